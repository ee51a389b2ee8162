import { Button, Text } from '@mantine/core';
import { type FormEvent, useEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { DocumentResource } from '../../../../src-main/contract/documents/document-resource.ts';
import { type Refusal, refusalBesides, refusalIn } from '../../../lib/http/answer.ts';
import { useFirstFault } from '../../../lib/http/use-first-fault.ts';
import { useActionShortcuts } from '../../../lib/shortcuts/use-action-shortcuts.ts';
import { useShortcutKeys } from '../../../lib/shortcuts/use-shortcut-keys.ts';
import { KeyHint } from '../../../ui/actions/key-hint.tsx';
import { FaultReportButton } from '../../../ui/documents/fault-report-button.tsx';
import { SriMessages } from '../../../ui/documents/sri-messages.tsx';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { RefusalNotice } from '../../../ui/feedback/refusal-notice.tsx';
import { Panel } from '../../../ui/layout/page.tsx';
import { DocumentTotals } from '../detail/document-totals.tsx';
import { printedDocument } from '../detail/printed-document.ts';
import { bodyOfDocument } from './body-of-document.ts';
import styles from './correction.module.css';
import { type CorrectionSection, correctionSections } from './correction-fields.ts';
import { type JsonObject, listAt } from './json.ts';
import { computeCorrection, readCorrection } from './read-correction.ts';
import { placeRemedies } from './remedies.ts';
import { SectionFields } from './section-fields.tsx';
import { settled } from './settled.ts';
import { useCorrection } from './use-correction.ts';

interface CorrectionFormProps {
  readonly document: DocumentResource;
  readonly onSent: () => void;
}

/** What a document says, to be changed; what it then comes to is computed as it is typed. */
export function CorrectionForm({ document, onSent }: CorrectionFormProps) {
  const { t } = useTranslation();
  const key = useShortcutKeys().charge;
  const { object: type, issue_date: issueDate } = document;
  const [body, setBody] = useState<JsonObject>(() => bodyOfDocument(document));
  const [attempt, setAttempt] = useState<object>();
  const correction = useCorrection(document);
  const sections = correctionSections(type, body);
  const remedies = placeRemedies(document.sri_messages, type, sections);
  const ready = useMemo(() => settled(body), [body]);
  const computed = useMemo(() => computeCorrection(document, ready), [document, ready]);
  const refusal = refusalIn(correction.error);
  const form = useFirstFault(refusal);
  const own = attempt && !computed.ok ? computed.faults : [];
  const faults = [...own, ...refusedPlaces(refusal)];
  const shownBeside = pointersOf(sections, body);
  const elsewhere = own.filter(({ pointer }) => !shownBeside.includes(pointer));
  const refusedElsewhere = refusalBesides(refusal, shownBeside);

  const [flagged] = remedies.atField.keys();
  useEffect(() => {
    if (flagged !== undefined) form.current?.querySelector<HTMLElement>(`[name="${flagged}"]`)?.focus();
  }, [flagged, form]);
  useEffect(() => {
    if (attempt) form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
  }, [attempt, form]);

  const submit = () => {
    setAttempt({});
    const read = readCorrection(type, ready);
    if (!read.ok || !computed.ok || correction.isPending) return;
    correction.mutate(read.value, { onSuccess: onSent });
  };
  useActionShortcuts({ charge: submit });
  const preview = computed.ok ? printedDocument(document, computed.value) : undefined;

  return (
    <form
      ref={form}
      className={styles.form}
      noValidate
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        submit();
      }}
    >
      <div className={styles.column}>
        {remedies.general.length > 0 && (
          <Panel title={t('document.messages')}>
            <SriMessages messages={remedies.general} />
          </Panel>
        )}
        <FaultReportButton document={document} />
        {sections.map((section) => (
          <SectionFields
            key={`${section.title} ${section.at}`}
            section={section}
            body={body}
            issueDate={issueDate}
            faults={faults}
            remedies={remedies}
            onChange={setBody}
          />
        ))}
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
        {elsewhere.length > 0 && (
          <Notice tone="bad" title={t('correction.faulty')}>
            {elsewhere.map(({ pointer, message }) => (
              <div key={`${pointer} ${message}`} lang="es">
                {message}
              </div>
            ))}
          </Notice>
        )}
        {refusedElsewhere && <RefusalNotice refusal={refusedElsewhere} />}
        <Button
          type="submit"
          h="3.5rem"
          fullWidth
          loading={correction.isPending}
          aria-keyshortcuts={key.replace('Ctrl', 'Control')}
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

interface PlacedFault {
  readonly pointer: string;
  readonly message: string;
}

function refusedPlaces(refusal: Refusal | undefined): readonly PlacedFault[] {
  return (refusal?.errors ?? []).flatMap(({ pointer, message }) =>
    pointer === undefined ? [] : [{ pointer, message }],
  );
}

/** The places whose faults stand beside them: every field, and every section that has a place of its own. */
function pointersOf(sections: readonly CorrectionSection[], body: JsonObject): readonly string[] {
  return sections.flatMap(({ at, fields, blank }) => {
    const owners = blank === undefined ? [at] : listAt(body, at).map((_, index) => `${at}/${index}`);
    const inner = owners.flatMap((owner) => fields.map((field) => owner + field.at));
    return at === '' ? inner : [at, ...inner];
  });
}
