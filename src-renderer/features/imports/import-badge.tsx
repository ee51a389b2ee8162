import { IconArchive, IconCircleCheck, IconClockHour4, IconProgress, IconXboxX } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { ImportStatus } from '../../../src-main/contract/import.ts';
import type { Tone } from '../../ui/feedback/tone.ts';
import { ToneBadge } from '../../ui/feedback/tone-badge.tsx';

const looks = {
  queued: { tone: 'wait', icon: IconClockHour4 },
  processing: { tone: 'wait', icon: IconProgress },
  completed: { tone: 'ok', icon: IconCircleCheck },
  failed: { tone: 'bad', icon: IconXboxX },
  canceled: { tone: 'quiet', icon: IconArchive },
} as const satisfies Record<ImportStatus, { tone: Tone; icon: typeof IconProgress }>;

export function ImportBadge({ status }: { readonly status: ImportStatus }) {
  const { t } = useTranslation();
  return <ToneBadge {...looks[status]}>{t(`imports.statuses.${status}`)}</ToneBadge>;
}
