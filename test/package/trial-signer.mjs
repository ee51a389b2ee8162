import { execFileSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';

// The system's own: macOS reads no .p12 as newer ones write it.
const openssl = '/usr/bin/openssl';

/** In a file: older ones take no extension by an option. */
const request = `[req]
distinguished_name = name
x509_extensions = signs
prompt = no
[name]
CN = Mostrador Trial
[signs]
basicConstraints = critical, CA:false
keyUsage = critical, digitalSignature
extendedKeyUsage = critical, codeSigning
`;

/**
 * A certificate that signs programs for two days and is its own issuer.
 *
 * @param {string} folder for its files
 * @returns {{ certificate: string, file: string, password: string }} the certificate; with its key, as .p12
 */
export function makeTrialSigner(folder) {
  const [config, key, certificate, file] = ['request.cnf', 'key.pem', 'signer.pem', 'signer.p12'].map(
    (name) => join(folder, name),
  );
  if (!config || !key || !certificate || !file) throw new Error('unreachable');
  writeFileSync(config, request);
  const password = randomUUID();
  const newKey = ['-newkey', 'rsa:2048', '-nodes', '-keyout', key];
  const run = (/** @type {readonly string[]} */ args) =>
    execFileSync(openssl, args, { stdio: 'pipe', env: { ...process.env, P12_PASSWORD: password } });
  run(['req', '-x509', '-sha256', '-days', '2', ...newKey, '-config', config, '-out', certificate]);
  run(['pkcs12', '-export', '-in', certificate, '-inkey', key, '-out', file, '-passout', 'env:P12_PASSWORD']);
  return { certificate, file, password };
}
