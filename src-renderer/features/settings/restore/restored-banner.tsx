import { Button } from '@mantine/core';
import { IconDatabaseImport } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { RestoreResult } from '../../../../src-main/contract/business/backups/restore.ts';
import { formatInstant } from '../../../lib/format/format.ts';
import { useUnprovenSeries } from '../../../lib/queries/business/series-query.ts';
import { useMay } from '../../../lib/workplace/use-may.ts';
import { OnlyFor } from '../../../ui/actions/only-for.tsx';
import { NextNumbersDialog } from '../../../ui/emission-point/next-numbers-dialog.tsx';
import { Banner } from '../../../ui/feedback/banner.tsx';
import { useForgetRestore, useRestore } from './restore-query.ts';

/** How a restore ended, for who may look after the backups, until they saw it. */
export function RestoredBanner() {
  return useMay()('manage_backups') ? <LastRestore /> : null;
}

function LastRestore() {
  const { data: restore } = useRestore({ isWatched: false });
  const last = restore?.last;
  return last ? <Ended last={last} /> : null;
}

function Ended({ last }: { readonly last: RestoreResult }) {
  const { t, i18n } = useTranslation();
  const forget = useForgetRestore();
  const { data: unproven = [] } = useUnprovenSeries();
  const [isAsking, setAsking] = useState(false);
  const { backup } = last;
  return (
    <>
      <Banner
        tone={last.ok ? 'ok' : 'bad'}
        icon={IconDatabaseImport}
        title={last.ok ? t('restore.done', { name: backup.legal_name }) : t('restore.notDone')}
        actions={
          <>
            {unproven.length > 0 && (
              <OnlyFor permission="manage_tills">
                <Button onClick={() => setAsking(true)}>{t('lock.unprovenResume')}</Button>
              </OnlyFor>
            )}
            <Button variant="default" loading={forget.isPending} onClick={() => forget.mutate()}>
              {t('restore.seen')}
            </Button>
          </>
        }
      >
        {!last.ok && <div lang={i18n.language === 'es' ? undefined : 'es'}>{last.message}</div>}
        {last.ok && (
          <>
            <div>
              {t('restore.madeAt', { at: formatInstant(backup.created_at), count: backup.documents })}
            </div>
            {last.recovered !== undefined && last.recovered > 0 && (
              <div>{t('restore.recovered', { count: last.recovered })}</div>
            )}
            {last.missing?.map((path) => (
              <div key={path}>{t('restore.missing', { path })}</div>
            ))}
            {unproven.length > 0 && <div>{t('restore.unproven')}</div>}
            {last.kept_as !== undefined && <div>{t('restore.keptAs', { file: last.kept_as })}</div>}
            {last.damaged && <div>{t('restore.wasDamaged')}</div>}
          </>
        )}
      </Banner>
      {isAsking && <NextNumbersDialog series={unproven} onClose={() => setAsking(false)} />}
    </>
  );
}
