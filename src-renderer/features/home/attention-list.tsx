import { Button } from '@mantine/core';
import { Link } from 'react-router';
import type { AttentionItem } from '../../../src-main/contract/reports/attention.ts';
import { OnlyFor } from '../../ui/actions/only-for.tsx';
import toneStyles from '../../ui/feedback/tone.module.css';
import styles from './home.module.css';
import { useAttentionWords } from './use-attention-words.ts';

interface AttentionListProps {
  readonly label: string;
  readonly items: readonly AttentionItem[];
}

/** Each thing that needs a person: what it is, why it matters, and the way to mend it. */
export function AttentionList({ label, items }: AttentionListProps) {
  const wordsOf = useAttentionWords();
  return (
    <ul className={styles.list} aria-label={label}>
      {items.map((item) => {
        const { tone, icon: Icon, title, hint, action } = wordsOf(item);
        return (
          <li key={title} className={styles.item}>
            <span className={`${toneStyles.tone} ${styles.mark}`} data-tone={tone}>
              <Icon size={24} stroke={1.6} aria-hidden />
            </span>
            <div className={styles.words}>
              <div className={styles.title}>{title}</div>
              <div className={styles.hint}>{hint}</div>
            </div>
            <div className={styles.action}>
              <OnlyFor permission={action.permission} isNeeded>
                <Button variant="default" component={Link} to={action.to}>
                  {action.label}
                </Button>
              </OnlyFor>
            </div>
          </li>
        );
      })}
    </ul>
  );
}
