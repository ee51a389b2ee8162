import {
  type Exchange,
  keepTalking,
  type Line,
  LOOK_MS,
  type Talk,
  type TalkDependencies,
} from './keep-talking.ts';
import { sendBatch } from './send-batch.ts';
import type { Station } from './station-store.ts';

/** Reports to the head office, one request at a time, for as long as the head office follows this station. */
export function startSender(dependencies: TalkDependencies): Talk {
  const { lookMs = LOOK_MS } = dependencies;
  return keepTalking(dependencies, (line, station) => send(line, station, lookMs));
}

async function send(line: Line, station: Station, lookMs: number): Promise<Exchange> {
  const sent = await sendBatch(line, station);
  switch (sent.kind) {
    case 'nothing':
      return { kind: 'nothing_asked', nextMs: lookMs };
    case 'refused':
      return sent;
    case 'acknowledged':
    case 'began_anew':
    case 'fetched':
      return { kind: 'answered', nextMs: 0 };
    case 'ended':
      await line.store.end(station, sent.as, line.now());
      return { kind: 'answered', nextMs: undefined };
  }
}
