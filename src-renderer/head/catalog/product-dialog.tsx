import { Stack } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ListPriceFields } from '../../features/catalog/products/list-price-fields.tsx';
import { draftOf, formOf, type ProductDraft } from '../../features/catalog/products/product-draft.ts';
import { ProductFields, productFieldPointers } from '../../features/catalog/products/product-fields.tsx';
import { refusalBesides, refusalIn } from '../../lib/http/answer.ts';
import { Dialog } from '../../ui/dialogs/dialog.tsx';
import { DialogButtons } from '../../ui/dialogs/dialog-buttons.tsx';
import { RefusalNotice } from '../../ui/feedback/refusal-notice.tsx';
import { useHeadPriceLists } from './price-lists-query.ts';
import { type HeadProduct, useHeadProductSaving } from './products-query.ts';

interface ProductDialogProps {
  /** Undefined: a new one. */
  readonly product: HeadProduct | undefined;
  readonly onClose: () => void;
}

/** A product of all tills: what it is called, and what it costs. Its picture stays each till's own. */
export function ProductDialog({ product, onClose }: ProductDialogProps) {
  const { t } = useTranslation();
  const [draft, setDraft] = useState<ProductDraft>(() => draftOf(product));
  const { data: lists = [] } = useHeadPriceLists();
  const save = useHeadProductSaving(product?.id);
  const refusal = refusalIn(save.error);
  const besides = refusalBesides(refusal, productFieldPointers);
  const isListFault = refusal?.errors.some(({ pointer = '' }) => pointer.startsWith('/prices')) ?? false;
  const change = (part: Partial<ProductDraft>) => setDraft({ ...draft, ...part });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    save.mutate(formOf(draft, product), { onSuccess: onClose });
  };
  return (
    <Dialog
      title={product ? t('catalog.editTitle') : t('catalog.new')}
      size="lg"
      busy={save.isPending}
      onClose={onClose}
    >
      <form noValidate onSubmit={submit}>
        <Stack gap="sm">
          <ProductFields draft={draft} refusal={refusal} onChange={change}>
            {lists.length > 0 && (
              <ListPriceFields
                lists={lists}
                draft={draft}
                error={isListFault ? t('field.invalidNumber') : undefined}
                onChange={(listPrices) => change({ listPrices })}
              />
            )}
          </ProductFields>
          {besides && !isListFault && <RefusalNotice refusal={besides} />}
          <DialogButtons confirm={t('action.save')} busy={save.isPending} onClose={onClose} />
        </Stack>
      </form>
    </Dialog>
  );
}
