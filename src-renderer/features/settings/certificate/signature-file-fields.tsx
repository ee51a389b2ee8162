import { FileInput } from '@mantine/core';
import { IconFileCertificate } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { adviceAt, type Refusal } from '../../../lib/http/answer.ts';
import { SecretInput } from '../../../ui/fields/secret-input.tsx';
import styles from './certificate.module.css';
import type { SignatureFile } from './certificate-query.ts';

/** Far more than any .p12; a mistaken choice is refused before it is read. */
const MAX_BYTES = 1024 * 1024;

export interface SignatureFileDraft {
  readonly file: File | null;
  readonly password: string;
  /** Once a person wanted to go on: before that, nothing is missing. */
  readonly isAsked: boolean;
}

export const noFile: SignatureFileDraft = { file: null, password: '', isAsked: false };

/** What the draft comes to; undefined while it is not a signature file. */
export function signatureFileOf({ file, password }: SignatureFileDraft): SignatureFile | undefined {
  return file && file.size <= MAX_BYTES ? { file, password } : undefined;
}

/** Where the service's messages about the file and its password belong. */
export const filePointers = ['/p12_base64', '/password'] as const;

interface SignatureFileFieldsProps {
  readonly draft: SignatureFileDraft;
  readonly refusal: Refusal | undefined;
  readonly onChange: (draft: SignatureFileDraft) => void;
}

export function SignatureFileFields({ draft, refusal, onChange }: SignatureFileFieldsProps) {
  const { t } = useTranslation();
  const { file, password, isAsked } = draft;
  const fileFault = () => {
    if (!file) return isAsked ? t('certificate.fileMissing') : undefined;
    if (file.size > MAX_BYTES) return t('certificate.fileTooLarge');
    return adviceAt(refusal, '/p12_base64');
  };
  return (
    <section
      className={styles.fields}
      aria-label={t('certificate.fromFile')}
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault();
        onChange({ ...draft, file: event.dataTransfer.files[0] ?? file });
      }}
    >
      <FileInput
        label={t('certificate.file')}
        description={t('certificate.fileHint')}
        placeholder={t('certificate.chooseFile')}
        leftSection={<IconFileCertificate size={18} aria-hidden />}
        accept=".p12,.pfx,application/x-pkcs12"
        value={file}
        error={fileFault()}
        onChange={(chosen) => onChange({ ...draft, file: chosen })}
      />
      <SecretInput
        label={t('certificate.password')}
        description={t('certificate.passwordHint')}
        value={password}
        maxLength={200}
        error={adviceAt(refusal, '/password')}
        onChange={(typed) => onChange({ ...draft, password: typed })}
      />
    </section>
  );
}
