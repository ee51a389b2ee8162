import { IconArchive, IconCircleCheck, IconClockHour4, IconProgress, IconXboxX } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { ImportStatus } from '../../../src-main/contract/import.ts';
import styles from '../../ui/feedback/tone.module.css';
import type { Tone } from '../../ui/feedback/tone.ts';

const looks = {
  queued: { tone: 'wait', Icon: IconClockHour4 },
  processing: { tone: 'wait', Icon: IconProgress },
  completed: { tone: 'ok', Icon: IconCircleCheck },
  failed: { tone: 'bad', Icon: IconXboxX },
  canceled: { tone: 'quiet', Icon: IconArchive },
} as const satisfies Record<ImportStatus, { tone: Tone; Icon: typeof IconProgress }>;

export function ImportBadge({ status }: { readonly status: ImportStatus }) {
  const { t } = useTranslation();
  const { tone, Icon } = looks[status];
  return (
    <span className={`${styles.tone} ${styles.badge}`} data-tone={tone}>
      <Icon size={16} stroke={2} aria-hidden />
      {t(`imports.statuses.${status}`)}
    </span>
  );
}
