import { numberParts } from '../../../documents/identifiers/document-number.ts';
import type { Environment } from '../../../documents/kinds.ts';
import type { DocumentIdentity } from '../../../documents/model/document.ts';
import { prepareQuery, type QueryParams } from '../../sqlite/prepared.ts';
import type { Tx } from '../../sqlite/write-queue.ts';

interface Scope {
  readonly entityId: string;
  readonly environment: Environment;
}

type SeriesNumber = Pick<DocumentIdentity, 'type' | 'establishment' | 'emissionPoint' | 'sequential'>;

/** The id of the document of a business that has a number. */
export async function documentNumbered(
  tx: Tx,
  { entityId, environment }: Scope,
  { type, establishment, emissionPoint, sequential }: SeriesNumber,
): Promise<string | undefined> {
  const question = { entityId, environment, type, establishment, emissionPoint, sequential };
  return (await numbered(tx, question)).rows[0]?.id;
}

/** The id of the invoice that a credit note names, which it does by its number alone. */
export function invoiceNumbered(tx: Tx, scope: Scope, number: string): Promise<string | undefined> {
  const { sequential, ...point } = numberParts(number);
  return documentNumbered(tx, scope, { type: 'invoice', ...point, sequential: Number(sequential) });
}

const numbered = prepareQuery((db, param: QueryParams<Scope & SeriesNumber>) =>
  db
    .selectFrom('document')
    .select('id')
    .where('entity_id', '=', param('entityId'))
    .where('environment', '=', param('environment'))
    .where('type', '=', param('type'))
    .where('establishment', '=', param('establishment'))
    .where('emission_point', '=', param('emissionPoint'))
    .where('sequential', '=', param('sequential')),
);
