import type { HeadDatabase } from '../database/open-database.ts';

/** A station reported all that was bought there; what is bought from then on comes by its feed. */
export async function notePurchases(database: HeadDatabase, stationId: string): Promise<void> {
  await database
    .updateTable('station')
    .set({ reports_purchases: true })
    .where('id', '=', stationId)
    .where('reports_purchases', '=', false)
    .execute();
}
