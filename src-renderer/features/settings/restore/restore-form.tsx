import { Button, FileInput, Group, Stack, Text } from '@mantine/core';
import { IconDatabase } from '@tabler/icons-react';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { errorAt, refusalBesides, refusalIn } from '../../../lib/http/answer.ts';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { RefusalNotice } from '../../../ui/feedback/refusal-notice.tsx';
import { SecretInput } from '../../../ui/fields/secret-input.tsx';
import type { RestoreSource, useOpenBackup } from './restore-query.ts';

interface RestoreFormProps {
  readonly from: Exclude<RestoreSource, File> | undefined;
  /** Whether a backup came, and only its passphrase is asked for. */
  readonly hasCome: boolean;
  /** Why the one that came cannot be opened, in words. */
  readonly fault: string | undefined;
  readonly file: File | null;
  readonly onFile: (file: File | null) => void;
  readonly opening: ReturnType<typeof useOpenBackup>;
  /** Another backup than the one that came. */
  readonly onOther: () => void;
}

/** Which backup, and what opens it. */
export function RestoreForm({ from, hasCome, fault, file, onFile, opening, onOther }: RestoreFormProps) {
  const { t } = useTranslation();
  const [passphrase, setPassphrase] = useState('');
  const [isAsked, setAsked] = useState(false);
  const source = hasCome ? undefined : (from ?? file ?? undefined);
  const isMissing = !hasCome && source === undefined;
  const refusal = refusalIn(opening.error);
  const besides = refusalBesides(refusal, ['/passphrase']);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setAsked(true);
    if (!isMissing && passphrase !== '') opening.mutate({ source, passphrase });
  };
  const passphraseFault = () =>
    isAsked && passphrase === '' ? t('restore.passphraseMissing') : errorAt(refusal, '/passphrase');
  return (
    <form noValidate onSubmit={submit}>
      <Stack>
        <Text>{t('restore.intro')}</Text>
        {fault && <Notice tone="bad" title={fault} />}
        {besides && <RefusalNotice refusal={besides} />}
        {from && <Text fw={600}>{from.file}</Text>}
        {!from && !hasCome && (
          <FileInput
            label={t('restore.file')}
            description={t('restore.fileHint')}
            placeholder={t('restore.choose')}
            leftSection={<IconDatabase size={18} aria-hidden />}
            accept=".age"
            value={file}
            error={isAsked && isMissing && t('restore.fileMissing')}
            onChange={onFile}
          />
        )}
        {!from && hasCome && file && <Text fw={600}>{file.name}</Text>}
        <SecretInput
          label={t('restore.passphrase')}
          description={t('restore.passphraseHint')}
          value={passphrase}
          maxLength={200}
          error={passphraseFault()}
          onChange={setPassphrase}
        />
        <Group justify="flex-end">
          {hasCome && (
            <Button variant="default" onClick={onOther}>
              {t('restore.other')}
            </Button>
          )}
          <Button type="submit" loading={opening.isPending}>
            {t('restore.open')}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
