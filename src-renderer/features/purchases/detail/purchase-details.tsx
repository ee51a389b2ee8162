import { Button, Group } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { PurchaseResource } from '../../../../src-main/contract/documents/purchases/purchase.ts';
import { useTypeName } from '../../../lib/use-type-name.ts';
import { DescriptionList } from '../../../ui/layout/description-list.tsx';
import { Panel } from '../../../ui/layout/page.tsx';
import styles from '../purchases.module.css';
import { useXmlDownload } from './use-xml-download.ts';

/** Who sold, and where the document is from. */
export function PurchaseDetails({ purchase }: { readonly purchase: PurchaseResource }) {
  const { t } = useTranslation();
  const typeName = useTypeName();
  const download = useXmlDownload(purchase);
  const { supplier, authorization, origin, access_key: key, modified_document: modified } = purchase;
  return (
    <Panel title={t('purchases.details')}>
      <div className={styles.stack}>
        <DescriptionList
          items={[
            { label: t('purchases.regime'), value: t(`purchases.regimes.${supplier.regime}`) },
            ...(supplier.special_taxpayer
              ? [{ label: t('purchases.supplier'), value: t('purchases.isSpecial') }]
              : []),
            { label: t('purchases.sri'), value: t(`purchases.authorization.${authorization.state}`) },
            { label: t('purchases.origin'), value: t(`purchases.origins.${origin}`) },
            {
              label: t('purchases.modifies'),
              value: modified && `${typeName(modified.document_type)} ${modified.number}`,
            },
            {
              label: t('purchases.modifiedAuthorization'),
              value: modified?.authorization_number && (
                <span className={`${styles.key} tabular`}>{modified.authorization_number}</span>
              ),
            },
            {
              label: key ? t('purchases.accessKey') : t('purchases.authorizationNumber'),
              value: (key ?? purchase.authorization_number) && (
                <span className={`${styles.key} tabular`}>{key ?? purchase.authorization_number}</span>
              ),
            },
          ]}
        />
        {key !== undefined && (
          <Group>
            <Button
              variant="default"
              leftSection={<IconDownload size={18} aria-hidden />}
              loading={download.isPending}
              onClick={() => download.mutate()}
            >
              {t('purchases.xml')}
            </Button>
          </Group>
        )}
      </div>
    </Panel>
  );
}
