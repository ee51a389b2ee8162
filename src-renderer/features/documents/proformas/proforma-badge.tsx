import { IconCheck, IconClock, IconClockX, IconFileInvoice } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { ProformaStatus } from '../../../../src-main/contract/proformas/proforma.ts';
import { ToneBadge } from '../../../ui/feedback/tone-badge.tsx';

const looks = {
  open: { tone: 'wait', icon: IconClock },
  accepted: { tone: 'ok', icon: IconCheck },
  expired: { tone: 'care', icon: IconClockX },
  invoiced: { tone: 'quiet', icon: IconFileInvoice },
} as const;

/** How a proforma stands today. */
export function ProformaBadge({ status }: { readonly status: ProformaStatus }) {
  const { t } = useTranslation();
  return <ToneBadge {...looks[status]}>{t(`proformas.status.${status}`)}</ToneBadge>;
}
