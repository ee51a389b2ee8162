import { Button, Group } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

interface DialogButtonsProps {
  /** What the form is for. */
  readonly confirm: string;
  /** It is being done: neither way out is open. */
  readonly busy?: boolean;
  /** It cannot be done as the form stands. */
  readonly disabled?: boolean;
  readonly onClose: () => void;
  /** Another way out, apart from the two. */
  readonly children?: ReactNode;
}

/** The ways out of a form in a dialog: what it is for, and back. */
export function DialogButtons(props: DialogButtonsProps) {
  const { confirm, busy = false, disabled = false, onClose, children } = props;
  const { t } = useTranslation();
  return (
    <Group justify="flex-end">
      {children}
      <Button variant="default" disabled={busy} onClick={onClose}>
        {t('action.cancel')}
      </Button>
      <Button type="submit" loading={busy} disabled={disabled}>
        {confirm}
      </Button>
    </Group>
  );
}
