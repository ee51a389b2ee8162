import type { KeySource } from '../../../client/exchange.ts';
import { sessionKeyResource } from '../../../src-main/contract/local.ts';
import type { Environment } from '../../../src-main/documents/kinds.ts';
import type { Http } from '../http/http.ts';

/** Whom what is done with documents speaks for, in one environment. */
export type EnvironmentKey = KeySource;

/**
 * A key for one environment, asked of the service with the person's session the first time it is needed.
 *
 * @param refused called where none is given: the shop may be live since
 */
export function makeEnvironmentKey(
  local: Http,
  environment: Environment,
  refused: () => void,
): EnvironmentKey {
  let pendingKey: Promise<string | undefined> | undefined;
  const ask = async () => {
    const body = { environment };
    const answer = await local.send(sessionKeyResource, 'POST /v1/local/session-keys', { body });
    if (!answer.ok) refused();
    return answer.ok ? answer.value.key : undefined;
  };
  const renew = async () => {
    pendingKey = ask();
    const key = await pendingKey;
    if (key === undefined) pendingKey = undefined;
    return key;
  };
  return { renew, current: () => pendingKey ?? renew() };
}

/** A key that is not replaced where the service ended it; `ended` is called then. */
export function keyUntilEnded(key: string, ended: () => void): EnvironmentKey {
  return {
    current: async () => key,
    renew: async () => {
      ended();
      return undefined;
    },
  };
}
