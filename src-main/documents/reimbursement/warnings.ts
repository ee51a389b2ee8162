import { taxValue } from '../lines/rated-tax.ts';
import type { TaxLine } from '../lines/tax-body.ts';
import type { Warning } from '../model/document-kind.ts';
import type { Reimbursement } from '../model/reimbursement.ts';
import { findTaxRate } from '../taxes/tax-rate.ts';
import { decimal } from '../values/decimal.ts';

/** The issuer of the document may have rounded elsewhere: a cent says nothing. */
const TOLERANCE = '0.01';

/** Reimbursed documents whose IVA, as somebody copied it, is not what its base makes at its rate. */
export function reimbursementWarnings(reimbursement: Reimbursement | undefined): Warning[] {
  return (reimbursement?.documents ?? []).flatMap(({ number, taxes }) =>
    taxes.flatMap((tax) => {
      const due = ivaOf(tax);
      if (due === undefined || due.minus(tax.value).abs().lte(TOLERANCE)) return [];
      return [
        {
          code: 'support_document_mismatch',
          message: `El IVA del comprobante reembolsado ${number} no es el de su base.`,
          detail: `Sobre ${tax.base} son ${due.toFixed(2)} y consta ${tax.value}. Revise que estén como en el comprobante.`,
        } as const,
      ];
    }),
  );
}

function ivaOf({ type, rate: slug, tariff, base }: TaxLine) {
  const rate = type === 'iva' ? findTaxRate(type, slug) : undefined;
  return rate && taxValue({ rate, tariff: decimal(tariff), base: decimal(base) });
}
