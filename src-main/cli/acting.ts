import { sessionKeyResource } from '../contract/local.ts';
import type { Environment } from '../documents/kinds.ts';
import type { Client } from './client.ts';

/** The API in one environment, in the name of the command line: what it issues is of channel `cli`. */
export async function actIn(client: Client, environment: Environment): Promise<Client> {
  const body = { environment, channel: 'cli' };
  const answer = await client.call({ method: 'POST', path: '/v1/local/session-keys', body });
  const { key: token } = sessionKeyResource.parse(answer);
  return {
    call: (request) => client.call({ token, ...request }),
    download: (request) => client.download({ token, ...request }),
    close: client.close,
  };
}
