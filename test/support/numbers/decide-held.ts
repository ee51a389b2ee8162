import { sendHeldDocument } from '../../../src-main/issuing/send-held-document.ts';
import type { TestShop } from '../shops/shop.ts';
import { numberOf, type Paper } from './paper.ts';

/** Decisions that a person takes by sending a document as it is. */
export type SendingDecision = 'number_unproven' | 'late' | 'authorization_unknown';

/**
 * Documents that wait for a person: they are sent after all, one that was not signed in a copy only where no other
 * document has its number on paper. Gives what was refused.
 */
export async function decideHeld(
  { store, issuing }: TestShop,
  paper: Paper,
  decisions: readonly SendingDecision[],
): Promise<readonly string[]> {
  const held = await store.db
    .selectFrom('outbox')
    .innerJoin('document', 'document.id', 'outbox.document_id')
    .select(['document.id', 'establishment', 'emission_point', 'sequential', 'decision'])
    .where('decision', 'in', decisions)
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
