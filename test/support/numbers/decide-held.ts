import { sendHeldDocument } from '../../../src-main/issuing/send-held-document.ts';
import type { TestShop } from '../shops/shop.ts';
import { numberOf, type Paper } from './paper.ts';

/**
 * Documents that wait for a person: one whose day is over or of which the authority says nothing any more is sent after
 * all, and one that was not signed in a copy where no other document has its number on paper. Gives what was refused.
 */
export async function decideHeld({ store, issuing }: TestShop, paper: Paper): Promise<readonly string[]> {
  const held = await store.db
    .selectFrom('outbox')
    .innerJoin('document', 'document.id', 'outbox.document_id')
    .select(['document.id', 'establishment', 'emission_point', 'sequential', 'decision'])
    .where('decision', 'in', ['number_unproven', 'late', 'authorization_unknown'])
    .execute();
  const refused: string[] = [];
  for (const { id, establishment, emission_point, sequential, decision } of held) {
    const owner = paper.ownerOf(numberOf(establishment, emission_point, sequential));
    if (decision === 'number_unproven' && owner !== undefined && owner !== id) continue;
    const sent = await sendHeldDocument({ store: issuing.store, now: issuing.now, due: () => {} }, id);
    if (!sent.ok) refused.push(`not sent: ${JSON.stringify(sent.problem)}`);
  }
  return refused;
}
