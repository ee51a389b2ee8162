import { Button, Group, Text } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { refusalBesides, refusalIn } from '../../../lib/http/answer.ts';
import { QuestionDialog } from '../../../ui/dialogs/question-dialog.tsx';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { RefusalNotice } from '../../../ui/feedback/refusal-notice.tsx';
import { Panel } from '../../../ui/layout/page.tsx';
import styles from './certificate.module.css';
import { useFallbackRemoval, useFileInstallation } from './certificate-query.ts';
import {
  filePointers,
  noFile,
  type SignatureFileDraft,
  SignatureFileFields,
  signatureFileOf,
} from './signature-file-fields.tsx';

/** The .p12 that signs while the token cannot. */
export function FallbackPanel({ hasFallback }: { readonly hasFallback: boolean }) {
  const { t } = useTranslation();
  const [draft, setDraft] = useState<SignatureFileDraft>(noFile);
  const installation = useFileInstallation('fallback');
  const removal = useFallbackRemoval();
  const refusal = refusalIn(installation.error);
  const besides = refusalBesides(refusal, filePointers);
  const [isAsking, setAsking] = useState(false);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const file = signatureFileOf(draft);
    setDraft({ ...draft, isAsked: true });
    removal.reset();
    if (file) installation.mutate(file, { onSuccess: () => setDraft(noFile) });
  };
  const remove = () => {
    installation.reset();
    removal.mutate(undefined, { onSuccess: () => setAsking(false) });
  };
  return (
    <Panel title={t('token.fallback')}>
      <form noValidate onSubmit={submit} className={styles.stack}>
        <Text c="dimmed">{t('token.fallbackHint')}</Text>
        <SignatureFileFields draft={draft} refusal={refusal} onChange={setDraft} />
        {besides && <RefusalNotice refusal={besides} />}
        {installation.isSuccess && <Notice tone="ok" title={t('token.fallbackInstalled')} />}
        {removal.isSuccess && <Notice tone="ok" title={t('token.fallbackRemoved')} />}
        <Group gap="sm">
          <Button type="submit" variant="default" loading={installation.isPending}>
            {t('token.fallbackInstall')}
          </Button>
          {hasFallback && (
            <Button variant="subtle" color="red" onClick={() => setAsking(true)}>
              {t('token.fallbackRemove')}
            </Button>
          )}
        </Group>
      </form>
      {isAsking && (
        <QuestionDialog
          title={t('token.fallbackRemove')}
          question={t('token.fallbackRemoveQuestion')}
          confirm={t('token.fallbackRemove')}
          isDestructive
          doing={removal}
          onConfirm={remove}
          onClose={() => setAsking(false)}
        />
      )}
    </Panel>
  );
}
