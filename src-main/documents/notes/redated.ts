import type { ModifiedDocument } from '../body/modified-document.ts';
import type { Checked } from '../values/fault.ts';

/** A note says the same on any day from its invoice's on: its taxes are those of that day. */
export function redatedNote<Note extends { readonly modified_document: ModifiedDocument }>(
  content: Note,
  issueDate: string,
): Checked<Note> {
  if (content.modified_document.issue_date <= issueDate) return { ok: true, value: content };
  const message = 'La factura no puede ser posterior a la nota que la modifica.';
  const pointer = '/modified_document/issue_date';
  return { ok: false, faults: [{ pointer, code: 'date_in_future', message }] };
}
