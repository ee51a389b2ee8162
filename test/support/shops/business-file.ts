import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { z } from 'zod';
import type { businessFile } from '../../../src-main/contract/business/business-file.ts';
import type { TestCertificateRequest } from '../certificates/make-test-certificate.ts';
import { makeTestP12 } from '../certificates/make-test-p12.ts';
import { companyRuc, securityDataPair, testPassword } from '../certificates/test-certificates.ts';

/** A `business.json` as it is written, before it is parsed. */
export type BusinessInput = z.input<typeof businessFile>;

/** A live business with one establishment that goes on at 41 in the authority's test environment. */
export function aBusiness(parts: Partial<BusinessInput> = {}): BusinessInput {
  return {
    business: {
      ruc: companyRuc,
      legal_name: 'ALMACENES EJEMPLO S.A.',
      trade_name: 'EJEMPLO',
      head_office_address: 'Av. Amazonas N34-120, Quito',
      keeps_accounting: true,
    },
    establishments: [
      {
        code: '002',
        address: 'Av. 9 de Octubre 100, Guayaquil',
        emission_points: [{ code: '003', next_numbers: { test: { invoice: 41 } } }],
      },
    ],
    ...parts,
  };
}

/** Writes a `business.json` into a folder; gives its path. */
export function writeBusinessFile(folder: string, business: unknown): string {
  const file = join(folder, 'business.json');
  writeFileSync(file, JSON.stringify(business));
  return file;
}

/** Writes `firma/firma.p12` of a RUC and `firma/clave.txt` into a folder; gives their paths, relative and whole. */
export function writeCertificate(folder: string, request: TestCertificateRequest & { ruc?: string } = {}) {
  const { ruc = companyRuc, ...wanted } = request;
  mkdirSync(join(folder, 'firma'), { recursive: true });
  const relative = { file: 'firma/firma.p12', password_file: 'firma/clave.txt' };
  const p12 = join(folder, relative.file);
  const passwordFile = join(folder, relative.password_file);
  writeFileSync(p12, makeTestP12([securityDataPair(ruc, wanted)], testPassword));
  writeFileSync(passwordFile, `${testPassword}\r\n`);
  return { relative, p12, passwordFile };
}
