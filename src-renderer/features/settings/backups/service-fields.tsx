import { TextInput } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { errorAt, type Refusal } from '../../../lib/http/answer.ts';
import { SecretInput } from '../../../ui/fields/secret-input.tsx';
import styles from './backups.module.css';
import type { BackupsDraft } from './backups-draft.ts';

interface ServiceFieldsProps {
  readonly draft: BackupsDraft;
  readonly refusal: Refusal | undefined;
  /** Whether there is a secret key already. */
  readonly isKept: boolean;
  readonly onChange: (changed: Partial<BackupsDraft>) => void;
}

/** A service in the internet that keeps backups: what it says on the page of its keys. Folded away until somebody has one. */
export function ServiceFields({ draft, refusal, isKept, onChange }: ServiceFieldsProps) {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(isKept);
  const field = (name: 'endpoint' | 'region' | 'bucket' | 'access_key') => ({
    label: t(`backups.s3.${name}`),
    value: draft[name],
    error: errorAt(refusal, `/s3/${name}`),
    autoComplete: 'off',
    spellCheck: false,
    onChange: (event: { currentTarget: HTMLInputElement }) => onChange({ [name]: event.currentTarget.value }),
  });
  const isFaulty = refusal?.errors.some(({ pointer }) => pointer?.startsWith('/s3')) ?? false;
  return (
    <details
      className={styles.service}
      open={isOpen || isFaulty}
      onToggle={(event) => setOpen(event.currentTarget.open)}
    >
      <summary>{t('backups.s3.title')}</summary>
      <p className={styles.hint}>{t('backups.s3.hint')}</p>
      <div className={styles.fields}>
        <TextInput inputMode="url" placeholder="https://s3.us-east-1.amazonaws.com" {...field('endpoint')} />
        <TextInput placeholder="us-east-1" {...field('region')} />
        <TextInput {...field('bucket')} />
        <TextInput {...field('access_key')} />
        <SecretInput
          label={t('backups.s3.secret_key')}
          description={isKept ? t('backups.s3.secretKept') : undefined}
          value={draft.secret_key}
          maxLength={500}
          error={errorAt(refusal, '/s3/secret_key')}
          onChange={(secret_key) => onChange({ secret_key })}
        />
      </div>
    </details>
  );
}
