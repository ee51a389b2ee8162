import { z } from 'zod';
import { readServiceFile } from '../service-file.ts';

const health = z.object({ name: z.literal('mostrador') });

/** Long enough for a busy machine, short enough for a person who waits for the window. */
const HEALTH_TIMEOUT_MS = 3000;

/** Where a service already answers for a data folder; undefined when none does, whatever a crash left behind. */
export async function findRunningService(dataDir: string): Promise<{ url: string } | undefined> {
  const service = readServiceFile(dataDir);
  if (!service) return undefined;
  try {
    const answer = await fetch(new URL('/v1/local/health', service.url), {
      signal: AbortSignal.timeout(HEALTH_TIMEOUT_MS),
    });
    return health.safeParse(await answer.json()).success ? { url: service.url } : undefined;
  } catch {
    return undefined;
  }
}
