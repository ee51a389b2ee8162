/** A search without the words nobody typed. */
export function searchOf({ q, limit }: { readonly q?: string | undefined; readonly limit: number }): {
  q?: string;
  limit: number;
} {
  const words = q?.trim();
  return words ? { q: words, limit } : { limit };
}
