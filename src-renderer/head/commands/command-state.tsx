import { type Icon, IconCircleCheck, IconCircleX, IconClockHour4 } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { CommandResource, CommandStatus } from '../../../src-main/contract/head/stations/commands.ts';
import type { Tone } from '../../ui/feedback/tone.ts';
import { ToneBadge } from '../../ui/feedback/tone-badge.tsx';
import styles from './commands.module.css';

const looks = {
  waiting: { tone: 'wait', icon: IconClockHour4 },
  done: { tone: 'ok', icon: IconCircleCheck },
  refused: { tone: 'bad', icon: IconCircleX },
} as const satisfies Readonly<Record<CommandStatus, { tone: Tone; icon: Icon }>>;

/** How it goes; of one that was refused, in the till's own words. */
export function CommandState({ command: { status, problem } }: { readonly command: CommandResource }) {
  const { t, i18n } = useTranslation();
  const sentences = problem ? [problem.detail, ...(problem.errors ?? []).map(({ message }) => message)] : [];
  return (
    <div className={styles.state}>
      <ToneBadge {...looks[status]}>{t(`head.commands.status.${status}`)}</ToneBadge>
      {[...new Set(sentences)].map((sentence) => (
        <div key={sentence} className={styles.hint} lang={i18n.language === 'es' ? undefined : 'es'}>
          {sentence}
        </div>
      ))}
    </div>
  );
}
