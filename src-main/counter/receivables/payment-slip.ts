import type { PrintedReport, PrintedReportLine, ReportPage } from '../../contract/counter/printed-report.ts';
import type { PaymentReceived } from '../../contract/receivables/payment-received.ts';
import type { Environment } from '../../documents/kinds.ts';
import type { PageLanguage } from '../../documents/printing/page-language.ts';
import { ecuadorTimestamp } from '../../documents/values/ecuador-time.ts';
import { cashReportLabels } from '../cash/reports/cash-report-labels.ts';

/** Whose slip it is. */
export interface SlipIssuer {
  readonly ruc: string;
  readonly legalName: string;
  readonly tradeName?: string | undefined;
  readonly environment: Environment;
}

const labels = {
  es: {
    payment: 'COBRO DE DEUDA',
    reversal: 'REVERSIÓN DE COBRO',
    received: 'Recibido',
    written: 'Registrado',
    customer: 'Cliente',
    by: 'Por',
    reference: 'Referencia',
    reason: 'Motivo',
    pays: 'Paga',
    opening: 'Saldo inicial',
    balance: 'QUEDA DEBIENDO',
    notTax: 'No es un comprobante del SRI.',
  },
  en: {
    payment: 'PAYMENT RECEIVED',
    reversal: 'REVERSAL OF A PAYMENT',
    received: 'Received',
    written: 'Recorded',
    customer: 'Customer',
    by: 'By',
    reference: 'Reference',
    reason: 'Reason',
    pays: 'Pays',
    opening: 'Opening balance',
    balance: 'STILL OWES',
    notTax: 'It is no document of the SRI.',
  },
} as const satisfies Readonly<Record<PageLanguage, unknown>>;

/** A payment as paper says it, always the same to the letter: by that a copy is known. */
export function paymentSlip(payment: PaymentReceived, issuer: SlipIssuer): PrintedReport {
  return { ...pageOf(payment, issuer, 'es'), en: pageOf(payment, issuer, 'en') };
}

function pageOf(payment: PaymentReceived, issuer: SlipIssuer, language: PageLanguage): ReportPage {
  const say = labels[language];
  const { environment: notices, method } = cashReportLabels[language];
  const { environment, ruc, tradeName, legalName } = issuer;
  const [date = '', time = ''] = ecuadorTimestamp(new Date(payment.created_at)).split('T');
  return {
    title: payment.reverses === undefined ? say.payment : say.reversal,
    subtitles: [
      tradeName ?? legalName,
      `RUC ${ruc}`,
      ...(environment === 'live' ? [] : [notices[environment]]),
    ],
    lines: [
      text(`${say.received} ${dayOf(payment.received_on)}`),
      text(`${say.written} ${dayOf(date)} ${time.slice(0, 8)}`),
      text(`${say.customer} ${payment.name}`),
      text(payment.identification),
      ...(payment.operator ? [text(`${say.by} ${payment.operator.name}`)] : []),
      ...(payment.reference === undefined ? [] : [text(`${say.reference} ${payment.reference}`)]),
      ...(payment.reason === undefined ? [] : [text(`${say.reason} ${payment.reason}`)]),
      { kind: 'rule' },
      { kind: 'heading', text: say.pays },
      ...payment.allocations.map(({ reference, amount }) => money(reference ?? say.opening, amount)),
      { kind: 'rule' },
      { ...money(method[payment.method], payment.amount), strong: true },
      { ...money(say.balance, payment.balance), strong: true },
      text(say.notTax),
    ],
  };
}

/** DD/MM/YYYY. */
function dayOf(date: string): string {
  return date.split('-').toReversed().join('/');
}

function text(content: string): PrintedReportLine {
  return { kind: 'text', text: content, align: 'left' };
}

function money(label: string, amount: string) {
  return { kind: 'amount', label, amount, strong: false } as const;
}
