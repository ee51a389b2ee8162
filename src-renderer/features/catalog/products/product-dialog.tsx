import { Autocomplete, Button, Checkbox, Group, Stack, TextInput } from '@mantine/core';
import { type FormEvent, type KeyboardEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ProductResource } from '../../../../src-main/contract/catalog/product.ts';
import { today } from '../../../lib/format/today.ts';
import { errorAt, refusalBesides, refusalIn } from '../../../lib/http/answer.ts';
import { usePriceLists } from '../../../lib/queries/price-lists-query.ts';
import { useProductPictureChange } from '../../../lib/queries/product-picture.ts';
import { usePermit } from '../../../lib/workplace/use-permit.ts';
import { Dialog } from '../../../ui/dialogs/dialog.tsx';
import { DialogButtons } from '../../../ui/dialogs/dialog-buttons.tsx';
import { RefusalNotice } from '../../../ui/feedback/refusal-notice.tsx';
import { PriceFields } from '../../../ui/fields/price-fields.tsx';
import { ListPriceFields } from './list-price-fields.tsx';
import { type PictureChoice, PictureField } from './picture-field.tsx';
import { draftOf, formOf, type ProductDraft } from './product-draft.ts';
import { useCategories, useProductSaving, useSuggestedCode } from './products-query.ts';

interface ProductDialogProps {
  /** Undefined: a new one. */
  readonly product: ProductResource | undefined;
  /** What was scanned that no product has, for a new one. */
  readonly scanned?: string | undefined;
  readonly onClose: () => void;
}

/** A scanner ends with Enter: the form is not finished yet. */
function keepOpen(event: KeyboardEvent): void {
  if (event.key === 'Enter') event.preventDefault();
}

export function ProductDialog({ product, scanned, onClose }: ProductDialogProps) {
  const { t } = useTranslation();
  const permit = usePermit();
  const { data: lists = [] } = usePriceLists();
  const { data: categories = [] } = useCategories();
  const [draft, setDraft] = useState<ProductDraft>(() => draftOf(product, scanned));
  const [picture, setPicture] = useState<PictureChoice>();
  // A new one whose picture was refused is there already.
  const [made, setMade] = useState<ProductResource>();
  const pictures = useProductPictureChange();
  const save = useProductSaving((product ?? made)?.id);
  const suggestion = useSuggestedCode(product === undefined, draft.category);
  const refusal = refusalIn(save.error) ?? refusalIn(pictures.error);
  const besides = refusalBesides(refusal, [
    '/name',
    '/code',
    '/barcode',
    '/unit',
    '/category',
    '/unit_price',
    '/unit_price_with_taxes',
  ]);
  const isPriceFault = ['/unit_price', '/unit_price_with_taxes'].some((field) => errorAt(refusal, field));
  const isListFault = refusal?.errors.some(({ pointer = '' }) => pointer.startsWith('/prices')) ?? false;
  const change = (part: Partial<ProductDraft>) => setDraft({ ...draft, ...part });
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const form = formOf(draft, product);
    const given = await permit('edit_products', product && { product_ids: [product.id] });
    if (!given) return;
    const keepPicture = async (saved: ProductResource) => {
      if (picture === undefined) return onClose();
      setMade(saved);
      // What somebody else allowed was for one change.
      const allowed =
        given.approvalId === undefined ? given : await permit('edit_products', { product_ids: [saved.id] });
      if (allowed) pictures.mutate({ id: saved.id, picture, ...allowed }, { onSuccess: onClose });
    };
    save.mutate({ form, ...given }, { onSuccess: (saved) => void keepPicture(saved) });
  };
  const field = (name: 'name' | 'code' | 'barcode' | 'unit', maximum: number) => ({
    label: t(`catalog.${name}`),
    autoComplete: 'off',
    maxLength: maximum,
    value: draft[name],
    error: errorAt(refusal, `/${name}`),
    onChange: (event: { currentTarget: { value: string } }) => change({ [name]: event.currentTarget.value }),
  });
  return (
    <Dialog
      title={product ? t('catalog.editTitle') : t('catalog.new')}
      size="lg"
      busy={save.isPending || pictures.isPending}
      onClose={onClose}
    >
      <form noValidate onSubmit={(event) => void submit(event)}>
        <Stack gap="sm">
          <TextInput {...field('name', 300)} data-autofocus required withAsterisk={false} />
          <Group grow align="start">
            <TextInput
              {...field('code', 25)}
              required
              withAsterisk={false}
              rightSectionWidth="auto"
              rightSection={
                suggestion !== undefined &&
                draft.code === '' && (
                  <Button
                    variant="subtle"
                    px="xs"
                    aria-label={t('catalog.useCode', { code: suggestion })}
                    onClick={() => change({ code: suggestion })}
                  >
                    {suggestion}
                  </Button>
                )
              }
            />
            <TextInput {...field('barcode', 25)} placeholder={t('field.optional')} onKeyDown={keepOpen} />
          </Group>
          <Group grow align="start">
            <Autocomplete
              label={t('catalog.category')}
              placeholder={t('field.optional')}
              autoComplete="off"
              maxLength={60}
              data={categories.map(({ name }) => name)}
              value={draft.category}
              error={errorAt(refusal, '/category')}
              onChange={(category) => change({ category })}
            />
            <TextInput {...field('unit', 50)} placeholder={t('catalog.unitHint')} />
          </Group>
          <PriceFields
            draft={draft.price}
            onChange={(price) => change({ price })}
            today={today()}
            error={isPriceFault ? t('field.invalidNumber') : undefined}
          />
          {lists.length > 0 && (
            <ListPriceFields
              lists={lists}
              draft={draft}
              error={isListFault ? t('field.invalidNumber') : undefined}
              onChange={(listPrices) => change({ listPrices })}
            />
          )}
          <PictureField product={product} choice={picture} onChoose={setPicture} />
          <Checkbox
            label={t('catalog.active')}
            description={t('catalog.activeHint')}
            checked={draft.active}
            onChange={(event) => change({ active: event.currentTarget.checked })}
          />
          {besides && !isListFault && <RefusalNotice refusal={besides} />}
          <DialogButtons
            confirm={t('action.save')}
            busy={save.isPending || pictures.isPending}
            onClose={onClose}
          />
        </Stack>
      </form>
    </Dialog>
  );
}
