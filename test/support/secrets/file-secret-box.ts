import { randomBytes } from 'node:crypto';
import { writeWhole } from '../../../src-main/process/flush.ts';
import { KEY_BYTES, readKey } from '../../../src-main/secrets/key-file.ts';
import { makeSecretBox, type SecretBox } from '../../../src-main/secrets/secret-box.ts';

/** A box whose key lies in a file, which is made when it is not there: the same box for every part of a test. */
export function fileSecretBox(keyFile: string): SecretBox {
  const key = readKey(keyFile) ?? randomBytes(KEY_BYTES);
  writeWhole(keyFile, key);
  return makeSecretBox(key);
}
