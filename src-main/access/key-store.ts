import type { ApiKeyResource } from '../contract/local.ts';
import type { Environment } from '../documents/kinds.ts';

/** Where API keys are kept: their properties and hashes, never the keys. */
export interface KeyStore {
  /** Keys that were not revoked, by hash. */
  activeByHash(hash: string): Promise<ApiKeyResource | undefined>;
  insert(key: ApiKeyResource, hash: string): Promise<void>;
  list(): Promise<readonly ApiKeyResource[]>;
  revoke(id: string, at: string): Promise<ApiKeyResource | undefined>;
  markUsed(id: string, at: string): Promise<void>;
  /** The business a kind of key acts for: the practice one in the sandbox, the live one otherwise. */
  entityOf(environment: Environment): Promise<string | undefined>;
}
