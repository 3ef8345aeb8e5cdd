// Made from client/text/en/player_name.ftl by `python -m client.catalogue`.

export const title = () => "What is your name?";

export const label = () => "Your name";

export const hint = () => "Up to 24 characters. Other players see it. It is remembered for next time.";

/** @param {{name: string | null, profile: string | null}} values */
export const playingAs = ({ name, profile }) => name === null ? `You have no name yet${profile === null ? "." : `, in profile ${profile}.`}` : `You are ${name}${profile === null ? "." : `, in profile ${profile}.`}`;

export const change = () => "Change your name";

export const choose = () => "Choose a name";

export const proceed = () => "Continue";
