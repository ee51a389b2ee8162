import { Button, Group, Skeleton, Switch, Text } from '@mantine/core';
import { IconFileCode, IconFileZip, IconListCheck } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { TransactionAnnex } from '../../../../src-main/contract/reports/transaction-annex.ts';
import { refusalIn } from '../../../lib/http/answer.ts';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { RefusalNotice } from '../../../ui/feedback/refusal-notice.tsx';
import { Panel } from '../../../ui/layout/page.tsx';
import styles from '../reports.module.css';
import { AnnexFindings } from './annex-findings.tsx';
import { useAnnex, useAnnexFile } from './annex-query.ts';
import { AnnexSummary } from './annex-summary.tsx';

const formats = [
  { format: 'xml', icon: IconFileCode },
  { format: 'zip', icon: IconFileZip },
] as const;

/** The annex of transactions of the month: what a person must see to first, and the file. */
export function AnnexPanel({ month }: { readonly month: string }) {
  const { t } = useTranslation();
  const [isAsked, ask] = useState(false);
  const [isAll, setAll] = useState(false);
  const question = { month, contents: isAll ? 'all' : 'required' } as const;
  const { data: annex, error, isFetching, refetch } = useAnnex(question, isAsked);
  const saving = useAnnexFile();
  const refusal = refusalIn(error) ?? refusalIn(saving.error);
  return (
    <Panel title={t('month.annex.title')}>
      <div className={styles.stack}>
        <Text>{t('month.annex.intro')}</Text>
        <Switch
          label={t('month.annex.all')}
          description={t('month.annex.allHint')}
          checked={isAll}
          onChange={(event) => setAll(event.currentTarget.checked)}
        />
        <Group>
          <Button
            leftSection={<IconListCheck size={18} aria-hidden />}
            loading={isFetching}
            onClick={() => (isAsked ? void refetch() : ask(true))}
          >
            {t('month.annex.check')}
          </Button>
          {formats.map(({ format, icon: Icon }) => (
            <Button
              key={format}
              variant="default"
              leftSection={<Icon size={18} aria-hidden />}
              loading={saving.isPending && saving.variables.format === format}
              onClick={() => saving.mutate({ ...question, format })}
            >
              {t(`month.annex.save.${format}`)}
            </Button>
          ))}
        </Group>
        {refusal && <RefusalNotice refusal={refusal} />}
        {isFetching && !annex && (
          <div role="status" aria-label={t('reports.computing')}>
            <Skeleton height="8rem" />
          </div>
        )}
        {annex && <Checked annex={annex} />}
      </div>
    </Panel>
  );
}

function Checked({ annex }: { readonly annex: TransactionAnnex }) {
  const { t } = useTranslation();
  const { findings } = annex;
  const faults = findings.filter(({ level }) => level === 'fault').length;
  return (
    <>
      <Notice
        tone={faults > 0 ? 'bad' : 'ok'}
        title={faults > 0 ? t('month.annex.faults', { count: faults }) : t('month.annex.whole')}
      />
      <AnnexFindings findings={findings} />
      <AnnexSummary annex={annex} />
    </>
  );
}
