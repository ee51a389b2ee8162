import type { ListingDifference } from '../../contract/reports/listing-comparison.ts';
import { decimal } from '../../documents/values/decimal.ts';
import type { KeptDocument } from './kept-document.ts';
import { issueDateOf, type ListedDocument } from './read-listing.ts';

const stateLabels: Readonly<Record<KeptDocument['status'], string>> = {
  pending: 'pendiente',
  submitted: 'enviado',
  authorized: 'autorizado',
  returned: 'devuelto',
  not_authorized: 'no autorizado',
  annulled: 'anulado',
  unconfirmed: 'sin confirmar',
  on_paper: 'en papel',
};

/** All that the listing says otherwise of a document; a column that it does not have says nothing. */
export function differencesOf(own: KeptDocument, listed: ListedDocument): readonly ListingDifference[] {
  const { denial, accessKey, facts } = listed;
  const issueDate = issueDateOf(listed);
  const differences: ListingDifference[] = [];
  for (const field of ['total', 'base', 'iva'] as const) {
    const [here, there] = [own[field], listed[field]];
    if (here === undefined || there === undefined || decimal(there).eq(here)) continue;
    differences.push({ field, here, listed: there });
  }
  if (issueDate !== own.issueDate) {
    differences.push({ field: 'issue_date', here: own.issueDate, listed: issueDate });
  }
  if (!facts.isContingency && facts.number !== own.number) {
    differences.push({ field: 'number', here: own.number, listed: facts.number });
  }
  if (own.accessKey !== undefined && own.accessKey !== accessKey) {
    differences.push({ field: 'access_key', here: own.accessKey, listed: accessKey });
  }
  const isValidHere =
    own.status === 'authorized' || own.status === 'unconfirmed' || own.status === 'on_paper';
  if (isValidHere !== (denial === undefined)) {
    const listed = denial?.toLowerCase().replace('_', ' ') ?? 'autorizado';
    differences.push({ field: 'state', here: stateLabels[own.status], listed });
  }
  return differences;
}
