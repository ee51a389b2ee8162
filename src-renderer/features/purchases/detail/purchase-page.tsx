import { Button, Skeleton } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useParams } from 'react-router';
import type { PurchaseResource } from '../../../../src-main/contract/documents/purchase.ts';
import { formatDate, formatMoney } from '../../../lib/format/format.ts';
import { refusalIn } from '../../../lib/http/answer.ts';
import { useTypeName } from '../../../lib/use-type-name.ts';
import { QuestionDialog } from '../../../ui/dialogs/question-dialog.tsx';
import { RefusalNotice } from '../../../ui/feedback/refusal-notice.tsx';
import { Page, Panel } from '../../../ui/layout/page.tsx';
import styles from '../purchases.module.css';
import { usePurchase, usePurchaseRemoval } from '../purchases-query.ts';
import { AuthorizationNotice } from './authorization-notice.tsx';
import { PurchaseAmounts } from './purchase-amounts.tsx';
import { PurchaseDetails } from './purchase-details.tsx';
import { PurchaseLines } from './purchase-lines.tsx';
import { WithheldFromUs } from './withheld-from-us.tsx';
import { WithholdingPanel } from './withholding-panel.tsx';

/** One purchase: what it is, what speaks against it, and what is withheld of it. */
export function PurchasePage() {
  const { t } = useTranslation();
  const { id = '' } = useParams();
  const typeName = useTypeName();
  const { data: purchase, error } = usePurchase(id);
  const [isRemoving, setRemoving] = useState(false);
  const refusal = refusalIn(error);
  return (
    <Page
      title={purchase ? `${typeName(purchase.document_type)} ${purchase.number}` : t('purchases.title')}
      back={{ to: '/compras', label: t('purchases.back') }}
      actions={
        purchase &&
        purchase.withholding.document === undefined && (
          <Button variant="subtle" color="gray" onClick={() => setRemoving(true)}>
            {t('purchases.remove')}
          </Button>
        )
      }
    >
      {refusal && <RefusalNotice refusal={refusal} />}
      {!purchase && !refusal && <Skeleton height="24rem" />}
      {purchase && <PurchaseParts purchase={purchase} />}
      {purchase && isRemoving && <RemoveDialog purchase={purchase} onClose={() => setRemoving(false)} />}
    </Page>
  );
}

function PurchaseParts({ purchase }: { readonly purchase: PurchaseResource }) {
  const { t } = useTranslation();
  const { supplier, issue_date: issueDate, total, withheld, document_type: type } = purchase;
  const isWithheldFrom = type !== 'retencion' && type !== 'nota_credito';
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
          {withheld && <WithheldFromUs withheld={withheld} />}
        </div>
        <div className={styles.column}>
          <PurchaseAmounts purchase={purchase} />
          <PurchaseDetails purchase={purchase} />
        </div>
      </div>
      {purchase.lines.length > 0 && <PurchaseLines lines={purchase.lines} />}
    </>
  );
}

interface RemoveDialogProps {
  readonly purchase: PurchaseResource;
  readonly onClose: () => void;
}

function RemoveDialog({ purchase: { id, number, supplier }, onClose }: RemoveDialogProps) {
  const { t } = useTranslation();
  const goTo = useNavigate();
  const removal = usePurchaseRemoval(id);
  return (
    <QuestionDialog
      title={t('purchases.removeTitle')}
      question={t('purchases.removeQuestion', { number, supplier: supplier.name })}
      confirm={t('purchases.removeConfirm')}
      isDestructive
      doing={removal}
      onConfirm={() =>
        removal.mutate(undefined, { onSuccess: () => void goTo('/compras', { replace: true }) })
      }
      onClose={onClose}
    />
  );
}
