import { Stack, Text, UnstyledButton } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { walkRows } from '../../../lib/focus/walk-rows.ts';
import { refusalIn } from '../../../lib/http/answer.ts';
import { usePriceLists } from '../../../lib/queries/catalog/price-lists-query.ts';
import { Dialog } from '../../../ui/dialogs/dialog.tsx';
import { RefusalNotice } from '../../../ui/feedback/refusal-notice.tsx';
import { useSale } from '../sale/sale-context.tsx';
import styles from './whole-sale.module.css';

/** Chooses by which prices is sold. */
export function PriceListDialog({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation();
  const { data: lists = [], error, isPending } = usePriceLists();
  const current = useSale((sale) => sale.priceList?.id);
  const choosePriceList = useSale((sale) => sale.choosePriceList);
  const refusal = refusalIn(error);
  const choices = [
    { id: undefined, name: t('sale.normalPrices'), hint: t('sale.normalPricesHint') },
    ...lists.map(({ id, name, product_count: count }) => ({
      id,
      name,
      hint: t('sale.priceListProducts', { count }),
    })),
  ];
  return (
    <Dialog title={t('sale.priceList')} size="md" onClose={onClose}>
      <Stack gap="xs" pt={4}>
        {refusal && <RefusalNotice refusal={refusal} />}
        {choices.map(({ id, name, hint }) => (
          <UnstyledButton
            key={id ?? 'normal'}
            className={styles.choice}
            aria-current={id === current}
            data-autofocus={id === current || undefined}
            onKeyDown={walkRows}
            onClick={() => {
              choosePriceList(id);
              onClose();
            }}
          >
            <span>{name}</span>
            <span>{hint}</span>
          </UnstyledButton>
        ))}
        <Text c="dimmed" size="sm" mt="xs">
          {t(lists.length === 0 && !isPending ? 'sale.priceListNone' : 'sale.priceListHint')}
        </Text>
      </Stack>
    </Dialog>
  );
}
