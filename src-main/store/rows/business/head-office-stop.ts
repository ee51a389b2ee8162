import { sql } from 'kysely';

/** That the head office stopped a series, which stays so under whatever stopped it since, and comes back after that; else null. */
export const headOfficeStop = sql<string | null>`CASE 'head_office'
  WHEN stopped_json ->> '$.reason' THEN json(stopped_json)
  WHEN stopped_json ->> '$.was.reason' THEN json_extract(stopped_json, '$.was')
  WHEN stopped_json ->> '$.was.was.reason' THEN json_extract(stopped_json, '$.was.was')
END`;

/** The stop of a series for a reason, over that of the head office where there is one. */
export const overHeadOffice = (stop: object) =>
  sql<string>`json_patch(${JSON.stringify(stop)}, json_object('was', json(${headOfficeStop})))`;
