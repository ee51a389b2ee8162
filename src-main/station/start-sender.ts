import { type Exchange, keepTalking, type Line, type Talk, type TalkDependencies } from './keep-talking.ts';
import { sendBatch } from './send-batch.ts';
import type { Station } from './station-store.ts';

/** What is to be told is looked for this often, milliseconds: a look costs two reads of one row. */
const LOOK_MS = 1000;

/** Reports to the head office, one request at a time, for as long as the head office follows this station. */
export function startSender(dependencies: TalkDependencies): Talk {
  return keepTalking(dependencies, send);
}

async function send(line: Line, station: Station): Promise<Exchange> {
  const sent = await sendBatch(line, station);
  switch (sent.kind) {
    case 'nothing':
      return { kind: 'nothing_asked', nextMs: LOOK_MS };
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
