import { Stack, Text, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { refusalIn } from '../../../lib/http/answer.ts';
import { useService } from '../../../lib/http/service.tsx';
import { readAddresses } from '../../../lib/sending/read-addresses.ts';
import { OnlyFor } from '../../actions/only-for.tsx';
import { Dialog } from '../../dialogs/dialog.tsx';
import { DialogButtons } from '../../dialogs/dialog-buttons.tsx';
import { Notice } from '../../feedback/notice.tsx';
import { RefusalNotice } from '../../feedback/refusal-notice.tsx';

export interface AddressesDialogProps {
  /** Whom it goes to unless somebody else is named. */
  readonly to: readonly string[];
  /** What it brings. */
  readonly files: string;
  readonly emailing: {
    readonly isPending: boolean;
    readonly error: unknown;
    mutate(to: readonly string[], then: { readonly onSuccess: () => void }): void;
  };
  /** With whom it is on its way to. */
  readonly onSent: (to: readonly string[]) => void;
  readonly onClose: () => void;
}

/** Asks to which addresses something is sent by mail. */
export function AddressesDialog({ to, files, emailing, onSent, onClose }: AddressesDialogProps) {
  const { t } = useTranslation();
  const [typed, setTyped] = useState(() => to.join(', '));
  const { workspace } = useService();
  const [tried, setTried] = useState(false);
  const refusal = refusalIn(emailing.error);
  const read = readAddresses(typed);
  const fault = tried && !read.ok ? read.fault : undefined;

  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (read.ok) emailing.mutate(read.addresses, { onSuccess: () => onSent(read.addresses) });
  };
  return (
    <Dialog title={t('annulment.email.title')} size="md" busy={emailing.isPending} onClose={onClose}>
      <form onSubmit={submit} noValidate>
        <Stack>
          <TextInput
            label={t('annulment.email.to')}
            description={t('annulment.email.toHint')}
            data-autofocus
            inputMode="email"
            autoComplete="off"
            spellCheck={false}
            value={typed}
            error={fault && t(`annulment.email.${fault.kind}`, { ...fault })}
            onChange={(event) => setTyped(event.currentTarget.value)}
          />
          <Text c="dimmed" size="sm">
            {files}
          </Text>
          {!workspace.sends_mail && (
            <Notice tone="care" title={t('annulment.email.noAccount')}>
              <OnlyFor permission="manage_email" isNeeded>
                <Link to="/ajustes/correo">{t('annulment.email.toAccount')}</Link>
              </OnlyFor>
            </Notice>
          )}
          {refusal && <RefusalNotice refusal={refusal} />}
          <DialogButtons confirm={t('annulment.email.send')} busy={emailing.isPending} onClose={onClose} />
        </Stack>
      </form>
    </Dialog>
  );
}
