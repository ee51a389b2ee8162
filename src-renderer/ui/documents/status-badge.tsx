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
import { useService } from '../../lib/http/service.tsx';
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

/** A row has no room for all of it. */
const simulated = { normal: 'status.simulatedInRow', large: 'status.simulated' } as const;

interface StatusBadgeProps {
  readonly status: DocumentStatus;
  readonly size?: 'normal' | 'large';
}

/** The status of a document; an authorization in practice is labelled as the simulator’s. */
export function StatusBadge({ status, size = 'normal' }: StatusBadgeProps) {
  const { t } = useTranslation();
  const { environment } = useService();
  const isSimulated = environment === 'sandbox' && status === 'authorized';
  return (
    <ToneBadge {...looks[status]} {...(isSimulated && { tone: 'quiet' })} size={size}>
      {t(isSimulated ? simulated[size] : `status.${status}`)}
    </ToneBadge>
  );
}
