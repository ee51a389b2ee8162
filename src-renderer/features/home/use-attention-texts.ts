import type { Icon } from '@tabler/icons-react';
import {
  IconCalendarDollar,
  IconCalendarX,
  IconCertificate,
  IconDatabaseExclamation,
  IconFileAlert,
  IconHourglass,
  IconListNumbers,
  IconMailX,
  IconNotebook,
  IconReceiptTax,
} from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { Permission } from '../../../src-main/contract/counter/permissions.ts';
import type { AttentionItem } from '../../../src-main/contract/reports/attention.ts';
import { kindOf } from '../../../src-main/documents/all-kinds/types.ts';
import { formatSequential } from '../../../src-main/documents/identifiers/access-key.ts';
import { ecuadorDate } from '../../../src-main/documents/values/ecuador-time.ts';
import { formatDate, formatMoney, formatTaxPeriod } from '../../lib/format/format.ts';
import { usePrintedLabel } from '../../lib/format/printed-label.ts';
import type { Tone } from '../../ui/feedback/tone.ts';
import { useBackupTexts } from './use-backup-texts.ts';

/** How the page says one thing that needs a person, and where it is mended. */
export interface AttentionTexts {
  readonly tone: Tone;
  readonly icon: Icon;
  readonly title: string;
  readonly hint: string;
  readonly action: { readonly label: string; readonly to: string; readonly permission: Permission };
}

/** So many are named in a line. */
const NUMBERS_LISTED = 3;

export function useAttentionTexts(): (item: AttentionItem) => AttentionTexts {
  const { t, i18n } = useTranslation();
  const printed = usePrintedLabel();
  const backupTexts = useBackupTexts();
  return (item) => {
    switch (item.kind) {
      case 'refused':
        return {
          tone: 'bad',
          icon: IconFileAlert,
          title: t('home.refused', { count: item.count }),
          hint: t('home.refusedHint', { count: item.count, date: formatDate(item.since) }),
          action: {
            label: t('home.refusedAction'),
            to: '/documentos?estado=refused',
            permission: 'read_documents',
          },
        };
      case 'undecided':
        return {
          tone: 'care',
          icon: IconHourglass,
          title: t('home.undecided', { count: item.count }),
          hint: t('home.undecidedHint', { count: item.count, date: formatDate(item.since) }),
          action: {
            label: t('home.undecidedAction'),
            to: '/documentos?estado=in_progress',
            permission: 'read_documents',
          },
        };
      case 'debts_overdue':
        return {
          tone: 'care',
          icon: IconCalendarDollar,
          title: t('home.debts', { count: item.count, amount: formatMoney(item.amount) }),
          hint: t('home.debtsHint', { date: formatDate(item.since) }),
          action: {
            label: t('home.debtsAction'),
            to: '/por-cobrar?vencidos',
            permission: 'read_receivables',
          },
        };
      case 'lots_expiring': {
        const date = formatDate(item.first_on);
        return {
          tone: item.expired > 0 ? 'bad' : 'care',
          icon: IconCalendarX,
          title: t('home.lots', { count: item.count }),
          hint:
            item.expired > 0
              ? t('home.lotsExpired', { count: item.expired, date })
              : t('home.lotsHint', { date }),
          action: { label: t('home.lotsAction'), to: '/inventario?caducan', permission: 'move_stock' },
        };
      }
      case 'withholding_due':
        return {
          tone: item.late > 0 ? 'bad' : 'care',
          icon: IconReceiptTax,
          title: t('home.withholding', { count: item.count }),
          hint:
            item.late > 0
              ? t('home.withholdingLate', { count: item.late })
              : t('home.withholdingHint', { date: formatDate(item.next_due_on ?? '') }),
          action: { label: t('home.withholdingAction'), to: '/compras', permission: 'issue_documents' },
        };
      case 'settlement_withholding_due':
        return {
          tone: 'care',
          icon: IconReceiptTax,
          title: t('home.settlement', { count: item.count }),
          hint: t('home.settlementHint', { date: formatDate(item.since) }),
          action: { label: t('home.withholdingAction'), to: '/compras', permission: 'issue_documents' },
        };
      case 'certificate': {
        const isOver = item.days_left < 0;
        const date = formatDate(ecuadorDate(new Date(item.valid_until)));
        const soon =
          item.days_left === 0
            ? t('home.certificateToday')
            : t('home.certificate', { count: item.days_left });
        return {
          tone: isOver || item.days_left === 0 ? 'bad' : 'care',
          icon: IconCertificate,
          title: isOver ? t('home.certificateExpired') : soon,
          hint: t(isOver ? 'home.certificateExpiredHint' : 'home.certificateHint', { date }),
          action: {
            label: t('home.certificateAction'),
            to: '/ajustes/firma',
            permission: 'manage_certificate',
          },
        };
      }
      case 'backup_late':
      case 'backup_missing':
      case 'head_backup_failed':
        return {
          tone: 'care',
          icon: IconDatabaseExclamation,
          ...backupTexts(item),
          action: { label: t('home.backupAction'), to: '/ajustes/respaldos', permission: 'manage_backups' },
        };
      case 'monthly_mail_failed': {
        const { month, email, remedy } = item;
        return {
          tone: 'care',
          icon: IconMailX,
          title: t('home.mail', { month: formatTaxPeriod(month, i18n.language) }),
          hint: `${t('home.mailHint', { email })} ${remedy ?? t('home.mailCheck')}`,
          action: { label: t('home.mailAction'), to: '/informes/mes', permission: 'read_reports' },
        };
      }
      case 'journal_incomplete': {
        const { count, numbers } = item;
        const listed = numbers
          .slice(0, NUMBERS_LISTED)
          .map(({ type, number }) => `${printed(kindOf(type).label)} ${number}`);
        const others = count - listed.length;
        return {
          tone: 'bad',
          icon: IconNotebook,
          title: t('home.journal', { count }),
          hint: t(others > 0 ? 'home.journalHintMore' : 'home.journalHint', {
            numbers: listed.join(', '),
            others,
          }),
          action: {
            label: t('home.gapAction'),
            to: '/documentos/importaciones',
            permission: 'import_documents',
          },
        };
      }
      case 'numbering_gap': {
        const { count, first, last, series } = item;
        const isOneRun = last - first + 1 === count;
        const hint = count === 1 ? 'home.gapOne' : isOneRun ? 'home.gapMany' : 'home.gapScattered';
        return {
          tone: 'care',
          icon: IconListNumbers,
          title: t('home.gap', { count, type: printed(kindOf(item.type).label), series }),
          hint: t(hint, { first: formatSequential(first), last: formatSequential(last) }),
          action: {
            label: t('home.gapAction'),
            to: '/documentos/importaciones',
            permission: 'import_documents',
          },
        };
      }
    }
  };
}
