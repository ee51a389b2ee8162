import { Text, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { WebhookEventPattern } from '../../../../../src-main/contract/webhooks/webhook-event.ts';
import { errorAt, refusalBesides, refusalIn } from '../../../../lib/http/answer.ts';
import { useFirstFault } from '../../../../lib/http/use-first-fault.ts';
import { Dialog } from '../../../../ui/dialogs/dialog.tsx';
import { DialogButtons } from '../../../../ui/dialogs/dialog-buttons.tsx';
import { RefusalNotice } from '../../../../ui/feedback/refusal-notice.tsx';
import { type EventsChoice, patternsOf } from '../events/events-choice.ts';
import { EventsField } from '../events/events-field.tsx';
import styles from '../webhooks.module.css';

interface EndpointDraft {
  readonly url: string;
  readonly events: EventsChoice;
}

interface EndpointDialogProps {
  readonly title: string;
  readonly confirm: string;
  readonly initial: EndpointDraft;
  readonly saving: { readonly isPending: boolean; readonly error: unknown };
  readonly onSubmit: (wanted: { url: string; events: WebhookEventPattern[] }) => void;
  readonly onClose: () => void;
}

/** The endpoint, and its events. */
export function EndpointDialog({ title, confirm, initial, saving, onSubmit, onClose }: EndpointDialogProps) {
  const { t } = useTranslation();
  const [draft, setDraft] = useState(initial);
  const [isAsked, setAsked] = useState(false);
  const refusal = refusalIn(saving.error);
  const form = useFirstFault(refusal);
  const besides = refusalBesides(refusal, ['/url', '/events']);
  const events = patternsOf(draft.events);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setAsked(true);
    if (events.length > 0) onSubmit({ url: draft.url.trim(), events: [...events] });
  };
  return (
    <Dialog title={title} size="xl" busy={saving.isPending} onClose={onClose}>
      <form ref={form} noValidate onSubmit={submit} className={styles.stack}>
        <TextInput
          label={t('webhooks.url')}
          description={t('webhooks.urlHint')}
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          placeholder="https://"
          inputMode="url"
          autoComplete="off"
          spellCheck={false}
          data-autofocus
          value={draft.url}
          error={errorAt(refusal, '/url')}
          onChange={(event) => setDraft({ ...draft, url: event.currentTarget.value })}
        />
        <EventsField
          choice={draft.events}
          error={isAsked && events.length === 0 ? t('webhooks.needsEvent') : errorAt(refusal, '/events')}
          onChange={(chosen) => setDraft({ ...draft, events: chosen })}
        />
        <Text fw={600}>{t('destination.caution')}</Text>
        {besides && <RefusalNotice refusal={besides} />}
        <DialogButtons confirm={confirm} busy={saving.isPending} onClose={onClose} />
      </form>
    </Dialog>
  );
}
