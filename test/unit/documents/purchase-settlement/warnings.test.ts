import { expect, it } from 'vitest';
import { purchaseSettlementKind } from '../../../../src-main/documents/purchase-settlement/kind.ts';
import { ISSUE_DATE } from '../../../support/builders/issued-invoice.ts';
import { aPurchaseSettlementBody } from '../../../support/builders/purchase-settlement-body.ts';
import { kindInTests } from '../../../support/kinds/issue-kind.ts';

const { computed } = kindInTests(purchaseSettlementKind);

const untaxed = {
  lines: [
    {
      description: 'Papas',
      quantity: '1',
      unit_price: '120.00',
      taxes: [{ type: 'iva', rate: 'iva_0' } as const],
    },
  ],
};

it.each([
  ['without IVA says nothing', untaxed, []],
  ['with IVA asks for its withholding', {}, ['settlement_withholding_due']],
  [
    'doubts a cédula whose check digit fails',
    { supplier: { identification_type: 'cedula', identification: '1710034066', name: 'X' } as const },
    ['buyer_identification_doubtful', 'settlement_withholding_due'],
  ],
  [
    'tells of cash over 500 and of payments that do not add up',
    { payments: [{ method: 'sin_sistema_financiero', amount: '500.01' } as const] },
    ['cash_over_500', 'payments_mismatch', 'settlement_withholding_due'],
  ],
])('a purchase settlement %s', (_what, parts, codes) => {
  const content = computed(aPurchaseSettlementBody(parts));
  expect(purchaseSettlementKind.warnings(content, ISSUE_DATE).map(({ code }) => code)).toEqual(codes);
});
