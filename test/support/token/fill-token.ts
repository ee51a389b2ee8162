import type { JsonWebKey } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

/** What a new token is to hold. */
export interface TokenContents {
  readonly label: string;
  readonly pin: string;
  readonly pairs: readonly TokenPair[];
}

export interface TokenPair {
  /** CKA_ID, hexadecimal. */
  readonly id: string;
  readonly label: string;
  readonly isHidden: boolean;
  /** Base64. */
  readonly certificateDer: string;
  readonly privateKey: JsonWebKey | null;
}

// `node fill-token.ts LIBRARY < contents.json`: sets a free token of SoftHSM up and prints its serial number.
const pkcs11js: typeof import('pkcs11js') = createRequire(import.meta.url)('pkcs11js');
const contents: TokenContents = JSON.parse(readFileSync(0, 'utf8'));
const administratorPin = 'administrator';
const { CKF_SERIAL_SESSION, CKF_RW_SESSION, CKF_TOKEN_INITIALIZED } = pkcs11js;

const driver = new pkcs11js.PKCS11();
driver.load(process.argv[2] ?? '');
driver.C_Initialize();
initializeToken();
const slot = driver.C_GetSlotList(true).find((each) => labelOf(each) === contents.label);
if (slot === undefined) throw new Error('The token was not made');
const session = driver.C_OpenSession(slot, CKF_SERIAL_SESSION | CKF_RW_SESSION);
driver.C_Login(session, pkcs11js.CKU_SO, administratorPin);
driver.C_InitPIN(session, contents.pin);
driver.C_Logout(session);
driver.C_Login(session, pkcs11js.CKU_USER, contents.pin);
for (const pair of contents.pairs) {
  storeCertificate(pair);
  if (pair.privateKey !== null) storePrivateKey(pair, pair.privateKey);
}
process.stdout.write(`${driver.C_GetTokenInfo(slot).serialNumber.trim()}\n`);
driver.C_Finalize();

function initializeToken(): void {
  const free = driver
    .C_GetSlotList(true)
    .find((each) => (driver.C_GetTokenInfo(each).flags & CKF_TOKEN_INITIALIZED) === 0);
  if (free === undefined) throw new Error('SoftHSM has no free slot');
  driver.C_InitToken(free, administratorPin, contents.label.padEnd(32));
}

function labelOf(each: Buffer): string {
  return driver.C_GetTokenInfo(each).label.trim();
}

function storeCertificate({ id, label, isHidden, certificateDer }: TokenPair): void {
  driver.C_CreateObject(session, [
    { type: pkcs11js.CKA_CLASS, value: pkcs11js.CKO_CERTIFICATE },
    { type: pkcs11js.CKA_CERTIFICATE_TYPE, value: pkcs11js.CKC_X_509 },
    { type: pkcs11js.CKA_TOKEN, value: true },
    { type: pkcs11js.CKA_PRIVATE, value: isHidden },
    { type: pkcs11js.CKA_ID, value: Buffer.from(id, 'hex') },
    { type: pkcs11js.CKA_LABEL, value: label },
    { type: pkcs11js.CKA_SUBJECT, value: Buffer.from('subject') },
    { type: pkcs11js.CKA_VALUE, value: Buffer.from(certificateDer, 'base64') },
  ]);
}

function storePrivateKey({ id, label }: TokenPair, { n, e, d, p, q, dp, dq, qi }: JsonWebKey): void {
  driver.C_CreateObject(session, [
    { type: pkcs11js.CKA_CLASS, value: pkcs11js.CKO_PRIVATE_KEY },
    { type: pkcs11js.CKA_KEY_TYPE, value: pkcs11js.CKK_RSA },
    { type: pkcs11js.CKA_TOKEN, value: true },
    { type: pkcs11js.CKA_PRIVATE, value: true },
    { type: pkcs11js.CKA_SENSITIVE, value: true },
    { type: pkcs11js.CKA_SIGN, value: true },
    { type: pkcs11js.CKA_ID, value: Buffer.from(id, 'hex') },
    { type: pkcs11js.CKA_LABEL, value: label },
    number(pkcs11js.CKA_MODULUS, n),
    number(pkcs11js.CKA_PUBLIC_EXPONENT, e),
    number(pkcs11js.CKA_PRIVATE_EXPONENT, d),
    number(pkcs11js.CKA_PRIME_1, p),
    number(pkcs11js.CKA_PRIME_2, q),
    number(pkcs11js.CKA_EXPONENT_1, dp),
    number(pkcs11js.CKA_EXPONENT_2, dq),
    number(pkcs11js.CKA_COEFFICIENT, qi),
  ]);
}

function number(type: number, base64url: string | undefined) {
  return { type, value: Buffer.from(base64url ?? '', 'base64url') };
}
