import { z } from 'zod';
import { syncResource } from '../../contract/delivery/sync.ts';
import type { UpdateObstacles } from '../../contract/desktop/updates.ts';
import { readServiceFile } from '../../process/service-file.ts';

const oneOpen = z.object({ data: z.array(z.unknown()) });

/** Asks the service on the data folder what an update would interrupt; undefined when nothing stands in its way. */
export async function obstaclesOf(dataDir: string): Promise<UpdateObstacles | undefined> {
  const service = readServiceFile(dataDir);
  if (!service) throw new Error('the service is gone');
  const ask = async (path: string) => {
    const answer = await fetch(`${service.url}${path}`, {
      headers: { authorization: `Bearer ${service.session_token}` },
    });
    if (!answer.ok) throw new Error(`the service answered ${answer.status} to ${path}`);
    return answer.json();
  };
  const [sessions, sync] = await Promise.all([
    ask('/v1/local/cash-sessions?status=open&limit=1'),
    ask('/v1/local/sync'),
  ]);
  const openCashSessions = oneOpen.parse(sessions).data.length > 0;
  const waitingDocuments = syncResource.parse(sync).waiting;
  return openCashSessions || waitingDocuments > 0 ? { openCashSessions, waitingDocuments } : undefined;
}
