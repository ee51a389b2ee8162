import { checkBody } from '../../body/check-body.ts';
import { unknownTariffs } from '../../lines/rate-faults.ts';
import type { IssuedDocument } from '../../model/document.ts';
import type { Invoice } from '../../model/invoice.ts';
import { REIMBURSEMENT_DOCUMENT_TYPE } from '../../model/reimbursement.ts';
import { supportDocumentCodeOf } from '../../tables/support-document-types.ts';
import { usualTaxSupport } from '../../tables/tax-support-codes.ts';
import { type ResolvedPercent, resolvePercent } from '../../taxes/withholding/resolve-percent.ts';
import { decimal, formatAmount, sum } from '../../values/decimal.ts';
import type { Checked, Fault } from '../../values/fault.ts';
import { supportDocumentBody } from '../body.ts';
import { supportDocumentFaults } from '../faults.ts';
import { withheldValue } from '../support-documents/withheld-amounts.ts';
import type { WithholdingSuggestionBody } from './body.ts';
import type { Bought, Withholder } from './bought.ts';
import { percentSource, reasonSentence } from './reasons.ts';
import { requestsOf, type SuggestedRequest } from './requests.ts';
import { invoiceAsRead, invoiceFromBody, type SupplierInvoice } from './supplier-invoice.ts';
import { whyNoIva } from './why-no-iva.ts';
import type {
  SuggestedDocument,
  SuggestedWithholding,
  WithholdingSuggestion,
} from './withholding-suggestion.ts';

export interface SuggestionContext {
  /** The document of the body's access key, if it has one. */
  readonly received?: IssuedDocument | undefined;
  /** YYYY-MM-DD in Ecuador. */
  readonly today: string;
  /** RUC of the business that withholds. */
  readonly issuerRuc: string;
  readonly withholder: Withholder;
}

/**
 * What to withhold from a supplier's invoice, as a support document ready to be sent (SRI reference §9, "Withholding
 * suggestion"). Nothing is suggested that the issuing call would refuse: its faults are answered instead.
 */
export function suggestWithholding(
  body: WithholdingSuggestionBody,
  { received, today, issuerRuc, withholder }: SuggestionContext,
): Checked<WithholdingSuggestion> {
  const tariffFaults = tariffFaultsOf(body.invoice);
  if (tariffFaults.length > 0) return { ok: false, faults: tariffFaults };
  const invoice = invoiceOf(body, received);
  if (!invoice.ok) return invoice;
  const suggested = suggestFor(invoice.value, body, {
    issueDate: body.issue_date ?? today,
    issuerRuc,
    pointerOf: (pointer) => (body.invoice ? `/invoice${pointer}` : '/access_key'),
  });
  if (!suggested.ok || !body.special_taxpayer || withholder.isSpecialTaxpayer) return suggested;
  return { ok: true, value: { ...suggested.value, warnings: [notSpecialTaxpayer] } };
}

/** The percents of the request are applied; a warning says where the law has others. */
const notSpecialTaxpayer = {
  code: 'not_special_taxpayer',
  message:
    'El 10 y el 20 % de IVA se retienen entre contribuyentes especiales, y su negocio no consta como tal.',
  detail:
    'De un contribuyente especial no le retenga IVA. Si lo es, anote su resolución en Ajustes → Negocio.',
};

/** What decides what is withheld from an invoice. */
export interface SuggestionAsked extends Bought {
  /** Where it is no invoice. */
  readonly document_type?: string;
  /** What the expense is for; the usual by default. */
  readonly tax_support?: string;
}

/** What to withhold from an invoice that is known. */
export function suggestFor(
  invoice: SupplierInvoice,
  request: SuggestionAsked,
  { issueDate, issuerRuc, pointerOf }: Issuing,
): Checked<WithholdingSuggestion> {
  const withheld = requestsOf(invoice, request).map((request) => ({
    request,
    resolved: resolvePercent({ ...request, date: issueDate }),
  }));
  const unknown = withheld.flatMap((one) => percentFaults(one, issueDate));
  if (unknown.length > 0) return { ok: false, faults: unknown };

  const withholdings = withheld.flatMap((one) => suggestedOf(one, issueDate));
  const document = documentOf(invoice, request, withholdings);
  const faults = documentFaults(document, { issueDate, issuerRuc, supplier: invoice.supplier });
  if (faults.length > 0) {
    return { ok: false, faults: faults.map((fault) => ({ ...fault, pointer: pointerOf(fault.pointer) })) };
  }
  return {
    ok: true,
    value: {
      object: 'withholding_suggestion',
      issue_date: issueDate,
      supplier: invoice.supplier,
      issued_to_you: invoice.buyer === undefined ? null : invoice.buyer === issuerRuc,
      support_documents: [document],
      withholdings,
      total_withheld: formatAmount(sum(withholdings.map(({ value }) => decimal(value)))),
      warnings: ivaWarnings(invoice, request),
    },
  };
}

