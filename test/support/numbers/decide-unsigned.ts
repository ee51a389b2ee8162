import { sendHeldDocument } from '../../../src-main/issuing/send-held-document.ts';
import type { TestShop } from '../shops/shop.ts';
import { numberOf, type Paper } from './paper.ts';

/**
 * What was not signed in a copy: a person looks on paper whether another document has the number, and sends it where none
 * has. Gives what was refused.
 */
export async function decideUnsigned({ store, issuing }: TestShop, paper: Paper): Promise<readonly string[]> {
  const held = await store.db
    .selectFrom('outbox')
    .innerJoin('document', 'document.id', 'outbox.document_id')
    .select(['document.id', 'establishment', 'emission_point', 'sequential'])
    .where('decision', '=', 'number_unproven')
    .execute();
  const refused: string[] = [];
  for (const { id, establishment, emission_point, sequential } of held) {
    const owner = paper.ownerOf(numberOf(establishment, emission_point, sequential));
    if (owner !== undefined && owner !== id) continue;
    const sent = await sendHeldDocument({ store: issuing.store, now: issuing.now, due: () => {} }, id);
    if (!sent.ok) refused.push(`not sent: ${JSON.stringify(sent.problem)}`);
  }
  return refused;
}
