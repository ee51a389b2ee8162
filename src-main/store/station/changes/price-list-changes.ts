import { priceListBody } from '../../../contract/catalog/price-list.ts';
import { fold } from '../../../documents/values/fold.ts';
import { type Applier, headIdOf, RefusedChange } from './applier.ts';

/** Price lists of the head office; one of this station's own with the name is the same from then on. */
export const priceListChanges: Applier = {
  async put(tx, { body, localId, newId, at }) {
    const { name } = priceListBody.parse(body);
    const folded_name = fold(name);
    const named = await tx
      .selectFrom('price_list')
      .select('id')
      .where('folded_name', '=', folded_name)
      .executeTakeFirst();
    const isAnother = named !== undefined && named.id !== localId;
    const isShared = isAnother && (await headIdOf(tx, 'price_list', named.id)) !== undefined;
    if (isShared) {
      // The head office has each name once: that list got another name there, which is sent next.
      await tx
        .updateTable('price_list')
        .set({ folded_name: `~${named.id}` })
        .where('id', '=', named.id)
        .execute();
    } else if (isAnother && localId !== undefined) {
      throw new RefusedChange(`La caja tiene otra lista de precios propia que se llama «${name}».`);
    }
    const id = localId ?? (isShared ? undefined : named?.id) ?? newId();
    await tx
      .insertInto('price_list')
      .values({ id, name, folded_name, created_at: at.toISOString() })
      .onConflict((conflict) => conflict.column('id').doUpdateSet({ name, folded_name }))
      .execute();
    return id;
  },

  async remove(tx, { localId }) {
    await tx.deleteFrom('price_list').where('id', '=', localId).execute();
  },
};
