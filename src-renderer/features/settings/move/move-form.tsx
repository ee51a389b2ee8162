import { Button } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { errorAt, refusalBesides, refusalIn } from '../../../lib/http/answer.ts';
import { useFirstFault } from '../../../lib/http/use-first-fault.ts';
import { useMoveStart } from '../../../lib/queries/service/move-query.ts';
import { QuestionDialog } from '../../../ui/dialogs/question-dialog.tsx';
import { RefusalNotice } from '../../../ui/feedback/refusal-notice.tsx';
import { PathInput } from '../../../ui/fields/files/path-input.tsx';
import { SecretInput } from '../../../ui/fields/secret-input.tsx';
import styles from '../backups/backups.module.css';

const pointers = ['/file', '/passphrase', '/passphrase_again'];
const empty = { file: '', passphrase: '', passphrase_again: '' };

/** Where the file is written, and its passphrase; asked once more before this computer is left. */
export function MoveForm() {
  const { t } = useTranslation();
  const [draft, setDraft] = useState(empty);
  const [isAsking, setAsking] = useState(false);
  const start = useMoveStart();
  const refusal = refusalIn(start.error);
  const form = useFirstFault(refusal);
  const besides = refusalBesides(refusal, pointers);
  const change = (changed: Partial<typeof empty>) => setDraft({ ...draft, ...changed });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    start.reset();
    setAsking(true);
  };
  return (
    <form ref={form} noValidate onSubmit={submit} className={styles.stack}>
      <PathInput
        label={t('move.file')}
        description={t('move.fileHint')}
        choice={{ kind: 'new_file', title: t('move.chooseFile'), name: 'mostrador.age' }}
        value={draft.file}
        error={errorAt(refusal, '/file')}
        onChange={(file) => change({ file })}
      />
      <div className={styles.fields}>
        <SecretInput
          label={t('move.passphrase')}
          value={draft.passphrase}
          maxLength={200}
          error={errorAt(refusal, '/passphrase')}
          onChange={(passphrase) => change({ passphrase })}
        />
        <SecretInput
          label={t('move.passphraseAgain')}
          value={draft.passphrase_again}
          maxLength={200}
          error={errorAt(refusal, '/passphrase_again')}
          onChange={(passphrase_again) => change({ passphrase_again })}
        />
      </div>
      {besides && <RefusalNotice refusal={besides} />}
      <div className={styles.actions}>
        <Button type="submit" color="red">
          {t('move.start')}
        </Button>
      </div>
      {isAsking && (
        <QuestionDialog
          title={t('move.title')}
          question={t('move.question')}
          caution={t('move.caution')}
          confirm={t('move.start')}
          isDestructive
          doing={start}
          // What is wrong stands at its field.
          onConfirm={() => start.mutate(draft, { onSettled: () => setAsking(false) })}
          onClose={() => setAsking(false)}
        />
      )}
    </form>
  );
}
