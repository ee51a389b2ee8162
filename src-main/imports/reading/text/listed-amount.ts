/** An amount as the portal writes it, `2.4`, or as a spreadsheet left it, `1.234,56`; undefined when it is none. */
export function parseListedAmount(text: string): string | undefined {
  const written = text.replaceAll(/[$\s]/g, '');
  if (/^\d+(?:\.\d+)?$/.test(written)) return written;
  if (/^\d{1,3}(?:\.\d{3})*,\d{1,2}$|^\d+,\d{1,2}$/.test(written)) {
    return written.replaceAll('.', '').replace(',', '.');
  }
  if (/^\d{1,3}(?:,\d{3})+(?:\.\d+)?$/.test(written)) return written.replaceAll(',', '');
  return undefined;
}
