import type { DocumentType } from '../../../../src-main/documents/kinds.ts';
import { useSaleNotes } from '../../../lib/credit/sale-notes.ts';
import { today } from '../../../lib/format/today.ts';
import { useDocument } from '../../../lib/queries/documents/document-query.ts';
import { issuingPointOfTill } from '../../../lib/workplace/issuing-point-of-till.ts';
import { useWorkplaceState } from '../../../lib/workplace/use-workplace.ts';
import { type JsonObject, jsonOf } from '../body/json.ts';
import { bodyOfProforma } from '../proformas/body-of-proforma.ts';
import { useProforma } from '../proformas/proformas-query.ts';
import { useDraft } from './drafts/drafts-query.ts';
import type { EditorAddress } from './kinds.ts';
import { blankBody } from './start/blank-body.ts';
import { startFrom } from './start/start-from.ts';

interface Begun {
  /** What the draft says as it is opened; undefined while that is not known. */
  readonly body: JsonObject | undefined;
  /** It is kept by the service already. */
  readonly isKept: boolean;
  readonly error: unknown;
}

/** A draft as it was left; a new one as its kind begins, or as the document or proforma it starts from gives it. */
export function useBegun(
  type: DocumentType,
  draftId: string,
  { from, proforma: proformaId, way = 'factura' }: Omit<EditorAddress, 'draft'>,
): Begun {
  const draft = useDraft(draftId);
  const source = useDocument(from ?? '');
  const proforma = useProforma(proformaId ?? '');
  const invoice = source.data?.object === 'invoice' && type === 'credit_note' ? source.data : undefined;
  const notes = useSaleNotes(invoice);
  const { workplace, isPending } = useWorkplaceState();
  const error = draft.error ?? source.error ?? notes.error ?? proforma.error;
  if (draft.data) return { body: jsonOf(draft.data.body), isKept: true, error };
  const isKnown =
    draft.data === null &&
    !isPending &&
    (from === undefined || source.data) &&
    (proformaId === undefined || proforma.data) &&
    (!invoice || notes.data);
  if (!isKnown) return { body: undefined, isKept: false, error };
  const begun =
    (source.data && startFrom(type, { document: source.data, notes: notes.data ?? [] }, today())) ??
    (proforma.data && bodyOfProforma(proforma.data, way));
  return {
    body: { ...(begun ?? blankBody(type, today())), ...jsonOf(issuingPointOfTill(workplace.till)) },
    isKept: false,
    error,
  };
}
