import { Drawer } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useShortcutBarrier } from '../../lib/shortcuts/use-shortcut-barrier.ts';

interface SideDrawerProps {
  readonly title: string;
  readonly opened: boolean;
  /** A dialog is on top of it: keys are the dialog's. */
  readonly isBelow?: boolean;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** Stands at the right, beside whatever is being done. */
export function SideDrawer({ title, opened, isBelow = false, onClose, children }: SideDrawerProps) {
  const { t } = useTranslation();
  useShortcutBarrier(opened);
  return (
    <Drawer
      opened={opened}
      position="right"
      size="34rem"
      title={title}
      onClose={onClose}
      closeOnEscape={!isBelow}
      trapFocus={!isBelow}
      closeButtonProps={{ 'aria-label': t('action.close'), iconSize: 20 }}
    >
      {children}
    </Drawer>
  );
}
