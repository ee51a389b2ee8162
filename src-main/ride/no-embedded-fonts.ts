/*
 * What the build puts in the place of fontkit and linebreak (electron.vite.config.ts). pdfkit loads both at once, for
 * fonts that are embedded and for lines that it breaks itself; pages here need neither, and loading them took three
 * quarters of the time until the first page (docs/performance.md, The printed page).
 */

const reason = 'only the standard fonts of PDF are used, and lines are broken before they are drawn';

/** Stands for fontkit's reader of font files. */
export function create(): never {
  throw new Error(reason);
}

/** Stands for linebreak. */
export default class LineBreaker {
  constructor() {
    throw new Error(reason);
  }
}
