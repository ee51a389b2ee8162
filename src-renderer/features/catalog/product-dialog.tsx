import { Button, Group, Stack, TextInput } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ProductResource } from '../../../src-main/contract/local.ts';
import { acceptedBy, errorAt, refusalIn } from '../../lib/answer.ts';
import { useService } from '../../lib/service.tsx';
import { today } from '../../lib/today.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { type PriceDraft, PriceFields, unitPriceOf } from '../../ui/price-fields.tsx';
import { RefusalNotice } from '../../ui/refusal-notice.tsx';
import { saveProduct } from './products.ts';

interface ProductDialogProps {
  /** Undefined: a new one. */
  readonly product: ProductResource | undefined;
  readonly onClose: () => void;
}

export function ProductDialog({ product, onClose }: ProductDialogProps) {
  const { t } = useTranslation();
  const { local } = useService();
  const cache = useQueryClient();
  const [name, setName] = useState(product?.name ?? '');
  const [code, setCode] = useState(product?.code ?? '');
  const [barcode, setBarcode] = useState(product?.barcode ?? '');
  const [unit, setUnit] = useState(product?.unit ?? '');
  const [price, setPrice] = useState<PriceDraft>({
    typed: product?.unit_price ?? '',
    includesIva: product === undefined,
    iva: product?.iva ?? 'iva_15',
  });
  const save = useMutation({
    mutationFn: () => {
      const optional = (field: string, value: string) =>
        value.trim() === '' ? {} : { [field]: value.trim() };
      return acceptedBy(
        saveProduct(local, {
          id: product?.id,
          form: {
            ...optional('name', name),
            ...optional('code', code),
            ...optional('barcode', barcode),
            ...optional('unit', unit),
            unit_price: unitPriceOf(price) ?? price.typed,
            iva: price.iva,
          },
        }),
      );
    },
    onSuccess: async () => {
      await cache.invalidateQueries({ queryKey: ['products'] });
      onClose();
    },
  });
  const refusal = refusalIn(save.error);
  return (
    <Dialog title={product ? t('catalog.editTitle') : t('catalog.new')} size="lg" onClose={onClose}>
      <form
        noValidate
        onSubmit={(event: FormEvent) => {
          event.preventDefault();
          save.mutate();
        }}
      >
        <Stack gap="sm">
          <TextInput
            label={t('catalog.name')}
            data-autofocus
            autoComplete="off"
            maxLength={300}
            value={name}
            error={errorAt(refusal, '/name')}
            onChange={(event) => setName(event.currentTarget.value)}
          />
          <Group grow align="start">
            <TextInput
              label={t('catalog.code')}
              autoComplete="off"
              maxLength={25}
              value={code}
              error={errorAt(refusal, '/code')}
              onChange={(event) => setCode(event.currentTarget.value)}
            />
            <TextInput
              label={t('catalog.barcode')}
              placeholder={t('field.optional')}
              autoComplete="off"
              maxLength={25}
              value={barcode}
              error={errorAt(refusal, '/barcode')}
              onChange={(event) => setBarcode(event.currentTarget.value)}
              // A scanner ends with Enter: the form is not finished yet.
              onKeyDown={(event) => {
                if (event.key === 'Enter') event.preventDefault();
              }}
            />
            <TextInput
              label={t('catalog.unit')}
              placeholder={t('field.optional')}
              autoComplete="off"
              maxLength={50}
              value={unit}
              error={errorAt(refusal, '/unit')}
              onChange={(event) => setUnit(event.currentTarget.value)}
            />
          </Group>
          <PriceFields
            draft={price}
            onChange={setPrice}
            today={today()}
            error={errorAt(refusal, '/unit_price') && t('field.invalidNumber')}
          />
          {refusal && refusal.errors.length === 0 && <RefusalNotice refusal={refusal} />}
          <Group justify="flex-end">
            <Button variant="default" onClick={onClose}>
              {t('action.cancel')}
            </Button>
            <Button type="submit" loading={save.isPending}>
              {t('action.save')}
            </Button>
          </Group>
        </Stack>
      </form>
    </Dialog>
  );
}
