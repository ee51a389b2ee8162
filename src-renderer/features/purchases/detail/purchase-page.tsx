import { Button, Skeleton } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useNavigate, useParams } from 'react-router';
import type { PurchaseResource } from '../../../../src-main/contract/documents/purchases/purchase.ts';
import { formatDate, formatMoney } from '../../../lib/format/format.ts';
import { refusalIn } from '../../../lib/http/answer.ts';
import { useTypeName } from '../../../lib/use-type-name.ts';
import { RefusalNotice } from '../../../ui/feedback/refusal-notice.tsx';
import { Page, Panel } from '../../../ui/layout/page.tsx';
import styles from '../purchases.module.css';
import { usePurchase, usePurchaseRemoval } from '../purchases-query.ts';
import { AuthorizationNotice } from './authorization-notice.tsx';
import { DeclarationPanel } from './declaration-panel.tsx';
import { goodsOfPurchase } from './inventory/goods-document.ts';
import { INVENTORY_ID, InventoryJump } from './inventory/inventory-jump.tsx';
import { InventoryPanel } from './inventory/inventory-panel.tsx';
import { PurchaseAmounts } from './purchase-amounts.tsx';
import { PurchaseDetails } from './purchase-details.tsx';
import { PurchaseLines } from './purchase-lines.tsx';
import { WithheldFromUs } from './withholding/withheld-from-us.tsx';
import { WithholdingPanel } from './withholding/withholding-panel.tsx';

/** One purchase: what it is, what speaks against it, and what is withheld of it. */
export function PurchasePage() {
  const { t } = useTranslation();
  const { id = '' } = useParams();
  const typeName = useTypeName();
  const { data, error } = usePurchase(id);
  const goTo = useNavigate();
  const removal = usePurchaseRemoval(() => void goTo('/compras', { replace: true }));
  const refusal = refusalIn(error ?? removal.error);
  // One that is gone may have been read before: nothing can be done with it any more.
  const purchase = refusal?.code === 'not_found' ? undefined : data;
  const name = purchase && `${typeName(purchase.document_type)} ${purchase.number}`;
  return (
    <Page
      title={name ?? t('purchases.title')}
      back={{ to: '/compras', label: t('purchases.back') }}
      actions={
        <>
          {name !== undefined &&
            purchase?.withholding.document === undefined &&
            purchase?.inventory !== 'entered' && (
              <Button variant="subtle" color="gray" onClick={() => removal.remove({ id, name })}>
                {t('purchases.remove')}
              </Button>
            )}
          {purchase?.inventory === 'to_enter' && (
            <InventoryJump isNote={purchase.document_type === 'nota_credito'} />
          )}
        </>
      }
    >
      {refusal && <RefusalNotice refusal={refusal} />}
      {!purchase && !refusal && <Skeleton height="24rem" />}
      {purchase && <PurchaseParts purchase={purchase} />}
    </Page>
  );
}

function PurchaseParts({ purchase }: { readonly purchase: PurchaseResource }) {
  const { t } = useTranslation();
  const { supplier, issue_date: issueDate, total, withheld, withholding, document_type: type } = purchase;
  const isWithheldFrom = type !== 'retencion' && type !== 'nota_credito';
  // Where something is to be withheld that is asked with it; a withholding that was issued says it itself.
  const isDeclaredAlone = type === 'nota_credito' || withholding.status === 'waived';
  return (
    <>
      <Panel>
        <div className={styles.head}>
          <div className={styles.whose}>
            <strong>{supplier.name}</strong>
            <span className="tabular">
              {supplier.identification} · {formatDate(issueDate)}
            </span>
          </div>
          <output className="tabular" aria-label={t('purchases.total')}>
            {formatMoney(total)}
          </output>
        </div>
      </Panel>
      <AuthorizationNotice purchase={purchase} />
      <div className={styles.detail}>
        <div className={styles.column}>
          {isWithheldFrom && <WithholdingPanel purchase={purchase} />}
          <DeclarationPanel purchase={purchase} hasTaxSupport={isDeclaredAlone} />
          {withheld && <WithheldFromUs withheld={withheld} />}
        </div>
        <div className={styles.column}>
          <PurchaseAmounts purchase={purchase} />
          <PurchaseDetails purchase={purchase} />
        </div>
      </div>
      <div id={INVENTORY_ID} className={styles.landing}>
        <InventoryPanel purchase={goodsOfPurchase(purchase)} />
      </div>
      {purchase.lines.length > 0 && <PurchaseLines purchase={purchase} />}
    </>
  );
}
