import { generateKeyPairSync } from 'node:crypto';
import forge from 'node-forge';

/** An RSA key pair in the form node-forge issues certificates with. */
export interface TestKeyPair {
  readonly privateKeyPem: string;
  readonly privateKey: forge.pki.rsa.PrivateKey;
  readonly publicKey: forge.pki.PublicKey;
}

const pairs = new Map<string, TestKeyPair>();

/** The key pair of that label: made once a process, because every new one takes a tenth of a second. */
export function keyPairOf(label: string, bits = 2048): TestKeyPair {
  const name = `${label}/${bits}`;
  const pair = pairs.get(name) ?? makePair(bits);
  pairs.set(name, pair);
  return pair;
}

function makePair(bits: number): TestKeyPair {
  const { privateKey, publicKey } = generateKeyPairSync('rsa', {
    modulusLength: bits,
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs1', format: 'pem' },
  });
  return {
    privateKeyPem: privateKey,
    privateKey: forge.pki.privateKeyFromPem(privateKey),
    publicKey: forge.pki.publicKeyFromPem(publicKey),
  };
}
