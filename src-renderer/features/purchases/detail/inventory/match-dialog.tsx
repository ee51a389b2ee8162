import { Button, Group, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { PurchaseInventoryLine } from '../../../../../src-main/contract/documents/purchases/purchase-inventory.ts';
import { unitCostOf, unitsOf } from '../../../../../src-main/documents/purchase/goods/line-costs.ts';
import { decimal, formatQuantity } from '../../../../../src-main/documents/values/decimal.ts';
import { formatMoney, groupThousands } from '../../../../lib/format/format.ts';
import { parseDecimal } from '../../../../lib/format/parse-decimal.ts';
import { refusalIn } from '../../../../lib/http/answer.ts';
import { Dialog } from '../../../../ui/dialogs/dialog.tsx';
import { DialogButtons } from '../../../../ui/dialogs/dialog-buttons.tsx';
import { RefusalNotice } from '../../../../ui/feedback/refusal-notice.tsx';
import styles from '../../purchases.module.css';
import type { GoodsDocument } from './goods-document.ts';
import { useLineMatching, useProductCreation } from './inventory-query.ts';
import { NewProductForm } from './new-product-form.tsx';
import { ProductChoice } from './product-choice.tsx';

interface MatchDialogProps {
  readonly purchase: GoodsDocument;
  readonly line: PurchaseInventoryLine;
  readonly onClose: () => void;
}

/** Asks what a line of a supplier is: one of the shop's products, a new one, or no goods. */
export function MatchDialog({ purchase, line, onClose }: MatchDialogProps) {
  const { t } = useTranslation();
  const { description, match, quantity, cost } = line;
  const [chosen, setChosen] = useState<{ readonly product_id: string; readonly name: string } | undefined>(
    match?.product,
  );
  const [typed, setTyped] = useState(match?.factor ?? '1');
  const [isNew, setNew] = useState(false);
  const matching = useLineMatching(purchase.id);
  const creation = useProductCreation();
  const refusal = refusalIn(matching.error);
  const parsed = parseDecimal(typed, 6);
  const factor = parsed !== undefined && decimal(parsed).gt(0) ? parsed : undefined;
  const units = factor === undefined ? undefined : unitsOf(quantity, factor);
  const unitCost = units?.gt(0) ? unitCostOf({ quantity: units, cost: decimal(cost) }) : undefined;
  const use = (productId: string) => {
    if (factor === undefined) return;
    const one = { kind: 'product' as const, line: line.line, product_id: productId, factor };
    matching.mutate([one], { onSuccess: onClose });
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (chosen) use(chosen.product_id);
  };
  const factorField = (
    <div>
      <TextInput
        className={styles.factor ?? ''}
        label={t('goodsReceipt.factor')}
        description={t('goodsReceipt.factorHint')}
        inputMode="decimal"
        autoComplete="off"
        value={typed}
        error={factor === undefined && t('goodsReceipt.factorInvalid')}
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
      <span className={`${styles.why} tabular`} aria-live="polite">
        {units &&
          unitCost !== undefined &&
          t('goodsReceipt.preview', {
            quantity: groupThousands(formatQuantity(units)),
            cost: formatMoney(unitCost),
          })}
      </span>
    </div>
  );
  if (isNew) {
    return (
      <Dialog
        title={t('goodsReceipt.newTitle', { name: description })}
        size="lg"
        busy={matching.isPending || creation.isPending}
        onClose={onClose}
      >
        <NewProductForm
          purchase={purchase}
          line={line}
          unitCost={unitCost}
          creation={creation}
          isBusy={matching.isPending || creation.isPending}
          isReady={factor !== undefined}
          onMade={use}
          onBack={() => setNew(false)}
        >
          {factorField}
          {refusal && <RefusalNotice refusal={refusal} />}
        </NewProductForm>
      </Dialog>
    );
  }
  return (
    <Dialog
      title={t('goodsReceipt.whatIs', { name: description })}
      size="lg"
      busy={matching.isPending}
      onClose={onClose}
    >
      <form noValidate className={styles.stack} onSubmit={submit}>
        <span className="tabular">
          {t('goodsReceipt.billed', { quantity: groupThousands(quantity), cost: formatMoney(cost) })}
        </span>
        <ProductChoice
          description={description}
          chosen={chosen?.name}
          onChoose={({ id, name }) => setChosen({ product_id: id, name })}
        />
        <Group>
          {/* What a note credits says nothing of a cost to make a price of. */}
          {purchase.document_type !== 'nota_credito' && (
            <Button variant="default" onClick={() => setNew(true)}>
              {t('goodsReceipt.newProduct')}
            </Button>
          )}
          <Button
            variant="default"
            onClick={() => matching.mutate([{ kind: 'not_goods', line: line.line }], { onSuccess: onClose })}
          >
            {t('goodsReceipt.notGoods')}
          </Button>
        </Group>
        {factorField}
        {refusal && <RefusalNotice refusal={refusal} />}
        <DialogButtons
          confirm={t('action.save')}
          busy={matching.isPending}
          disabled={chosen === undefined || factor === undefined}
          onClose={onClose}
        />
      </form>
    </Dialog>
  );
}
