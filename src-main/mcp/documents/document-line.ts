import { kindOf } from '../../documents/all-kinds/types.ts';
import type { DocumentStatus } from '../../documents/kinds.ts';
import type { AgentDocument } from './agent-document.ts';

const statusMessages: Readonly<Record<DocumentStatus, string>> = {
  pending: 'pendiente de envío al SRI; se envía sola en cuanto se pueda',
  submitted: 'enviada al SRI, que aún no decide',
  authorized: 'autorizada por el SRI',
  returned: 'devuelta por el SRI: use explain_refusal',
  not_authorized: 'no autorizada por el SRI: use explain_refusal',
  annulled: 'anulada',
};

/** `Factura 001-001-000000012 de ANA PÉREZ por 11.50 USD: autorizada por el SRI.` */
export function documentLine(document: AgentDocument): string {
  const other = document.buyer ?? document.supplier ?? document.carrier;
  const whose = other ? ` (${other.name})` : '';
  const total = document.total === undefined ? '' : ` por ${document.total} USD`;
  return `${kindOf(document.object).label} ${document.number}${whose}${total}: ${statusMessages[document.status]}.`;
}
