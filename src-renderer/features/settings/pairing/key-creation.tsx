import { Select, Stack, Textarea, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { refusalIn } from '../../../lib/http/answer.ts';
import { useService } from '../../../lib/http/service.tsx';
import { Dialog } from '../../../ui/dialogs/dialog.tsx';
import { DialogButtons } from '../../../ui/dialogs/dialog-buttons.tsx';
import { SecretDialog } from '../../../ui/dialogs/secret-dialog.tsx';
import { RefusalNotice } from '../../../ui/feedback/refusal-notice.tsx';
import { expiresAt, isValidity, originsIn, type Validity, validities } from './key-draft.ts';
import { useKeyCreation } from './pairing-query.ts';
import { PermissionFields, type Permissions } from './permission-fields.tsx';

/** Makes a key by hand, for a program that cannot ask for one, and shows it this once. */
export function KeyCreation({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation();
  const { environment } = useService();
  const [name, setName] = useState('');
  const [validity, setValidity] = useState<Validity>('unlimited');
  const [pages, setPages] = useState('');
  const [permissions, setPermissions] = useState<Permissions>({ environment, scopes: ['read', 'issue'] });
  const [hasTried, setTried] = useState(false);
  const creation = useKeyCreation();
  const refusal = refusalIn(creation.error);
  const nameFault = hasTried && name.trim() === '' ? t('field.required') : undefined;
  if (creation.data) {
    return (
      <SecretDialog
        title={t('pairing.createdTitle')}
        label={t('pairing.createdLabel', { name: creation.data.name })}
        hint={t('pairing.createdHint')}
        secret={creation.data.key}
        onClose={onClose}
      />
    );
  }
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (name.trim() === '' || permissions.scopes.length === 0) return;
    const expires_at = expiresAt(validity, new Date());
    creation.mutate({
      name: name.trim(),
      environment: permissions.environment,
      scopes: [...permissions.scopes],
      allowed_origins: originsIn(pages),
      ...(expires_at !== undefined && { expires_at }),
    });
  };
  return (
    <Dialog title={t('pairing.createTitle')} size="lg" busy={creation.isPending} onClose={onClose}>
      <form noValidate onSubmit={submit}>
        <Stack>
          <TextInput
            label={t('pairing.name')}
            description={t('pairing.nameHint')}
            data-autofocus
            required
            maxLength={100}
            value={name}
            error={nameFault}
            onChange={(event) => setName(event.currentTarget.value)}
          />
          <PermissionFields value={permissions} onChange={setPermissions} />
          <Select
            label={t('pairing.validity')}
            description={t('pairing.validityHint')}
            data={validities.map((value) => ({ value, label: t(`pairing.validFor.${value}`) }))}
            value={validity}
            allowDeselect={false}
            onChange={(value) => isValidity(value) && setValidity(value)}
          />
          <Textarea
            label={t('pairing.pages')}
            description={t('pairing.pagesHint')}
            autosize
            minRows={1}
            value={pages}
            onChange={(event) => setPages(event.currentTarget.value)}
          />
          {refusal && <RefusalNotice refusal={refusal} />}
          <DialogButtons confirm={t('pairing.create')} busy={creation.isPending} onClose={onClose} />
        </Stack>
      </form>
    </Dialog>
  );
}
