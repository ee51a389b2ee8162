import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * What xmlsec1 says of the signature of a document, code that shares nothing with ours: the first line is `OK` for a
 * good one. The certificate itself is not judged: nobody vouches for one made in a test.
 */
export function verifyWithXmlsec(xml: string, rootElement = 'factura'): string {
  const folder = mkdtempSync(join(tmpdir(), 'mostrador-xmlsec-'));
  try {
    const file = join(folder, 'signed.xml');
    writeFileSync(file, xml);
    const ids = ['--id-attr:id', rootElement, '--id-attr:Id', 'SignedProperties', '--id-attr:Id', 'KeyInfo'];
    const { stdout, stderr } = spawnSync('xmlsec1', ['--verify', ...ids, '--insecure', file], {
      encoding: 'utf8',
      timeout: 120_000,
    });
    return `${stderr}${stdout}`.trim();
  } finally {
    rmSync(folder, { recursive: true });
  }
}
