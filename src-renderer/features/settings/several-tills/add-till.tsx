import { Button, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { HostedHeadResource } from '../../../../src-main/contract/head/stations/hosted/hosted-head.ts';
import { formatInstant } from '../../../lib/format/format.ts';
import { refusalIn } from '../../../lib/http/answer.ts';
import type { useTypedCode } from '../../../lib/queries/service/hosted-head-query.ts';
import { RefusalNotice } from '../../../ui/feedback/refusal-notice.tsx';
import { Panel } from '../../../ui/layout/page.tsx';
import styles from './several-tills.module.css';

interface AddTillProps {
  readonly hosted: HostedHeadResource;
  readonly making: ReturnType<typeof useTypedCode>;
}

/** What is typed at the next computer, step by step; one code for each. */
export function AddTill({ hosted, making }: AddTillProps) {
  const { t } = useTranslation();
  const refusal = refusalIn(making.error);
  const made = making.data;
  const [address = t('severalTills.noNetwork'), ...others] = hosted.addresses ?? [];
  return (
    <Panel title={t('severalTills.add')}>
      <div className={styles.stack}>
        {!made && <Text>{t('severalTills.addHint')}</Text>}
        {made && (
          <ol className={styles.steps}>
            <li>
              {made.emission_point === undefined
                ? t('severalTills.stepSetUp')
                : t('severalTills.stepSetUpPoint', { point: made.emission_point })}
            </li>
            <li>{t('severalTills.stepOpen')}</li>
            <li>
              {t('severalTills.stepType')}
              <div className={styles.typed} role="status">
                <span>{t('severalTills.address')}</span>
                <strong>{address}</strong>
                <span>{t('severalTills.code')}</span>
                <strong>{made.code}</strong>
              </div>
              {others.length > 0 && (
                <div className={styles.hint}>
                  {t('severalTills.otherAddresses', { addresses: others.join(', ') })}
                </div>
              )}
              <span className={styles.hint}>
                {t('severalTills.codeUntil', { at: formatInstant(made.expires_at) })}
              </span>
            </li>
          </ol>
        )}
        {refusal && <RefusalNotice refusal={refusal} />}
        <div className={styles.actions}>
          <Button
            variant={made ? 'default' : 'filled'}
            loading={making.isPending}
            disabled={hosted.state !== 'running'}
            onClick={() => making.mutate()}
          >
            {t(made ? 'severalTills.makeNext' : 'severalTills.make')}
          </Button>
          {made && (
            <Button variant="subtle" onClick={making.reset}>
              {t('severalTills.codeDone')}
            </Button>
          )}
        </div>
      </div>
    </Panel>
  );
}
