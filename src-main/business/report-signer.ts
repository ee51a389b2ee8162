import type { Applied, SigningKeys } from './signing-keys.ts';

export interface SignedReport {
  /** RSASSA-PKCS1-v1_5 with SHA-256 over the bytes. */
  readonly signature: Uint8Array;
  /** PEM. */
  readonly certificate: string;
}

/** Signs the bytes of a report with the certificate of their business. */
export type SignReport = (
  business: { readonly entityId: string; readonly ruc: string },
  bytes: Uint8Array,
) => Promise<Applied<SignedReport>>;

export function makeReportSigner(keys: Pick<SigningKeys, 'apply'>, now: () => Date): SignReport {
  return (business, bytes) =>
    keys.apply({ ...business, at: now() }, async (key) => ({
      signature: await key.sign(bytes, 'sha256'),
      certificate: pemOf(key.certificateDer),
    }));
}

function pemOf(der: Uint8Array): string {
  const lines =
    Buffer.from(der)
      .toString('base64')
      .match(/.{1,64}/g) ?? [];
  return ['-----BEGIN CERTIFICATE-----', ...lines, '-----END CERTIFICATE-----', ''].join('\n');
}
