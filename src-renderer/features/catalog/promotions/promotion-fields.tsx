import { Chip, Group, Input, MultiSelect, SegmentedControl, Stack, TextInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { errorAt, type Refusal } from '../../../lib/http/answer.ts';
import { usePriceLists } from '../../../lib/queries/catalog/price-lists-query.ts';
import { DateField } from '../../../ui/fields/date-field.tsx';
import styles from '../prices/prices.module.css';
import { useCategories } from '../products/products-query.ts';
import { weekdayNames } from './describe-promotion.ts';
import { ProductChoice } from './product-choice.tsx';
import { isScopeChosen, type PromotionDraft, promotionKinds } from './promotion-draft.ts';
import { TermsFields } from './terms-fields.tsx';

interface PromotionFieldsProps {
  readonly draft: PromotionDraft;
  readonly refusal: Refusal | undefined;
  /** After the first attempt to save: missing fields show their faults. */
  readonly isTried: boolean;
  readonly onChange: (part: Partial<PromotionDraft>) => void;
}

/** What a promotion is called and gives, on what, to whom and when. */
export function PromotionFields({ draft, refusal, isTried, onChange }: PromotionFieldsProps) {
  const { t } = useTranslation();
  const { data: lists = [] } = usePriceLists();
  const { data: categories = [] } = useCategories();
  const at = (start: string) => refusal?.errors.find(({ pointer }) => pointer?.startsWith(start))?.message;
  const known = new Set([...categories.map(({ name }) => name), ...draft.categories]);
  return (
    <Stack>
      <TextInput
        label={t('promotions.name')}
        placeholder={t('promotions.namePlaceholder')}
        data-autofocus
        autoComplete="off"
        maxLength={60}
        value={draft.name}
        error={errorAt(refusal, '/name')}
        onChange={(event) => onChange({ name: event.currentTarget.value })}
      />
      <SegmentedControl
        aria-label={t('promotions.kind')}
        data={promotionKinds.map((kind) => ({ value: kind, label: t(`promotions.kinds.${kind}`) }))}
        value={draft.kind}
        onChange={(value) => {
          const kind = promotionKinds.find((candidate) => candidate === value);
          if (kind) onChange({ kind });
        }}
      />
      <TermsFields draft={draft} refusal={refusal} onChange={onChange} />
      <SegmentedControl
        aria-label={t('promotions.scope')}
        data={[
          { value: 'chosen', label: t('promotions.chosen') },
          { value: 'all', label: t('promotions.everything') },
        ]}
        value={draft.isForAll ? 'all' : 'chosen'}
        onChange={(value) => onChange({ isForAll: value === 'all' })}
      />
      {!draft.isForAll && (
        <>
          <ProductChoice
            value={draft.products}
            error={
              at('/products') ?? (isTried && !isScopeChosen(draft) ? t('promotions.chooseSome') : undefined)
            }
            onChange={(products) => onChange({ products })}
          />
          {known.size > 0 && (
            <MultiSelect
              label={t('promotions.categories')}
              searchable
              hidePickedOptions
              data={[...known]}
              value={[...draft.categories]}
              error={at('/categories')}
              onChange={(chosen) => onChange({ categories: chosen })}
            />
          )}
        </>
      )}
      {lists.length + draft.lists.length > 0 && (
        <MultiSelect
          label={t('promotions.lists')}
          description={t('promotions.listsHint')}
          hidePickedOptions
          data={[
            ...lists.map(({ id, name }) => ({ value: id, label: name })),
            ...draft.lists
              .filter((id) => !lists.some((list) => list.id === id))
              .map((id) => ({ value: id, label: t('promotions.goneList') })),
          ]}
          value={[...draft.lists]}
          error={at('/price_lists')}
          onChange={(chosen) => onChange({ lists: chosen })}
        />
      )}
      <div className={styles.two}>
        <DateField
          label={t('promotions.from')}
          value={draft.from}
          error={errorAt(refusal, '/from')}
          onChange={(from) => onChange({ from })}
        />
        <DateField
          label={t('promotions.until')}
          value={draft.until}
          error={errorAt(refusal, '/until')}
          onChange={(until) => onChange({ until })}
        />
      </div>
      <Input.Wrapper label={t('promotions.onWeekdays')} description={t('promotions.onWeekdaysHint')}>
        <Chip.Group
          multiple
          value={draft.weekdays.map(String)}
          onChange={(chosen) => onChange({ weekdays: chosen.map(Number) })}
        >
          <Group gap="xs" mt="xs">
            {weekdayNames.map((name, index) => (
              <Chip key={name} size="md" value={String(index + 1)}>
                {t(`promotions.weekdays.${name}`)}
              </Chip>
            ))}
          </Group>
        </Chip.Group>
      </Input.Wrapper>
    </Stack>
  );
}
