import { Button, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { errorAt, refusalBesides, refusalIn } from '../../../lib/http/answer.ts';
import { useFirstFault } from '../../../lib/http/use-first-fault.ts';
import { useEnrolling } from '../../../lib/queries/service/head-office-query.ts';
import { RefusalNotice } from '../../../ui/feedback/refusal-notice.tsx';
import styles from './several-tills.module.css';

/** Joins a head office of the shop by what its window shows: an address and twelve characters. */
export function JoinForm() {
  const { t } = useTranslation();
  const [address, setAddress] = useState('');
  const [code, setCode] = useState('');
  const enrolling = useEnrolling();
  const refusal = refusalIn(enrolling.error);
  const form = useFirstFault(refusal);
  const besides = refusalBesides(refusal, ['/address', '/code']);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    enrolling.mutate({ code, address });
  };
  return (
    <form ref={form} noValidate onSubmit={submit} className={styles.stack}>
      <TextInput
        className={styles.narrow ?? ''}
        label={t('severalTills.address')}
        description={t('severalTills.addressHint')}
        placeholder="192.168.1.10"
        autoComplete="off"
        spellCheck={false}
        data-autofocus
        value={address}
        error={errorAt(refusal, '/address')}
        onChange={(event) => setAddress(event.currentTarget.value)}
      />
      <TextInput
        className={styles.narrow ?? ''}
        label={t('severalTills.code')}
        description={t('severalTills.codeHint')}
        placeholder="ABCD-EFGH-JKMN"
        classNames={{ input: styles.code ?? '' }}
        autoComplete="off"
        spellCheck={false}
        value={code}
        error={errorAt(refusal, '/code')}
        onChange={(event) => setCode(event.currentTarget.value)}
      />
      <div className={styles.hint}>{t('severalTills.joinHint')}</div>
      {besides && <RefusalNotice refusal={besides} />}
      <Button type="submit" loading={enrolling.isPending}>
        {t('severalTills.join')}
      </Button>
    </form>
  );
}
