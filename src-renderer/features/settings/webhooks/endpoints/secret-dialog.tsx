import { Button, Group, TextInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { CopyAction } from '../../../../ui/actions/copy-action.tsx';
import { Dialog } from '../../../../ui/dialogs/dialog.tsx';
import { Notice } from '../../../../ui/feedback/notice.tsx';
import styles from '../webhooks.module.css';

interface SecretDialogProps {
  readonly secret: string;
  readonly onClose: () => void;
}

/** The secret, this once. Left on purpose only: a stray Escape would lose it. */
export function SecretDialog({ secret, onClose }: SecretDialogProps) {
  const { t } = useTranslation();
  return (
    <Dialog title={t('webhooks.secretTitle')} size="lg" isInsistent onClose={onClose}>
      <div className={styles.stack}>
        <Notice tone="care" title={t('webhooks.secretOnce')}>
          {t('webhooks.secretHint')}
        </Notice>
        <div className={styles.secret}>
          <TextInput
            label={t('webhooks.secret')}
            classNames={{ input: styles.code ?? '' }}
            readOnly
            data-autofocus
            value={secret}
            onFocus={(event) => event.currentTarget.select()}
          />
          <CopyAction value={secret}>{t('webhooks.copy')}</CopyAction>
        </div>
        <Group justify="flex-end">
          <Button onClick={onClose}>{t('webhooks.kept')}</Button>
        </Group>
      </div>
    </Dialog>
  );
}
