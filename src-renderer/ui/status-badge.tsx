import {
  IconArchive,
  IconArrowBackUp,
  IconCircleCheck,
  IconClockHour4,
  IconSend,
  IconXboxX,
} from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { DocumentStatus } from '../../src-main/documents/kinds.ts';
import styles from './tone.module.css';
import type { Tone } from './tone.ts';

const looks = {
  pending: { tone: 'wait', Icon: IconClockHour4 },
  submitted: { tone: 'wait', Icon: IconSend },
  authorized: { tone: 'ok', Icon: IconCircleCheck },
  returned: { tone: 'bad', Icon: IconArrowBackUp },
  not_authorized: { tone: 'bad', Icon: IconXboxX },
  annulled: { tone: 'quiet', Icon: IconArchive },
} as const satisfies Record<DocumentStatus, { tone: Tone; Icon: typeof IconSend }>;

interface StatusBadgeProps {
  readonly status: DocumentStatus;
  readonly size?: 'normal' | 'large';
}

export function StatusBadge({ status, size = 'normal' }: StatusBadgeProps) {
  const { t } = useTranslation();
  const { tone, Icon } = looks[status];
  return (
    <span className={`${styles.tone} ${styles.badge}`} data-tone={tone} data-size={size}>
      <Icon size={size === 'large' ? 20 : 16} stroke={2} aria-hidden />
      {t(`status.${status}`)}
    </span>
  );
}
