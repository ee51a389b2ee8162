import {
  type Icon,
  IconClockExclamation,
  IconClockHour4,
  IconCloudCheck,
  IconCloudOff,
  IconCloudQuestion,
  IconHandStop,
  IconKey,
  IconKeyOff,
  IconPlayerPause,
} from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { SyncResource } from '../../../src-main/contract/delivery/sync.ts';
import { formatInstant } from '../../lib/format/format.ts';
import { useService } from '../../lib/http/service.tsx';
import { es } from '../../text/es.ts';
import type { Text } from '../../text/text.ts';
import type { Tone } from '../../ui/feedback/tone.ts';
import styles from '../shell/shell.module.css';

interface SyncFactsProps {
  readonly sync: SyncResource;
}

/** Whether documents reach the authority, by the last real attempt. */
export function LineFact({ sync }: SyncFactsProps) {
  const { t } = useTranslation();
  const { environment } = useService();
  const title = sync.last_attempt_at && t('sync.attempt', { at: formatInstant(sync.last_attempt_at) });
  if (sync.paused) {
    return (
      <SyncDetail tone="care" icon={IconPlayerPause}>
        {t('sync.pausedBar')}
      </SyncDetail>
    );
  }
  switch (sync.online) {
    case true:
      return (
        <SyncDetail tone="ok" icon={IconCloudCheck} title={title}>
          {t(environment === 'sandbox' ? 'sync.onlineSandbox' : 'sync.online')}
        </SyncDetail>
      );
    case false:
      return (
        <SyncDetail tone="care" icon={IconCloudOff} title={title}>
          {t('sync.offline')}
        </SyncDetail>
      );
    case null:
      return (
        <SyncDetail tone="quiet" icon={IconCloudQuestion}>
          {t('sync.untried')}
        </SyncDetail>
      );
  }
}

/** What waits, and whatever else keeps it waiting. */
export function SyncDetails({ sync }: SyncFactsProps) {
  const { t } = useTranslation();
  const { waiting, unsent, needs_decision, signing, clock } = sync;
  return (
    <>
      <SyncDetail tone={waiting > 0 ? 'wait' : 'quiet'} icon={IconClockHour4}>
        {waiting === 0 && t('sync.nothingWaiting')}
        {[
          waiting > unsent && t('sync.waiting', { count: waiting }),
          unsent > 0 && t('sync.unsent', { count: unsent }),
        ]
          .filter(Boolean)
          .join(' · ')}
      </SyncDetail>
      {needs_decision > 0 && (
        <SyncDetail tone="care" icon={IconHandStop}>
          {t('sync.decisions', { count: needs_decision })}
        </SyncDetail>
      )}
      {signing.state === 'ready' ? (
        <SyncDetail tone="quiet" icon={IconKey} isLesser>
          {t('sync.signingReady')}
        </SyncDetail>
      ) : (
        <SyncDetail tone="care" icon={IconKeyOff}>
          {t(`sync.signing.${signingKey(signing.problem)}`)}
        </SyncDetail>
      )}
      {clock.state !== 'trusted' && (
        <SyncDetail tone={clock.state === 'untrusted' ? 'bad' : 'care'} icon={IconClockExclamation}>
          {t(clock.state === 'untrusted' ? 'sync.clockUntrusted' : 'sync.clockDoubtful')}
        </SyncDetail>
      )}
    </>
  );
}

interface SyncDetailProps {
  readonly tone: Tone;
  readonly icon: Icon;
  readonly title?: string | undefined;
  /** A small screen shows only its picture. */
  readonly isLesser?: boolean;
  readonly children: ReactNode;
}

function SyncDetail({ tone, icon: Icon, title, isLesser = false, children }: SyncDetailProps) {
  return (
    <span className={styles.fact} data-tone={tone} title={title}>
      <Icon size={18} aria-hidden />
      <span className={isLesser ? styles.lesser : undefined}>{children}</span>
    </span>
  );
}

function signingKey(problem: string | undefined): keyof Text['sync']['signing'] {
  return problem !== undefined && hasText(problem) ? problem : 'other';
}

function hasText(problem: string): problem is keyof Text['sync']['signing'] {
  return Object.hasOwn(es.sync.signing, problem);
}
