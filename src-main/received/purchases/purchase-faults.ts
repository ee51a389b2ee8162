import type { PurchasePatch } from '../../contract/documents/purchases/purchase.ts';
import type { ProblemError } from '../../contract/problems/problems.ts';
import type { PurchaseBody } from '../../documents/purchase/purchase-body.ts';
import type { PurchaseContent } from '../../documents/purchase/purchase-content.ts';
import { taxSupportsOfPurchase } from '../../documents/purchase/tax-supports-of-purchase.ts';
import { notAdmittedMessage } from '../../documents/tables/tax-support-codes.ts';
import type { PurchaseScope, PurchaseStore, StoredPurchase } from './purchase-store.ts';

/** What is wrong with what was typed from paper, beyond its form. */
export function bodyFaults(
  { supplier, issue_date: issueDate }: PurchaseBody,
  { ruc, today }: { readonly ruc: string; readonly today: string },
): readonly ProblemError[] {
  const fault = (field: string, code: string, message: string) => ({
    pointer: `/invoice/${field}`,
    code,
    message,
  });
  return [
    ...(supplier.identification === ruc
      ? [fault('supplier/identification', 'own_document', 'El proveedor no puede ser su propio negocio.')]
      : []),
    ...(issueDate > today
      ? [fault('issue_date', 'in_the_future', 'La fecha de emisión está en el futuro.')]
      : []),
  ];
}

/** Invoices of which this customer withheld the same tax already: a mistyped number would count it twice. */
export async function repeatedWithholdings(
  store: Pick<PurchaseStore, 'withheldInvoices'>,
  { entityId, environment }: PurchaseScope,
  { withheld = [], supplier, number: own }: PurchaseContent,
): Promise<readonly ProblemError[]> {
  if (withheld.length === 0) return [];
  const known = await store.withheldInvoices({ entityId, environment }, supplier.identification);
  return withheld.flatMap(({ number, tax }, index) => {
    const other = known.find((one) => one.number === number && one.tax === tax && one.withholding !== own);
    if (!other) return [];
    const message = `De esta factura ya consta lo retenido, en la retención ${other.withholding}.`;
    return [{ pointer: `/invoice/withheld/${index}/number`, code: 'repeated', message }];
  });
}

/** What of a decision its purchase does not admit. */
export function decisionFaults(
  { content, inventory: state }: Pick<StoredPurchase, 'content' | 'inventory'>,
  { received_on: receivedOn, tax_support: taxSupport, inventory }: PurchasePatch,
): readonly ProblemError[] {
  const admitted = taxSupportsOfPurchase(content);
  const early = 'No se pudo recibir antes de la fecha en que se emitió.';
  const entered = 'Ya está en el inventario: deshágalo antes.';
  return [
    ...(inventory !== undefined && state === 'entered'
      ? [{ pointer: '/inventory', code: 'not_allowed_here', message: entered }]
      : []),
    ...(receivedOn !== undefined && receivedOn < content.issue_date
      ? [{ pointer: '/received_on', code: 'out_of_range', message: early }]
      : []),
    ...(taxSupport !== undefined && !admitted.some(({ code }) => code === taxSupport)
      ? [
          {
            pointer: '/tax_support',
            code: 'not_allowed_here',
            message: notAdmittedMessage(taxSupport, content.document_type, admitted),
          },
        ]
      : []),
  ];
}
