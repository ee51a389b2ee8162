import { Select, Textarea, TextInput } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { refusalIn } from '../../../lib/http/answer.ts';
import { useService } from '../../../lib/http/service.tsx';
import { SecretCreation } from '../../../ui/dialogs/secret-creation.tsx';
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
  const nameFault = hasTried && name.trim() === '' ? t('field.required') : undefined;
  const made = creation.data && {
    title: t('pairing.createdTitle'),
    label: t('pairing.createdLabel', { name: creation.data.name }),
    hint: t('pairing.createdHint'),
    secret: creation.data.key,
  };
  const submit = () => {
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
    <SecretCreation
      title={t('pairing.createTitle')}
      size="lg"
      confirm={t('pairing.create')}
      busy={creation.isPending}
      refusal={refusalIn(creation.error)}
      made={made}
      onSubmit={submit}
      onClose={onClose}
    >
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
    </SecretCreation>
  );
}
