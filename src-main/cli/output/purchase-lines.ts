import type {
  PurchaseArrival,
  PurchaseListed,
  PurchaseResource,
  PurchaseWithholding,
} from '../../contract/documents/purchase.ts';
import { supportDocumentTitle } from '../../documents/tables/support-document-types.ts';

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
    `${supportDocumentTitle(document_type)} ${number} del ${issue_date}`,
    `${supplier.name} (${supplier.identification})`,
    ...taxes.map(({ rate, base, value }) => `  ${rate}: base ${base}, valor ${value}`),
    `Subtotal ${subtotal}, IVA ${iva}, total ${total} USD`,
    `SRI: ${authorizationLabels[purchase.authorization.state]}`,
    `Retención: ${standingOf(purchase)}`,
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
  const place = [file, entry].filter(Boolean).join(' › ');
  const what = [resultLabels[result], place, number ?? access_key, supplier, purchase_id].filter(Boolean);
  return [what.join('  '), ...faults.map(({ message }) => `  ! ${message}`)].join('\n');
}

/** What is to be withheld, why, and by what table. */
export function suggestionLines({ withholdings, total_withheld }: PurchaseWithholding['suggestion']): string {
  return [
    ...withholdings.map(
      ({ tax, code, base, percent, value, reason, source }) =>
        `${tax} ${code}: ${percent} % de ${base} = ${value}. ${reason} (${source})`,
    ),
    `Total a retener: ${total_withheld} USD`,
  ].join('\n');
}

function standingOf({ withholding }: Pick<PurchaseListed, 'withholding'>): string {
  const { status, due_on: dueOn, document, reason } = withholding;
  switch (status) {
    case 'due':
      return `por retener hasta el ${dueOn}`;
    case 'late':
      return `atrasada: venció el ${dueOn}`;
    case 'withheld':
      return `retenida con ${document?.number}`;
    case 'refused':
      return `el SRI no aceptó la ${document?.number}`;
    case 'waived':
      return `no se retiene: ${reason}`;
    case 'not_needed':
      return 'no hay que retener';
  }
}

const authorizationLabels = {
  authorized: 'autorizada',
  unconfirmed: 'sin confirmar',
  not_authorized: 'no autorizada',
  annulled: 'anulada',
  on_paper: 'en papel',
} as const;

const resultLabels = {
  added: 'registrada',
  completed: 'completada',
  there: 'ya estaba',
  listed: 'por leer del SRI',
  refused: 'no se registró',
} as const;
