import { Button, Text } from '@mantine/core';
import { useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { WorkspaceResource } from '../../../../src-main/contract/business/workspace.ts';
import type { DocumentType, Environment } from '../../../../src-main/documents/kinds.ts';
import { today } from '../../../lib/format/today.ts';
import { refusalIn } from '../../../lib/http/answer.ts';
import { useService } from '../../../lib/http/service.tsx';
import { ariaOfKey } from '../../../lib/shortcuts/key-label.ts';
import { useActionShortcuts } from '../../../lib/shortcuts/use-action-shortcuts.ts';
import { useShortcutKeys } from '../../../lib/shortcuts/use-shortcut-keys.ts';
import { useUndoHere } from '../../../lib/undo/use-undo-here.ts';
import { KeyHint } from '../../../ui/actions/key-hint.tsx';
import { Panel } from '../../../ui/layout/page.tsx';
import { computeBody } from '../body/compute-body.ts';
import { formPointersOf } from '../body/form-pointers.ts';
import { formOf } from '../body/forms.ts';
import type { JsonObject } from '../body/json.ts';
import { settled } from '../body/settled.ts';
import { DocumentTotals } from '../detail/document-totals.tsx';
import { printedContent } from '../detail/printed-document.ts';
import { BodyForm } from '../form/body-form.tsx';
import { FaultsElsewhere } from '../form/faults-elsewhere.tsx';
import styles from '../form/form.module.css';
import { type Edit, FormContext } from '../form/form-context.tsx';
import { useFaults } from '../form/use-faults.ts';
import { derived } from './derived.ts';
import { draftOf } from './drafts/draft-of.ts';
import { DraftState } from './drafts/draft-state.tsx';
import { useAutosave } from './drafts/use-autosave.ts';
import type { IssuedBody } from './issue/issue-body.ts';
import { PreviewDialog } from './issue/preview-dialog.tsx';
import { useReview } from './issue/use-review.ts';
import { NoteInvoice } from './note/note-invoice.tsx';
import { useModifiedInvoice } from './note/use-modified-invoice.ts';
import { PointSelect } from './point-select.tsx';
import { SaveAsProforma } from './save-as-proforma.tsx';

interface EditorFormProps {
  readonly type: DocumentType;
  readonly draftId: string;
  /** What the draft says as it is opened. */
  readonly begun: JsonObject;
  /** It was written elsewhere and is only to be looked at: that is shown at once. */
  readonly isReviewed: boolean;
  /** The service keeps it from now on. */
  readonly onKept: () => void;
  readonly onIssued: (issued: IssuedBody) => void;
}

/** A document that is being written: kept as it is, computed as it is, issued once it has been looked at. */
export function EditorForm({ type, draftId, begun, isReviewed, onKept, onIssued }: EditorFormProps) {
  const { t } = useTranslation();
  const { environment, workspace } = useService();
  const issuerRuc = issuerOf(workspace, environment);
  const key = useShortcutKeys().charge;
  const [body, setBody] = useState(begun);
  const [attempt, setAttempt] = useState<object>();
  const modified = useModifiedInvoice(body);
  const day = today();
  const written = useDeferredValue(body);
  const { ready, computed } = useMemo(
    () => computeWritten(type, written, { issueDate: day, issuerRuc, modified }),
    [type, written, day, issuerRuc, modified],
  );
  const saving = useAutosave(draftId, draftOf(type, body, computed), onKept);
  const review = useReview({ type, draftId, saving });
  const form = formOf(type, body);
  const element = useRef<HTMLDivElement>(null);
  const refusal = refusalIn(review.refused);
  const { faults, elsewhere } = useFaults({
    own: attempt && !computed.ok ? computed.faults : [],
    refusal: review.preview ? undefined : refusal,
    pointers: formPointersOf(form, body),
  });
  const onEdit = useMemo(() => (edit: Edit) => setBody((before) => derived(before, edit(before))), []);
  const offerUndo = useUndoHere();
  const state = useMemo(
    () => ({ issueDate: day, faults, onEdit, offerUndo }),
    [day, faults, onEdit, offerUndo],
  );
  // Once of each attempt, when its faults are there.
  const shown = useRef<object>(undefined);
  useEffect(() => {
    if (shown.current === attempt || written !== body) return;
    shown.current = attempt;
    element.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
  }, [attempt, written, body]);

  const look = () => {
    setAttempt({});
    const now = computeWritten(type, body, { issueDate: day, issuerRuc, modified });
    if (now.computed.ok) review.look(now.ready);
  };
  useLookAtOnce(isReviewed, look);
  useActionShortcuts({ charge: look }, review.preview === undefined);
  const totals = computed.ok
    ? printedContent(computed.value, { environment, issueDate: day }).totals
    : undefined;
  return (
    <div ref={element} className={styles.form}>
      <div className={styles.column}>
        {(type === 'credit_note' || type === 'debit_note') && (
          <NoteInvoice type={type} body={body} invoice={modified} onEdit={onEdit} />
        )}
        <FormContext value={state}>
          <BodyForm form={form} body={body} />
        </FormContext>
      </div>
      <div className={styles.aside}>
        {type !== 'delivery_note' && (
          <Panel title={t('editor.comesTo')} padded={false}>
            {totals ? (
              <DocumentTotals totals={totals} />
            ) : (
              <Text p="0.25rem 1.25rem 1rem" c="dimmed">
                {t('correction.noPreview')}
              </Text>
            )}
          </Panel>
        )}
        <PointSelect type={type} body={body} onEdit={onEdit} />
        <FaultsElsewhere {...elsewhere} />
        <Button
          h="3.5rem"
          fullWidth
          loading={review.isLooking}
          aria-keyshortcuts={ariaOfKey(key)}
          rightSection={<KeyHint>{key}</KeyHint>}
          onClick={look}
        >
          {t('editor.review')}
        </Button>
        {type === 'invoice' && (
          <SaveAsProforma
            draftId={draftId}
            ready={computed.ok && written === body ? ready : undefined}
            saving={saving}
            onFaulty={() => setAttempt({})}
          />
        )}
        <DraftState saving={saving} />
      </div>
      {review.preview && (
        <PreviewDialog
          preview={review.preview}
          issuing={{ isPending: review.isIssuing, refusal }}
          onIssue={() => review.issue(onIssued)}
          onClose={review.close}
        />
      )}
    </div>
  );
}

/** Looks once, when the form is there. */
function useLookAtOnce(isWanted: boolean, look: () => void): void {
  const isDone = useRef(false);
  useEffect(() => {
    if (!isWanted || isDone.current) return;
    isDone.current = true;
    look();
  });
}

/** A body as it is sent, and what it comes to. */
function computeWritten(
  type: DocumentType,
  body: JsonObject,
  { issueDate, issuerRuc, modified }: Parameters<typeof computeBody>[2],
) {
  const ready = settled(formOf(type, body), body);
  return { ready, computed: computeBody(type, ready, { issueDate, issuerRuc, modified }) };
}

/** The RUC of the business that issues in an environment. */
function issuerOf({ entities }: WorkspaceResource, environment: Environment): string {
  const kind = environment === 'sandbox' ? 'sandbox' : 'live';
  return entities.find((entity) => entity.kind === kind)?.ruc ?? '';
}
