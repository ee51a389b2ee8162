import { Button, Group, Skeleton, Text } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { PurchaseResource } from '../../../../../src-main/contract/documents/purchases/purchase.ts';
import { formatMoney } from '../../../../lib/format/format.ts';
import { refusalIn } from '../../../../lib/http/answer.ts';
import { OnlyFor } from '../../../../ui/actions/only-for.tsx';
import { Notice } from '../../../../ui/feedback/notice.tsx';
import { RefusalNotice } from '../../../../ui/feedback/refusal-notice.tsx';
import styles from '../../purchases.module.css';
import { usePurchaseChange, usePurchaseWithholding } from '../../purchases-query.ts';
import { WaiveDialog } from '../../waive-dialog.tsx';
import { PurchaseChoices } from './purchase-choices.tsx';
import { SuggestionTable } from './suggestion-table.tsx';
import { useBeginWithholding } from './use-begin-withholding.ts';

/** What should be withheld, with the why of each tax; one press shows the withholding, one more issues it. */
export function WithholdingProposal({ purchase }: { readonly purchase: PurchaseResource }) {
  const { t, i18n } = useTranslation();
  const waive = usePurchaseChange(purchase.id);
  const [isWaiving, setWaiving] = useState(false);
  const { data: withholding, error, isPlaceholderData } = usePurchaseWithholding(purchase);
  const begin = useBeginWithholding();
  const refusal = refusalIn(error) ?? refusalIn(begin.error);
  const { status, reason } = purchase.withholding;
  const isKindUnknown = purchase.kind === 'unknown';
  return (
    <>
      {status === 'not_needed' && (
        <Text c="dimmed" {...(reason !== undefined && i18n.language !== 'es' && { lang: 'es' })}>
          {reason ?? t('purchases.nothingToWithhold')}
        </Text>
      )}
      {isKindUnknown && status !== 'not_needed' && (
        <Notice tone="care" title={t('purchases.kindUnknown')}>
          {t('purchases.kindUnknownHint')}
        </Notice>
      )}
      <PurchaseChoices purchase={purchase} />
      {!withholding && !refusal && !isKindUnknown && <Skeleton height="8rem" />}
      {withholding && <SuggestionTable withholdings={withholding.suggestion.withholdings} />}
      {withholding?.suggestion.warnings.map(({ code, message, detail }) => (
        <div key={code} className={styles.hint} {...(i18n.language !== 'es' && { lang: 'es' })}>
          {message} {detail}
        </div>
      ))}
      {withholding && (
        <div className={styles.sum}>
          <span>{t('purchases.totalWithheld')}</span>
          <output className="tabular" aria-label={t('purchases.totalWithheld')}>
            {formatMoney(withholding.suggestion.total_withheld)}
          </output>
        </div>
      )}
      {refusal && <RefusalNotice refusal={refusal} />}
      <OnlyFor permission="issue_documents" isNeeded>
        <Group justify="flex-end">
          {status !== 'not_needed' && (
            <Button variant="subtle" color="gray" onClick={() => setWaiving(true)}>
              {t('purchases.waive')}
            </Button>
          )}
          <Button
            variant="default"
            disabled={!withholding || begin.isPending}
            onClick={() => withholding && begin.mutate({ withholding, isReviewed: false })}
          >
            {t('purchases.edit')}
          </Button>
          <Button
            variant={status === 'not_needed' ? 'default' : 'filled'}
            disabled={!withholding || isPlaceholderData}
            loading={begin.isPending}
            onClick={() => withholding && begin.mutate({ withholding, isReviewed: true })}
          >
            {t('purchases.withhold')}
          </Button>
        </Group>
      </OnlyFor>
      {isWaiving && (
        <WaiveDialog
          title={t('purchases.waiveTitle')}
          doing={waive}
          onWaive={(waived_reason) => waive.mutate({ waived_reason }, { onSuccess: () => setWaiving(false) })}
          onClose={() => setWaiving(false)}
        />
      )}
    </>
  );
}
