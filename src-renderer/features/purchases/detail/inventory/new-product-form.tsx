import { Button, Group, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { type FormEvent, type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { productCode } from '../../../../../src-main/contract/catalog/product.ts';
import type { PurchaseInventoryLine } from '../../../../../src-main/contract/documents/purchases/purchase-inventory.ts';
import { priceWithMargin } from '../../../../../src-main/documents/costs/price-with-margin.ts';
import { ivaRows } from '../../../../../src-main/documents/taxes/iva.ts';
import { soldIvaRate } from '../../../../../src-main/documents/taxes/sold-iva-rate.ts';
import { keysOf } from '../../../../../src-main/documents/values/keys-of.ts';
import { formatMoney } from '../../../../lib/format/format.ts';
import { parseDecimal } from '../../../../lib/format/parse-decimal.ts';
import { today } from '../../../../lib/format/today.ts';
import { acceptedBy, errorAt, refusalBesides, refusalIn } from '../../../../lib/http/answer.ts';
import { useService } from '../../../../lib/http/service.tsx';
import { useRegime } from '../../../../lib/http/use-regime.ts';
import { usePermit } from '../../../../lib/workplace/use-permit.ts';
import { RefusalNotice } from '../../../../ui/feedback/refusal-notice.tsx';
import { type PriceDraft, PriceFields, statedPriceIn } from '../../../../ui/fields/price-fields.tsx';
import styles from '../../purchases.module.css';
import type { GoodsDocument } from './goods-document.ts';
import type { useProductCreation } from './inventory-query.ts';

interface NewProductFormProps {
  readonly purchase: GoodsDocument;
  readonly line: PurchaseInventoryLine;
  /** Of one unit, dollars, as far as it is known. */
  readonly unitCost: string | undefined;
  readonly creation: ReturnType<typeof useProductCreation>;
  readonly isBusy: boolean;
  /** What else is asked is answered. */
  readonly isReady: boolean;
  readonly onMade: (productId: string) => void;
  readonly onBack: () => void;
  /** What else is asked of the line. */
  readonly children: ReactNode;
}

/** A product made of a line: its name, its barcode, its rate of IVA, and a price that earns what is wanted. */
export function NewProductForm(props: NewProductFormProps) {
  const { purchase, line, unitCost, creation, isBusy, isReady, onMade, onBack, children } = props;
  const { t } = useTranslation();
  const permit = usePermit();
  const regime = useRegime();
  const suggestion = useCodeSuggestion();
  const [name, setName] = useState(line.description);
  const [code, setCode] = useState('');
  const [barcode, setBarcode] = useState(line.barcode ?? '');
  const [margin, setMargin] = useState('');
  const [stated, setStated] = useState<Omit<PriceDraft, 'typed'> & { readonly typed?: string }>({
    includesIva: true,
    iva: soldIvaRate(ivaOf(purchase, line), regime),
  });
  // What the margin comes to with this cost and this IVA, until a price is typed.
  const price = { ...stated, typed: stated.typed ?? priceOf(margin, unitCost, stated) };
  const refusal = refusalIn(creation.error);
  const pointers = ['/name', '/code', '/barcode', '/unit_price', '/unit_price_with_taxes'];
  const rest = refusalBesides(refusal, pointers);
  const isPriceFault = pointers.slice(3).some((pointer) => errorAt(refusal, pointer));
  const earn = (typed: string) => {
    setMargin(typed);
    const { typed: _, ...others } = stated;
    setStated(others);
  };
  const changePrice = ({ typed, ...others }: PriceDraft) =>
    setStated({ ...others, ...((stated.typed !== undefined || typed !== price.typed) && { typed }) });
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    // It was made, and only could not be used.
    if (creation.data) return onMade(creation.data.id);
    const granted = await permit('edit_products', {});
    if (!granted) return;
    const form = {
      ...(name.trim() !== '' && { name: name.trim() }),
      code: code.trim() === '' ? suggestion : code.trim(),
      ...(barcode.trim() !== '' && { barcode: barcode.trim() }),
      ...(statedPriceIn(price) ?? { unit_price: price.typed.trim() }),
      iva: price.iva,
    };
    creation.mutate({ form, ...granted }, { onSuccess: ({ id }) => onMade(id) });
  };
  return (
    <form noValidate className={styles.stack} onSubmit={(event) => void submit(event)}>
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
          placeholder={suggestion ?? ''}
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
        />
      </Group>
      {children}
      <Group grow align="start">
        <TextInput
          label={t('goodsReceipt.margin')}
          description={
            unitCost === undefined
              ? t('goodsReceipt.marginHint')
              : t('goodsReceipt.costs', { cost: formatMoney(unitCost) })
          }
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          inputMode="decimal"
          autoComplete="off"
          placeholder={t('field.optional')}
          value={margin}
          onChange={(event) => earn(event.currentTarget.value)}
        />
      </Group>
      <PriceFields
        draft={price}
        onChange={changePrice}
        today={today()}
        error={isPriceFault ? t('field.invalidNumber') : undefined}
      />
      {rest && <RefusalNotice refusal={rest} />}
      <Group justify="flex-end">
        <Button variant="default" disabled={isBusy} onClick={onBack}>
          {t('goodsReceipt.back')}
        </Button>
        <Button type="submit" disabled={!isReady} loading={isBusy}>
          {t('goodsReceipt.create')}
        </Button>
      </Group>
    </form>
  );
}

/** The price that earns a margin on what one costs; empty while one of them is missing. */
function priceOf(
  margin: string,
  unitCost: string | undefined,
  { includesIva, iva }: Pick<PriceDraft, 'includesIva' | 'iva'>,
): string {
  const percent = parseDecimal(margin, 2);
  if (percent === undefined || unitCost === undefined) return '';
  const ivaPercent = String(ivaRows[includesIva ? iva : 'iva_0'].percent);
  return priceWithMargin(unitCost, { percent, ivaPercent }) ?? '';
}

/** The rate at which the supplier sold it, where it is one of the tables. */
function ivaOf(purchase: GoodsDocument, { line }: PurchaseInventoryLine): PriceDraft['iva'] {
  const taxed = purchase.lines[line]?.taxes.find(({ type }) => type === 'iva');
  return keysOf(ivaRows).find((rate) => rate === taxed?.rate) ?? 'iva_15';
}

function useCodeSuggestion(): string | undefined {
  const { local } = useService();
  const { data } = useQuery({
    queryKey: ['products', 'next-code', ''],
    queryFn: ({ signal }) =>
      acceptedBy(local.send(productCode, 'GET /v1/local/products/next-code', { query: {}, signal })),
  });
  return data?.code;
}
