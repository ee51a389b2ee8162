import { expect, it } from 'vitest';
import { creditNoteKind } from '../../../../src-main/documents/credit-note/kind.ts';
import {
  aCreditNoteBodyOnElsewhere,
  aFullCreditNoteBody,
} from '../../../support/builders/credit-note-body.ts';
import { kindInTests } from '../../../support/kinds/issue-kind.ts';

const { issued } = kindInTests(creditNoteKind);

it('a credit note says on its page what it modifies and why, and what it gives back', () => {
  const printed = creditNoteKind.printed(issued({ body: aFullCreditNoteBody() }));
  expect(printed.title).toBe('NOTA DE CRÉDITO');
  expect(printed.party.map(({ label, value }) => `${label}: ${value}`)).toEqual([
    'Razón social / Nombres y apellidos: JUAN PÉREZ',
    'Identificación: 1710034065',
    'Fecha de emisión: 20/11/2026',
    'Dirección: Calle Larga 123, Cuenca',
    'Correo: juan.perez@example.com',
    'Comprobante que se modifica: Factura 002-001-000000456',
    'Fecha de emisión del comprobante: 30/10/2026',
    'Razón de modificación: Devolución de mercadería dañada en el transporte',
  ]);
  expect(printed.totals.map(({ label, amount, strong }) => [label, amount, strong])).toEqual([
    ['SUBTOTAL 5 %', '31.29', false],
    ['SUBTOTAL 15 %', '89.90', false],
    ['SUBTOTAL SIN IMPUESTOS', '121.19', false],
    ['TOTAL DESCUENTO', '1.20', false],
    ['IVA 5 %', '1.56', false],
    ['IVA 15 %', '13.49', false],
    ['DEVOLUCIÓN IVA', '10.00', false],
    ['VALOR TOTAL', '126.24', true],
  ]);
  expect(printed.sections[0]?.table?.rows[0]).toMatchObject({
    cells: { code: 'C-50', auxiliary: 'F010401', quantity: '4 saco', discount: '1.20', net: '31.29' },
    notes: ['Lote: L-77'],
  });
  expect(printed.payments).toEqual([]);
});

it('a compensation stands among the totals of its page', () => {
  const body = aCreditNoteBodyOnElsewhere({ compensations: [{ code: '1', rate: '2', value: '0.20' }] });
  const { totals } = creditNoteKind.printed(issued({ body }));
  expect(totals).toContainEqual({ label: 'COMPENSACIONES', amount: '0.20', strong: false });
});

it('a credit note says how its money goes back, where that is by several forms of payment', () => {
  const total = issued({ body: aFullCreditNoteBody() }).content.total;
  const refunds = [{ method: 'tarjeta_credito', amount: total }] as const;
  const printed = creditNoteKind.printed(
    issued({ body: { ...aFullCreditNoteBody(), refunds: [...refunds] } }),
  );
  expect(printed.payments).toEqual([{ method: 'Tarjeta de crédito', amount: total }]);
});
