import { IconArrowsSplit } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { AttentionItem } from '../../../src-main/contract/head/attention.ts';
import { AttentionRow } from '../../ui/attention/attention-rows.tsx';
import { ConflictDecision } from './conflict-decision.tsx';

interface SeriesClaimedProps {
  readonly claim: Extract<AttentionItem, { kind: 'series_claimed' }>;
}

/** A series in which two tills issue, stopped at both, and the way to say whose it is. */
export function SeriesClaimed({
  claim: { series_id, type, series, last_number, stations },
}: SeriesClaimedProps) {
  const { t } = useTranslation();
  const names = stations.map(({ name }) => `«${name}»`).join(', ');
  return (
    <AttentionRow
      tone="bad"
      icon={IconArrowsSplit}
      title={t('head.attention.claimed', { type: t(`document.type.${type}`), series })}
      hint={
        <>
          <div>{t('head.attention.claimedBy', { names })}</div>
          <div>{t('head.attention.claimedHint')}</div>
        </>
      }
    >
      <ConflictDecision series={series_id} point={series} last={last_number} stations={stations} />
    </AttentionRow>
  );
}
