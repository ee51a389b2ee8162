import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { SyncResource } from '../../../src-main/contract/delivery/sync.ts';
import { useOfflineSince } from '../../lib/queries/documents/sync-query.ts';
import { Notice } from '../../ui/feedback/notice.tsx';
import { type Headline, headlineOf } from './headline.ts';
import styles from './sync.module.css';
import { useSince } from './use-since.ts';

interface SyncHeadlineProps {
  readonly sync: SyncResource;
  readonly heldPending: number;
  readonly onLeave: () => void;
}

/** How delivery stands and what to do about it, in plain words. */
export function SyncHeadline({ sync, heldPending, onLeave }: SyncHeadlineProps) {
  const { t, i18n } = useTranslation();
  const since = useSince(sync.fiscal_day.date);
  const offlineSince = useOfflineSince(sync.online === false);
  const headline = headlineOf(sync, heldPending);
  const from = since(headline.key === 'paused' ? sync.paused_since : offlineSince);
  return (
    <Notice tone={headline.tone} title={t(`sync.headline.${headline.key}`, { since: from }).trim()}>
      {headline.key === 'signing' ? (
        <>
          <div lang={i18n.language === 'es' ? undefined : 'es'}>{sync.signing.message}</div>
          <Button
            className={styles.noticeAction ?? ''}
            variant="default"
            component={Link}
            to="/ajustes/firma"
            onClick={onLeave}
          >
            {t('sync.goToCertificate')}
          </Button>
        </>
      ) : (
        <Advice headline={headline} />
      )}
    </Notice>
  );
}

function Advice({ headline: { key, going: count } }: { readonly headline: Headline }) {
  const { t } = useTranslation();
  switch (key) {
    case 'paused':
      return <div>{count > 0 ? t('sync.advice.paused', { count }) : t('sync.advice.pausedIdle')}</div>;
    case 'offline':
      return <div>{count > 0 ? t('sync.advice.offline', { count }) : t('sync.advice.offlineIdle')}</div>;
    case 'sending':
      return <div>{t('sync.advice.sending', { count })}</div>;
    case 'signing':
      return null;
    default:
      return <div>{t(`sync.advice.${key}`)}</div>;
  }
}
