import { Button, Text } from '@mantine/core';
import { type FormEvent, type ReactNode, useEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { DocumentResource } from '../../../../src-main/contract/documents/document-resource.ts';
import { refusalIn } from '../../../lib/http/answer.ts';
import { useFirstFault } from '../../../lib/http/use-first-fault.ts';
import { ariaOfKey } from '../../../lib/shortcuts/key-label.ts';
import { useActionShortcuts } from '../../../lib/shortcuts/use-action-shortcuts.ts';
import { useShortcutKeys } from '../../../lib/shortcuts/use-shortcut-keys.ts';
import { useUndoHere } from '../../../lib/undo/use-undo-here.ts';
import { KeyHint } from '../../../ui/actions/key-hint.tsx';
import { SriMessages } from '../../../ui/documents/sri-messages.tsx';
import { Panel } from '../../../ui/layout/page.tsx';
import { bodyOfDocument } from '../body/body-of-document.ts';
import { computeCorrection } from '../body/compute-body.ts';
import { formPointersOf } from '../body/form-pointers.ts';
import { formOf } from '../body/forms.ts';
import type { JsonObject } from '../body/json.ts';
import { readBody } from '../body/read-body.ts';
import { settled } from '../body/settled.ts';
import { DocumentTotals } from '../detail/document-totals.tsx';
import { printedDocument } from '../detail/printed-document.ts';
import { BodyForm } from '../form/body-form.tsx';
import { FaultsElsewhere } from '../form/faults-elsewhere.tsx';
import styles from '../form/form.module.css';
import { FormContext } from '../form/form-context.tsx';
import { useFaults } from '../form/use-faults.ts';
import { groupRemedies } from './remedies.ts';
import { RemedyNotes } from './remedy-note.tsx';
import type { ReadyCorrection } from './use-correction.ts';

/** How a corrected document is sent again. */
export interface Correcting {
  readonly isPending: boolean;
  readonly error: unknown;
  mutate(body: ReadyCorrection, then: { readonly onSuccess: () => void }): void;
}

interface CorrectionFormProps {
  readonly document: DocumentResource;
  readonly correction: Correcting;
  /** What to send to the developers, where it is kept. */
  readonly faultReport?: ReactNode;
  readonly onSent: () => void;
}

/** What a document says, to be changed; what it then comes to is computed as it is typed. */
export function CorrectionForm({ document, correction, faultReport, onSent }: CorrectionFormProps) {
  const { t } = useTranslation();
  const key = useShortcutKeys().charge;
  const { object: type, issue_date: issueDate } = document;
  const [body, setBody] = useState<JsonObject>(() => bodyOfDocument(document));
  const [attempt, setAttempt] = useState<object>();
  const form = formOf(type, body);
  const pointers = formPointersOf(form, body);
  const notes = useMemo(() => notesOn(document), [document]);
  const ready = useMemo(() => settled(formOf(type, body), body), [type, body]);
  const computed = useMemo(() => computeCorrection(document, ready), [document, ready]);
  const refusal = refusalIn(correction.error);
  const element = useFirstFault(refusal);
  const { faults, elsewhere } = useFaults({
    own: attempt && !computed.ok ? computed.faults : [],
    refusal,
    pointers,
  });
  const offerUndo = useUndoHere();
  const state = useMemo(
    () => ({ issueDate, faults, notes: notes.placed, onEdit: setBody, offerUndo }),
    [issueDate, faults, notes, offerUndo],
  );

  const [flagged] = notes.fields;
  useEffect(() => {
    if (flagged !== undefined) {
      element.current?.querySelector<HTMLElement>(`[data-place="${flagged}"]`)?.focus();
    }
  }, [flagged, element]);
  useEffect(() => {
    if (attempt) element.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
  }, [attempt, element]);

  const submit = () => {
    setAttempt({});
    const read = readBody(type, ready);
    if (!read.ok || !computed.ok || correction.isPending) return;
    correction.mutate(read.value, { onSuccess: onSent });
  };
  useActionShortcuts({ charge: submit });
  const preview = computed.ok ? printedDocument(document, computed.value) : undefined;

  return (
    <form
      ref={element}
      className={styles.form}
      noValidate
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        submit();
      }}
    >
      <div className={styles.column}>
        {notes.general.length > 0 && (
          <Panel title={t('document.messages')}>
            <SriMessages messages={notes.general} />
          </Panel>
        )}
        {faultReport}
        <FormContext value={state}>
          <BodyForm form={form} body={body} />
        </FormContext>
      </div>
      <div className={styles.aside}>
        {preview?.totals.length !== 0 && (
          <Panel title={t('correction.preview')} padded={false}>
            {preview ? (
              <DocumentTotals totals={preview.totals} />
            ) : (
              <Text p="0.25rem 1.25rem 1rem" c="dimmed">
                {t('correction.noPreview')}
              </Text>
            )}
          </Panel>
        )}
        <FaultsElsewhere {...elsewhere} />
        <Button
          type="submit"
          h="3.5rem"
          fullWidth
          loading={correction.isPending}
          aria-keyshortcuts={ariaOfKey(key)}
          rightSection={<KeyHint>{key}</KeyHint>}
        >
          {t('correction.send')}
        </Button>
        <Text c="dimmed" size="sm">
          {t('correction.keeps')}
        </Text>
      </div>
    </form>
  );
}

/** The authority's messages on a document, each where it can be acted on. */
function notesOn(document: DocumentResource) {
  const body = bodyOfDocument(document);
  const pointers = formPointersOf(formOf(document.object, body), body);
  const { atField, atSection, general } = groupRemedies(document.sri_messages, document.object, pointers);
  const notes = new Map(
    [...atField, ...atSection].map(([pointer, messages]) => [
      pointer,
      <RemedyNotes key={pointer} messages={messages} />,
    ]),
  );
  return { placed: notes, fields: [...atField.keys()], general };
}
