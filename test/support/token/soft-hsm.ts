import { execFileSync } from 'node:child_process';
import { createPrivateKey } from 'node:crypto';
import { existsSync, mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestCertificate } from '../certificates/make-test-certificate.ts';
import type { TokenContents, TokenPair } from './fill-token.ts';

/** Where Linux distributions put SoftHSM's library. */
const libraries = [
  '/usr/lib/softhsm/libsofthsm2.so',
  '/usr/lib/x86_64-linux-gnu/softhsm/libsofthsm2.so',
  '/usr/lib/aarch64-linux-gnu/softhsm/libsofthsm2.so',
  '/usr/lib64/pkcs11/libsofthsm2.so',
  '/usr/lib64/softhsm/libsofthsm2.so',
  '/usr/local/lib/softhsm/libsofthsm2.so',
];

export const softHsmLibrary = libraries.find((file) => existsSync(file));

/** The PIN of every token made here. */
export const tokenPin = 'Clave-2026';

/** Tokens in software, in a temporary folder. */
export interface SoftHsm {
  readonly folder: string;
  readonly module: string;
  /** What a process needs to see these tokens and no others. */
  readonly env: NodeJS.ProcessEnv;
  /** The serial number of each token, in the order they were asked for. */
  readonly serials: readonly string[];
  /** Takes the tokens away from every process, as if they were pulled out; `show` puts them back. */
  hide(): void;
  show(): void;
  remove(): void;
}

/** A key pair on a token. */
export interface StoredPair {
  readonly certificate: TestCertificate;
  /** CKA_ID, hexadecimal. */
  readonly id: string;
  readonly label?: string;
  /** Whether the certificate shows itself only after the login. */
  readonly isHidden?: boolean;
  /** The certificate alone, as a token has it whose key was never made. */
  readonly withoutKey?: boolean;
}

export interface SoftTokenRequest {
  readonly label: string;
  readonly pairs: readonly StoredPair[];
}

/** Makes tokens with their key pairs and certificates. */
export function makeSoftHsm(requests: readonly SoftTokenRequest[]): SoftHsm {
  if (softHsmLibrary === undefined) throw new Error('SoftHSM is not installed');
  const folder = mkdtempSync(join(tmpdir(), 'mostrador-token-'));
  const configuration = join(folder, 'softhsm2.conf');
  const tokenFolder = join(folder, 'tokens');
  mkdirSync(tokenFolder);
  writeFileSync(configuration, `directories.tokendir = ${tokenFolder}\nlog.level = ERROR\n`);
  const env = {
    ...process.env,
    SOFTHSM2_CONF: configuration,
    // Most tests start a driver's process, and compiling its program is half of what that takes.
    NODE_COMPILE_CACHE: join(folder, 'compiled'),
  };
  const serials = requests.map(({ label, pairs }) => {
    const contents: TokenContents = { label, pin: tokenPin, pairs: pairs.map(tokenPairOf) };
    // The library reads its environment once a process, so a token is filled in one of its own.
    return execFileSync(
      process.execPath,
      [join(import.meta.dirname, 'fill-token.ts'), softHsmLibrary ?? ''],
      { env, input: JSON.stringify(contents), encoding: 'utf8', timeout: 120_000 },
    ).trim();
  });
  return {
    folder,
    module: softHsmLibrary,
    env,
    serials,
    hide: () => renameSync(tokenFolder, `${tokenFolder}-hidden`),
    show: () => renameSync(`${tokenFolder}-hidden`, tokenFolder),
    remove: () => rmSync(folder, { recursive: true, force: true, maxRetries: 10 }),
  };
}

function tokenPairOf(pair: StoredPair): TokenPair {
  const { certificate, id, label = 'Firma', isHidden = false, withoutKey = false } = pair;
  return {
    id,
    label,
    isHidden,
    certificateDer: certificate.der.toString('base64'),
    privateKey: withoutKey
      ? null
      : createPrivateKey(certificate.pair.privateKeyPem).export({ format: 'jwk' }),
  };
}
