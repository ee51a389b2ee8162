import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { HeadKeyResource } from '../../../src-main/contract/head/access/keys.ts';
import { formatDate, formatInstant } from '../../lib/format/format.ts';
import { NamedRow } from '../../ui/layout/named-rows.tsx';

interface KeyRowProps {
  readonly headKey: HeadKeyResource;
  readonly onRevoke: () => void;
}

/** Whose a key is, what it may do, and what of the business it sees. */
export function KeyRow({ headKey, onRevoke }: KeyRowProps) {
  const { t } = useTranslation();
  const { role, environment, shops, from, to, expires_at, created_at } = headKey;
  const name = headKey.name ?? t('head.keys.unnamed');
  const details = [
    t(`head.role.${role}`),
    shops?.join(', ') ?? t('head.keys.allShops'),
    ...(environment ? [t(`environment.${environment}`)] : []),
    ...(from === undefined ? [] : [t('head.keys.fromOn', { date: formatDate(from) })]),
    ...(to === undefined ? [] : [t('head.keys.toOn', { date: formatDate(to) })]),
    ...(expires_at === undefined ? [] : [t('head.keys.expiresOn', { at: formatInstant(expires_at) })]),
    t('head.keys.made', { at: formatInstant(created_at) }),
  ];
  return (
    <NamedRow name={name} details={details.join(' · ')}>
      <Button variant="default" aria-label={t('head.keys.revokeOf', { name })} onClick={onRevoke}>
        {t('head.keys.revoke')}
      </Button>
    </NamedRow>
  );
}
