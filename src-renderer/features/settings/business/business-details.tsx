import { useTranslation } from 'react-i18next';
import type { EntityResource } from '../../../../src-main/contract/business/entity.ts';
import { ecuadorDate } from '../../../../src-main/documents/values/ecuador-time.ts';
import { formatDate } from '../../../lib/format/format.ts';
import { type DescriptionItem, DescriptionList } from '../../../ui/layout/description-list.tsx';
import styles from './business.module.css';

/** What is known of a business; what it left out is not shown. */
export function BusinessDetails({ entity }: { readonly entity: EntityResource }) {
  const { t } = useTranslation();
  const { certificate } = entity;
  const resolution = (number: string | undefined) => number && t('business.resolution', { number });
  return (
    <div className={styles.groups}>
      <Group
        title={t('business.identity')}
        items={[
          { label: t('business.legalName'), value: entity.legal_name },
          { label: t('business.tradeName'), value: entity.trade_name },
          { label: t('business.address'), value: entity.head_office_address },
          {
            label: t('business.certificate'),
            value: certificate
              ? `${certificate.holder}, ${t('business.validUntil', { until: formatDate(ecuadorDate(new Date(certificate.valid_until))) })}`
              : t('business.noCertificate'),
          },
        ]}
      />
      <Group
        title={t('business.tax')}
        items={[
          { label: t('business.regime'), value: t(`business.regimes.${entity.regime}`) },
          {
            label: t('business.keepsAccounting'),
            value: t(entity.keeps_accounting ? 'business.yes' : 'business.no'),
          },
          { label: t('business.specialTaxpayer'), value: resolution(entity.special_taxpayer_resolution) },
          { label: t('business.withholdingAgent'), value: resolution(entity.withholding_agent_resolution) },
          { label: t('business.largeTaxpayer'), value: resolution(entity.large_taxpayer_resolution) },
        ]}
      />
      <Group
        title={t('business.contact')}
        items={[
          { label: t('business.phone'), value: entity.head_office_phone },
          { label: t('business.email'), value: entity.head_office_email },
          { label: t('business.replyTo'), value: entity.reply_to_email },
        ]}
      />
      <Group
        title={t('business.printed')}
        items={[{ label: t('business.legend'), value: entity.footer_legend }]}
      />
    </div>
  );
}

/** A few details that belong together; nothing when none is there. */
function Group({ title, items }: { readonly title: string; readonly items: readonly DescriptionItem[] }) {
  if (items.every(({ value }) => value === undefined)) return null;
  return (
    <div>
      <h3 className={styles.group}>{title}</h3>
      <DescriptionList items={items} />
    </div>
  );
}
