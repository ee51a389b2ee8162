import { Button, Skeleton } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { type ImportResource, importItemResults } from '../../../src-main/contract/import.ts';
import { keysOf } from '../../../src-main/documents/values/keys-of.ts';
import { formatMoney } from '../../lib/format/format.ts';
import { refusalIn } from '../../lib/http/answer.ts';
import { LongWork } from '../../ui/feedback/long-work.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { RefusalNotice } from '../../ui/feedback/refusal-notice.tsx';
import { DescriptionList } from '../../ui/layout/description-list.tsx';
import { Page, Panel } from '../../ui/layout/page.tsx';
import { Counts } from '../../ui/tables/counts.tsx';
import { ImportBadge } from './import-badge.tsx';
import { ImportItems } from './import-items.tsx';
import { ImportNumbering } from './import-numbering.tsx';
import styles from './imports.module.css';
import { isUnderWay, useImport, useImportCancel } from './imports-query.ts';

/** One import: how far it is, what it brought, and what asks for attention. */
export function ImportPage() {
  const { t } = useTranslation();
  const { id = '' } = useParams();
  const { data, error } = useImport(id);
  const cancel = useImportCancel(id);
  const refusal = refusalIn(error) ?? refusalIn(cancel.error);
  return (
    <Page
      title={t('imports.title')}
      back={{ to: '/documentos/importaciones', label: t('imports.back') }}
      actions={
        data &&
        isUnderWay(data.status) && (
          <Button variant="default" loading={cancel.isPending} onClick={() => cancel.mutate()}>
            {t('imports.cancel')}
          </Button>
        )
      }
    >
      {refusal && <RefusalNotice refusal={refusal} />}
      {!data && !refusal && <Skeleton height="20rem" />}
      {data && <ImportDetail import={data} />}
    </Page>
  );
}

function ImportDetail({ import: shown }: { readonly import: ImportResource }) {
  const { t, i18n } = useTranslation();
  const { counts, failure, status, verification, sales_total, upgraded } = shown;
  const decided = counts.found - counts.pending;
  const upgrades = upgraded.signature + upgraded.unconfirmed;
  return (
    <>
      <Panel>
        <div className={styles.stack}>
          <div className={styles.head}>
            <strong>{shown.files.map(({ name }) => name).join(', ')}</strong>
            <ImportBadge status={status} />
          </div>
          {isUnderWay(status) && (
            <LongWork
              label={t('imports.statuses.processing')}
              progress={{ done: decided, total: counts.found }}
            >
              {t('imports.progress', { done: decided, total: counts.found })}
            </LongWork>
          )}
          {failure && (
            <Notice tone="bad" title={t('imports.statuses.failed')}>
              <div lang={i18n.language === 'es' ? undefined : 'es'}>{failure.message}</div>
            </Notice>
          )}
          <Counts
            label={t('imports.counts')}
            counts={importItemResults
              .filter((result) => result !== 'pending' || isUnderWay(status))
              .map((result) => ({ label: t(`imports.result.${result}`), count: counts[result] }))}
          />
        </div>
      </Panel>
      {counts.imported + upgrades > 0 && (
        <Panel title={t('imports.evidence')}>
          <DescriptionList
            items={[
              ...keysOf(verification).map((how) => ({
                label: t(`imports.verification.${how}`),
                value: verification[how] > 0 ? verification[how] : undefined,
              })),
              { label: t('imports.upgraded'), value: upgrades > 0 ? upgrades : undefined },
              { label: t('imports.salesTotal'), value: formatMoney(sales_total) },
            ]}
          />
        </Panel>
      )}
      {shown.numbering.length > 0 && <ImportNumbering numbering={shown.numbering} />}
      {counts.found > 0 && <ImportItems import={shown} />}
    </>
  );
}
