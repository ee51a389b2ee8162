import { NativeSelect } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { StockItem } from '../../../../src-main/contract/catalog/stock.ts';
import { groupThousands } from '../../../lib/format/format.ts';
import { type LotDraft, noLot } from '../../../lib/lots/lot-draft.ts';
import { useLotTexts } from '../../../lib/lots/use-lot-texts.ts';
import { useProductLots } from '../../../lib/queries/catalog/lots-query.ts';

interface LotChoiceProps {
  readonly item: StockItem;
  readonly lot: LotDraft;
  readonly onChange: (lot: LotDraft) => void;
}

/** Which of its lots a product goes out of; unless one is chosen, as a sale would. */
export function LotChoice({ item, lot, onChange }: LotChoiceProps) {
  const { t } = useTranslation();
  const { nameOf } = useLotTexts();
  const { data } = useProductLots(item.product_id, true);
  const drafts = (data?.lots ?? []).map((one) => ({
    draft: { number: one.number ?? '', expires: one.expires_on },
    label: `${nameOf(one)} · ${t('lots.quantity')} ${groupThousands(one.quantity)}`,
  }));
  const chosen = drafts.findIndex(
    ({ draft }) => draft.number === lot.number && draft.expires === lot.expires,
  );
  return (
    <NativeSelect
      aria-label={t('lots.lotOf', { name: item.name })}
      data={[
        { value: '-1', label: t('lots.asSold') },
        ...drafts.map(({ label }, index) => ({ value: String(index), label })),
      ]}
      value={String(chosen)}
      onChange={(event) => onChange(drafts[Number(event.currentTarget.value)]?.draft ?? noLot)}
    />
  );
}
