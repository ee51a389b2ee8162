import { type Payment, paymentMethods, type TermUnit } from '../body/payment.ts';
import { formatNumber } from '../identifiers/access-key.ts';
import type { Environment } from '../kinds.ts';
import { type Issuer, regimeLegends } from '../parties/issuer.ts';
import {
  type Fact,
  frameLabels,
  type PrintedDocument,
  type PrintedIssuer,
  type PrintedPayment,
} from '../printing/printed.ts';
import { toSriDate } from '../values/ecuador-time.ts';
import { additionalFields, type IssuedDocument } from './document.ts';

const environments = {
  sandbox: 'PRÁCTICA (SIMULADOR)',
  test: 'PRUEBAS',
  live: 'PRODUCCIÓN',
} as const satisfies Record<Environment, string>;

/** What the page of every type begins and ends with (SRI reference §11, "All types"). */
export function printedFrame(
  title: string,
  document: Pick<IssuedDocument, 'identity' | 'issuer' | 'content'>,
): Pick<
  PrintedDocument,
  'title' | 'number' | 'accessKey' | 'environment' | 'issueDate' | 'issuer' | 'additionalInfo' | 'labels'
> {
  const { identity, issuer } = document;
  return {
    title,
    number: formatNumber(identity, identity.sequential),
    accessKey: identity.accessKey,
    environment: environments[identity.environment],
    issueDate: toSriDate(identity.issueDate),
    issuer: printedIssuer(issuer),
    additionalInfo: additionalFields(document).map(({ name, value }) => ({
      label: name,
      value,
    })),
    labels: frameLabels,
  };
}

function printedIssuer(issuer: Issuer): PrintedIssuer {
  const regimeLegend = regimeLegends[issuer.regime];
  return {
    legalName: issuer.legalName,
    ...(issuer.tradeName && { tradeName: issuer.tradeName }),
    ruc: issuer.ruc,
    headOfficeAddress: issuer.headOfficeAddress,
    ...(issuer.establishmentAddress && { establishmentAddress: issuer.establishmentAddress }),
    legends: [
      `OBLIGADO A LLEVAR CONTABILIDAD: ${issuer.keepsAccounting ? 'SI' : 'NO'}`,
      ...(issuer.specialTaxpayerResolution
        ? [`Contribuyente Especial Nro. ${issuer.specialTaxpayerResolution}`]
        : []),
      ...(issuer.withholdingAgentResolution
        ? [`Agente de Retención Resolución No. ${issuer.withholdingAgentResolution}`]
        : []),
      ...(regimeLegend ? [regimeLegend] : []),
    ],
  };
}

export function printedPayments(payments: readonly Payment[]): PrintedPayment[] {
  return payments.map(({ method, amount, term }) => ({
    method: paymentMethods[method].label,
    amount,
    ...(term && { term: `${term.length} ${termUnits[term.unit][term.length === 1 ? 0 : 1]}` }),
  }));
}

const termUnits: Readonly<Record<TermUnit, readonly [string, string]>> = {
  days: ['día', 'días'],
  weeks: ['semana', 'semanas'],
  months: ['mes', 'meses'],
  years: ['año', 'años'],
};

/** Facts that say something. */
export function facts(pairs: readonly (readonly [string, string | undefined])[]): Fact[] {
  return pairs.flatMap(([label, value]) => (value ? [{ label, value }] : []));
}
