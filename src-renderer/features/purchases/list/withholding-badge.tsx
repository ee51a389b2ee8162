import {
  IconAlertTriangle,
  IconCircleCheck,
  IconCircleMinus,
  IconClockHour4,
  IconXboxX,
} from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { PurchaseListed } from '../../../../src-main/contract/documents/purchases/purchase.ts';
import { formatDate } from '../../../lib/format/format.ts';
import { today } from '../../../lib/format/today.ts';
import { ToneBadge } from '../../../ui/feedback/tone-badge.tsx';

/** What is to be withheld of a purchase and by when, or what was. */
export function WithholdingBadge({ withholding }: Pick<PurchaseListed, 'withholding'>) {
  const { t } = useTranslation();
  const { status, due_on: dueOn = '', document } = withholding;
  switch (status) {
    case 'late':
      return (
        <ToneBadge tone="bad" icon={IconAlertTriangle}>
          {t('purchases.late', { day: formatDate(dueOn) })}
        </ToneBadge>
      );
    case 'due': {
      const isToday = dueOn === today();
      return (
        <ToneBadge tone={isToday ? 'care' : 'wait'} icon={IconClockHour4}>
          {isToday ? t('purchases.dueToday') : t('purchases.due', { day: formatDate(dueOn) })}
        </ToneBadge>
      );
    }
    case 'withheld':
      return (
        <ToneBadge tone="ok" icon={IconCircleCheck}>
          {t('purchases.withheld', { number: document?.number ?? '' })}
        </ToneBadge>
      );
    case 'refused':
      return (
        <ToneBadge tone="bad" icon={IconXboxX}>
          {t('purchases.refused')}
        </ToneBadge>
      );
    case 'waived':
      return (
        <ToneBadge tone="quiet" icon={IconCircleMinus}>
          {t('purchases.waived')}
        </ToneBadge>
      );
    case 'not_needed':
      return <span>{t('purchases.notNeeded')}</span>;
  }
}
