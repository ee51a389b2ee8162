import { createdApiKey, type KeyScope } from '../../../../src-main/contract/local.ts';
import type { Environment } from '../../../../src-main/documents/kinds.ts';
import { ownerOf } from '../../../support/service/api-client.ts';
import type { AnsweringService } from '../../../support/service/start-in-process.ts';
import type { DescribedAnswers } from '../bodies/described-answers.ts';
import { type ContractClient, contractClient } from '../contract-client.ts';

export const allScopes: readonly KeyScope[] = ['issue', 'read', 'config', 'devices'];

/** Who calls a service. */
export interface KeyHolders {
  /** With the session of the data's owner. */
  personOf(service: AnsweringService): ContractClient;
  /** With a new key; of every scope by default. */
  keyOf(
    service: AnsweringService,
    environment: Environment,
    scopes?: readonly KeyScope[],
  ): Promise<ContractClient>;
}

export function keyHolders(described: DescribedAnswers): KeyHolders {
  const personOf: KeyHolders['personOf'] = (service) =>
    contractClient(service.url, ownerOf(service).token, described);
  return {
    personOf,
    async keyOf(service, environment, scopes = allScopes) {
      const body = { environment, scopes };
      const created = await personOf(service).expectJson(201, 'POST', '/v1/local/api-keys', body);
      return contractClient(service.url, createdApiKey.parse(created).key, described);
    },
  };
}
