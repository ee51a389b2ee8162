import { Button, Group, Stack, TextInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { CopyAction } from '../actions/copy-action.tsx';
import { Notice } from '../feedback/notice.tsx';
import { Dialog } from './dialog.tsx';
import styles from './secret-dialog.module.css';

interface SecretDialogProps {
  readonly title: string;
  /** What the secret is called. */
  readonly label: string;
  /** Where it goes, and what happens if it is lost. */
  readonly hint: string;
  readonly secret: string;
  readonly onClose: () => void;
}

/** A secret, this once. Left on purpose only: a stray Escape would lose it. */
export function SecretDialog({ title, label, hint, secret, onClose }: SecretDialogProps) {
  const { t } = useTranslation();
  return (
    <Dialog title={title} size="lg" isInsistent onClose={onClose}>
      <Stack>
        <Notice tone="care" title={t('secret.once')}>
          {hint}
        </Notice>
        <div className={styles.secret}>
          <TextInput
            label={label}
            classNames={{ input: styles.code ?? '' }}
            readOnly
            data-autofocus
            value={secret}
            onFocus={(event) => event.currentTarget.select()}
          />
          <CopyAction value={secret}>{t('secret.copy')}</CopyAction>
        </div>
        <Group justify="flex-end">
          <Button onClick={onClose}>{t('secret.kept')}</Button>
        </Group>
      </Stack>
    </Dialog>
  );
}
