import { generateKeyPairSync } from 'node:crypto';
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { makeFeed } from '../../scripts/package/make-feed.mjs';
import { makeTrialPackages } from '../support/electron/trial-packages.mjs';
import type { Installer } from './installers/installer.ts';
import { startLocalFeed } from './local-feed.ts';

/** The versions there are, and what is done to the program before it is packed. */
const changes = {
  '0.1.0': undefined,
  '0.2.0': undefined,
  // One whose native library this computer cannot load: it opens no data.
  '0.3.0': breakLibrary,
} as const;

export type Version = keyof typeof changes;

export type Versions = Awaited<ReturnType<typeof makeVersions>>;

/** Signed packages of some versions, each made when it is first asked for, and a server that has one of them at a time. */
export async function makeVersions(kinds: readonly Installer['kind'][]) {
  const feed = await startLocalFeed();
  const made = mkdtempSync(join(tmpdir(), 'mostrador-packages-'));
  const { privateKey, publicKey } = generateKeyPairSync('ed25519');
  const mostrador = {
    providerRuc: '',
    updateKey: publicKey.export({ format: 'der', type: 'spki' }).toString('base64'),
  };
  const packing = new Map<Version, Promise<void>>();

  async function pack(version: Version): Promise<void> {
    const output = join(made, version);
    const change = changes[version];
    await makeTrialPackages({
      kinds,
      output,
      version,
      updateUrl: feed.url,
      metadata: { mostrador },
      ...(change && { change }),
    });
    // What was packed, as it was before.
    for (const entry of readdirSync(output, { withFileTypes: true })) {
      if (entry.isDirectory()) rmSync(join(output, entry.name), { recursive: true });
    }
    const pem = privateKey.export({ format: 'pem', type: 'pkcs8' });
    await makeFeed({ folder: output, privateKey: pem, notes: `Lo nuevo de ${version}` });
  }

  return {
    publish: feed.publish,
    /** The folder of a version's packages. */
    async folderOf(version: Version): Promise<string> {
      const packed = packing.get(version) ?? pack(version);
      packing.set(version, packed);
      await packed;
      return join(made, version);
    },
    close(): void {
      feed.close();
      rmSync(made, { recursive: true, maxRetries: 10 });
    },
  };
}

/** The one file of a folder whose name ends so. */
export function fileIn(folder: string, ending: string): string {
  const name = readdirSync(folder).find((one) => one.endsWith(ending));
  if (name === undefined) throw new Error(`${folder} has no ${ending}`);
  return join(folder, name);
}

function breakLibrary(program: string): void {
  const folder = join(program, 'node_modules', 'better-sqlite3', 'prebuilds');
  for (const name of readdirSync(folder)) writeFileSync(join(folder, name), 'of another computer');
}
