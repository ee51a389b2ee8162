import { Stack } from '@mantine/core';
import type { ComponentProps, FormEvent, ReactNode } from 'react';
import type { Refusal } from '../../lib/http/answer.ts';
import { RefusalNotice } from '../feedback/refusal-notice.tsx';
import { Dialog } from './dialog.tsx';
import { DialogButtons } from './dialog-buttons.tsx';
import { SecretDialog } from './secret-dialog.tsx';

interface SecretCreationProps extends Omit<ComponentProps<typeof Dialog>, 'isInsistent'> {
  readonly confirm: string;
  /** What no field says of why it was refused. */
  readonly refusal: Refusal | undefined;
  /** The secret, once it was made. */
  readonly made: Omit<ComponentProps<typeof SecretDialog>, 'onClose'> | undefined;
  readonly onSubmit: () => void;
  /** What is asked before. */
  readonly children: ReactNode;
}

/** Makes a secret as a form says, and shows it this once. */
export function SecretCreation(props: SecretCreationProps) {
  const { confirm, refusal, made, onSubmit, children, ...dialog } = props;
  if (made) return <SecretDialog {...made} onClose={dialog.onClose} />;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSubmit();
  };
  return (
    <Dialog {...dialog}>
      <form noValidate onSubmit={submit}>
        <Stack>
          {children}
          {refusal && <RefusalNotice refusal={refusal} />}
          <DialogButtons confirm={confirm} busy={dialog.busy ?? false} onClose={dialog.onClose} />
        </Stack>
      </form>
    </Dialog>
  );
}
