import { Modal } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useReturnFocus } from '../../lib/focus/use-return-focus.ts';
import { useShortcutBarrier } from '../../lib/shortcuts/use-shortcut-barrier.ts';

interface DialogProps {
  readonly title: string;
  /** `72rem`: the widest table of a document's page. */
  readonly size: 'md' | 'lg' | 'xl' | '72rem';
  /** Something is under way that must not be left: Escape waits. */
  readonly busy?: boolean;
  /** Only what stands in it leaves it: a stray Escape would lose what is shown this once. */
  readonly isInsistent?: boolean;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** Asks for something before going on; there while it is rendered. */
export function Dialog({ title, size, busy = false, isInsistent = false, onClose, children }: DialogProps) {
  const { t } = useTranslation();
  useShortcutBarrier(true);
  useReturnFocus();
  return (
    <Modal
      opened
      title={title}
      size={size}
      onClose={onClose}
      closeOnEscape={!busy && !isInsistent}
      withCloseButton={!isInsistent}
      closeOnClickOutside={false}
      closeButtonProps={{ 'aria-label': t('action.close'), iconSize: 20, disabled: busy }}
    >
      {children}
    </Modal>
  );
}
