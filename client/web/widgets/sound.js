// Short sounds, made by Web Audio when they are needed. Silent until the page's first click or key, as browsers demand.

import * as identity from "../profile/identity.js";

/** A tone: its pitch in Hz, when it begins, its length in s, its share of the volume, and its waveform. @typedef {[number, number, number, number, OscillatorType]} Tone */

/** @type {Record<string, Tone[]>} */
const TONES = {
  chip: [
    [2093, 0, 0.07, 0.2, "triangle"],
    [2794, 0.045, 0.09, 0.16, "triangle"],
  ],
  turn: [
    [659, 0, 0.14, 0.3, "sine"],
    [880, 0.12, 0.22, 0.3, "sine"],
  ],
  low: [
    [988, 0, 0.06, 0.25, "triangle"],
    [988, 0.14, 0.06, 0.25, "triangle"],
  ],
  win: [
    [523, 0, 0.16, 0.3, "triangle"],
    [659, 0.1, 0.16, 0.3, "triangle"],
    [784, 0.2, 0.16, 0.3, "triangle"],
    [1047, 0.3, 0.4, 0.3, "triangle"],
  ],
  lost: [
    [392, 0, 0.2, 0.25, "sine"],
    [330, 0.16, 0.34, 0.25, "sine"],
  ],
};
/** A card is a burst of noise: its length in s, the filter's pitch in Hz, and its share of the volume. */
const CARD = { length: 0.075, pitch: 1900, share: 0.5 };

/** The one audio context of the page; null before the first sound. @type {AudioContext | null} */
let audio = null;

/** Play a sound at the volume of the settings; a name without a sound is silent. @param {string} name */
export function play(name) {
  audio ??= new AudioContext();
  void audio.resume();
  const volume = audio.createGain();
  volume.gain.value = Number(identity.settings().volume) / 100;
  volume.connect(audio.destination);
  if (name === "card") noise(audio, volume);
  else for (const tone of TONES[name] ?? []) sing(audio, volume, tone);
}

/** @param {AudioContext} context @param {AudioNode} to @param {Tone} tone */
function sing(context, to, [pitch, begin, length, share, waveform]) {
  const at = context.currentTime + begin;
  const source = new OscillatorNode(context, { type: waveform, frequency: pitch });
  source.connect(fading(context, at, length, share)).connect(to);
  source.start(at);
  source.stop(at + length);
}

/** @param {AudioContext} context @param {AudioNode} to */
function noise(context, to) {
  const { length, pitch, share } = CARD;
  const buffer = context.createBuffer(1, Math.ceil(length * context.sampleRate), context.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let at = 0; at < samples.length; at++) samples[at] = 2 * Math.random() - 1;
  const source = new AudioBufferSourceNode(context, { buffer });
  const filter = new BiquadFilterNode(context, { type: "bandpass", frequency: pitch, Q: 0.9 });
  source
    .connect(filter)
    .connect(fading(context, context.currentTime, length, share))
    .connect(to);
  source.start();
}

/** A gain that rises fast and dies away. @param {AudioContext} context @param {number} at @param {number} length @param {number} share */
function fading(context, at, length, share) {
  const gain = context.createGain();
  gain.gain.setValueAtTime(0.0001, at);
  gain.gain.exponentialRampToValueAtTime(share, at + 0.008);
  gain.gain.exponentialRampToValueAtTime(0.0001, at + length);
  return gain;
}
