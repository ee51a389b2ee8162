import type { Picture } from '../business/entity-store.ts';
import { readPicture } from './picture.ts';
import { type SplitPng, splitPng } from './split-png.ts';

/** A logo that is certain to be drawn without an error. */
export interface KnownLogo {
  readonly bytes: Buffer;
  readonly picture: Picture;
  /** Where the library would unpack it and pack it again for each page. */
  readonly split: SplitPng | undefined;
}

/**
 * Remembers the logo of the last page: a shop has one, and to read it takes several times as long as a page. Anybody
 * else's is read in its place.
 */
export class LogoMemory {
  #last: { readonly bytes: Buffer; readonly known: KnownLogo | undefined } | undefined;

  /** Undefined when the bytes are no picture. */
  read(bytes: Buffer): KnownLogo | undefined {
    if (!this.#last?.bytes.equals(bytes)) this.#last = { bytes, known: knownLogo(bytes) };
    return this.#last.known;
  }
}

function knownLogo(bytes: Buffer): KnownLogo | undefined {
  const picture = readPicture(bytes);
  if (!picture) return undefined;
  return { bytes, picture, split: picture.contentType === 'image/png' ? splitPng(bytes) : undefined };
}
