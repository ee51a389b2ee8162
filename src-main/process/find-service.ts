import { randomBytes } from 'node:crypto';
import { health } from '../contract/local.ts';
import { callHttp } from './call-http.ts';
import { proofOf, readServiceFile, type ServiceFile } from './service-file.ts';

/** Long enough for a busy machine, short enough for a person who waits. */
const ANSWER_TIMEOUT_MS = 3000;

/**
 * The service that runs on a data folder, if one does. After a crash the file is left behind and another program may
 * have its port, so the service that answers must first prove that it wrote the file: no token or certificate is sent to
 * another program.
 */
export async function findService(dataDir: string): Promise<ServiceFile | undefined> {
  const service = readServiceFile(dataDir);
  if (!service) return undefined;
  const challenge = randomBytes(16).toString('hex');
  try {
    const { body } = await callHttp(`${service.url}/v1/local/health?challenge=${challenge}`, {
      signal: AbortSignal.timeout(ANSWER_TIMEOUT_MS),
    });
    const { proof } = health.parse(JSON.parse(body.toString()));
    return proof === proofOf(service.session_token, challenge) ? service : undefined;
  } catch {
    return undefined;
  }
}
