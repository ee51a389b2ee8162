import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import forge from 'node-forge';
import type { TestCertificate } from './make-test-certificate.ts';

/** One key of a .p12 file. */
export interface TestP12Pair extends TestCertificate {
  readonly friendlyName?: string;
}

const { Class, Type, create, toDer, fromDer } = forge.asn1;

/** How a file is locked. */
interface P12Lock {
  readonly algorithm?: '3des' | 'aes256';
  /** Rounds from the password to a key: 2048 in a real file. One makes and opens it a good deal sooner. */
  readonly iterations?: number;
}

/** A .p12 file with any number of key pairs in it, as the Banco Central's have two. */
export function makeTestP12(pairs: readonly TestP12Pair[], password: string, lock: P12Lock = {}): Buffer {
  const { algorithm = '3des', iterations = 1 } = lock;
  const safe = create(
    Class.UNIVERSAL,
    Type.SEQUENCE,
    true,
    pairs.flatMap((pair) => contentsOf(pair, password, { algorithm, iterations })),
  );
  const pfx = create(Class.UNIVERSAL, Type.SEQUENCE, true, [
    create(Class.UNIVERSAL, Type.INTEGER, false, forge.asn1.integerToDer(3).getBytes()),
    dataContent(toDer(safe).getBytes()),
    macOf(toDer(safe).getBytes(), password, iterations),
  ]);
  return Buffer.from(toDer(pfx).getBytes(), 'latin1');
}

/** A .p12 file written by OpenSSL with the ciphers given, such as RC2-40 of old. */
export function makeOpensslP12(pair: TestP12Pair, password: string, options: readonly string[]): Buffer {
  const folder = mkdtempSync(join(tmpdir(), 'mostrador-p12-'));
  try {
    const pem = join(folder, 'pair.pem');
    const out = join(folder, 'pair.p12');
    writeFileSync(pem, pair.pair.privateKeyPem + forge.pki.certificateToPem(pair.certificate));
    const args = ['pkcs12', '-export', '-in', pem, '-out', out, '-passout', 'env:P12_PASSWORD', ...options];
    execFileSync('openssl', args, { env: { ...process.env, P12_PASSWORD: password }, timeout: 120_000 });
    return readFileSync(out);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** node-forge writes one pair a file, so each pair's contents are taken out of a file of its own. */
function contentsOf(
  pair: TestP12Pair,
  password: string,
  { algorithm, iterations }: Required<P12Lock>,
): forge.asn1.Asn1[] {
  const pfx = forge.pkcs12.toPkcs12Asn1(pair.pair.privateKey, pair.certificate, password, {
    algorithm,
    useMac: false,
    count: iterations,
    ...(pair.friendlyName === undefined ? {} : { friendlyName: pair.friendlyName }),
  });
  const octets = childAt(childAt(childAt(pfx, 1), 1), 0).value;
  if (typeof octets !== 'string') throw new Error('node-forge writes a .p12 differently now');
  const safe = fromDer(octets).value;
  if (typeof safe === 'string') throw new Error('node-forge writes a .p12 differently now');
  return safe;
}

function childAt(node: forge.asn1.Asn1, index: number): forge.asn1.Asn1 {
  const child = Array.isArray(node.value) ? node.value[index] : undefined;
  if (child === undefined) throw new Error('node-forge writes a .p12 differently now');
  return child;
}

function dataContent(octets: string): forge.asn1.Asn1 {
  return create(Class.UNIVERSAL, Type.SEQUENCE, true, [
    create(Class.UNIVERSAL, Type.OID, false, forge.asn1.oidToDer('1.2.840.113549.1.7.1').getBytes()),
    create(Class.CONTEXT_SPECIFIC, 0, true, [create(Class.UNIVERSAL, Type.OCTETSTRING, false, octets)]),
  ]);
}

/** MacData with SHA-1 (RFC 7292 §4). */
function macOf(octets: string, password: string, iterations: number): forge.asn1.Asn1 {
  const salt = forge.random.getBytesSync(8);
  const key = forge.pkcs12.generateKey(password, forge.util.createBuffer(salt), 3, iterations, 20);
  const hmac = forge.hmac.create();
  hmac.start('sha1', key);
  hmac.update(octets);
  const algorithm = create(Class.UNIVERSAL, Type.SEQUENCE, true, [
    create(Class.UNIVERSAL, Type.OID, false, forge.asn1.oidToDer('1.3.14.3.2.26').getBytes()),
    create(Class.UNIVERSAL, Type.NULL, false, ''),
  ]);
  return create(Class.UNIVERSAL, Type.SEQUENCE, true, [
    create(Class.UNIVERSAL, Type.SEQUENCE, true, [
      algorithm,
      create(Class.UNIVERSAL, Type.OCTETSTRING, false, hmac.getMac().getBytes()),
    ]),
    create(Class.UNIVERSAL, Type.OCTETSTRING, false, salt),
    create(Class.UNIVERSAL, Type.INTEGER, false, forge.asn1.integerToDer(iterations).getBytes()),
  ]);
}
