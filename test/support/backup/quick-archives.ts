import type { RunArchiveWork } from '../../../src-main/backup/archive/archive-thread.ts';

/** The weakest scrypt: at full strength each seal and each opening takes a second of the processor. */
export const weakWorkFactor = 1;

/** Seals with the weakest scrypt; the header of an archive has the work factor that opens it. */
export function quickArchives(run: RunArchiveWork): RunArchiveWork {
  return (work, watch) => {
    if (work.kind !== 'seal') return run(work, watch);
    return run({ ...work, options: { ...work.options, workFactor: weakWorkFactor } }, watch);
  };
}
