import { NativeSelect, TextInput } from '@mantine/core';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { paymentMethods, termUnits } from '../../../../src-main/documents/body/payment.ts';
import { identificationTypes } from '../../../../src-main/documents/parties/party.ts';
import { withheldTaxCodes } from '../../../../src-main/documents/taxes/withholding/withholding-code.ts';
import { keysOf } from '../../../../src-main/documents/values/keys-of.ts';
import { ivaRatesOn, ivaTag } from '../../../lib/format/iva.ts';
import type { CorrectionField, FieldKind } from './correction-fields.ts';
import type { Json } from './json.ts';

interface CorrectionInputProps {
  readonly field: CorrectionField;
  /** JSON pointer of the value, which names the input. */
  readonly pointer: string;
  readonly value: string;
  readonly fault: string | undefined;
  /** Rates are those of this day, YYYY-MM-DD. */
  readonly issueDate: string;
  /** Of a row: the label is the column's, and this is said of it to readers. */
  readonly rowLabel?: string;
  readonly onChange: (value: Json | undefined) => void;
}

/** One value of a document, entered as its kind asks. */
export function CorrectionInput(props: CorrectionInputProps) {
  const { field, pointer, value, fault, issueDate, rowLabel, onChange } = props;
  const { t } = useTranslation();
  const label = t(`correction.field.${field.label}`);
  const common = {
    name: pointer,
    error: fault,
    ...(rowLabel === undefined ? { label } : { 'aria-label': `${label}, ${rowLabel}` }),
  };
  const choices = choicesOf(field.kind, { t, issueDate });
  if (choices) {
    const known = choices.some((choice) => choice.value === value);
    return (
      <NativeSelect
        {...common}
        data={known ? choices : [{ value, label: value === '' ? '—' : value }, ...choices]}
        value={value}
        onChange={(event) => onChange(event.currentTarget.value || undefined)}
      />
    );
  }
  const isNumber = field.kind === 'decimal' || field.kind === 'whole';
  return (
    <TextInput
      {...common}
      autoComplete="off"
      type={field.kind === 'date' ? 'date' : 'text'}
      value={value}
      {...(isNumber && { inputMode: 'decimal' })}
      onChange={(event) => onChange(readTyped(event.currentTarget.value, field.kind))}
    />
  );
}

/** What was typed as the body has it; the keypad's comma is a point, and an empty field says nothing. */
function readTyped(typed: string, kind: FieldKind): Json | undefined {
  if (typed === '') return undefined;
  if (kind === 'whole' && /^\d{1,4}$/.test(typed)) return Number(typed);
  return kind === 'decimal' ? typed.replace(',', '.') : typed;
}

interface Choice {
  readonly value: string;
  readonly label: string;
}

function choicesOf(
  kind: FieldKind,
  { t, issueDate }: { t: TFunction; issueDate: string },
): readonly Choice[] | undefined {
  switch (kind) {
    case 'buyer_type':
      return identificationTypes.map((value) => ({ value, label: t(`identification.${value}`) }));
    case 'identification_type':
      return identificationTypes.flatMap((value) =>
        value === 'consumidor_final' ? [] : [{ value, label: t(`identification.${value}`) }],
      );
    case 'iva':
      return ivaRatesOn(issueDate).map((value) => ({ value, label: ivaTag(value, t) }));
    case 'method':
      return keysOf(paymentMethods).map((value) => ({ value, label: t(`payment.${value}`) }));
    case 'term_unit':
      return [
        { value: '', label: '—' },
        ...keysOf(termUnits).map((value) => ({ value, label: t(`correction.term.${value}`) })),
      ];
    case 'withheld_tax':
      return keysOf(withheldTaxCodes).map((value) => ({ value, label: t(`correction.tax.${value}`) }));
    case 'text':
    case 'decimal':
    case 'whole':
    case 'date':
      return undefined;
  }
}
