import { Input } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  type WebhookEventType,
  webhookEventTypes,
} from '../../../../../src-main/contract/webhooks/webhook-event.ts';
import { ChoiceCards } from '../../../../ui/fields/choice-cards.tsx';
import type { EventsChoice } from './events-choice.ts';
import { EventsGrid } from './events-grid.tsx';

interface EventsFieldProps {
  readonly choice: EventsChoice;
  readonly error: string | undefined;
  readonly onChange: (choice: EventsChoice) => void;
}

/** The events of an endpoint: everything, or of what is ticked. What was ticked is there again on coming back. */
export function EventsField({ choice, error, onChange }: EventsFieldProps) {
  const { t } = useTranslation();
  const [ticked, setTicked] = useState<ReadonlySet<WebhookEventType>>(() =>
    choice === 'all' ? decisions : choice,
  );
  return (
    <>
      <ChoiceCards
        label={t('webhooks.which')}
        value={choice === 'all' ? 'all' : 'some'}
        onChange={(chosen) => onChange(chosen === 'all' ? 'all' : ticked)}
        choices={[
          { value: 'all', label: t('webhooks.whichAll'), hint: t('webhooks.whichAllHint') },
          { value: 'some', label: t('webhooks.whichSome'), hint: t('webhooks.whichSomeHint') },
        ]}
      />
      {choice !== 'all' && (
        <EventsGrid
          chosen={choice}
          onChange={(chosen) => {
            setTicked(chosen);
            onChange(chosen);
          }}
        />
      )}
      {error && <Input.Error role="alert">{error}</Input.Error>}
    </>
  );
}

/** What most ask for, to begin with: the ends of every document. */
const decisions: ReadonlySet<WebhookEventType> = new Set(
  webhookEventTypes.filter((type) => /\.(authorized|returned|not_authorized|annulled)$/.test(type)),
);
