import { TextInput } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { errorAt, refusalBesides, refusalIn } from '../../lib/http/answer.ts';
import { SecretCreation } from '../../ui/dialogs/secret-creation.tsx';
import { useCodeCreation } from './stations-query.ts';

/** Makes a code that joins a till, and shows it this once. */
export function CodeDialog({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation();
  const [establishment, setEstablishment] = useState('');
  const creation = useCodeCreation();
  const refusal = refusalIn(creation.error);
  const made = creation.data && {
    title: t('head.stations.codeTitle'),
    label: t('head.stations.code'),
    hint: t('head.stations.codeHint'),
    secret: creation.data.code,
  };
  return (
    <SecretCreation
      title={t('head.stations.codeTitle')}
      size="md"
      confirm={t('head.stations.codeMake')}
      busy={creation.isPending}
      refusal={refusalBesides(refusal, ['/establishment'])}
      made={made}
      onSubmit={() => creation.mutate(establishment.trim())}
      onClose={onClose}
    >
      <TextInput
        label={t('head.stations.codeShop')}
        description={t('head.stations.codeShopHint')}
        inputMode="numeric"
        maxLength={3}
        data-autofocus
        autoComplete="off"
        value={establishment}
        error={errorAt(refusal, '/establishment')}
        onChange={(event) => setEstablishment(event.currentTarget.value)}
      />
    </SecretCreation>
  );
}
