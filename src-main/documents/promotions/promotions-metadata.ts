import type { Metadata } from '../body/common-body.ts';

/**
 * The metadata by which an invoice names the promotions of its lines: their ids, with commas between, and for each line the
 * index of its promotion among them, or a hyphen. `0-1` says that of three lines the second had none.
 */
const keys = {
  promotions: ['mostrador_promotions', 'mostrador_promotions_2', 'mostrador_promotions_3'],
  lines: 'mostrador_promoted_lines',
} as const;

/** As many ids as the 500 characters of one metadata hold. */
const PROMOTIONS_PER_KEY = 12;

const NONE = '-';
const BASE = 36;

/** As many different ones as one character tells apart. */
export const PROMOTIONS_PER_SALE = BASE;
/** As many lines as the characters of one metadata. */
export const PROMOTED_LINES = 500;

/** @param ids of the promotion of each line, by its index; empty where none has one */
export function metadataOfPromotions(ids: readonly (string | undefined)[]): Metadata {
  const lines = ids.slice(0, PROMOTED_LINES);
  const used = [...new Set(lines.flatMap((id) => id ?? []))].slice(0, PROMOTIONS_PER_SALE);
  if (used.length === 0) return {};
  const signs = lines.map((id) => {
    const index = id === undefined ? -1 : used.indexOf(id);
    return index === -1 ? NONE : index.toString(BASE);
  });
  const metadata: Metadata = { [keys.lines]: signs.join('') };
  for (const [at, key] of keys.promotions.entries()) {
    const ofKey = used.slice(at * PROMOTIONS_PER_KEY, (at + 1) * PROMOTIONS_PER_KEY);
    if (ofKey.length > 0) metadata[key] = ofKey.join(',');
  }
  return metadata;
}

/** The id of the promotion of each line, as a document says it; what is not readable is none. */
export function promotionsOfLines(metadata: Metadata): (string | undefined)[] {
  const used = keys.promotions.flatMap((key) => metadata[key]?.split(',') ?? []);
  if (used.length === 0) return [];
  return [...(metadata[keys.lines] ?? '')].map((sign) => used[Number.parseInt(sign, BASE)]);
}
