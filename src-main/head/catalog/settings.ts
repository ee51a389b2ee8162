import type { z } from 'zod';
import {
  type HeadSettingsResource,
  type headSettingsBody,
  headSettingsResource,
} from '../../contract/head/settings.ts';
import { noteChange } from '../changes/note-change.ts';
import { type HeadDatabase, type HeadTx, inTransaction } from '../database/open-database.ts';
import { oneAtATime } from './records.ts';

const SETTING = 'setting';

/** The settings the head office decides for all stations. */
export async function readSettings(reader: HeadDatabase | HeadTx): Promise<HeadSettingsResource> {
  const rows = await reader
    .selectFrom('change')
    .select(['id', 'body'])
    .where('subject', '=', SETTING)
    .where('body', 'is not', null)
    .execute();
  const values = Object.fromEntries(rows.map(({ id, body }) => [id, body?.value]));
  return headSettingsResource.parse({ object: 'head_settings', ...values });
}

export function changeSettings(
  database: HeadDatabase,
  body: z.output<typeof headSettingsBody>,
): Promise<HeadSettingsResource> {
  return inTransaction(database, async (tx) => {
    await oneAtATime(tx);
    const before: Readonly<Record<string, unknown>> = await readSettings(tx);
    for (const [id, value] of Object.entries(body)) {
      if (value === undefined || (value === null && before[id] === undefined)) continue;
      await noteChange(tx, { subject: SETTING, id, body: value === null ? null : { value } });
    }
    return readSettings(tx);
  });
}
