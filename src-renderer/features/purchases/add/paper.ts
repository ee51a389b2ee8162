import type { PaymentMethod } from '../../../../src-main/documents/body/payment.ts';
import { formatNumber } from '../../../../src-main/documents/identifiers/access-key.ts';
import {
  statedAmounts,
  statedTaxBody,
  statedTaxes,
} from '../../../../src-main/documents/lines/stated-taxes.ts';
import type { Regime } from '../../../../src-main/documents/parties/issuer.ts';
import {
  isNoteType,
  type modifiedDocumentTypes,
  type typedTypes,
} from '../../../../src-main/documents/purchase/purchase-body.ts';
import type { IvaRate } from '../../../../src-main/documents/taxes/iva.ts';
import { formatAmount } from '../../../../src-main/documents/values/decimal.ts';
import { ivaRatesOn } from '../../../lib/format/iva.ts';
import { parseDecimal } from '../../../lib/format/parse-decimal.ts';
import { today } from '../../../lib/format/today.ts';

/** A purchase as it is being typed: fields as they stand, right or wrong. */
export interface Paper {
  readonly type: (typeof typedTypes)[number];
  readonly identification: string;
  readonly name: string;
  readonly regime: Regime;
  readonly isSpecial: boolean;
  readonly number: string;
  /** YYYY-MM-DD. */
  readonly issueDate: string;
  readonly authorization: string;
  /** What it modifies, if it is a note. */
  readonly modified: ModifiedPaper;
  readonly payment: PaymentMethod;
  /** By rate of IVA. */
  readonly bases: Readonly<Record<string, string>>;
  /** What a customer withheld, if it is a withholding. */
  readonly withheld: WithheldPaper;
}

/** Of one invoice of the business: a code and its base for each tax. */
export interface WithheldPaper {
  readonly number: string;
  readonly renta: WithheldRowPaper;
  readonly iva: WithheldRowPaper;
}

export interface WithheldRowPaper {
  readonly code: string;
  readonly base: string;
  readonly percent: string;
}

export interface ModifiedPaper {
  readonly type: (typeof modifiedDocumentTypes)[number];
  readonly number: string;
  readonly authorization: string;
}

const blankRow: WithheldRowPaper = { code: '', base: '', percent: '' };

export function blankPaper(): Paper {
  return {
    type: 'factura',
    identification: '',
    name: '',
    regime: 'general',
    isSpecial: false,
    number: '',
    issueDate: today(),
    authorization: '',
    modified: { type: 'factura', number: '', authorization: '' },
    payment: 'otros_sistema_financiero',
    bases: {},
    withheld: { number: '', renta: blankRow, iva: blankRow },
  };
}

const CEDULA_LENGTH = 10;

/** What is sent to the service. A number may be typed without dashes or zeros between them. */
export function invoiceOf(paper: Paper) {
  const identification = paper.identification.trim();
  return {
    document_type: paper.type,
    supplier: {
      identification_type: identification.length === CEDULA_LENGTH ? ('cedula' as const) : ('ruc' as const),
      identification,
      name: paper.name.trim(),
    },
    supplier_regime: paper.regime,
    special_taxpayer: paper.isSpecial,
    number: numberOf(paper.number),
    issue_date: paper.issueDate,
    ...authorizationOf(paper),
    ...(isNoteType(paper.type) && { modified_document: modifiedOf(paper.modified) }),
    ...(paper.type === 'retencion' ? { withheld: withheldOf(paper.withheld) } : boughtOf(paper)),
  };
}

function boughtOf(paper: Paper) {
  return {
    taxes: ratesOf(paper).flatMap((rate) => {
      const typed = paper.bases[rate]?.trim() ?? '';
      return typed === '' ? [] : [{ type: 'iva' as const, rate, base: parseDecimal(typed, 2) ?? typed }];
    }),
    payments: [{ method: paper.payment }],
  };
}

/** The rates of IVA in force on its day; on this one until its day is known. */
export function ratesOf({ issueDate }: Pick<Paper, 'issueDate'>): IvaRate[] {
  return ivaRatesOn(issueDate || today());
}

/** What the bases come to that can be read already, whatever else is still to be written. */
export function totalOf(paper: Paper): string {
  const { taxes } = boughtOf(paper);
  const readable = taxes.flatMap((tax) => statedTaxBody.safeParse(tax).data ?? []);
  return formatAmount(statedAmounts(statedTaxes(readable, paper.issueDate || today())).total);
}

/** What is typed of each tax; one of which nothing is, was not withheld. */
function withheldOf({ number, ...rows }: WithheldPaper) {
  return (['renta', 'iva'] as const).flatMap((tax) => {
    const { code, base, percent } = rows[tax];
    if (code.trim() === '' && base.trim() === '') return [];
    return [
      {
        number: numberOf(number),
        tax,
        code: code.trim().toUpperCase(),
        base: parseDecimal(base, 2) ?? base,
        ...(percent.trim() !== '' && { percent: parseDecimal(percent, 2) ?? percent }),
      },
    ];
  });
}

function modifiedOf(modified: ModifiedPaper) {
  return {
    document_type: modified.type,
    number: numberOf(modified.number),
    ...authorizationOf(modified),
  };
}

function authorizationOf({ authorization }: Pick<Paper, 'authorization'>) {
  const digits = authorization.replaceAll(/\s/g, '');
  return digits === '' ? {} : { authorization_number: digits };
}

/** `1-1-123` and `001001000000123` are `001-001-000000123`; anything else stays what it is. */
function numberOf(typed: string): string {
  const text = typed.replaceAll(/\s/g, '');
  const [, establishment, point, sequential] =
    /^(\d{1,3})-(\d{1,3})-(\d{1,9})$/.exec(text) ?? /^(\d{3})(\d{3})(\d{9})$/.exec(text) ?? [];
  if (establishment === undefined || point === undefined || sequential === undefined) return text;
  const series = { establishment: establishment.padStart(3, '0'), emissionPoint: point.padStart(3, '0') };
  return formatNumber(series, Number(sequential));
}
