import { Button } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { HostedHeadResource } from '../../../../src-main/contract/head/stations/hosted/hosted-head.ts';
import { formatInstant } from '../../../lib/format/format.ts';
import { refusalIn } from '../../../lib/http/answer.ts';
import { useEndingHead, useHostedHeadKey } from '../../../lib/queries/service/hosted-head-query.ts';
import { QuestionDialog } from '../../../ui/dialogs/question-dialog.tsx';
import { SecretDialog } from '../../../ui/dialogs/secret-dialog.tsx';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { RefusalNotice } from '../../../ui/feedback/refusal-notice.tsx';
import { DescriptionList } from '../../../ui/layout/description-list.tsx';
import { Panel } from '../../../ui/layout/page.tsx';
import { BeginForm } from './begin-form.tsx';
import styles from './several-tills.module.css';

const tones = { running: 'ok', starting: 'wait', failed: 'bad' } as const;

interface HostedHeadProps {
  readonly hosted: HostedHeadResource;
  readonly state: keyof typeof tones;
  /** This till reports to it, or to another one. */
  readonly isJoined: boolean;
}

/** The head office of this computer: whether it answers, where, how it is recognized, and what its owner has to care for. */
export function HostedHead({ hosted, state, isJoined }: HostedHeadProps) {
  const { t, i18n } = useTranslation();
  const { problem, port, addresses = [], pin, data_dir } = hosted;
  const [isEnding, setEnding] = useState(false);
  const ending = useEndingHead();
  const key = useHostedHeadKey();
  const refusal = refusalIn(key.error);
  return (
    <Panel title={t('severalTills.here')}>
      <div className={styles.stack}>
        <Notice tone={tones[state]} title={t(`severalTills.state.${state}`)}>
          <div>{t(`severalTills.state.${state}Hint`)}</div>
          {problem !== undefined && <div lang={i18n.language === 'es' ? undefined : 'es'}>{problem}</div>}
        </Notice>
        {state === 'failed' && <BeginForm formerPort={port} action="startAgain" />}
        {state === 'running' && !isJoined && (
          <Notice tone="care" title={t('severalTills.notJoined')}>
            <div className={styles.stack}>
              <div>{t('severalTills.notJoinedHint')}</div>
              <BeginForm formerPort={port} action="joinThis" />
            </div>
          </Notice>
        )}
        <DescriptionList
          items={[
            {
              label: t('severalTills.addresses'),
              value: <strong>{addresses.join(', ') || t('severalTills.noNetwork')}</strong>,
            },
            {
              label: t('severalTills.pin'),
              value: pin === undefined ? undefined : <span className={styles.code}>{pin}</span>,
            },
            { label: t('severalTills.folder'), value: <span className={styles.path}>{data_dir}</span> },
          ]}
        />
        <Notice tone="care" title={t('severalTills.care')}>
          <ul className={styles.points}>
            <li>{t('severalTills.careBackup')}</li>
            <li>{t('severalTills.careAddress')}</li>
          </ul>
        </Notice>
        {refusal && <RefusalNotice refusal={refusal} />}
        <div className={styles.actions}>
          <Button
            variant="default"
            disabled={state !== 'running'}
            loading={key.isPending}
            onClick={() => key.mutate()}
          >
            {t('severalTills.window')}
          </Button>
          <Button variant="subtle" color="red" onClick={() => setEnding(true)}>
            {t('severalTills.end')}
          </Button>
        </div>
        {key.data && (
          <SecretDialog
            title={t('severalTills.window')}
            label={t('severalTills.key')}
            hint={t('severalTills.keyHint', { url: key.data.url, until: formatInstant(key.data.expires_at) })}
            secret={key.data.key}
            onClose={key.reset}
          />
        )}
        {isEnding && (
          <QuestionDialog
            title={t('severalTills.end')}
            question={t('severalTills.endQuestion')}
            confirm={t('severalTills.endConfirm')}
            isDestructive
            doing={ending}
            onConfirm={() => ending.mutate(undefined, { onSuccess: () => setEnding(false) })}
            onClose={() => setEnding(false)}
          />
        )}
      </div>
    </Panel>
  );
}
