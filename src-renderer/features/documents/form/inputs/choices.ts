import type { TFunction } from 'i18next';
import { paymentMethods, termUnits } from '../../../../../src-main/documents/body/payment.ts';
import { identificationTypes } from '../../../../../src-main/documents/parties/party.ts';
import { supplierType } from '../../../../../src-main/documents/parties/supplier-type.ts';
import { countries } from '../../../../../src-main/documents/tables/countries.ts';
import { includesDate } from '../../../../../src-main/documents/tables/date-span.ts';
import { foreignRegimes } from '../../../../../src-main/documents/tables/foreign-regimes.ts';
import {
  supportDocumentCodeOf,
  supportDocumentTypes,
} from '../../../../../src-main/documents/tables/support-document-types.ts';
import { taxHavens } from '../../../../../src-main/documents/tables/tax-havens.ts';
import {
  taxSupportCodes,
  taxSupportsOf,
} from '../../../../../src-main/documents/tables/tax-support-codes.ts';
import { iceRows } from '../../../../../src-main/documents/taxes/ice/ice-tariffs.ts';
import { irbpnrRows } from '../../../../../src-main/documents/taxes/irbpnr.ts';
import { ivaRows } from '../../../../../src-main/documents/taxes/iva.ts';
import { presumptiveWithholdings } from '../../../../../src-main/documents/taxes/withholding/presumptive.ts';
import { withheldTaxCodes } from '../../../../../src-main/documents/taxes/withholding/withholding-code.ts';
import { withholdingCodes } from '../../../../../src-main/documents/taxes/withholding/withholding-codes.ts';
import { percentInForce } from '../../../../../src-main/documents/taxes/withholding/withholding-rate.ts';
import { keysOf } from '../../../../../src-main/documents/values/keys-of.ts';
import { ivaRatesOn, ivaTag } from '../../../../lib/format/iva.ts';
import type { FieldKind } from '../../body/form-part.ts';
import { type Json, textAt } from '../../body/json.ts';

export interface Choice {
  readonly value: string;
  readonly label: string;
}

/** What a field offers; `isLong`: so much that it is searched, by number and by term. */
export interface Choices {
  readonly isLong: boolean;
  readonly data: readonly Choice[];
}

interface ChoiceContext {
  readonly t: TFunction;
  /** YYYY-MM-DD: codes that are not in force on it are left out. */
  readonly issueDate: string;
  /** The object the field is of: what stands beside it may decide what is offered. */
  readonly item: Json;
}

/** What a field of a kind is chosen from; undefined where it is written. */
export function choicesOf(kind: FieldKind, context: ChoiceContext): Choices | undefined {
  const { t, issueDate, item } = context;
  switch (kind) {
    case 'buyer_type':
      return few(identificationTypes.map((value) => ({ value, label: t(`identification.${value}`) })));
    case 'identification_type':
      return few(
        identificationTypes.flatMap((value) =>
          value === 'consumidor_final' ? [] : [{ value, label: t(`identification.${value}`) }],
        ),
      );
    case 'supplier_type':
      return few(
        supplierType.options.map((value) => ({ value, label: t(`fields.supplierType.${value}`) })),
        { isOptional: true },
      );
    case 'iva':
      return few(ivaRatesOn(issueDate).map((value) => ({ value, label: ivaTag(value, t) })));
    case 'rate':
      // What somebody else issued may be of a day long gone.
      return many([...keysOf(ivaRows).map((value) => ({ value, label: ivaTag(value, t) })), ...excises]);
    case 'excise':
      return many(excises);
    case 'method':
      return few(keysOf(paymentMethods).map((value) => ({ value, label: t(`payment.${value}`) })));
    case 'term_unit':
      return few(
        keysOf(termUnits).map((value) => ({ value, label: t(`fields.term.${value}`) })),
        { isOptional: true },
      );
    case 'withheld_tax':
      return few(keysOf(withheldTaxCodes).map((value) => ({ value, label: t(`fields.tax.${value}`) })));
    case 'withholding_code':
      return many(withholdingChoices(textAt(item, '/tax'), issueDate));
    case 'presumptive':
      return few(
        keysOf(presumptiveWithholdings).map((value) => ({
          value,
          label: presumptiveWithholdings[value].label,
        })),
      );
    case 'country':
      return many(textAt(item, '/regime') === '02' ? havensOn(issueDate) : countryChoices);
    case 'foreign_regime':
      return few(
        keysOf(foreignRegimes)
          .toSorted()
          .map((value) => coded(value, foreignRegimes[value])),
      );
    case 'document_type':
      return many(documentTypes);
    case 'tax_support':
      return many(supportChoices(textAt(item, '/document_type'), issueDate));
    case 'flag':
      return few(
        [
          { value: 'true', label: t('fields.yes') },
          { value: 'false', label: t('fields.no') },
        ],
        { isOptional: true },
      );
    case 'text':
    case 'decimal':
    case 'whole':
    case 'date':
    case 'incoterm':
    case 'credit_motive':
    case 'delivery_motive':
      return undefined;
  }
}

function few(data: readonly Choice[], { isOptional = false } = {}): Choices {
  return { isLong: false, data: isOptional ? [{ value: '', label: '—' }, ...data] : data };
}

function many(data: readonly Choice[]): Choices {
  return { isLong: true, data };
}

function coded(code: string, label: string, value = code): Choice {
  return { value, label: `${code} · ${label}` };
}

const excises = [
  ...Object.entries(iceRows).map(([code, { name }]) => coded(code, `ICE ${name}`, `ice_${code}`)),
  ...Object.entries(irbpnrRows).map(([code, { name }]) => coded(code, name, `irbpnr_${code}`)),
];

const countryChoices = countries.map(({ code, name }) => coded(code, name));

function havensOn(date: string): readonly Choice[] {
  return taxHavens.filter((haven) => includesDate(haven, date)).map(({ code, name }) => coded(code, name));
}

const documentTypes = supportDocumentTypes.map(({ code, slug, label }) => coded(code, label, slug));

/** The supports that a kind of document admits; all where the authority names none for it. */
function supportChoices(type: string, date: string): readonly Choice[] {
  const admitted = taxSupportsOf(supportDocumentCodeOf(type), date);
  const offered =
    admitted.length > 0 ? admitted : taxSupportCodes.filter((support) => includesDate(support, date));
  return offered.map(({ code, label }) => coded(code, label));
}

/** The codes of a tax with the percent that each withholds on the day. */
function withholdingChoices(tax: string, date: string): readonly Choice[] {
  return withholdingCodes.flatMap((row) => {
    const inForce = percentInForce(row, date);
    if (row.tax !== tax || inForce.kind === 'not_in_force') return [];
    const percent = inForce.kind === 'fixed' ? ` (${inForce.percent} %)` : '';
    return [coded(row.code, `${row.concept}${percent}`)];
  });
}
