import { expect, it } from 'vitest';
import { reimbursementBody } from '../../../../src-main/documents/model/reimbursement.ts';
import { computeReimbursement } from '../../../../src-main/documents/reimbursement/compute.ts';
import {
  reimbursementDialects,
  reimbursementElement,
} from '../../../../src-main/documents/reimbursement/xml.ts';
import { xmlDocument } from '../../../../src-main/documents/xml/xml-writer.ts';
import { aReimbursement } from '../../../support/builders/purchase-settlement-body.ts';

const reimbursement = computeReimbursement(
  reimbursementBody.parse({
    documents: aReimbursement().documents.map((document) => ({
      ...document,
      taxes: [...document.taxes, { type: 'irbpnr', rate: 'irbpnr_5001', base: '6' }],
      compensations: [{ code: '1', rate: '2', value: '0.40' }],
    })),
  }),
);

function written(kind: keyof typeof reimbursementDialects): string {
  return xmlDocument('x', '1.0.0', [reimbursementElement(reimbursement, reimbursementDialects[kind])]);
}

it.each([
  ['invoice', 'numeroautorizacionDocReemb', ['15.00', '0.02'], true],
  ['purchase_settlement', 'numeroautorizacionDocReemb', ['15.00', '0.02'], false],
  ['withholding', 'numeroAutorizacionDocReemb', ['15', '0'], false],
] as const)('a %s writes what it reimburses in its own words', (kind, name, tariffs, hasCompensations) => {
  const xml = written(kind);
  expect(xml).toContain(`<${name}>`);
  expect(
    [...xml.matchAll(/<detalleImpuesto>.*?<tarifa>(.*?)<\/tarifa>/g)].map(([, tariff]) => tariff),
  ).toEqual(tariffs);
  expect(xml.includes('compensacionesReembolso')).toBe(hasCompensations);
});

it('nothing is written where nothing is reimbursed', () => {
  expect(reimbursementElement(undefined, reimbursementDialects.invoice)).toBeUndefined();
});
