import { Button, NumberInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { HEAD_PORT } from '../../../../src-main/contract/head/stations/enrolment.ts';
import { errorAt, refusalBesides, refusalIn } from '../../../lib/http/answer.ts';
import { useFirstFault } from '../../../lib/http/use-first-fault.ts';
import { useBeginningHead } from '../../../lib/queries/service/hosted-head-query.ts';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { RefusalNotice } from '../../../ui/feedback/refusal-notice.tsx';
import styles from './several-tills.module.css';

interface BeginFormProps {
  /** At which this computer was the head office before. */
  readonly formerPort?: number | undefined;
  readonly action?: 'begin' | 'beginAgain' | 'startAgain' | 'joinThis';
}

/** Makes this computer the head office. The port is only asked for where the usual one is taken. */
export function BeginForm({ formerPort, action = 'begin' }: BeginFormProps) {
  const { t } = useTranslation();
  const [port, setPort] = useState<number | string>(formerPort ?? HEAD_PORT);
  const beginning = useBeginningHead();
  const refusal = refusalIn(beginning.error);
  const form = useFirstFault(refusal);
  const besides = refusalBesides(refusal, ['/port']);
  const [isPortAsked, setPortAsked] = useState(action === 'startAgain');
  if (!isPortAsked && errorAt(refusal, '/port') !== undefined) setPortAsked(true);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    beginning.mutate({ port: Number(port) });
  };
  return (
    <form ref={form} noValidate onSubmit={submit} className={styles.stack}>
      {action === 'begin' && (
        <Notice tone="quiet" title={t('severalTills.beginTitle')}>
          <ul className={styles.points}>
            <li>{t('severalTills.beginOn')}</li>
            <li>{t('severalTills.beginSame')}</li>
            <li>{t('severalTills.beginNumbers')}</li>
          </ul>
        </Notice>
      )}
      {isPortAsked && (
        <NumberInput
          className={styles.narrow ?? ''}
          label={t('severalTills.port')}
          description={t('severalTills.portHint')}
          min={1024}
          max={65_535}
          hideControls
          allowDecimal={false}
          thousandSeparator=""
          value={port}
          error={errorAt(refusal, '/port')}
          onChange={setPort}
        />
      )}
      {besides && <RefusalNotice refusal={besides} />}
      <Button type="submit" loading={beginning.isPending}>
        {t(`severalTills.${action}`)}
      </Button>
      {beginning.isPending && action !== 'joinThis' && <div role="status">{t('severalTills.beginWait')}</div>}
    </form>
  );
}
