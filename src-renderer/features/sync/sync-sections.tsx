import { Button, Title } from '@mantine/core';
import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { SyncResource } from '../../../src-main/contract/delivery/sync.ts';
import type { DocumentResource } from '../../../src-main/contract/documents/document-resource.ts';
import type { DecisionRequest } from '../../lib/http/decision.ts';
import { useWaiting } from '../../lib/queries/documents/sync-query.ts';
import { Notice } from '../../ui/feedback/notice.tsx';
import { DecisionList } from './decision-list.tsx';
import { LastAnswers } from './last-answers.tsx';
import styles from './sync.module.css';
import { SyncControls } from './sync-controls.tsx';
import { SyncCounts } from './sync-counts.tsx';
import { SyncHeadline } from './sync-headline.tsx';
import { WaitingList } from './waiting-list.tsx';

interface SyncSectionsProps {
  readonly sync: SyncResource;
  /** The document that was just issued in the place of another. */
  readonly replacement: DocumentResource | undefined;
  readonly onDecide: (request: DecisionRequest) => void;
  readonly onLeave: () => void;
}

/** How delivery stands, what a person must decide, what waits and why, and what was answered. */
export function SyncSections({ sync, replacement, onDecide, onLeave }: SyncSectionsProps) {
  const { t } = useTranslation();
  const { data: held = [] } = useWaiting('for_a_person');
  const heldPending = held.filter(({ status }) => status === 'pending').length;
  return (
    <div className={styles.sections}>
      <SyncHeadline sync={sync} heldPending={heldPending} onLeave={onLeave} />
      <SyncControls sync={sync} />
      <SyncCounts sync={sync} />
      {replacement && (
        <Notice tone="ok" title={t('sync.replacement.made', { number: replacement.number })}>
          <Button
            className={styles.noticeAction ?? ''}
            variant="default"
            component={Link}
            to={`/documentos/${replacement.id}`}
            onClick={onLeave}
          >
            {t('sync.replacement.openNew')}
          </Button>
        </Notice>
      )}
      {held.length > 0 && (
        <Section title={t('sync.decideTitle')} isUrgent>
          <DecisionList documents={held} onDecide={onDecide} onLeave={onLeave} />
        </Section>
      )}
      <Section title={t('sync.waitingTitle')}>
        <WaitingList sync={sync} total={Math.max(0, sync.waiting - heldPending)} onLeave={onLeave} />
      </Section>
      <Section title={t('sync.answersTitle')}>
        <LastAnswers answers={sync.last_answers} onLeave={onLeave} />
      </Section>
    </div>
  );
}

interface SectionProps {
  readonly title: string;
  readonly isUrgent?: boolean;
  readonly children: ReactNode;
}

function Section({ title, isUrgent = false, children }: SectionProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={styles.section} data-urgent={isUrgent || undefined}>
      <Title order={3} id={id}>
        {title}
      </Title>
      {children}
    </section>
  );
}
