import { Autocomplete, Fieldset, Group, Stack, Text, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ProductParent } from '../../../../src-main/contract/catalog/product-parent.ts';
import { today } from '../../../lib/format/today.ts';
import { errorAt, refusalBesides, refusalIn } from '../../../lib/http/answer.ts';
import { usePermit } from '../../../lib/workplace/use-permit.ts';
import { Dialog } from '../../../ui/dialogs/dialog.tsx';
import { DialogButtons } from '../../../ui/dialogs/dialog-buttons.tsx';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { RefusalNotice } from '../../../ui/feedback/refusal-notice.tsx';
import { PriceFields } from '../../../ui/fields/price-fields.tsx';
import { AttributeFields } from './attribute-fields.tsx';
import { CombinationsTable } from './combinations-table.tsx';
import { ExistingProduct } from './existing-product.tsx';
import { MadeVariants } from './made-variants.tsx';
import { useCodesFrom, useParentSaving } from './parent-actions.ts';
import {
  keyOf,
  openCombinations,
  type ParentDraft,
  parentBodyOf,
  parentDraftOf,
  prefixOf,
  type VariantDraft,
} from './parent-draft.ts';
import { codePrefix } from './variant-code.ts';

interface ParentDialogProps {
  /** Undefined: a new one. */
  readonly parent: ProductParent | undefined;
  /** Those that products have. */
  readonly categories: readonly string[];
  readonly onClose: () => void;
}

/** What the fields show themselves. */
const ofFields =
  /^\/(name|category|attributes\/\d|variants\/\d+\/(values|product_id|product\/(code|barcode|unit_price)))/;

/** A product with variants: in what they differ, those there are, and the ones that are made at once. */
export function ParentDialog({ parent: opened, categories, onClose }: ParentDialogProps) {
  const { t } = useTranslation();
  const permit = usePermit();
  const [parent, setParent] = useState(opened);
  const [draft, setDraft] = useState<ParentDraft>(() => parentDraftOf(opened));
  const save = useParentSaving(parent?.id);
  const { combinations, areAll } = openCombinations(draft, parent, useCodesFrom(prefixOf(draft)));
  const wanted = combinations.filter(({ isWanted }) => isWanted);
  // Nothing would be seen of it: it is listed by its variants.
  const lacksVariants = wanted.length === 0 && (parent?.variants ?? []).length === 0;
  const [isTried, setTried] = useState(false);
  const refusal = refusalIn(save.error);
  const elsewhere = (refusal?.errors ?? []).flatMap(({ pointer = '' }) => pointer);
  const besides = refusalBesides(
    refusal,
    elsewhere.filter((pointer) => ofFields.test(pointer)),
  );
  const change = (part: Partial<ParentDraft>) => setDraft((before) => ({ ...before, ...part }));
  const changeVariants = (keys: readonly string[], part: Partial<VariantDraft>) =>
    setDraft((before) => ({
      ...before,
      variants: {
        ...before.variants,
        ...Object.fromEntries(keys.map((key) => [key, { ...before.variants[key], ...part }])),
      },
    }));
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (save.isPending || lacksVariants) return;
    const granted = await permit('edit_products');
    if (granted) save.mutate({ form: parentBodyOf(draft, wanted), ...granted }, { onSuccess: onClose });
  };
  const variants = parent?.variants ?? [];
  return (
    <Dialog
      title={t(opened ? 'variants.editTitle' : 'variants.new')}
      size="72rem"
      busy={save.isPending}
      onClose={onClose}
    >
      <form noValidate onSubmit={(event) => void submit(event)}>
        <Stack gap="sm">
          <Group grow align="start">
            <TextInput
              label={t('variants.name')}
              placeholder={t('variants.namePlaceholder')}
              data-autofocus
              required
              withAsterisk={false}
              maxLength={200}
              value={draft.name}
              error={errorAt(refusal, '/name')}
              onChange={(event) => change({ name: event.currentTarget.value })}
            />
            <Autocomplete
              label={t('variants.category')}
              placeholder={t('field.optional')}
              maxLength={60}
              data={[...categories]}
              value={draft.category}
              error={errorAt(refusal, '/category')}
              onChange={(category) => change({ category })}
            />
          </Group>
          <AttributeFields
            attributes={draft.attributes}
            isFixed={variants.length > 0}
            refusal={refusal}
            onChange={(attributes) => change({ attributes })}
          />
          {parent && variants.length > 0 && (
            <>
              <Text c="dimmed" size="sm">
                {t('variants.fixed')}
              </Text>
              <Fieldset legend={t('variants.made')}>
                <MadeVariants
                  parent={parent}
                  onTakeOut={(productId) =>
                    setParent(
                      (before) =>
                        before && {
                          ...before,
                          variants: before.variants.filter(({ product }) => product.id !== productId),
                        },
                    )
                  }
                />
              </Fieldset>
            </>
          )}
          {combinations.length > 0 && (
            <Fieldset legend={t('variants.combinations')}>
              <Stack gap="sm">
                <Text c="dimmed" size="sm">
                  {t('variants.combinationsHint')}
                </Text>
                <Group align="start" gap="md">
                  <PriceFields draft={draft.price} today={today()} onChange={(price) => change({ price })} />
                  <TextInput
                    w="11rem"
                    label={t('variants.prefix')}
                    autoComplete="off"
                    maxLength={12}
                    placeholder={codePrefix(draft.name)}
                    value={draft.prefix}
                    onChange={(event) => change({ prefix: event.currentTarget.value })}
                  />
                </Group>
                {draft.sibling && draft.sibling.prices.length > 0 && (
                  <Text c="dimmed" size="sm">
                    {t('variants.listPrices', { name: draft.sibling.name })}
                  </Text>
                )}
                {!areAll && <Notice tone="quiet" title={t('variants.tooMany')} />}
                <CombinationsTable
                  combinations={combinations}
                  price={draft.price.typed}
                  refusal={refusal}
                  sent={(save.variables?.form.variants ?? []).map(({ values }) => keyOf(values))}
                  onChange={changeVariants}
                />
                <ExistingProduct
                  combinations={combinations}
                  onAdd={(key, existing) => changeVariants([key], { existing, isWanted: true })}
                />
              </Stack>
            </Fieldset>
          )}
          {besides && <RefusalNotice refusal={besides} />}
          {isTried && lacksVariants && <Notice tone="care" title={t('variants.needsOne')} />}
          <DialogButtons confirm={t('action.save')} busy={save.isPending} onClose={onClose} />
        </Stack>
      </form>
    </Dialog>
  );
}
