import { Stack, Text, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { DocumentResource } from '../../../src-main/contract/documents/document-resource.ts';
import { kindOf } from '../../../src-main/documents/all-kinds/types.ts';
import { refusalIn } from '../../lib/http/answer.ts';
import { useService } from '../../lib/http/service.tsx';
import { readAddresses } from '../../lib/sending/read-addresses.ts';
import { OnlyFor } from '../actions/only-for.tsx';
import { Dialog } from '../dialogs/dialog.tsx';
import { DialogButtons } from '../dialogs/dialog-buttons.tsx';
import { Notice } from '../feedback/notice.tsx';
import { RefusalNotice } from '../feedback/refusal-notice.tsx';

interface EmailDialogProps {
  readonly document: DocumentResource;
  readonly emailing: {
    readonly isPending: boolean;
    readonly error: unknown;
    mutate(to: readonly string[], then: { readonly onSuccess: () => void }): void;
  };
  /** With whom it is on its way to. */
  readonly onSent: (to: readonly string[]) => void;
  readonly onClose: () => void;
}

/** Sends a document by mail, to its recipient unless somebody else is named. */
export function EmailDialog({ document, emailing, onSent, onClose }: EmailDialogProps) {
  const { t } = useTranslation();
  const [typed, setTyped] = useState(() => {
    const { counterparty, others } = kindOf(document.object).summary(document);
    return [counterparty, ...others].flatMap(({ email }) => (email ? [email] : [])).join(', ');
  });
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
            {t('annulment.email.files')}
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
