import { Button, Group, Title } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { refusalBesides, refusalIn } from '../../../lib/http/answer.ts';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { RefusalNotice } from '../../../ui/feedback/refusal-notice.tsx';
import styles from './certificate.module.css';
import { type SignatureFile, useFileExamination, useFileInstallation } from './certificate-query.ts';
import { CertificateReportView } from './certificate-report.tsx';
import {
  filePointers,
  noFile,
  type SignatureFileDraft,
  SignatureFileFields,
  signatureFileOf,
} from './signature-file-fields.tsx';

/** A .p12 that is to sign from now on, or that is only to be looked at. */
export function FileInstallation() {
  const { t } = useTranslation();
  const [draft, setDraft] = useState<SignatureFileDraft>(noFile);
  const examination = useFileExamination();
  const installation = useFileInstallation('main');
  const refusal = refusalIn(installation.error) ?? refusalIn(examination.error);
  const besides = refusalBesides(refusal, filePointers);
  const withFile = (act: (file: SignatureFile) => void) => {
    const file = signatureFileOf(draft);
    setDraft({ ...draft, isAsked: true });
    examination.reset();
    installation.reset();
    if (file) act(file);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    withFile((file) => installation.mutate(file, { onSuccess: () => setDraft(noFile) }));
  };
  return (
    <form noValidate onSubmit={submit} className={styles.stack}>
      <SignatureFileFields draft={draft} refusal={refusal} onChange={setDraft} />
      {besides && <RefusalNotice refusal={besides} />}
      {installation.isSuccess && <Notice tone="ok" title={t('certificate.installed')} />}
      {examination.data && (
        <section className={styles.examined} aria-label={t('certificate.examined')}>
          <Title order={3} mb="sm">
            {t('certificate.examined')}
          </Title>
          <CertificateReportView report={examination.data} />
        </section>
      )}
      <Group gap="sm">
        <Button type="submit" loading={installation.isPending}>
          {t('certificate.install')}
        </Button>
        <Button
          variant="default"
          loading={examination.isPending}
          onClick={() => withFile((file) => examination.mutate(file))}
        >
          {t('certificate.examine')}
        </Button>
      </Group>
    </form>
  );
}
