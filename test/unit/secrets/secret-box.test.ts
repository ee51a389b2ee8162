import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { UnreadableSecretError } from '../../../src-main/secrets/secret-box.ts';
import { fileSecretBox } from '../../support/secrets/file-secret-box.ts';
import { temporaryFolder } from '../../support/store/store.ts';

describe('a secret box', () => {
  it('gives back what was sealed, also after a restart', () => {
    const keyFile = join(temporaryFolder(), 'secret.key');
    const box = fileSecretBox(keyFile);
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 300 }), (secret) => {
        const sealed = box.seal(secret);
        expect(box.open(sealed)).toEqual(Buffer.from(secret));
        expect(fileSecretBox(keyFile).open(sealed)).toEqual(Buffer.from(secret));
      }),
    );
  });

  it('seals the same secret differently each time', () => {
    const box = newBox();
    expect(box.seal(Buffer.from('clave'))).not.toEqual(box.seal(Buffer.from('clave')));
  });

  it('opens nothing in which a bit was altered', () => {
    const box = newBox();
    const sealed = box.seal(Buffer.from('clave'));
    for (let bit = 0; bit < sealed.length * 8; bit += 1) {
      const altered = Uint8Array.from(sealed, (byte, at) =>
        at === Math.floor(bit / 8) ? byte ^ (1 << (bit % 8)) : byte,
      );
      expect(() => box.open(altered)).toThrow(UnreadableSecretError);
    }
  });

  it('opens nothing that was cut short', () => {
    const box = newBox();
    const sealed = box.seal(Buffer.from('clave'));
    for (let length = 0; length < sealed.length; length += 1) {
      expect(() => box.open(sealed.subarray(0, length))).toThrow(UnreadableSecretError);
    }
  });

  it('opens nothing of another installation', () => {
    expect(() => newBox().open(newBox().seal(Buffer.from('clave')))).toThrow(UnreadableSecretError);
  });
});

function newBox() {
  return fileSecretBox(join(temporaryFolder(), 'secret.key'));
}
