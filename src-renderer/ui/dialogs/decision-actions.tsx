import { Button, Group } from '@mantine/core';
import { IconCalendarPlus, IconGitCompare, IconRefresh, IconSend } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { WaitingDocument } from '../../../src-main/contract/documents/lists/waiting-document.ts';
import type { DecisionRequest } from '../../lib/http/decision.ts';
import { OnlyFor } from '../actions/only-for.tsx';

interface DecisionActionsProps {
  readonly document: WaitingDocument;
  readonly onDecide: (request: DecisionRequest) => void;
}

/** The ways on for a document that waits for a person. */
export function DecisionActions({ document, onDecide }: DecisionActionsProps) {
  const { t } = useTranslation();
  const choices = document.decision?.choices ?? [];
  // Of another authorization it is asked again beside what is compared.
  const isCompared = choices.includes('accept-authorization');
  const looks = {
    send: { label: t('sync.sendAnyway'), Icon: IconSend },
    replace: { label: t('sync.replace'), Icon: IconCalendarPlus },
    'accept-authorization': { label: t('sync.compare'), Icon: IconGitCompare },
    'refresh-status': isCompared ? undefined : { label: t('sync.askAgain'), Icon: IconRefresh },
  } as const;
  return (
    <OnlyFor permission="correct_documents" isNeeded>
      <Group gap="xs" mt="xs">
        {choices.map((decision) => {
          const look = looks[decision];
          if (!look) return null;
          const { label, Icon } = look;
          return (
            <Button
              key={decision}
              variant="default"
              leftSection={<Icon size={18} aria-hidden />}
              onClick={() => onDecide({ document, decision })}
            >
              {label}
            </Button>
          );
        })}
      </Group>
    </OnlyFor>
  );
}
