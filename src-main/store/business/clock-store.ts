import { z } from 'zod';
import type { ClockStamp, ClockStore } from '../../clock/clock-store.ts';
import { issuedHere } from '../rows/documents/issued-here.ts';
import type { Store } from '../sqlite/open.ts';

const NAME = 'clock_stamp';

const stampJson = z.strictObject({
  wall: z.iso.datetime(),
  settled_seq: z.int(),
  authority: z
    .strictObject({ at: z.iso.datetime(), uncertainty_ms: z.int(), unaccounted_ms: z.int() })
    .optional(),
});

/** The clock's stamp, a setting, and the newest document. */
export function makeClockStore({ db, writes }: Store): ClockStore {
  const newest = () =>
    db
      .selectFrom('document')
      .select(['seq', 'issued_at'])
      .where(issuedHere)
      .orderBy('seq', 'desc')
      .limit(1)
      .executeTakeFirst();

  return {
    async load() {
      const [row, document] = await Promise.all([
        db.selectFrom('setting').select('value').where('name', '=', NAME).executeTakeFirst(),
        newest(),
      ]);
      return {
        ...(row && { stamp: parseStamp(row.value) }),
        ...(document && { newest: { issuedAt: new Date(document.issued_at), seq: document.seq } }),
      };
    },

    save: (stamp) =>
      writes.run(async (tx) => {
        const value = writeStamp(stamp);
        await tx
          .insertInto('setting')
          .values({ name: NAME, value })
          .onConflict((conflict) => conflict.column('name').doUpdateSet({ value }))
          .execute();
      }),

    newestSeq: async () => (await newest())?.seq ?? 0,
  };
}

function parseStamp(json: string): ClockStamp {
  const { wall, settled_seq, authority } = stampJson.parse(JSON.parse(json));
  return {
    wall: new Date(wall),
    settledSeq: settled_seq,
    ...(authority && {
      authority: {
        at: new Date(authority.at),
        uncertaintyMs: authority.uncertainty_ms,
        unaccountedMs: authority.unaccounted_ms,
      },
    }),
  };
}

function writeStamp({ wall, settledSeq, authority }: ClockStamp): string {
  const row: z.input<typeof stampJson> = {
    wall: wall.toISOString(),
    settled_seq: settledSeq,
    ...(authority && {
      authority: {
        at: authority.at.toISOString(),
        uncertainty_ms: authority.uncertaintyMs,
        unaccounted_ms: authority.unaccountedMs,
      },
    }),
  };
  return JSON.stringify(row);
}
