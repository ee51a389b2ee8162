import type { EntityResource } from '../../contract/business/entity.ts';
import type { Outcome } from '../../contract/problems/problems.ts';
import { refuse } from '../../contract/problems/refuse.ts';
import type { BusinessStore } from '../ports/business-store.ts';

/** The business that issues before the authority, once it is set up. */
export async function liveEntity(store: Pick<BusinessStore, 'entities'>): Promise<Outcome<EntityResource>> {
  const entity = (await store.entities()).find(({ kind }) => kind === 'live');
  if (entity) return { ok: true, value: entity };
  return refuse({ code: 'not_ready', detail: 'Primero cree el negocio con «setup --file business.json».' });
}
