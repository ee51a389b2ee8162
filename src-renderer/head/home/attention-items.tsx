import { Button } from '@mantine/core';
import { IconCopyX, IconDatabaseOff, IconPlugX, IconReceiptRefund } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { AttentionItem } from '../../../src-main/contract/head/attention.ts';
import { formatInstant } from '../../lib/format/format.ts';
import { AttentionRow, AttentionRows } from '../../ui/attention/attention-rows.tsx';
import { BackupFailed } from './backup-failed.tsx';
import { ConflictDecision } from './conflict-decision.tsx';
import { MailFailed } from './mail-failed.tsx';
import { MonthMailFailed } from './month-mail-failed.tsx';
import { NumberConflict } from './number-conflict.tsx';
import { NumberGap } from './number-gap.tsx';
import { OverdrawnInvoice } from './overdrawn-invoice.tsx';
import { RefusedChange } from './refused-change.tsx';
import { RejectedLines } from './rejected-lines.tsx';
import { SeriesClaimed } from './series-claimed.tsx';

interface AttentionItemsProps {
  readonly label: string;
  readonly items: readonly AttentionItem[];
}

/** Each thing that needs a person: what it is, why it matters, and where it is looked at. */
export function AttentionItems({ label, items }: AttentionItemsProps) {
  return (
    <AttentionRows label={label}>
      {items.map((item) => (
        <Item key={keyOf(item)} item={item} />
      ))}
    </AttentionRows>
  );
}

function keyOf(item: AttentionItem): string {
  switch (item.kind) {
    case 'storage_full':
    case 'mail_failed':
      return item.kind;
    case 'backup_failed':
      return `backup ${item.place} ${item.made_by}`;
    case 'monthly_mail_failed':
      return `month ${item.month}`;
    case 'silent_station':
      return item.station_id;
    case 'credit_overdrawn':
      return item.invoice_id;
    case 'series_claimed':
      return `claim ${item.series_id}`;
    case 'rejected_lines':
      return `rejected ${item.station_id} ${item.because}`;
    case 'station_forked':
      return `forked ${item.station_id}`;
    case 'refused_change':
      return `${item.station_id} ${item.subject} ${item.id}`;
    case 'number_gap':
      return `gap ${item.series_id}`;
    case 'number_conflict':
      return item.documents.map(({ id }) => id).join(' ');
  }
}

function Item({ item }: { readonly item: AttentionItem }) {
  const { t } = useTranslation();
  switch (item.kind) {
    case 'storage_full': {
      const at = formatInstant(item.since);
      return (
        <AttentionRow
          tone="bad"
          icon={IconDatabaseOff}
          title={t('head.attention.full', { at })}
          hint={t('head.attention.fullHint')}
        />
      );
    }
    case 'backup_failed':
      return <BackupFailed failure={item} />;
    case 'mail_failed':
      return <MailFailed failure={item} />;
    case 'monthly_mail_failed':
      return <MonthMailFailed failure={item} />;
    case 'number_conflict':
      return (
        <AttentionRow
          tone="bad"
          icon={IconCopyX}
          title={t('head.attention.conflict', { number: item.number })}
          hint={<NumberConflict conflict={item} />}
        >
          <ConflictDecision
            series={item.series_id}
            point={item.number.slice(0, 7)}
            last={Number(item.number.slice(-9))}
            stations={item.documents.map(({ station_id: id, station: name, access_key }) => ({
              id,
              name,
              hint: t('head.attention.issued', { key: access_key }),
            }))}
          />
        </AttentionRow>
      );
    case 'number_gap':
      return <NumberGap gap={item} />;
    case 'series_claimed':
      return <SeriesClaimed claim={item} />;
    case 'rejected_lines':
      return <RejectedLines rejected={item} />;
    case 'station_forked':
      return (
        <AttentionRow
          tone="care"
          icon={IconCopyX}
          title={t('head.attention.forked', { station: item.station, at: formatInstant(item.at) })}
          hint={t('head.attention.forkedHint')}
        />
      );
    case 'credit_overdrawn':
      return (
        <AttentionRow
          tone="bad"
          icon={IconReceiptRefund}
          title={t('head.attention.overdrawn', { number: item.number })}
          hint={<OverdrawnInvoice invoice={item} />}
        />
      );
    case 'refused_change':
      return <RefusedChange refused={item} />;
    case 'silent_station': {
      const at = formatInstant(item.last_seen_at);
      return (
        <AttentionRow
          tone="care"
          icon={IconPlugX}
          title={t('head.attention.silent', { station: item.station, at })}
          hint={t('head.attention.silentHint')}
        >
          <Button variant="default" component={Link} to="/cajas">
            {t('head.attention.see')}
          </Button>
        </AttentionRow>
      );
    }
  }
}
