import { Group, TextInput } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type HeadRole, headRoles } from '../../../src-main/contract/head/stations/stations.ts';
import { errorAt, refusalBesides, refusalIn } from '../../lib/http/answer.ts';
import { SecretCreation } from '../../ui/dialogs/secret-creation.tsx';
import { ChoiceCards } from '../../ui/fields/choice-cards.tsx';
import { DateField } from '../../ui/fields/date-field.tsx';
import { useKeyCreation } from './keys-query.ts';

/** Makes a key for somebody, and shows it this once. */
export function KeyDialog({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation();
  const [name, setName] = useState('');
  const [role, setRole] = useState<HeadRole>('reader');
  const [shops, setShops] = useState('');
  const [from, setFrom] = useState('');
  const [to, setTo] = useState('');
  const [hasTried, setTried] = useState(false);
  const creation = useKeyCreation();
  const refusal = refusalIn(creation.error);
  const shopFault = refusal?.errors.find(({ pointer = '' }) => pointer.startsWith('/shops'));
  const besides = refusalBesides(refusal, ['/to', ...(shopFault?.pointer ? [shopFault.pointer] : [])]);
  const made = creation.data && {
    title: t('head.keys.secretTitle', { name: creation.data.name ?? t('head.keys.unnamed') }),
    label: t('head.keys.secret'),
    hint: t('head.keys.secretHint'),
    secret: creation.data.key,
  };
  const submit = () => {
    setTried(true);
    if (name.trim() === '') return;
    const listed = shops.split(/[\s,;]+/).filter(Boolean);
    creation.mutate({
      role,
      name: name.trim(),
      ...(listed.length > 0 && { shops: listed }),
      ...(role === 'accountant' && from !== '' && { from }),
      ...(role === 'accountant' && to !== '' && { to }),
    });
  };
  return (
    <SecretCreation
      title={t('head.keys.make')}
      size="lg"
      confirm={t('head.keys.create')}
      busy={creation.isPending}
      refusal={besides}
      made={made}
      onSubmit={submit}
      onClose={onClose}
    >
      <TextInput
        label={t('head.keys.name')}
        description={t('head.keys.nameHint')}
        data-autofocus
        required
        withAsterisk={false}
        maxLength={100}
        autoComplete="off"
        value={name}
        error={hasTried && name.trim() === '' ? t('field.required') : undefined}
        onChange={(event) => setName(event.currentTarget.value)}
      />
      <ChoiceCards
        label={t('head.keys.role')}
        value={role}
        onChange={setRole}
        choices={headRoles.map((value) => ({
          value,
          label: t(`head.role.${value}`),
          hint: t(`head.keys.roles.${value}`),
        }))}
      />
      <TextInput
        label={t('head.keys.shops')}
        description={t('head.keys.shopsHint')}
        autoComplete="off"
        value={shops}
        error={shopFault?.message}
        onChange={(event) => setShops(event.currentTarget.value)}
      />
      {role === 'accountant' && (
        <Group grow align="start" gap="sm">
          <DateField label={t('head.keys.from')} max={to || undefined} value={from} onChange={setFrom} />
          <DateField
            label={t('head.keys.to')}
            min={from || undefined}
            value={to}
            error={errorAt(refusal, '/to')}
            onChange={setTo}
          />
        </Group>
      )}
    </SecretCreation>
  );
}
