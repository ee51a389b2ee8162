/** Sites a link of the window may lead to, in the system's browser: the authority's, and WhatsApp's for a ticket. */
const sites: ReadonlySet<string> = new Set([
  'www.sri.gob.ec',
  'srienlinea.sri.gob.ec',
  'celcer.sri.gob.ec',
  'wa.me',
]);

/** Whether a link may leave the window: https to a site of the list, on its own port, with nobody's name in it. */
export function mayOpenOutside(address: string): boolean {
  let url: URL;
  try {
    url = new URL(address);
  } catch {
    return false;
  }
  return url.protocol === 'https:' && sites.has(url.host) && url.username === '' && url.password === '';
}
