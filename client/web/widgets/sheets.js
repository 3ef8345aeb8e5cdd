// Style sheets that only some screens need: each is loaded once, when it is first needed.

/** @type {Map<string, Promise<void>>} */
const loading = new Map();
/** @type {Set<string>} */
const loaded = new Set();

/** Whether a sheet is there. @param {string} path */
export const hasSheet = (path) => loaded.has(path);

/** Load a sheet, unless it is there; the sheets in the page come before it. @param {string} path @returns {Promise<void>} */
export function loadSheet(path) {
  let load = loading.get(path);
  if (load === undefined) {
    load = new Promise((resolve, reject) => {
      const link = document.createElement("link");
      link.rel = "stylesheet";
      link.href = path;
      link.addEventListener("load", () => {
        loaded.add(path);
        resolve();
      });
      link.addEventListener("error", () => {
        link.remove();
        loading.delete(path);
        reject(new Error(path));
      });
      document.head.append(link);
    });
    loading.set(path, load);
  }
  return load;
}
