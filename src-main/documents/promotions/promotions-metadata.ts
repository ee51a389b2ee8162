import type { Metadata } from '../body/common-body.ts';

/**
 * The metadata by which an invoice says what its lines were promoted by: the ids of the promotions, with commas between, and
 * for each line the index of its promotion among them, or a hyphen. `0-1` says that of three lines the second had none.
 */
export const promotionsMetadata = {
  promotions: 'mostrador_promotions',
  lines: 'mostrador_promoted_lines',
} as const;

/** As many different ones as the text of a metadata holds, and as many lines. */
export const PROMOTIONS_PER_SALE = 12;
export const PROMOTED_LINES = 500;

const NONE = '-';
const BASE = 36;

/** @param ids of the promotion of each line, by its index; empty where none has one */
export function metadataOfPromotions(ids: readonly (string | undefined)[]): Metadata {
  const named = [...new Set(ids.slice(0, PROMOTED_LINES).flatMap((id) => id ?? []))].slice(
    0,
    PROMOTIONS_PER_SALE,
  );
  if (named.length === 0) return {};
  const lines = ids.slice(0, PROMOTED_LINES).map((id) => {
    const index = id === undefined ? -1 : named.indexOf(id);
    return index === -1 ? NONE : index.toString(BASE);
  });
  return { [promotionsMetadata.promotions]: named.join(','), [promotionsMetadata.lines]: lines.join('') };
}

/** The id of the promotion of each line, as a document says it; what is not readable is none. */
export function promotionsOfLines(metadata: Metadata): (string | undefined)[] {
  const named = metadata[promotionsMetadata.promotions]?.split(',') ?? [];
  if (named.length === 0) return [];
  return [...(metadata[promotionsMetadata.lines] ?? '')].map((sign) => named[Number.parseInt(sign, BASE)]);
}
