import { Button, Textarea, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { parseEnrolmentCode } from '../../../../src-main/contract/head/stations/enrolment.ts';
import { errorAt, refusalBesides, refusalIn } from '../../../lib/http/answer.ts';
import { useFirstFault } from '../../../lib/http/use-first-fault.ts';
import { useEnrolling } from '../../../lib/queries/service/head-office-query.ts';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { RefusalNotice } from '../../../ui/feedback/refusal-notice.tsx';
import styles from './head-office.module.css';

interface EnrolFormProps {
  /** Whether this till was with a head office that follows it no longer. */
  readonly isAgain: boolean;
}

/** Joins a head office with the code it gave, which says where that is. */
export function EnrolForm({ isAgain }: EnrolFormProps) {
  const { t } = useTranslation();
  const [code, setCode] = useState('');
  const [name, setName] = useState('');
  const enrolling = useEnrolling();
  const refusal = refusalIn(enrolling.error);
  const form = useFirstFault(refusal);
  const besides = refusalBesides(refusal, ['/code', '/name']);
  const meant = parseEnrolmentCode(code);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    enrolling.mutate({ code, ...(name.trim() !== '' && { name: name.trim() }) });
  };
  return (
    <form ref={form} noValidate onSubmit={submit} className={styles.stack}>
      <Textarea
        label={t('headOffice.code')}
        description={t('headOffice.codeHint')}
        placeholder="ABCD-EFGH-JKMN@https://matriz.ejemplo.ec:7443#sha256/…"
        classNames={{ input: styles.code ?? '' }}
        autosize
        minRows={2}
        maxRows={4}
        autoComplete="off"
        spellCheck={false}
        value={code}
        error={errorAt(refusal, '/code')}
        onChange={(event) => {
          setCode(event.currentTarget.value);
          enrolling.reset();
        }}
        onKeyDown={(event) => {
          // A code has one line: Enter sends it, and a scanner ends with it.
          if (event.key === 'Enter' && !event.nativeEvent.isComposing) {
            event.preventDefault();
            event.currentTarget.form?.requestSubmit();
          }
        }}
      />
      {meant && (
        <Notice tone="quiet" title={t('headOffice.meant', { url: meant.url })}>
          <div>{t('headOffice.meantHint')}</div>
          <div className={styles.meant}>{t('headOffice.meantPin', { pin: meant.pin })}</div>
        </Notice>
      )}
      <TextInput
        label={t('headOffice.name')}
        description={t('headOffice.nameHint')}
        placeholder={t('field.optional')}
        autoComplete="off"
        maxLength={100}
        value={name}
        error={errorAt(refusal, '/name')}
        onChange={(event) => setName(event.currentTarget.value)}
      />
      {besides && <RefusalNotice refusal={besides} />}
      <Button type="submit" loading={enrolling.isPending}>
        {t(isAgain ? 'headOffice.enrolAgain' : 'headOffice.enrol')}
      </Button>
    </form>
  );
}
