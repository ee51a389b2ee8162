import type {
  PurchaseArrival,
  PurchaseListed,
  PurchaseResource,
  PurchaseWithholding,
} from '../../contract/documents/purchases/purchase.ts';
import { supportDocumentTitle } from '../../documents/tables/support-document-types.ts';
import { translate } from '../../process/language.ts';

/** A purchase in a row of a list: what is to be withheld of it and by when stands last. */
export function purchaseRow(purchase: PurchaseListed): string {
  const { id, issue_date, document_type, number, supplier, total } = purchase;
  return [
    issue_date,
    id,
    supportDocumentTitle(document_type),
    number,
    supplier.name,
    total,
    standingOf(purchase),
  ].join('  ');
}

export function purchaseLines(purchase: PurchaseResource): string {
  const { id, document_type, number, issue_date, supplier, taxes, subtotal, iva, total } = purchase;
  return [
    translate({
      es: `${supportDocumentTitle(document_type)} ${number} del ${issue_date}`,
      en: `${supportDocumentTitle(document_type)} ${number} of ${issue_date}`,
    }),
    `${supplier.name} (${supplier.identification})`,
    ...taxes.map(({ rate, base, value }) =>
      translate({
        es: `  ${rate}: base ${base}, valor ${value}`,
        en: `  ${rate}: base ${base}, value ${value}`,
      }),
    ),
    `Subtotal ${subtotal}, IVA ${iva}, total ${total} USD`,
    `SRI: ${authorizationLabels[purchase.authorization.state]}`,
    translate({ es: `Retención: ${standingOf(purchase)}`, en: `Withholding: ${standingOf(purchase)}` }),
    `Id ${id}`,
  ].join('\n');
}

/** What became of one thing that was given, with all that speaks against it. */
export function arrivalLine({
  file,
  entry,
  result,
  number,
  access_key,
  supplier,
  purchase_id,
  faults,
}: PurchaseArrival): string {
  const source = [file, entry].filter(Boolean).join(' › ');
  const what = [resultLabels[result], source, number ?? access_key, supplier, purchase_id].filter(Boolean);
  return [what.join('  '), ...faults.map(({ message }) => `  ! ${message}`)].join('\n');
}

/** What is to be withheld, why, and by what table. */
export function suggestionLines({ withholdings, total_withheld }: PurchaseWithholding['suggestion']): string {
  return [
    ...withholdings.map(
      ({ tax, code, base, percent, value, reason, source }) =>
        `${tax} ${code}: ${percent} % de ${base} = ${value}. ${reason} (${source})`,
    ),
    translate({
      es: `Total a retener: ${total_withheld} USD`,
      en: `Total to withhold: ${total_withheld} USD`,
    }),
  ].join('\n');
}

function standingOf({ withholding }: Pick<PurchaseListed, 'withholding'>): string {
  const { status, due_on: dueOn, document, reason } = withholding;
  switch (status) {
    case 'due':
      return translate({ es: `por retener hasta el ${dueOn}`, en: `to withhold until ${dueOn}` });
    case 'late':
      return translate({ es: `atrasada: venció el ${dueOn}`, en: `late: it was due on ${dueOn}` });
    case 'withheld':
      return translate({ es: `retenida con ${document?.number}`, en: `withheld with ${document?.number}` });
    case 'refused':
      return translate({
        es: `el SRI no aceptó la ${document?.number}`,
        en: `the SRI did not accept ${document?.number}`,
      });
    case 'waived':
      return translate({ es: `no se retiene: ${reason}`, en: `not withheld: ${reason}` });
    case 'not_needed':
      return translate({ es: 'no hay que retener', en: 'nothing to withhold' });
  }
}

const authorizationLabels = {
  authorized: translate({ es: 'autorizada', en: 'authorized' }),
  unconfirmed: translate({ es: 'sin confirmar', en: 'not confirmed' }),
  not_authorized: translate({ es: 'no autorizada', en: 'not authorized' }),
  annulled: translate({ es: 'anulada', en: 'annulled' }),
  on_paper: translate({ es: 'en papel', en: 'on paper' }),
} as const;

const resultLabels = {
  added: translate({ es: 'registrada', en: 'taken in' }),
  completed: translate({ es: 'completada', en: 'completed' }),
  there: translate({ es: 'ya estaba', en: 'was there' }),
  listed: translate({ es: 'por leer del SRI', en: 'to be read at the SRI' }),
  refused: translate({ es: 'no se registró', en: 'not taken in' }),
} as const;
