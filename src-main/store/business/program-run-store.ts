import type { Store } from '../sqlite/open.ts';

/** When the program ran. Instants, ISO 8601. */
export function makeProgramRunStore({ writes }: Store) {
  return {
    /**
     * Ends the runs that did not end themselves (a switched off computer, a copy of the data of a running one) at their last sign of
     * life: `lastSignAt`, the last document or the last attempt to reach the authority, whichever is latest.
     */
    endLeftOpen: (lastSignAt: string | undefined): Promise<void> =>
      writes.run(async (tx) => {
        const issued = await tx
          .selectFrom('document')
          .select('created_at')
          .orderBy('seq', 'desc')
          .limit(1)
          .executeTakeFirst();
        const asked = await tx
          .selectFrom('exchange')
          .select('started_at')
          .orderBy('number', 'desc')
          .limit(1)
          .executeTakeFirst();
        const signs = [lastSignAt, issued?.created_at, asked?.started_at].filter(
          (sign) => sign !== undefined,
        );
        const open = await tx
          .selectFrom('program_run')
          .select('started_at')
          .where('ended_at', 'is', null)
          .execute();
        for (const { started_at } of open) {
          const ended_at = [started_at, ...signs].toSorted().at(-1) ?? started_at;
          await tx
            .updateTable('program_run')
            .set({ ended_at })
            .where('started_at', '=', started_at)
            .execute();
        }
      }),

    /** Begins a run; what ran before `keptFrom` is forgotten. */
    begin: (startedAt: string, keptFrom: string): Promise<void> =>
      writes.run(async (tx) => {
        await tx.deleteFrom('program_run').where('started_at', '<', keptFrom).execute();
        await tx
          .insertInto('program_run')
          .values({ started_at: startedAt, ended_at: null })
          .onConflict((conflict) => conflict.doNothing())
          .execute();
      }),

    end: (startedAt: string, endedAt: string): Promise<void> =>
      writes.run(async (tx) => {
        await tx
          .updateTable('program_run')
          .set({ ended_at: endedAt })
          .where('started_at', '=', startedAt)
          .execute();
      }),
  };
}
