import { Skeleton, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { DesktopCapabilities } from '../../../../src-main/contract/desktop/desktop.ts';
import { desktopOf } from '../../../lib/desktop.ts';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { Panel } from '../../../ui/layout/page.tsx';
import { ReadyUpdate } from './ready-update.tsx';
import { UpdateSource } from './update-source.tsx';
import styles from './updates.module.css';
import { useUpdates } from './updates-query.ts';

/** Newer versions of the program, where this window is the program's own. */
export function UpdatesSettings() {
  const { t } = useTranslation();
  const desktop = desktopOf(window);
  return (
    <Panel title={t('updates.title')}>
      {desktop ? <Updates desktop={desktop} /> : <Text>{t('updates.inBrowser')}</Text>}
    </Panel>
  );
}

function Updates({ desktop }: { readonly desktop: DesktopCapabilities }) {
  const { t } = useTranslation();
  const { data: state } = useUpdates(desktop);
  if (!state) return <Skeleton height="10rem" />;
  const { version, canUpdate, hasFeed, phase, failure, offered, percent = 0, putBackFrom } = state;
  return (
    <div className={styles.stack}>
      <div>
        <Text c="dimmed">{t('updates.version')}</Text>
        <Text fw={600}>{version}</Text>
      </div>
      {putBackFrom !== undefined && (
        <Notice tone="care" title={t('updates.putBack')}>
          <div>{t('updates.putBackHint', { version: putBackFrom })}</div>
        </Notice>
      )}
      {!canUpdate && <Text>{t('updates.cannot')}</Text>}
      {canUpdate && (
        <>
          <Text>{t(hasFeed ? 'updates.intro' : 'updates.noFeed')}</Text>
          {failure && (
            <Notice tone="bad" title={t(`updates.failure.${failure}`)}>
              <div>{t(`updates.failureHint.${failure}`)}</div>
            </Notice>
          )}
          {phase !== 'ready' && (phase !== 'idle' || hasFeed) && !failure && (
            <Text role="status">
              {t(`updates.phase.${phase}`, { version: offered?.version, percent: Math.round(percent) })}
            </Text>
          )}
          {phase === 'ready' && offered && <ReadyUpdate desktop={desktop} offered={offered} />}
          <UpdateSource desktop={desktop} state={state} />
        </>
      )}
    </div>
  );
}
