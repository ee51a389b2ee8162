import { workingDaysAfter } from '../values/calendar/working-days.ts';
import type { PurchaseContent, RecordedKind } from './purchase-content.ts';

/** Days that the law gives from the day the supplier's document was received (SRI reference §9, "Retención"). */
const WORKING_DAYS = 5;

/** Whether the days to withhold of what was issued on a day are over on another, both YYYY-MM-DD. */
export function isWithholdingLate(issueDate: string, today: string): boolean {
  return workingDaysAfter(issueDate, WORKING_DAYS) < today;
}

/** Documents of a sale; from the others nothing is withheld. */
const withheldFrom: readonly string[] = ['factura', 'nota_venta', 'nota_debito', '11', '12'];

/** Kinds of purchases of which the law withholds nothing at all. */
const withheldNothing: readonly RecordedKind[] = ['fuel', 'air_travel'];

/**
 * The last day, YYYY-MM-DD, on which what was bought is withheld from; null where there is nothing to withhold: of what is
 * no sale, of a popular business, fuel and air tickets (0 %, which takes no withholding document: SRI reference §9), of nothing.
 */
export function withholdBy(
  { document_type, supplier, subtotal }: Pick<PurchaseContent, 'document_type' | 'supplier' | 'subtotal'>,
  { kind, receivedOn }: { readonly kind: RecordedKind; readonly receivedOn: string },
): string | null {
  const isSubject =
    withheldFrom.includes(document_type) &&
    supplier.regime !== 'rimpe_negocio_popular' &&
    !withheldNothing.includes(kind) &&
    Number(subtotal) > 0;
  return isSubject ? workingDaysAfter(receivedOn, WORKING_DAYS) : null;
}
