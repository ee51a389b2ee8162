import { generateKeyPairSync } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { describe, expect, it, onTestFinished } from 'vitest';
import { programFile } from '../../../../src-main/program-file.ts';
import type { FileSigning } from '../../../../src-main/signing/file-signing.ts';
import { P12Key } from '../../../../src-main/signing/p12-key.ts';
import { signHere } from '../../../../src-main/signing/sign-here.ts';
import { type SigningThreads, signInThreads } from '../../../../src-main/signing/threads/sign-in-threads.ts';
import { verifySignature } from '../../../../src-main/signing/verify.ts';
import { companyRuc, makeTestKey, otherRuc } from '../../../support/certificates/test-certificates.ts';
import { canonicalFactura } from '../canonical-factura.ts';

const signingTime = new Date('2026-11-21T03:04:05.678Z');
const key = makeTestKey(companyRuc);
const otherKey = makeTestKey(otherRuc);
/** Whoever must not be asked. */
const nobody: FileSigning = {
  sign: () => Promise.reject(new Error('signed here')),
  prepare() {},
  forget() {},
};
const mortalThread = fileURLToPath(new URL('../../../support/mortal-signing-thread.ts', import.meta.url));
const deadlyFactura = canonicalFactura.replace('razonSocial>', 'razonSocial>FIN DEL HILO ');

describe('signing in threads', () => {
  it('gives the very bytes that signing here gives, which an independent verifier proves', async () => {
    const { signing } = inThreads({ here: nobody });
    const ascii = canonicalFactura.replace(/[^\x20-\x7e\n]/g, '');
    for (const one of [canonicalFactura, ascii]) {
      const signed = await signing.sign(key, one, { signingTime, idSeed: 'a-1' });
      const here = await signHere().sign(key, one, { signingTime, idSeed: 'a-1' });
      expect(Buffer.from(signed).equals(here)).toBe(true);
      expect(verifySignature(Buffer.from(signed).toString())).toEqual({
        ok: true,
        certificateDer: key.certificateDer,
        document: one.slice(one.indexOf('<factura')),
      });
    }
  });

  it('signs many at once for two businesses, each document with its own certificate', async () => {
    const { signing } = inThreads({ here: nobody });
    const keys = Array.from({ length: 60 }, (_, index) => (index % 3 === 0 ? otherKey : key));
    const signed = await Promise.all(
      keys.map((one, index) => signing.sign(one, numbered(index), { signingTime, idSeed: `a-${index}` })),
    );
    for (const [index, bytes] of signed.entries()) {
      const verified = verifySignature(Buffer.from(bytes).toString());
      expect(verified).toMatchObject({ ok: true, certificateDer: keys[index]?.certificateDer });
      expect(verified).toMatchObject({ document: expect.stringContaining(`>NUMERO ${index} `) });
    }
  });

  it('signs with a key that was prepared, and again with one that was forgotten', async () => {
    const { signing } = inThreads({ here: nobody });
    signing.prepare(key);
    const first = await sign(signing);
    signing.forget(key);
    expect(await sign(signing)).toEqual(first);
  });
});

describe('a document that a thread does not sign', () => {
  it('is signed here when its thread dies, as are those beside it, and a new thread signs the next', async () => {
    const here = countingHere();
    const { signing, failures } = inThreads({ threadFile: mortalThread, here, most: 1 });
    const left = [canonicalFactura, deadlyFactura, canonicalFactura];
    const signed = await Promise.all(
      left.map((xml, index) => signing.sign(key, xml, { signingTime, idSeed: `a-${index}` })),
    );
    for (const bytes of signed) expect(verifySignature(Buffer.from(bytes).toString()).ok).toBe(true);
    expect(here.signed()).toBe(3);
    expect(failures).toEqual([new Error('a signing thread ended with 7')]);
    await sign(signing);
    expect(here.signed()).toBe(3);
  });

  it.each([
    ['ends as it starts', `${mortalThread}.gone.ts`],
    // As Node throws at once for a path of which it cannot tell where it begins.
    ['is refused by Node at once', 'signing-thread.ts'],
  ])('is signed here when every thread %s, which is tried three times', async (_what, threadFile) => {
    const here = countingHere();
    const { signing, failures } = inThreads({ threadFile, here });
    for (let time = 1; time <= 5; time += 1) {
      await sign(signing);
      expect(here.signed()).toBe(time);
    }
    expect(failures).toEqual([expect.any(Error), expect.any(Error), expect.any(Error)]);
  });

  it('is refused when the key is not that of the certificate; nothing of the key is told', async () => {
    const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
    const { certificate, certificateDer } = key;
    const wrong = new P12Key({ friendlyName: null, certificate, certificateDer, privateKey });
    const { signing, failures } = inThreads({});
    const why = 'our own signature of a-1 does not verify: signature_value';
    await expect(sign(signing, wrong)).rejects.toThrow(why);
    expect(failures).toEqual([new Error(`Error: ${why}`)]);
    expect(verifySignature(Buffer.from(await sign(signing)).toString()).ok).toBe(true);
  });

  it('is refused when it is not canonical, and holds up none of those beside it', async () => {
    const { signing } = inThreads({});
    const [wrong, right] = await Promise.allSettled([
      signing.sign(key, '<factura/>', { signingTime, idSeed: 'a-1' }),
      sign(signing),
    ]);
    expect(wrong).toMatchObject({ status: 'rejected', reason: { message: /root has id/ } });
    expect(right.status).toBe('fulfilled');
  });

  it('is signed here when the threads are stopped meanwhile, and after that', async () => {
    const { signing, failures } = inThreads({});
    await sign(signing);
    const asked = Array.from({ length: 40 }, () => sign(signing));
    await Promise.resolve();
    await signing.stop();
    const first = await sign(signing);
    for (const one of await Promise.all(asked)) expect(Buffer.from(one).equals(first)).toBe(true);
    expect(failures).toEqual([]);
  });
});

function inThreads(parts: Partial<SigningThreads>) {
  const failures: unknown[] = [];
  const signing = signInThreads({
    threadFile: programFile('signing-thread', sources),
    most: 2,
    here: signHere(),
    failed: (reason) => failures.push(reason),
    ...parts,
  });
  onTestFinished(() => signing.stop());
  return { signing, failures };
}

const sources = fileURLToPath(new URL('../../../../src-main', import.meta.url));

function sign(signing: FileSigning, one = key): Promise<Uint8Array> {
  return signing.sign(one, canonicalFactura, { signingTime, idSeed: 'a-1' });
}

function numbered(index: number): string {
  return canonicalFactura.replace('razonSocial>', `razonSocial>NUMERO ${index} `);
}

/** Signs here, and counts how often. */
function countingHere(): FileSigning & { signed(): number } {
  const here = signHere();
  let signed = 0;
  return {
    ...here,
    sign(...asked) {
      signed += 1;
      return here.sign(...asked);
    },
    signed: () => signed,
  };
}
