import { Autocomplete, Checkbox, Group, TextInput } from '@mantine/core';
import type { KeyboardEvent, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { today } from '../../../lib/format/today.ts';
import { errorAt, type Refusal } from '../../../lib/http/answer.ts';
import { PriceFields } from '../../../ui/fields/price-fields.tsx';
import type { ProductDraft } from './product-draft.ts';

const pricePointers = ['/unit_price', '/unit_price_with_taxes'];

/** What of a refusal is shown beside these fields. */
export const productFieldPointers = ['/name', '/code', '/barcode', '/unit', '/category', ...pricePointers];

interface ProductFieldsProps {
  readonly draft: ProductDraft;
  readonly refusal: Refusal | undefined;
  readonly onChange: (part: Partial<ProductDraft>) => void;
  /** The code it gets where none is typed. */
  readonly suggestedCode?: string | undefined;
  /** Those there are already, where they are known. */
  readonly categories?: readonly string[];
  /** What else there is to say of it, after its price. */
  readonly children?: ReactNode;
}

/** A scanner ends with Enter: the form is not finished yet. */
function keepOpen(event: KeyboardEvent): void {
  if (event.key === 'Enter') event.preventDefault();
}

/** What a product is called, what it costs, and whether it is sold. */
export function ProductFields(props: ProductFieldsProps) {
  const { draft, refusal, onChange, suggestedCode, categories, children } = props;
  const { t } = useTranslation();
  const common = (name: 'name' | 'code' | 'barcode' | 'unit' | 'category', maximum: number) => ({
    label: t(`catalog.${name}`),
    autoComplete: 'off',
    maxLength: maximum,
    value: draft[name],
    error: errorAt(refusal, `/${name}`),
  });
  const field = (...[name, maximum]: Parameters<typeof common>) => ({
    ...common(name, maximum),
    onChange: (event: { currentTarget: { value: string } }) =>
      onChange({ [name]: event.currentTarget.value }),
  });
  const isPriceFault = pricePointers.some((pointer) => errorAt(refusal, pointer));
  return (
    <>
      <TextInput {...field('name', 300)} data-autofocus required withAsterisk={false} />
      <Group grow align="start">
        <TextInput {...field('code', 25)} placeholder={suggestedCode} />
        <TextInput {...field('barcode', 25)} placeholder={t('field.optional')} onKeyDown={keepOpen} />
      </Group>
      <Group grow align="start">
        {categories ? (
          <Autocomplete
            {...common('category', 60)}
            placeholder={t('field.optional')}
            data={categories}
            onChange={(category) => onChange({ category })}
          />
        ) : (
          <TextInput {...field('category', 60)} placeholder={t('field.optional')} />
        )}
        <TextInput {...field('unit', 50)} placeholder={t('catalog.unitHint')} />
      </Group>
      <PriceFields
        draft={draft.price}
        onChange={(price) => onChange({ price })}
        today={today()}
        error={isPriceFault ? t('field.invalidNumber') : undefined}
      />
      {children}
      <Checkbox
        label={t('catalog.active')}
        description={t('catalog.activeHint')}
        checked={draft.active}
        onChange={(event) => onChange({ active: event.currentTarget.checked })}
      />
    </>
  );
}
