import { checkBody } from '../../check-body.ts';
import { type Decimal, decimal, formatAmount, sum, zero } from '../../decimal.ts';
import type { IssuedDocument } from '../../document.ts';
import type { Checked, Fault } from '../../fault.ts';
import type { Invoice } from '../../invoice/invoice.ts';
import { REIMBURSEMENT_DOCUMENT_TYPE } from '../../reimbursement/reimbursement.ts';
import { type ResolvedPercent, resolvePercent } from '../../taxes/withholding/resolve-percent.ts';
import type { WithheldTax } from '../../taxes/withholding/withholding-code.ts';
import { supportDocumentBody } from '../body.ts';
import { supportDocumentFaults } from '../faults.ts';
import { withheldValue } from '../withheld-amounts.ts';
import type { WithholdingSuggestionBody } from './body.ts';
import { invoiceAsRead, invoiceAsTold, type SupplierInvoice } from './supplier-invoice.ts';
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
}

/**
 * What to withhold from a supplier's invoice, as a support document ready to be sent (SRI reference §9, "Withholding
 * suggestion"). Nothing is suggested that the issuing call would refuse: its faults are answered instead.
 */
export function suggestWithholding(
  body: WithholdingSuggestionBody,
  { received, today, issuerRuc }: SuggestionContext,
): Checked<WithholdingSuggestion> {
  const found = invoiceOf(body, received);
  if (!found.ok) return found;
  const invoice = found.value;
  const issueDate = body.issue_date ?? today;
  const requests = requestsOf(invoice, body);
  const withheld = requests.map((request) => ({
    request,
    resolved: resolvePercent({ ...request, date: issueDate }),
  }));
  const document = documentOf(invoice, withheld.flatMap(suggestedOf));
  const faults: Fault[] = [
    ...withheld.flatMap(({ resolved }) => percentFaults(resolved)),
    ...documentFaults(document, { body, issueDate, issuerRuc, supplier: invoice.supplier }),
  ];
  if (faults.length > 0) return { ok: false, faults };
  const withholdings = withheld.flatMap(suggestedOf);
  return {
    ok: true,
    value: {
      object: 'withholding_suggestion',
      issue_date: issueDate,
      supplier: invoice.supplier,
      issued_to_you: invoice.buyer === undefined ? undefined : invoice.buyer === issuerRuc,
      support_documents: [document],
      withholdings,
      total_withheld: formatAmount(sum(withholdings.map(({ value }) => decimal(value)))),
    },
  };
}

function invoiceOf(
  { invoice }: WithholdingSuggestionBody,
  received: IssuedDocument | undefined,
): Checked<SupplierInvoice> {
  if (invoice) return { ok: true, value: invoiceAsTold(invoice) };
  if (!received) throw new Error('a suggestion is about an invoice that was told or read');
  if (!isInvoice(received)) {
    const message = 'La clave de acceso no es de una factura.';
    return { ok: false, faults: [{ pointer: '/access_key', code: 'not_an_invoice', message }] };
  }
  return { ok: true, value: invoiceAsRead(received) };
}

function isInvoice(document: IssuedDocument): document is IssuedDocument<Invoice> {
  return document.content.object === 'invoice';
}

interface Request {
  readonly tax: WithheldTax;
  readonly code: string;
  readonly base: string;
}

/** `codigoRetencion` by what is bought: of income tax, and of IVA by whether the supplier is a special taxpayer. */
const codesOfKinds = {
  goods: { renta: '312', iva: '1', specialIva: '9' },
  services: { renta: '3440', iva: '2', specialIva: '10' },
} as const;

/** Of a supplier of the simplified regime the income tax goes by the regime, whatever it sells. */
const rentaCodesOfRegimes = {
  general: undefined,
  rimpe_emprendedor: '343',
  rimpe_negocio_popular: '332',
} as const;

/** What is not subject to withholding, at 0 %. */
const NOT_SUBJECT = '332';

function requestsOf(invoice: SupplierInvoice, body: WithholdingSuggestionBody): Request[] {
  const codes = codesOfKinds[body.kind];
  const renta = rentaCodesOfRegimes[body.supplier_regime ?? invoice.regime ?? 'general'] ?? codes.renta;
  const iva = sum(invoice.taxes.filter(({ type }) => type === 'iva').map(({ value }) => decimal(value)));
  return [
    ...rentaRequests(invoice, renta),
    ...(iva.gt(zero)
      ? [
          {
            tax: 'iva',
            code: body.special_taxpayer ? codes.specialIva : codes.iva,
            base: formatAmount(iva),
          } as const,
        ]
      : []),
  ];
}

/** Expenses reimbursed are nobody's income: nothing is withheld from that part (code 332). */
function rentaRequests({ subtotal, reimbursement }: SupplierInvoice, code: string): Request[] {
  const reimbursed = reimbursement ? smaller(reimbursedTotal(reimbursement), subtotal) : zero;
  if (reimbursed.eq(zero) || code === NOT_SUBJECT) return [request(code, subtotal)];
  const earned = subtotal.minus(reimbursed);
  return [...(earned.gt(zero) ? [request(code, earned)] : []), request(NOT_SUBJECT, reimbursed)];
}

function request(code: string, base: Decimal): Request {
  return { tax: 'renta', code, base: formatAmount(base) };
}

function reimbursedTotal({ documents }: NonNullable<SupplierInvoice['reimbursement']>): Decimal {
  const taxes = documents.flatMap((document) => document.taxes);
  return sum(taxes.map(({ base, value }) => decimal(base).plus(value)));
}

function smaller(one: Decimal, other: Decimal): Decimal {
  return one.lt(other) ? one : other;
}

interface Resolved {
  readonly request: Request;
  readonly resolved: ResolvedPercent;
}

function suggestedOf({ request: { tax, base }, resolved }: Resolved): SuggestedWithholding[] {
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
    },
  ];
}

/** A code that has no percent on the day, or several: the day is what the caller can change. */
function percentFaults(resolved: ResolvedPercent): Fault[] {
  if (resolved.ok) return [];
  return [{ pointer: '/issue_date', code: resolved.fault, message: resolved.message }];
}

/**
 * What an ordinary purchase is for: goods and services, neither stock nor fixed assets, whose IVA is a credit. Only
 * the buyer knows better, and every kind of document suggested here may support it.
 */
const USUAL_TAX_SUPPORT = '01';

function documentOf(
  invoice: SupplierInvoice,
  withholdings: readonly SuggestedWithholding[],
): SuggestedDocument {
  return {
    document_type: invoice.reimbursement ? REIMBURSEMENT_DOCUMENT_TYPE : 'factura',
    number: invoice.number,
    issue_date: invoice.issueDate,
    authorization_number: invoice.authorizationNumber,
    tax_support: USUAL_TAX_SUPPORT,
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
    body,
    issueDate,
    issuerRuc,
    supplier,
  }: {
    body: WithholdingSuggestionBody;
    issueDate: string;
    issuerRuc: string;
    supplier: SupplierInvoice['supplier'];
  },
): Fault[] {
  const checked = checkBody(supportDocumentBody, document);
  const faults = checked.ok
    ? supportDocumentFaults(checked.value, { issueDate, issuerRuc, supplier, pointer: '' })
    : checked.faults;
  return faults.map((fault) => ({
    ...fault,
    pointer: body.invoice ? `/invoice${fault.pointer}` : '/access_key',
  }));
}
