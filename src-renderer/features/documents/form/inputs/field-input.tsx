import { Autocomplete, NativeSelect, Select, TextInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { incoterms } from '../../../../../src-main/documents/tables/incoterms.ts';
import { creditNoteMotives, deliveryMotives } from '../../../../../src-main/documents/tables/motives.ts';
import { guessType } from '../../../../lib/buyer-draft.ts';
import { DateField } from '../../../../ui/fields/date-field.tsx';
import type { FormField, Lookup } from '../../body/form-part.ts';
import { type Json, textAt, valueAt, withValueAt } from '../../body/json.ts';
import { type Edit, useFormState } from '../form-context.tsx';
import { LookupInput } from '../lookup/lookup-input.tsx';
import { choicesOf } from './choices.ts';
import { matchTerms } from './match-terms.ts';
import { readTyped } from './read-typed.ts';

export interface FieldInputProps {
  readonly field: FormField;
  /** JSON pointer of the object the field is of. */
  readonly owner: string;
  /** That object. */
  readonly item: Json;
  readonly fault: string | undefined;
  readonly lookup?: Lookup | undefined;
  /** Of a row: the label is the column's, and this is its label for screen readers. */
  readonly rowLabel?: string;
}

/** One value of a document, entered as its kind asks. */
export function FieldInput(props: FieldInputProps) {
  const { field, owner, item, fault, lookup, rowLabel } = props;
  const { t } = useTranslation();
  const { issueDate, onEdit } = useFormState();
  const pointer = owner + field.at;
  const value = textAt(item, field.at);
  const label = t(`fields.label.${field.label}`);
  // A column has no room for a sentence: the row says its faults below.
  const naming =
    rowLabel === undefined
      ? { label }
      : { 'aria-label': `${label}, ${rowLabel}`, errorProps: { className: 'for-readers' } };
  const common = { ...naming, error: fault, 'data-place': pointer };
  const change = (typed: string) => onEdit(typedInto(props, typed));
  const choices = choicesOf(field.kind, { t, issueDate, item });
  if (choices) {
    const isListed = value === '' || choices.data.some((choice) => choice.value === value);
    const data = isListed ? choices.data : [{ value, label: value }, ...choices.data];
    if (choices.isLong) {
      return (
        <Select
          {...common}
          searchable
          data={[...data]}
          limit={80}
          filter={matchTerms}
          nothingFoundMessage={t('fields.nothingFound')}
          placeholder={t('fields.searchCode')}
          comboboxProps={{ width: 'max-content', position: 'bottom-start' }}
          maxDropdownHeight={320}
          value={value === '' ? null : value}
          onChange={(chosen) => change(chosen ?? '')}
        />
      );
    }
    const isOffered = value !== '' || choices.data.some((choice) => choice.value === '');
    return (
      <NativeSelect
        {...common}
        name={pointer}
        data={isOffered ? [...data] : [{ value: '', label: '—' }, ...data]}
        value={value}
        onChange={(event) => change(event.currentTarget.value)}
      />
    );
  }
  const typed = { ...common, name: pointer, autoComplete: 'off', value, 'data-typed': '' } as const;
  const offered = suggestionsOf(field.kind);
  if (offered) return <Autocomplete {...typed} data={[...offered]} onChange={change} />;
  const isNamed = valueAt(item, '/identification_type') === 'consumidor_final';
  if (isNamed && (field.at === '/identification' || field.at === '/name')) {
    return <TextInput {...typed} value="" placeholder={t('identification.consumidor_final')} disabled />;
  }
  if (lookup && isLookedUpBy(field.at)) {
    return (
      <LookupInput {...typed} lookup={lookup} at={field.at} owner={owner} onType={change} onEdit={onEdit} />
    );
  }
  if (field.kind === 'date') return <DateField {...typed} onChange={change} />;
  const isNumber = field.kind === 'decimal' || field.kind === 'whole';
  return (
    <TextInput
      {...typed}
      {...(isNumber && { inputMode: 'decimal' })}
      onChange={(event) => change(event.currentTarget.value)}
    />
  );
}

/** What typing into a field changes: its value, and what the value tells of the field beside it. */
function typedInto({ field, owner, item }: FieldInputProps, typed: string): Edit {
  const value = readTyped(typed, field.kind);
  const showsTaxType = field.kind === 'rate' || field.kind === 'excise';
  const type = field.at === '/identification' ? guessType(typed) : undefined;
  const isGuessed = type !== undefined && valueAt(item, '/identification_type') !== undefined;
  return (body) => {
    const changed = withValueAt(body, owner + field.at, value);
    if (showsTaxType && typed !== '') return withValueAt(changed, `${owner}/type`, typed.split('_')[0]);
    return isGuessed ? withValueAt(changed, `${owner}/identification_type`, type) : changed;
  };
}

function suggestionsOf(kind: FormField['kind']): readonly string[] | undefined {
  switch (kind) {
    case 'incoterm':
      return incoterms;
    case 'credit_motive':
      return creditNoteMotives;
    case 'delivery_motive':
      return deliveryMotives;
    default:
      return undefined;
  }
}

function isLookedUpBy(at: string): boolean {
  return ['/identification', '/name', '/code', '/description'].includes(at);
}
