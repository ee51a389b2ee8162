import type { Store } from '../sqlite/open.ts';

export type ProgramRunStore = ReturnType<typeof makeProgramRunStore>;

/** When the program ran. Instants, ISO 8601. */
export function makeProgramRunStore({ writes }: Store) {
  return {
    /**
     * Begins a run. One that did not end itself (a switched off computer, a copy of the data of a running one) ended at its last
     * sign of life: `lastSignAt`, its last document or its last attempt to reach the authority, whichever is later.
     */
    begin: (startedAt: string, lastSignAt: string | undefined): Promise<void> =>
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
        const signs = [lastSignAt, issued?.created_at, asked?.started_at];
        const open = await tx
          .selectFrom('program_run')
          .select('started_at')
          .where('ended_at', 'is', null)
          .execute();
        for (const { started_at } of open) {
          const ended_at = signs.reduce(
            (latest: string, sign) => (sign !== undefined && sign > latest ? sign : latest),
            started_at,
          );
          await tx
            .updateTable('program_run')
            .set({ ended_at })
            .where('started_at', '=', started_at)
            .execute();
        }
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
