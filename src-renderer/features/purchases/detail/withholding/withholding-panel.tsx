import { Button, Group } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { PurchaseResource } from '../../../../../src-main/contract/documents/purchases/purchase.ts';
import { refusalIn } from '../../../../lib/http/answer.ts';
import { OnlyFor } from '../../../../ui/actions/only-for.tsx';
import { Notice } from '../../../../ui/feedback/notice.tsx';
import { RefusalNotice } from '../../../../ui/feedback/refusal-notice.tsx';
import { Panel } from '../../../../ui/layout/page.tsx';
import { WithholdingBadge } from '../../list/withholding-badge.tsx';
import styles from '../../purchases.module.css';
import { usePurchaseChange } from '../../purchases-query.ts';
import { WithholdingProposal } from './withholding-proposal.tsx';

/** What is withheld of a purchase: what was, why nothing is, or what should be. */
export function WithholdingPanel({ purchase }: { readonly purchase: PurchaseResource }) {
  const { t } = useTranslation();
  const { status, document } = purchase.withholding;
  const isOpen = status === 'due' || status === 'late' || status === 'not_needed';
  return (
    <Panel
      title={t('purchases.toWithhold')}
      {...(status !== 'not_needed' && {
        action: (
          <div className={styles.standing}>
            <WithholdingBadge withholding={purchase.withholding} />
          </div>
        ),
      })}
    >
      <div className={styles.stack}>
        {document && <Issued status={status} document={document} />}
        {status === 'waived' && <Waived purchase={purchase} />}
        {isOpen && <WithholdingProposal purchase={purchase} />}
      </div>
    </Panel>
  );
}

interface IssuedProps {
  readonly status: PurchaseResource['withholding']['status'];
  readonly document: NonNullable<PurchaseResource['withholding']['document']>;
}

function Issued({ status, document: { id, number } }: IssuedProps) {
  const { t } = useTranslation();
  const isRefused = status === 'refused';
  return (
    <>
      <Notice
        tone={isRefused ? 'bad' : 'ok'}
        title={isRefused ? t('purchases.refusedAs', { number }) : t('purchases.withheldAs', { number })}
      >
        {isRefused && t('purchases.refusedHint')}
      </Notice>
      <Group>
        <Button variant="default" component={Link} to={`/documentos/${id}`}>
          {t('purchases.openDocument')}
        </Button>
      </Group>
    </>
  );
}

function Waived({ purchase: { id, withholding } }: { readonly purchase: PurchaseResource }) {
  const { t } = useTranslation();
  const change = usePurchaseChange(id);
  const refusal = refusalIn(change.error);
  return (
    <>
      <Notice tone="quiet" title={t('purchases.waivedBecause', { reason: withholding.reason ?? '' })} />
      {refusal && <RefusalNotice refusal={refusal} />}
      <OnlyFor permission="issue_documents">
        <Group>
          <Button
            variant="default"
            loading={change.isPending}
            onClick={() => change.mutate({ waived_reason: null })}
          >
            {t('purchases.undoWaive')}
          </Button>
        </Group>
      </OnlyFor>
    </>
  );
}
