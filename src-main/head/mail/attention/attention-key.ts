import type { AttentionItem } from '../../../contract/head/attention.ts';

/** What tells a thing that needs a person from all others. It ends and comes back as another one. */
export function keyOf(item: AttentionItem): string {
  return [item.kind, ...identityOf(item)].join(' ');
}

function identityOf(item: AttentionItem): readonly (string | number)[] {
  switch (item.kind) {
    case 'storage_full':
    case 'mail_failed':
      return [item.since];
    case 'backup_failed':
      return [item.place ?? '', ...(item.made_by ? [item.made_by] : [])];
    case 'monthly_mail_failed':
      return [item.month, item.email];
    case 'number_conflict':
      return [item.series_id, item.number];
    case 'number_gap':
      return [item.series_id];
    case 'series_claimed':
      return [item.series_id, item.found_at];
    case 'rejected_lines':
      return [item.station_id, item.because];
    case 'station_forked':
      return [item.station_id, item.at];
    case 'credit_overdrawn':
      return [item.invoice_id];
    case 'refused_change':
      return [item.station_id, item.subject, item.id, item.version];
    case 'silent_station':
      return [item.station_id, item.last_seen_at];
  }
}

/** How much of it there is: it is sent again where that is more. */
export function amountOf(item: AttentionItem): number {
  return 'count' in item ? item.count : 1;
}
