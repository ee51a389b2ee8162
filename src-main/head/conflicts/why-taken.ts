import type { HeadTx } from '../database/open-database.ts';

/**
 * Why a live series of another station cannot be taken over, as a text for the caller; undefined where it can:
 * its station was retired, and all that it issued is here.
 */
export async function whyTaken(tx: HeadTx, seriesId: number): Promise<string | undefined> {
  const owner = await tx
    .selectFrom('series')
    .innerJoin('station', 'station.id', 'station_id')
    .select(['establishment', 'emission_point', 'lost_at'])
    .select(['station.id', 'name', 'retirement_asked_at', 'retired_at', 'revoked_at'])
    .where('series.id', '=', seriesId)
    .executeTakeFirst();
  if (!owner || (owner.retired_at && !owner.lost_at)) return undefined;
  const point = `${owner.establishment}-${owner.emission_point}`;
  const { name } = owner;
  if (owner.lost_at) {
    return `El punto ${point} es de la caja «${name}», que se restauró sin saber su último número. ${another}`;
  }
  if (owner.revoked_at) {
    return `El punto ${point} es de la caja «${name}», que la matriz ya no recibe: puede haber emitido allí sin decirlo. ${another}`;
  }
  if (owner.retirement_asked_at) {
    return `La caja «${name}» se está retirando del punto ${point}. Téngala encendida y con red, y vuelva a unir esta cuando haya enviado todo.`;
  }
  return `La caja «${name}» de la matriz emite en el punto ${point}. ${another} Si esta la reemplaza, antes retire aquella: en la matriz, «head stations retire ${owner.id}».`;
}

const another = 'Dé a esta un punto de emisión propio.';
