import { kindOf } from '../../../src-main/documents/all-kinds/types.ts';
import type { DocumentType } from '../../../src-main/documents/kinds.ts';
import { ecuadorDate } from '../../../src-main/documents/values/ecuador-time.ts';
import { aCreditNoteBody, aCreditNoteBodyOnElsewhere } from '../../support/builders/credit-note-body.ts';
import { aDebitNoteBody } from '../../support/builders/debit-note-body.ts';
import { aDeliveryNoteBody } from '../../support/builders/delivery-note-body.ts';
import { aLine, anInvoiceBody } from '../../support/builders/invoice-body.ts';
import { aPurchaseSettlementBody } from '../../support/builders/purchase-settlement-body.ts';
import { aSupportDocument, aWithholdingBody } from '../../support/builders/withholding-body.ts';
import type { SeededRandom } from '../../support/seeded-random.ts';
import type { Sale } from '../promises.ts';

/** As a shop's day: mostly invoices, some of everything else. */
const mixture: readonly DocumentType[] = [
  ...Array.from({ length: 8 }, () => 'invoice' as const),
  'credit_note',
  'debit_note',
  'delivery_note',
  'withholding',
  'purchase_settlement',
];

/** What a till sells next. */
export function nextSale(key: string, random: SeededRandom): Sale {
  const type = random.pick(mixture);
  return saleOf(key, type, bodyOf(type, random));
}

/** One unit of an invoice issued here comes back. */
export function aReturnOf(invoiceId: string, key: string): Sale {
  return saleOf(key, 'credit_note', aCreditNoteBody({ modified_document: { document_id: invoiceId } }));
}

function saleOf(key: string, type: DocumentType, body: object): Sale {
  return { key, type, path: `/v1/ec/${kindOf(type).plural}`, body: { ...body, metadata: { sale: key } } };
}

function bodyOf(type: DocumentType, random: SeededRandom): object {
  const today = ecuadorDate(new Date());
  switch (type) {
    case 'invoice':
      return anInvoiceBody({
        lines: Array.from({ length: random.between(1, 4) }, (_, index) => aLine({ code: `A-${index + 1}` })),
      });
    case 'credit_note':
      return aCreditNoteBodyOnElsewhere({
        modified_document: { number: aNumber(random), issue_date: today },
      });
    case 'debit_note':
      return aDebitNoteBody({ modified_document: { number: aNumber(random), issue_date: today } });
    case 'delivery_note':
      return aDeliveryNoteBody({ transport_start: today, transport_end: today });
    case 'withholding': {
      const { authorization_number: _, ...support } = aSupportDocument({
        number: aNumber(random),
        issue_date: today,
        accounting_date: today,
      });
      return aWithholdingBody({ support_documents: [support] });
    }
    case 'purchase_settlement':
      return aPurchaseSettlementBody();
  }
}

/** Of a document that another system issued. */
function aNumber(random: SeededRandom): string {
  return `009-001-${String(random.between(1, 999_999_999)).padStart(9, '0')}`;
}
