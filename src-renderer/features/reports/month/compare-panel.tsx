import { Button, Group, Text } from '@mantine/core';
import { IconFileSearch } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import {
  type ListingComparison,
  listingComparison,
} from '../../../../src-main/contract/reports/listing-comparison.ts';
import { formatDate } from '../../../lib/format/format.ts';
import { acceptedBy, refusalIn } from '../../../lib/http/answer.ts';
import { useService } from '../../../lib/http/service.tsx';
import { useMay } from '../../../lib/workplace/use-may.ts';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { RefusalNotice } from '../../../ui/feedback/refusal-notice.tsx';
import { DropZone } from '../../../ui/fields/files/drop-zone.tsx';
import { Panel } from '../../../ui/layout/page.tsx';
import styles from '../reports.module.css';
import { ComparisonTable } from './comparison-table.tsx';

/** The month beside the authority's own listing of it, which is dropped in. */
export function ComparePanel({ month }: { readonly month: string }) {
  const { t } = useTranslation();
  const { documents } = useService();
  const comparing = useMutation({
    mutationFn: (files: readonly File[]) => {
      const body = new FormData();
      for (const file of files) body.append('file', file, file.name);
      return acceptedBy(
        documents.send(listingComparison, 'POST /v1/local/reports/comparison', { query: { month }, body }),
      );
    },
  });
  const refusal = refusalIn(comparing.error);
  return (
    <Panel title={t('month.compare.title')}>
      <div className={styles.stack}>
        <Text>{t('month.compare.intro')}</Text>
        <DropZone
          icon={IconFileSearch}
          title={t('month.compare.drop')}
          hint={t('month.compare.hint')}
          choose={t('month.compare.choose')}
          accept=".txt,.csv"
          multiple
          busy={comparing.isPending ? t('month.compare.busy') : undefined}
          onFiles={comparing.mutate}
        />
        {refusal && <RefusalNotice refusal={refusal} />}
        {comparing.data && <ComparisonResult comparison={comparing.data} />}
      </div>
    </Panel>
  );
}

function ComparisonResult({ comparison }: { readonly comparison: ListingComparison }) {
  const { t, i18n } = useTranslation();
  const { sides, documents, other_months, not_compared, faults } = comparison;
  return (
    <>
      {sides.map(({ side, listed, equal, days }) => (
        <Notice
          key={side}
          tone={documents.some((one) => one.side === side) ? 'care' : 'ok'}
          title={t(`month.compare.side.${side}`, { listed, equal })}
        >
          {t('month.compare.days', { days: days.map(formatDays).join(', ') })}
        </Notice>
      ))}
      {documents.length === 0 && <Text>{t('month.compare.allEqual')}</Text>}
      {documents.length > 0 && <ComparisonTable documents={documents} />}
      <Remedies documents={documents} />
      {other_months > 0 && <Text>{t('month.compare.otherMonths', { count: other_months })}</Text>}
      {not_compared > 0 && <Text>{t('month.compare.notCompared', { count: not_compared })}</Text>}
      {faults.length > 0 && (
        <Notice tone="bad" title={t('month.compare.faults')}>
          <ul className={styles.sources} lang={i18n.language === 'es' ? undefined : 'es'}>
            {faults.map(({ file, line, message }) => (
              <li key={`${file} ${line}`}>{t('month.compare.fault', { file, line, message })}</li>
            ))}
          </ul>
        </Notice>
      )}
    </>
  );
}

function formatDays({ from, to }: ListingComparison['sides'][number]['days'][number]): string {
  return from === to ? formatDate(from) : `${formatDate(from)} – ${formatDate(to)}`;
}

/** Ways to bring what is missing. */
function Remedies({ documents }: Pick<ListingComparison, 'documents'>) {
  const { t } = useTranslation();
  const may = useMay();
  const missing = documents.filter(({ result }) => result === 'missing');
  const keys = missing.flatMap(({ side, access_key }) => (side === 'received' && access_key) || []);
  const isIssuedMissing = missing.some(({ side }) => side === 'issued');
  return (
    <Group>
      {keys.length > 0 && may('manage_purchases') && (
        <Button component={Link} to="/compras/agregar" state={keys.join('\n')}>
          {t('month.compare.bring')}
        </Button>
      )}
      {isIssuedMissing && may('import_documents') && (
        <Button variant="default" component={Link} to="/documentos/importaciones">
          {t('month.compare.import')}
        </Button>
      )}
    </Group>
  );
}
