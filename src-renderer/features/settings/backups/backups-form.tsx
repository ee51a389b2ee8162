import { Button, NativeSelect } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { BackupsResource } from '../../../../src-main/contract/business/backups/backup.ts';
import { errorAt, refusalBesides, refusalIn } from '../../../lib/http/answer.ts';
import { useFirstFault } from '../../../lib/http/use-first-fault.ts';
import { useDestinationQuestion } from '../../../ui/dialogs/use-destination-question.tsx';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { RefusalNotice } from '../../../ui/feedback/refusal-notice.tsx';
import { PathInput } from '../../../ui/fields/files/path-input.tsx';
import { labelFirst } from '../../../ui/fields/label-first.ts';
import { SecretInput } from '../../../ui/fields/secret-input.tsx';
import styles from './backups.module.css';
import { type BackupsDraft, draftOf, settingsOf } from './backups-draft.ts';
import { useBackupSettings } from './backups-query.ts';
import { ServiceFields } from './service-fields.tsx';

const hours = Array.from({ length: 24 }, (_, hour) => ({
  value: String(hour),
  label: `${String(hour).padStart(2, '0')}:00`,
}));

const pointers = [
  ...['/hour', '/folder', '/passphrase', '/passphrase_again'],
  ...['/s3/endpoint', '/s3/region', '/s3/bucket', '/s3/access_key', '/s3/secret_key'],
];

interface BackupsFormProps extends Pick<BackupsResource, 'settings'> {
  readonly folderHint: string;
}

/** When, where and with which passphrase. */
export function BackupsForm({ settings, folderHint }: BackupsFormProps) {
  const { t } = useTranslation();
  const [draft, setDraft] = useState(() => draftOf(settings));
  const saving = useBackupSettings();
  const { ask, question } = useDestinationQuestion();
  const refusal = refusalIn(saving.error);
  const form = useFirstFault(refusal);
  const besides = refusalBesides(refusal, pointers);
  const change = (changed: Partial<BackupsDraft>) => setDraft({ ...draft, ...changed });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const body = settingsOf(draft);
    ask(newAddresses(body, settings), () =>
      saving.mutate(body, {
        onSuccess: () => change({ secret_key: '', passphrase: '', passphrase_again: '' }),
      }),
    );
  };
  return (
    <form ref={form} noValidate onSubmit={submit} className={styles.stack}>
      <div className={styles.fields}>
        <PathInput
          label={t('backups.folder')}
          description={folderHint}
          inputWrapperOrder={labelFirst}
          choice={{ kind: 'folder', title: t('backups.chooseFolder') }}
          value={draft.folder}
          error={errorAt(refusal, '/folder')}
          onChange={(folder) => change({ folder })}
        />
        <NativeSelect
          className={styles.hour ?? ''}
          label={t('backups.hour')}
          description={t('backups.hourHint')}
          inputWrapperOrder={labelFirst}
          data={hours}
          value={draft.hour}
          error={errorAt(refusal, '/hour')}
          onChange={(event) => change({ hour: event.currentTarget.value })}
        />
      </div>
      <ServiceFields draft={draft} refusal={refusal} isKept={settings?.s3 !== undefined} onChange={change} />
      <div className={styles.fields}>
        <SecretInput
          label={t('backups.passphrase')}
          description={t(settings ? 'backups.passphraseKept' : 'backups.passphraseNew')}
          inputWrapperOrder={labelFirst}
          value={draft.passphrase}
          maxLength={200}
          error={errorAt(refusal, '/passphrase')}
          onChange={(passphrase) => change({ passphrase })}
        />
        <SecretInput
          label={t('backups.passphraseAgain')}
          inputWrapperOrder={labelFirst}
          value={draft.passphrase_again}
          maxLength={200}
          error={errorAt(refusal, '/passphrase_again')}
          onChange={(passphrase_again) => change({ passphrase_again })}
        />
      </div>
      <Notice tone="care" title={t('backups.withoutPassphrase')}>
        {t('backups.withoutPassphraseHint')}
      </Notice>
      {besides && <RefusalNotice refusal={besides} />}
      <div className={styles.actions}>
        <Button type="submit" loading={saving.isPending}>
          {t(settings ? 'backups.save' : 'backups.begin')}
        </Button>
      </div>
      {question}
    </form>
  );
}

/** Where backups go with these settings and did not before; empty where that stays the same. */
function newAddresses(
  { folder, s3 }: ReturnType<typeof settingsOf>,
  before: BackupsResource['settings'],
): string {
  const isNewService = s3?.endpoint !== before?.s3?.endpoint || s3?.bucket !== before?.s3?.bucket;
  return [folder !== before?.folder && folder, isNewService && s3 && `${s3.endpoint}/${s3.bucket}`]
    .filter((address) => typeof address === 'string')
    .join(', ');
}
