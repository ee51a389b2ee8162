import { Button, Group, SegmentedControl, Skeleton } from '@mantine/core';
import { IconCalendarCheck, IconFileSpreadsheet } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { EXPIRING_DAYS, type ExpiringLot } from '../../../../src-main/contract/catalog/lots.ts';
import { formatMoney } from '../../../lib/format/format.ts';
import { refusalIn } from '../../../lib/http/answer.ts';
import { useExpiringFile, useExpiringLots } from '../../../lib/queries/catalog/lots-query.ts';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { RefusalNotice } from '../../../ui/feedback/refusal-notice.tsx';
import { EmptyState } from '../../../ui/layout/empty-state.tsx';
import { Panel } from '../../../ui/layout/page.tsx';
import styles from '../stock.module.css';
import { ExpiringTable } from './expiring-table.tsx';

const choices = [EXPIRING_DAYS, 60, 90, 180];

/** What expires within some days, what expired already first. */
export function ExpiringPanel({ onTakeOut }: { readonly onTakeOut: (lot: ExpiringLot) => void }) {
  const { t } = useTranslation();
  const [days, setDays] = useState(EXPIRING_DAYS);
  const { data, error } = useExpiringLots(days);
  const file = useExpiringFile(days);
  const refusal = refusalIn(error ?? file.error);
  return (
    <>
      <Group justify="space-between">
        <SegmentedControl
          aria-label={t('lots.within')}
          data={choices.map((count) => ({ value: String(count), label: t('lots.days', { count }) }))}
          value={String(days)}
          onChange={(value) => setDays(Number(value))}
        />
        <Button
          variant="default"
          leftSection={<IconFileSpreadsheet size={18} aria-hidden />}
          loading={file.isPending}
          onClick={() => file.mutate()}
        >
          {t('lots.export')}
        </Button>
      </Group>
      {data?.value !== undefined && (
        <p className={styles.value}>{t('lots.total', { value: formatMoney(data.value) })}</p>
      )}
      {refusal && <RefusalNotice refusal={refusal} />}
      <Panel padded={false}>
        {!data && !refusal && <Skeleton height="20rem" />}
        {data?.lots.length === 0 && (
          <EmptyState icon={IconCalendarCheck} title={t('lots.nothing')} hint={t('lots.nothingHint')} />
        )}
        {data && data.lots.length > 0 && <ExpiringTable lots={data.lots} onTakeOut={onTakeOut} />}
      </Panel>
      {data && data.lots_count > data.lots.length && (
        <Notice tone="quiet" title={t('lots.more', { count: data.lots.length, all: data.lots_count })} />
      )}
    </>
  );
}
