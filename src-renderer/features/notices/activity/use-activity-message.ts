import { useTranslation } from 'react-i18next';
import { partyName } from '../../../lib/format/party-name.ts';
import type { Tone } from '../../../ui/feedback/tone.ts';
import type { Activity } from './activity.ts';

/** An activity as a message, and where one goes to see it. */
export interface ActivityMessage {
  readonly tone: Tone;
  readonly title: string;
  readonly hint?: string;
  readonly to?: string;
}

/** Says what happened, and where to go for it. */
export function useActivityMessage(): (activity: Activity) => ActivityMessage {
  const { t } = useTranslation();
  return (activity) => {
    switch (activity.kind) {
      case 'refused': {
        const { type, number, name, documentId } = activity;
        const document = `${t(`document.type.${type}`)} ${number}`;
        return {
          tone: 'bad',
          title: t('notices.kind.refused', { document }),
          hint: t('notices.kind.refusedHint', { name: partyName(name, t) }),
          to: `/documentos/${documentId}`,
        };
      }
      case 'printer':
        return {
          tone: 'care',
          title: t('notices.kind.printer', { printer: activity.printer }),
          hint: `${activity.message} ${activity.remedy}`,
          to: '/ajustes/impresoras',
        };
      case 'caught_up':
        return { tone: 'ok', title: t('notices.kind.caughtUp', { count: activity.count }) };
      case 'offline':
        return { tone: 'care', title: t('notices.kind.offline'), hint: t('notices.kind.offlineHint') };
      case 'recovered':
        return { tone: 'ok', title: t('notices.kind.recovered'), hint: t('notices.kind.recoveredHint') };
      case 'certificate_expiring':
        return {
          tone: 'care',
          title: t('notices.kind.certificateExpiring', { count: activity.daysLeft }),
          hint: t('notices.kind.certificateExpiringHint'),
          to: '/ajustes/firma',
        };
      case 'certificate_expired':
        return {
          tone: 'bad',
          title: t('notices.kind.certificateExpired'),
          hint: t('notices.kind.certificateExpiredHint'),
          to: '/ajustes/firma',
        };
      case 'clock_untrusted':
        return {
          tone: 'bad',
          title: t('notices.kind.clockUntrusted'),
          hint: t('notices.kind.clockUntrustedHint'),
          to: '/ajustes',
        };
      case 'clock_confirmed':
        return { tone: 'ok', title: t('notices.kind.clockConfirmed') };
      case 'series_stopped':
        return {
          tone: 'bad',
          title: t('notices.kind.seriesStopped'),
          hint: t('notices.kind.seriesStoppedHint'),
        };
      case 'series_resumed':
        return { tone: 'ok', title: t('notices.kind.seriesResumed') };
      case 'series_raised':
        return { tone: 'ok', title: t('notices.kind.seriesRaised'), to: '/ajustes/negocio' };
      case 'series_replaced':
        return {
          tone: 'care',
          title: t('notices.kind.seriesReplaced'),
          hint: t('notices.kind.seriesReplacedHint'),
          to: '/ajustes/matriz',
        };
      case 'journal_incomplete':
        return {
          tone: 'bad',
          title: t('notices.kind.journalIncomplete'),
          hint: t('notices.kind.journalIncompleteHint'),
          to: '/ajustes/respaldos',
        };
      case 'storage_damaged':
        return {
          tone: 'bad',
          title: t('notices.kind.storageDamaged'),
          hint: t('notices.kind.storageDamagedHint'),
        };
    }
  };
}
