import { readHeadFile } from '../../../../src-main/process/head/head-file.ts';
import type { RunningHead } from '../../../support/head/run-head.ts';
import { watchMemory } from '../process/memory.ts';
import type { DocumentModel } from './document-model.ts';
import { openStation } from './reporting-station.ts';

const DOCUMENTS_EACH = 20;
/** Enrolled side by side: each enrolment is a transaction of its own. */
const ENROLLED_AT_ONCE = 20;

/** All stations tell at once what they issued during an outage: documents a second, and the most that the head held, MB. */
export async function reportAtOnce(
  head: RunningHead,
  model: DocumentModel,
  { stations: count, first }: { readonly stations: number; readonly first: number },
): Promise<{ readonly rate: number; readonly megabytes: number }> {
  const pid = readHeadFile(head.dataDir)?.pid;
  if (pid === undefined) throw new Error('the head office is gone');
  const stations: Awaited<ReturnType<typeof openStation>>[] = [];
  while (stations.length < count) {
    const next = Math.min(ENROLLED_AT_ONCE, count - stations.length);
    const numbers = Array.from({ length: next }, (_, index) => first + stations.length + index);
    stations.push(...(await Promise.all(numbers.map((number) => openStation(head, model, number)))));
  }
  const memory = watchMemory(pid);
  const startedAt = performance.now();
  await Promise.all(stations.map((station) => station.report(DOCUMENTS_EACH)));
  const seconds = (performance.now() - startedAt) / 1000;
  const { most } = memory.end();
  for (const station of stations) station.close();
  return { rate: (count * DOCUMENTS_EACH) / seconds, megabytes: most };
}
