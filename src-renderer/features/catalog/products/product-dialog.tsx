import { Checkbox, Fieldset, Group, Stack } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ProductResource } from '../../../../src-main/contract/catalog/product.ts';
import { soldIvaRate } from '../../../../src-main/documents/taxes/sold-iva-rate.ts';
import { errorAt, refusalBesides, refusalIn } from '../../../lib/http/answer.ts';
import { useRegime } from '../../../lib/http/use-regime.ts';
import { useLotTracking, useTracksLots } from '../../../lib/queries/catalog/lots-query.ts';
import { usePriceLists } from '../../../lib/queries/catalog/price-lists-query.ts';
import { useCostStatement, useProductCosts } from '../../../lib/queries/catalog/product-costs-query.ts';
import { useProductPictureChange } from '../../../lib/queries/catalog/product-picture.ts';
import { useLotsEnabled } from '../../../lib/stock-enabled.ts';
import { useMay } from '../../../lib/workplace/use-may.ts';
import { usePermit } from '../../../lib/workplace/use-permit.ts';
import { Dialog } from '../../../ui/dialogs/dialog.tsx';
import { DialogButtons } from '../../../ui/dialogs/dialog-buttons.tsx';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { RefusalNotice } from '../../../ui/feedback/refusal-notice.tsx';
import { CostField, readCost } from './cost-field.tsx';
import { ListPriceFields } from './list-price-fields.tsx';
import { type PictureChoice, PictureField } from './picture-field.tsx';
import { draftOf, formOf, type ProductDraft } from './product-draft.ts';
import { ProductFields, productFieldPointers } from './product-fields.tsx';
import { useCategories, useProductSaving, useSuggestedCode } from './products-query.ts';

interface ProductDialogProps {
  /** Undefined: a new one. */
  readonly product: ProductResource | undefined;
  /** What was scanned that no product has, for a new one. */
  readonly scanned?: string | undefined;
  /** It is the head office's: here it has a picture alone. */
  readonly isOwned?: boolean;
  readonly onClose: () => void;
}

export function ProductDialog({ product, scanned, isOwned = false, onClose }: ProductDialogProps) {
  const { t } = useTranslation();
  const permit = usePermit();
  const { data: lists = [] } = usePriceLists();
  const { data: categories = [] } = useCategories();
  const regime = useRegime();
  const [draft, setDraft] = useState<ProductDraft>(() =>
    draftOf(product, { scanned, soldAt: soldIvaRate('iva_15', regime) }),
  );
  const [picture, setPicture] = useState<PictureChoice>();
  // A new one whose picture was refused is there already.
  const [made, setMade] = useState<ProductResource>();
  const pictures = useProductPictureChange();
  const save = useProductSaving((product ?? made)?.id);
  const suggestion = useSuggestedCode(product === undefined, draft.category);
  const may = useMay();
  const mayStateCosts = may('read_costs') && may('edit_products');
  const costs = useProductCosts(product ? [product.id] : []);
  const costBefore = product && costs.get(product.id)?.unit_cost;
  const [typedCost, setTypedCost] = useState<string>();
  const mayTrackLots = useLotsEnabled() === true && may('move_stock');
  const tracksLots = useTracksLots(product?.id) ?? false;
  const [lotsChoice, setLotsChoice] = useState<boolean>();
  const tracking = useLotTracking();
  const costing = useCostStatement();
  const refusal =
    refusalIn(save.error) ??
    refusalIn(costing.error) ??
    refusalIn(tracking.error) ??
    refusalIn(pictures.error);
  const besides = refusalBesides(refusal, [...productFieldPointers, '/unit_cost']);
  const isBusy = save.isPending || costing.isPending || tracking.isPending || pictures.isPending;
  const isListFault = refusal?.errors.some(({ pointer = '' }) => pointer.startsWith('/prices')) ?? false;
  const change = (part: Partial<ProductDraft>) => setDraft({ ...draft, ...part });
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const unitCost = typedCost === undefined ? undefined : readCost(typedCost);
    if (typedCost !== undefined && unitCost === undefined) return;
    const code = draft.code.trim() === '' ? (made?.code ?? suggestion ?? '') : draft.code;
    const form = formOf({ ...draft, code }, product);
    const granted = await permit('edit_products', product && { product_ids: [product.id] });
    if (!granted) return;
    const keepPicture = async (saved: ProductResource) => {
      if (picture === undefined) return onClose();
      setMade(saved);
      // What somebody else allowed was for one change.
      const allowed =
        granted.approvalId === undefined
          ? granted
          : await permit('edit_products', { product_ids: [saved.id] });
      if (allowed) pictures.mutate({ id: saved.id, picture, ...allowed }, { onSuccess: onClose });
    };
    const keepCost = (saved: ProductResource) => {
      if (unitCost === undefined || unitCost === (costBefore ?? null)) {
        void keepPicture(saved);
        return;
      }
      setMade(saved);
      costing.mutate({ id: saved.id, unitCost }, { onSuccess: () => void keepPicture(saved) });
    };
    const keepLots = (saved: ProductResource) => {
      if (lotsChoice === undefined || lotsChoice === tracksLots) return keepCost(saved);
      setMade(saved);
      tracking.mutate({ id: saved.id, isTracked: lotsChoice }, { onSuccess: () => keepCost(saved) });
    };
    if (isOwned && product) keepLots(product);
    else save.mutate({ form, ...granted }, { onSuccess: keepLots });
  };
  const costField = mayStateCosts && (
    <CostField
      typed={typedCost ?? costBefore ?? ''}
      price={draft.price}
      error={errorAt(refusal, '/unit_cost')}
      onChange={setTypedCost}
    />
  );
  const pictureField = <PictureField product={product} choice={picture} onChoose={setPicture} />;
  const ownFields = (
    <>
      {costField ? (
        <Group grow align="start">
          {costField}
          {pictureField}
        </Group>
      ) : (
        pictureField
      )}
      {mayTrackLots && (
        <Checkbox
          label={t('lots.track')}
          description={t('lots.trackHint')}
          checked={lotsChoice ?? tracksLots}
          onChange={(event) => setLotsChoice(event.currentTarget.checked)}
        />
      )}
    </>
  );
  return (
    <Dialog
      title={product ? t('catalog.editTitle') : t('catalog.new')}
      size="lg"
      busy={isBusy}
      onClose={onClose}
    >
      <form noValidate onSubmit={(event) => void submit(event)}>
        <Stack gap="sm">
          {isOwned && <Notice tone="quiet" title={t('headOffice.decides.product')} />}
          <Fieldset variant="unstyled" disabled={isOwned}>
            <Stack gap="sm">
              <ProductFields
                draft={draft}
                refusal={refusal}
                onChange={change}
                suggestedCode={suggestion}
                categories={categories.map(({ name }) => name)}
              >
                {lists.length > 0 && (
                  <ListPriceFields
                    lists={lists}
                    draft={draft}
                    error={isListFault ? t('field.invalidNumber') : undefined}
                    onChange={(listPrices) => change({ listPrices })}
                  />
                )}
                {!isOwned && ownFields}
              </ProductFields>
            </Stack>
          </Fieldset>
          {isOwned && ownFields}
          {besides && !isListFault && <RefusalNotice refusal={besides} />}
          <DialogButtons confirm={t('action.save')} busy={isBusy} onClose={onClose} />
        </Stack>
      </form>
    </Dialog>
  );
}
