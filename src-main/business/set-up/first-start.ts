import { randomBytes } from 'node:crypto';
import { PRACTICE_RUC } from '../../documents/identifiers/practice-ruc.ts';
import { documentTypes } from '../../documents/kinds.ts';
import type { SecretBox } from '../../secrets/secret-box.ts';
import { makePracticeCertificate } from '../../signing/certificates/make-certificate.ts';
import { openCertificate } from '../certificate/open-certificate.ts';
import { sealFile } from '../certificate/sealed-file.ts';
import type { BusinessStore } from '../ports/business-store.ts';

export interface PracticeDependencies {
  readonly store: BusinessStore;
  readonly box: SecretBox;
  readonly now: () => Date;
  readonly newId: () => string;
}

/** Makes the practice business with its own certificate and numbering, if there is none yet. */
export async function ensurePracticeBusiness(dependencies: PracticeDependencies): Promise<void> {
  const { store, now, newId } = dependencies;
  const entities = await store.entities();
  if (entities.some(({ kind }) => kind === 'sandbox')) return;
  const at = now();
  const password = randomBytes(18).toString('base64url');
  const p12 = await makePracticeCertificate({
    ruc: PRACTICE_RUC,
    holder: 'PERSONA DE PRÁCTICA',
    organization: 'NEGOCIO DE PRÁCTICA',
    password,
    // A day earlier: a clock that is set back a little must not find it not yet valid.
    validFrom: new Date(at.getTime() - 24 * 60 * 60 * 1000),
  });
  const opened = openCertificate({ p12, password }, { ruc: PRACTICE_RUC, at, pointer: '' });
  if (!opened.ok) throw new Error(`the practice certificate cannot be used: ${opened.problem.detail}`);
  await store.save({
    at: at.toISOString(),
    entityId: newId(),
    entity: {
      kind: 'sandbox',
      facts: {
        ruc: PRACTICE_RUC,
        legal_name: 'NEGOCIO DE PRÁCTICA',
        trade_name: 'MOSTRADOR PRÁCTICA',
        head_office_address: 'Av. Amazonas N34-120 y Av. Atahualpa, Quito',
        keeps_accounting: false,
        regime: 'general',
      },
    },
    establishments: [{ code: '001', address: 'Av. Amazonas N34-120 y Av. Atahualpa, Quito' }],
    series: documentTypes.map((type) => ({
      id: newId(),
      environment: 'sandbox',
      type,
      establishment: '001',
      emissionPoint: '001',
      nextNumber: undefined,
    })),
    certificate: sealFile(dependencies, opened, { p12, password }),
  });
}
