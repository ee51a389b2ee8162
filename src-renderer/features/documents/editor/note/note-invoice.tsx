import { useMutation } from '@tanstack/react-query';
import type { InvoiceResource } from '../../../../../src-main/contract/documents/document-resource.ts';
import { notesOn } from '../../../../lib/credit/sale-notes.ts';
import { today } from '../../../../lib/format/today.ts';
import { useService } from '../../../../lib/http/service.tsx';
import { type JsonObject, textAt } from '../../body/json.ts';
import type { Edit } from '../../form/form-context.tsx';
import { blankBody } from '../start/blank-body.ts';
import { creditOf, debitOf } from '../start/start-from.ts';
import { ModifiedInvoice } from './modified-invoice.tsx';

interface NoteInvoiceProps {
  readonly type: 'credit_note' | 'debit_note';
  readonly body: JsonObject;
  readonly invoice: InvoiceResource | undefined;
  readonly onEdit: (edit: Edit) => void;
}

/** The invoice of a note; choosing one begins the note with what is left of it. */
export function NoteInvoice({ type, body, invoice, onEdit }: NoteInvoiceProps) {
  const { documents } = useService();
  const begin = useMutation({
    mutationFn: async (chosen: InvoiceResource) =>
      type === 'credit_note' ? creditOf(chosen, await notesOn(documents, chosen)) : debitOf(chosen, today()),
    onSuccess: (begun) => onEdit((before) => ({ ...pointOf(before), ...begun })),
  });
  const isNamed = textAt(body, '/modified_document/document_id') !== '' || begin.isPending;
  return (
    <ModifiedInvoice
      invoice={invoice}
      isNamed={isNamed}
      onChoose={begin.mutate}
      onClear={() => onEdit((before) => ({ ...blankBody(type, today()), ...pointOf(before) }))}
    />
  );
}

/** What of a body is of the window and not of the invoice. */
function pointOf({ establishment, emission_point, fiscal_machine }: JsonObject): JsonObject {
  return {
    ...(establishment !== undefined && { establishment }),
    ...(emission_point !== undefined && { emission_point }),
    ...(fiscal_machine !== undefined && { fiscal_machine }),
  };
}
