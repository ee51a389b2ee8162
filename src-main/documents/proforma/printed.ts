import { printedInvoice } from '../invoice/printed.ts';
import type { Environment } from '../kinds.ts';
import type { Invoice } from '../model/invoice.ts';
import { facts } from '../model/printed-parts.ts';
import type { Issuer } from '../parties/issuer.ts';
import { finalConsumer } from '../parties/party.ts';
import type { PrintedDocument } from '../printing/printed.ts';
import { toSriDate } from '../values/ecuador-time.ts';
import { type ProformaIdentity, proformaNumber } from './number.ts';

export interface PrintableProforma extends ProformaIdentity {
  readonly environment: Environment;
  /** YYYY-MM-DD, as the next. */
  readonly issueDate: string;
  readonly validUntil: string;
  readonly recipientName?: string | undefined;
  readonly issuer: Issuer;
  readonly content: Invoice;
}

/** The facts of a proforma's page: those of the invoice it may become, without what only an invoice has. */
export function printedProforma(proforma: PrintableProforma): PrintedDocument {
  const { environment, issueDate, validUntil, recipientName, issuer, content } = proforma;
  const { buyer } = content;
  const page = printedInvoice({
    identity: { ...proforma, type: 'invoice', environment, accessKey: '' },
    issuer,
    content,
  });
  const isNamed = buyer.identification !== finalConsumer.identification;
  return {
    ...page,
    title: 'PROFORMA, sin valor tributario',
    number: proformaNumber(proforma),
    party: facts([
      ['Cliente', recipientName ?? buyer.name],
      ['Identificación', isNamed ? buyer.identification : undefined],
      ['Fecha de emisión', toSriDate(issueDate)],
      ['Válida hasta', toSriDate(validUntil)],
      ['Dirección', buyer.address],
      ['Correo', buyer.email],
    ]),
    payments: isAgreed(content) ? page.payments : [],
    additionalInfo: content.additional_info.map(({ name, value }) => ({ label: name, value })),
  };
}

/** In cash at once is what a page says that nobody agreed on anything. */
function isAgreed({ payments: [first, ...others] }: Invoice): boolean {
  return others.length > 0 || first?.term !== undefined || first?.method !== 'sin_sistema_financiero';
}
