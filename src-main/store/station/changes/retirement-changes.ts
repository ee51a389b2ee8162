import { stopLiveSeries } from '../../rows/business/live-series.ts';
import type { Applier } from './applier.ts';

/** The head office wants the emission points of this station: it issues nothing live any more, and reports what is left. */
export const retirementChanges: Applier = {
  async put(tx, { id, at, newId }) {
    await tx.updateTable('station').set({ retiring: 1 }).execute();
    await stopLiveSeries(tx, { reason: 'revoked', at }, newId);
    return id;
  },

  /** What was given up is not taken back by itself. */
  async remove() {},
};
