import { Button, Text } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ApiKeyResource } from '../../../../src-main/contract/local.ts';
import { ecuadorDate } from '../../../../src-main/documents/values/ecuador-time.ts';
import { formatDate, formatInstant } from '../../../lib/format/format.ts';
import { refusalIn } from '../../../lib/http/answer.ts';
import { RefusalNotice } from '../../../ui/feedback/refusal-notice.tsx';
import { NamedRow, NamedRows } from '../../../ui/layout/named-rows.tsx';
import { Panel } from '../../../ui/layout/page.tsx';
import { KeyCreation } from './key-creation.tsx';
import { useKeys } from './pairing-query.ts';
import { PairingRevocation } from './pairing-revocation.tsx';

/** The programs that have a key, and how to take it away. */
export function PairingKeys() {
  const { t } = useTranslation();
  const { data: keys, error } = useKeys();
  const [isCreating, setCreating] = useState(false);
  const refusal = refusalIn(error);
  return (
    <Panel
      title={t('pairing.keys')}
      action={
        <Button variant="default" onClick={() => setCreating(true)}>
          {t('pairing.createOpen')}
        </Button>
      }
    >
      {refusal && <RefusalNotice refusal={refusal} />}
      {keys?.length === 0 && <Text c="dimmed">{t('pairing.noKeys')}</Text>}
      <NamedRows>
        {keys?.map((key) => (
          <KeyRow key={key.id} apiKey={key} />
        ))}
      </NamedRows>
      {isCreating && <KeyCreation onClose={() => setCreating(false)} />}
    </Panel>
  );
}

function KeyRow({ apiKey }: { readonly apiKey: ApiKeyResource }) {
  const { t } = useTranslation();
  const [isRevoking, setRevoking] = useState(false);
  const { name, environment, scopes, last4, expires_at, last_used_at } = apiKey;
  const hasExpired = expires_at !== undefined && Date.parse(expires_at) <= Date.now();
  const expiryDay = expires_at ? formatDate(ecuadorDate(new Date(expires_at))) : undefined;
  const used = last_used_at
    ? t('pairing.lastUsed', { at: formatInstant(last_used_at) })
    : t('pairing.neverUsed');
  const details = [
    t(`environment.${environment}`),
    scopes.map((scope) => t(`pairing.scope.${scope}`)).join(', '),
    t('pairing.endsWith', { last4 }),
    used,
    ...(expires_at ? [t(hasExpired ? 'pairing.expired' : 'pairing.validUntil', { at: expiryDay })] : []),
  ];
  return (
    <NamedRow name={name} details={details.join(' · ')}>
      <Button
        variant="default"
        aria-label={t('pairing.revokeOf', { name })}
        onClick={() => setRevoking(true)}
      >
        {t('pairing.revoke')}
      </Button>
      {isRevoking && <PairingRevocation apiKey={apiKey} onClose={() => setRevoking(false)} />}
    </NamedRow>
  );
}
