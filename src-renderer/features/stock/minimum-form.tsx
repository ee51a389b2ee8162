import { Button, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { StockItem } from '../../../src-main/contract/catalog/stock.ts';
import { parseDecimal } from '../../lib/format/parse-decimal.ts';
import { errorAt, refusalBesides, refusalIn } from '../../lib/http/answer.ts';
import { usePermit } from '../../lib/workplace/use-permit.ts';
import { RefusalNotice } from '../../ui/feedback/refusal-notice.tsx';
import styles from './stock.module.css';
import { useStockItemChange } from './stock-query.ts';

const DECIMALS = 6;

/** From how few on a product counts as running out. */
export function MinimumForm({ item }: { readonly item: StockItem }) {
  const { t } = useTranslation();
  const permit = usePermit();
  const changing = useStockItemChange(item.product_id);
  const [typed, setTyped] = useState(item.minimum ?? '');
  const [isAsked, setAsked] = useState(false);
  const refusal = refusalIn(changing.error);
  const besides = refusalBesides(refusal, ['/minimum']);
  const minimum = typed.trim() === '' ? null : parseDecimal(typed, DECIMALS);
  const save = async (event: FormEvent) => {
    event.preventDefault();
    setAsked(true);
    if (minimum === undefined) return;
    const granted = await permit('move_stock', { product_ids: [item.product_id] });
    if (!granted) return;
    const { approvalId } = granted;
    changing.mutate({ minimum, ...(approvalId !== undefined && { approval_id: approvalId }) });
  };
  return (
    <form noValidate className={styles.stack} onSubmit={save}>
      <div className={styles.foot}>
        <TextInput
          label={t('stock.minimum')}
          inputMode="decimal"
          autoComplete="off"
          data-autofocus
          aria-describedby="stock-minimum-hint"
          value={typed}
          error={isAsked && minimum === undefined ? t('field.invalidNumber') : errorAt(refusal, '/minimum')}
          onChange={(event) => {
            setTyped(event.currentTarget.value);
            changing.reset();
          }}
        />
        <Button type="submit" variant="default" loading={changing.isPending}>
          {t('stock.saveMinimum')}
        </Button>
        <p id="stock-minimum-hint" role="status" className={styles.beside}>
          {changing.isSuccess ? t('stock.minimumSaved') : t('stock.minimumHint')}
        </p>
      </div>
      {besides && <RefusalNotice refusal={besides} />}
    </form>
  );
}