function ivaWarnings(invoice: SupplierInvoice, request: SuggestionAsked): WithholdingSuggestion['warnings'] {
  const why = whyNoIva(invoice, request);
  if (why === undefined || !invoice.taxes.some(({ type, value }) => type === 'iva' && Number(value) > 0)) {
    return [];
  }
  return [{ code: 'iva_not_withheld', message: 'No se le retiene IVA.', detail: why }];
}

/** The withholding that would be issued. */
interface Issuing {
  /** YYYY-MM-DD in Ecuador. */
  readonly issueDate: string;
  /** RUC of the business that withholds. */
  readonly issuerRuc: string;
  /** Where the caller stated what a pointer into the support document is about. */
  readonly pointerOf: (pointer: string) => string;
}

/** Excises of a stated invoice, whose tariffs of its day the tables do not know. */
function tariffFaultsOf(invoice: WithholdingSuggestionBody['invoice']): Fault[] {
  if (!invoice) return [];
  const { issue_date: date, lines = [], taxes = [] } = invoice;
  return [
    ...lines.flatMap((line, index) =>
      unknownTariffs(line.taxes, { date, pointer: `/invoice/lines/${index}` }),
    ),
    ...unknownTariffs(taxes, { date, pointer: '/invoice', field: 'value' }),
  ];
}

function invoiceOf(
  { invoice }: WithholdingSuggestionBody,
  received: IssuedDocument | undefined,
): Checked<SupplierInvoice> {
  if (invoice) return { ok: true, value: invoiceFromBody(invoice) };
  if (!received) throw new Error('a suggestion is about an invoice that was stated or read');
  if (!isInvoice(received)) {
    const message = 'La clave de acceso no es de una factura.';
    return { ok: false, faults: [{ pointer: '/access_key', code: 'not_an_invoice', message }] };
  }
  return { ok: true, value: invoiceAsRead(received) };
}

function isInvoice(document: IssuedDocument): document is IssuedDocument<Invoice> {
  return document.content.object === 'invoice';
}

interface Resolved {
  readonly request: SuggestedRequest;
  readonly resolved: ResolvedPercent;
}

function suggestedOf(
  { request: { tax, base, reason }, resolved }: Resolved,
  date: string,
): SuggestedWithholding[] {
  if (!resolved.ok) return [];
  const { percent, code } = resolved;
  return [
    {
      tax,
      code: code.code,
      rate: tax === 'iva' ? `iva_${percent}` : `${tax}_${code.code}`,
      concept: code.concept,
      base,
      percent: formatAmount(decimal(percent)),
      value: formatAmount(withheldValue(base, percent)),
      reason: reasonSentence(reason),
      source: percentSource(code, date),
    },
  ];
}

/** The codes are ours and of today: only the day asked for can be one of which the table has no single percent. */
function percentFaults({ request: { code }, resolved }: Resolved, date: string): Fault[] {
  if (resolved.ok) return [];
  const message = `No se conoce el porcentaje del código de retención ${code} el ${date}.`;
  return [{ pointer: '/issue_date', code: 'not_in_force', message }];
}

function documentOf(
  invoice: SupplierInvoice,
  { document_type = 'factura', tax_support }: SuggestionAsked,
  withholdings: readonly SuggestedWithholding[],
): SuggestedDocument {
  const type = invoice.reimbursement ? REIMBURSEMENT_DOCUMENT_TYPE : document_type;
  return {
    document_type: type,
    number: invoice.number,
    issue_date: invoice.issueDate,
    authorization_number: invoice.authorizationNumber,
    tax_support: tax_support ?? usualTaxSupport(supportDocumentCodeOf(type), invoice.issueDate),
    subtotal: formatAmount(invoice.subtotal),
    total: formatAmount(invoice.total),
    taxes: invoice.taxes,
    withholdings: withholdings.map(({ tax, code, base, percent }) => ({ tax, code, base, percent })),
    reimbursement: invoice.reimbursement,
    payments: invoice.payments.map(({ method, amount }) => ({ method, amount })),
  };
}

/** What the issuing call would say of the document, where the caller stated it. */
function documentFaults(
  document: SuggestedDocument,
  {
    issueDate,
    issuerRuc,
    supplier,
  }: Omit<Issuing, 'pointerOf'> & { readonly supplier: SupplierInvoice['supplier'] },
): readonly Fault[] {
  const checked = checkBody(supportDocumentBody, document);
  return checked.ok
    ? supportDocumentFaults(checked.value, { issueDate, issuerRuc, supplier, pointer: '' })
    : checked.faults;
}
