import { Skeleton } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { EntityResource } from '../../../../src-main/contract/business/entity.ts';
import { refusalIn } from '../../../lib/http/answer.ts';
import { useLogo } from '../../../lib/queries/business/logo-query.ts';
import { RefusalNotice } from '../../../ui/feedback/refusal-notice.tsx';
import styles from './business.module.css';

/** The logo of a business, on white as on paper. */
export function LogoPicture({ entity }: { readonly entity: EntityResource }) {
  const { t } = useTranslation();
  const { data: address, error } = useLogo(entity);
  const refusal = refusalIn(error);
  if (refusal) return <RefusalNotice refusal={refusal} />;
  if (!entity.logo) return <div className={`${styles.frame} ${styles.missing}`}>{t('business.noLogo')}</div>;
  const label = t('business.logoOf', { name: entity.trade_name ?? entity.legal_name });
  return (
    <div className={`${styles.frame} ${styles.paper}`}>
      {address ? <img src={address} alt={label} /> : <Skeleton height="100%" />}
    </div>
  );
}
