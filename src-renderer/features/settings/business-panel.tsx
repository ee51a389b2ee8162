import { Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { EntityResource } from '../../../src-main/contract/entity.ts';
import { formatInstant } from '../../lib/format.ts';
import { Facts } from '../../ui/facts.tsx';
import { Panel } from '../../ui/page.tsx';

/** A business this installation issues for, and the certificate it signs with. */
export function BusinessPanel({ entity }: { readonly entity: EntityResource }) {
  const { t } = useTranslation();
  const { certificate } = entity;
  return (
    <Panel title={`${t('settings.business')}: ${entity.trade_name ?? entity.legal_name}`}>
      {entity.kind === 'sandbox' && (
        <Text c="dimmed" mb="sm">
          {t('settings.practiceBusiness')}
        </Text>
      )}
      <Facts
        facts={[
          { label: t('settings.legalName'), value: entity.legal_name },
          { label: t('settings.tradeName'), value: entity.trade_name },
          { label: t('settings.ruc'), value: <span className="tabular">{entity.ruc}</span> },
          { label: t('settings.address'), value: entity.head_office_address },
          {
            label: t('settings.certificate'),
            value: certificate
              ? `${certificate.holder}, ${certificate.issuer_name}`
              : t('settings.noCertificate'),
          },
          {
            label: t('settings.validUntil'),
            value: certificate && formatInstant(certificate.valid_until),
          },
        ]}
      />
    </Panel>
  );
}
