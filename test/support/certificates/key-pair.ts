import { generateKeyPairSync } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import forge from 'node-forge';

/** An RSA key pair in the form node-forge issues certificates with. */
export interface TestKeyPair {
  readonly privateKeyPem: string;
  readonly privateKey: forge.pki.rsa.PrivateKey;
  readonly publicKey: forge.pki.PublicKey;
}

const pairs = new Map<string, TestKeyPair>();

/** The key pair of that label: made once and kept between runs, because every new one takes tenths of a second. */
export function keyPairOf(label: string, bits = 2048): TestKeyPair {
  const name = `${label}/${bits}`;
  const pair = pairs.get(name) ?? pairOf(name, bits);
  pairs.set(name, pair);
  return pair;
}

function pairOf(name: string, bits: number): TestKeyPair {
  const privateKeyPem = keptKey(`${name.replaceAll(/\W+/g, '-')}.pem`, () => makeKey(bits));
  const privateKey = forge.pki.privateKeyFromPem(privateKeyPem);
  return { privateKeyPem, privateKey, publicKey: forge.pki.setRsaPublicKey(privateKey.n, privateKey.e) };
}

const folder = new URL('../../../node_modules/.cache/mostrador/test-keys/', import.meta.url);

function keptKey(name: string, make: () => string): string {
  const file = fileURLToPath(new URL(name, folder));
  try {
    return readFileSync(file, 'utf8');
  } catch {
    const pem = make();
    mkdirSync(dirname(file), { recursive: true });
    // In one step: another worker may be making the same, and the last one stays.
    writeFileSync(`${file}.${process.pid}`, pem);
    renameSync(`${file}.${process.pid}`, file);
    return pem;
  }
}

function makeKey(bits: number): string {
  return generateKeyPairSync('rsa', {
    modulusLength: bits,
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs1', format: 'pem' },
  }).privateKey;
}
