import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { homedir, tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

/** A browser has opened it by then, or never will; the terminal shows the link itself. */
const removedAfterMs = 60_000;

/**
 * Writes a page that only this person can read and that goes on to a link, and says its address. The link itself would be an
 * argument of the browser, which every user of the computer can read in the list of processes.
 *
 * @param {string} link
 * @returns {string}
 */
export function pageThatLeadsTo(link) {
  // Browsers that Linux keeps apart (snap, flatpak) see the person's folder, without hidden ones, and not the temporary one.
  const parent = process.platform === 'linux' ? homedir() : tmpdir();
  const folder = mkdtempSync(join(parent, 'mostrador-'));
  const remove = () => rmSync(folder, { recursive: true, force: true });
  setTimeout(remove, removedAfterMs).unref();
  process.once('exit', remove);
  const file = join(folder, 'abrir.html');
  writeFileSync(file, pageOf(link), { mode: 0o600 });
  return pathToFileURL(file).href;
}

/** @param {string} link */
function pageOf(link) {
  const address = link.replaceAll('&', '&amp;').replaceAll('"', '&quot;');
  return `<!doctype html><html lang="es"><meta charset="utf-8"><title>Mostrador</title>
<meta http-equiv="refresh" content="0;url=${address}">
<a href="${address}">Abrir Mostrador</a></html>
`;
}
