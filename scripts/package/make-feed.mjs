import { sign } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { dump, load } from 'js-yaml';
import { create } from 'tar';
import { root } from '../lib/project.mjs';

/** The lists that electron-builder writes of a version, one for each channel and system. */
const list = /^(latest|beta|alpha)(-linux|-mac)?(-arm64)?\.yml$/;

/**
 * Makes what was packaged a feed of updates: signs each list, says what the version brings and how many shops are offered
 * it by now, and puts the same into a file for shops without internet. A list that has been signed may be made again.
 *
 * @param {object} wanted
 * @param {string} wanted.folder with the packages and their lists
 * @param {string | Buffer} wanted.privateKey Ed25519, as PEM
 * @param {string} wanted.notes what the version brings, in Spanish, as plain text
 * @param {number | undefined} [wanted.rollout] how many of a hundred shops; all when left out
 * @returns {Promise<string>} the file for shops without internet
 */
export async function makeFeed({ folder, privateKey, notes, rollout }) {
  const [{ signedText }, { isPlainName }] = await Promise.all(
    ['signed-text.ts', 'plain-name.ts'].map(
      (name) => import(pathToFileURL(join(root, 'src-main', 'desktop', 'updates', name)).href),
    ),
  );
  const lists = readdirSync(folder).filter((name) => list.test(name));
  if (lists.length === 0) throw new Error(`${folder} has no list of updates`);
  /** @type {Set<string>} */
  const packages = new Set();
  let version = '';
  for (const name of lists) {
    const target = join(folder, name);
    const { signature, stagingPercentage, ...update } = /** @type {Record<string, any>} */ (
      load(readFileSync(target, 'utf8'))
    );
    version = update.version;
    for (const { url } of update.files) {
      if (!isPlainName(url)) throw new Error(`an update has no file of this name: ${url}`);
      packages.add(url);
    }
    const feed = {
      ...update,
      releaseNotes: notes,
      signature: sign(null, Buffer.from(signedText(update)), privateKey).toString('base64'),
      ...(rollout !== undefined && { stagingPercentage: rollout }),
    };
    writeFileSync(target, dump(feed, { lineWidth: -1 }));
  }
  const offline = join(folder, `Mostrador-${version}-${process.platform}-${process.arch}.mostrador`);
  await create({ file: offline, cwd: folder, portable: true }, [...lists, ...packages]);
  return offline;
}
