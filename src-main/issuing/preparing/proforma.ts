import type { Problem } from '../../contract/problems/problems.ts';
import { proformaMetadata } from '../../contract/proformas/proforma.ts';
import type { Metadata } from '../../documents/body/common-body.ts';
import type { DocumentType } from '../../documents/kinds.ts';
import type { ProformaTransaction } from '../ports/proformas.ts';
import type { DocumentScope } from '../ports/till-machines.ts';

/** An invoice may name the proforma it comes of, which becomes no other. Checked in the transaction that issues. */
export async function proformaProblem(
  transaction: Pick<ProformaTransaction, 'quotedProforma'>,
  { entityId, environment }: DocumentScope,
  { type, metadata }: { readonly type: DocumentType; readonly metadata: Metadata },
): Promise<Problem | undefined> {
  const id = metadata[proformaMetadata];
  if (type !== 'invoice' || id === undefined) return undefined;
  const proforma = await transaction.quotedProforma({ entityId, environment }, id);
  if (!proforma) {
    const message = 'No hay una proforma con este id en este negocio y ambiente.';
    const pointer = `/metadata/${proformaMetadata}`;
    return { code: 'validation_failed', errors: [{ pointer, code: 'not_found', message }] };
  }
  const { number, invoice } = proforma;
  return (
    invoice && {
      code: 'invalid_state',
      detail: `La proforma ${number} ya se facturó con la factura ${invoice.number}.`,
      documentId: invoice.id,
    }
  );
}
