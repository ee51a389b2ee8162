/** The page on paper shouts its headings; the screen does not. Acronyms stay as they are. */
export function sentenceCase(label: string): string {
  const lower = label.replace(/\p{Lu}{2,}/gu, (word) => (acronyms.has(word) ? word : word.toLowerCase()));
  return lower.charAt(0).toUpperCase() + lower.slice(1);
}

const acronyms: ReadonlySet<string> = new Set(['IVA', 'ICE', 'IRBPNR', 'ISD', 'SRI', 'RUC']);
