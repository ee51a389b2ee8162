import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { isWindowsKeyOnDisk } from '../../../src-main/desktop/windows-key.ts';
import { temporaryFolder } from '../../support/store/store.ts';

it.each([
  ['nothing yet', undefined, false],
  ['other things', '{"browser":{}}', false],
  ['half of it', '{"os_crypt":{"encrypted_key":"RFBB', false],
  ['the key', '{"os_crypt":{"audit_enabled":true,"encrypted_key":"RFBBUEk="}}', true],
])('what protects on Windows is on the disk once its file holds the key: %s', (_, text, isThere) => {
  const folder = temporaryFolder();
  if (text !== undefined) writeFileSync(join(folder, 'Local State'), text);
  expect(isWindowsKeyOnDisk(folder)).toBe(isThere);
});
