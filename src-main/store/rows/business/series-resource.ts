import type { SeriesResource } from '../../../contract/business/entity.ts';
import type { SeriesRow } from '../../schema/business.ts';
import { parseStoppedSeries } from '../columns/json-columns.ts';

/** A series as it is shown. */
export function toSeriesResource({ active, stopped_json, ...row }: SeriesRow): SeriesResource {
  const stopped = stopped_json === null ? undefined : parseStoppedSeries(stopped_json);
  return {
    object: 'series',
    ...row,
    active: active === 1,
    ...(stopped && {
      stopped: {
        reason: stopped.reason,
        ...(stopped.cause && { cause: stopped.cause }),
        ...(stopped.documentId !== undefined && { document_id: stopped.documentId }),
        at: stopped.at,
      },
    }),
  };
}
