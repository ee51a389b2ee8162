import {
  IconCircleCheck,
  IconCircleMinus,
  IconCircleX,
  IconClockHour4,
  IconPlugX,
} from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { Tone } from '../../ui/feedback/tone.ts';
import { ToneBadge } from '../../ui/feedback/tone-badge.tsx';
import type { StationStanding } from './standing.ts';

const looks = {
  current: { tone: 'ok', icon: IconCircleCheck },
  behind: { tone: 'wait', icon: IconClockHour4 },
  silent: { tone: 'care', icon: IconPlugX },
  retiring: { tone: 'wait', icon: IconClockHour4 },
  retired: { tone: 'quiet', icon: IconCircleMinus },
  revoked: { tone: 'quiet', icon: IconCircleX },
} as const satisfies Record<StationStanding, { tone: Tone; icon: typeof IconPlugX }>;

export function StandingBadge({ standing }: { readonly standing: StationStanding }) {
  const { t } = useTranslation();
  return <ToneBadge {...looks[standing]}>{t(`head.stations.${standing}`)}</ToneBadge>;
}
