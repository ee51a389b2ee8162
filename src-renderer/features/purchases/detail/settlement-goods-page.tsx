import { Skeleton } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Navigate, useParams } from 'react-router';
import { formatDate, formatMoney } from '../../../lib/format/format.ts';
import { refusalIn } from '../../../lib/http/answer.ts';
import { useDocument } from '../../../lib/queries/documents/document-query.ts';
import { useTypeName } from '../../../lib/use-type-name.ts';
import { RefusalNotice } from '../../../ui/feedback/refusal-notice.tsx';
import { Page, Panel } from '../../../ui/layout/page.tsx';
import styles from '../purchases.module.css';
import { goodsOfSettlement } from './inventory/goods-document.ts';
import { InventoryPanel } from './inventory/inventory-panel.tsx';

/** What a purchase settlement of the business brings into stock. */
export function SettlementGoodsPage() {
  const { t } = useTranslation();
  const { id = '' } = useParams();
  const typeName = useTypeName();
  const { data, error } = useDocument(id);
  const refusal = refusalIn(error);
  const settlement = data?.object === 'purchase_settlement' ? data : undefined;
  if (data && !settlement) return <Navigate to={`/documentos/${id}`} replace />;
  return (
    <Page
      title={settlement ? `${typeName('liquidacion_compra')} ${settlement.number}` : t('goodsReceipt.title')}
      back={{ to: `/documentos/${id}`, label: t('goodsReceipt.backToDocument') }}
    >
      {refusal && <RefusalNotice refusal={refusal} />}
      {!settlement && !refusal && <Skeleton height="24rem" />}
      {settlement && (
        <>
          <Panel>
            <div className={styles.head}>
              <div className={styles.whose}>
                <strong>{settlement.supplier.name}</strong>
                <span className="tabular">
                  {settlement.supplier.identification} · {formatDate(settlement.issue_date)}
                </span>
              </div>
              <output className="tabular" aria-label={t('purchases.total')}>
                {formatMoney(settlement.total)}
              </output>
            </div>
          </Panel>
          <InventoryPanel purchase={goodsOfSettlement(settlement)} />
        </>
      )}
    </Page>
  );
}
