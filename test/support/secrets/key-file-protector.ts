import type { KeyProtector } from '../../../src-main/secrets/key-protector.ts';
import { fileSecretBox } from './file-secret-box.ts';

/**
 * What the system's keyring is to a desktop, with a key of its own in a file elsewhere: another file is another computer.
 */
export function keyFileProtector(keyFile: string): KeyProtector {
  const box = fileSecretBox(keyFile);
  return {
    availability: async () => 'available',
    protect: async (key) => box.seal(key),
    unprotect: async (protectedKey) => box.open(protectedKey),
  };
}
