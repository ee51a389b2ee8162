import {
  IconArchive,
  IconArrowBackUp,
  IconCircleCheck,
  IconClockHour4,
  IconSend,
  IconXboxX,
} from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { DocumentStatus } from '../../../src-main/documents/kinds.ts';
import type { Tone } from '../feedback/tone.ts';
import { ToneBadge } from '../feedback/tone-badge.tsx';

const looks = {
  pending: { tone: 'wait', icon: IconClockHour4 },
  submitted: { tone: 'wait', icon: IconSend },
  authorized: { tone: 'ok', icon: IconCircleCheck },
  returned: { tone: 'bad', icon: IconArrowBackUp },
  not_authorized: { tone: 'bad', icon: IconXboxX },
  annulled: { tone: 'quiet', icon: IconArchive },
} as const satisfies Record<DocumentStatus, { tone: Tone; icon: typeof IconSend }>;

interface StatusBadgeProps {
  readonly status: DocumentStatus;
  readonly size?: 'normal' | 'large';
}

export function StatusBadge({ status, size = 'normal' }: StatusBadgeProps) {
  const { t } = useTranslation();
  return (
    <ToneBadge {...looks[status]} size={size}>
      {t(`status.${status}`)}
    </ToneBadge>
  );
}
