import type { AskedEnvironment } from './received-document.ts';

/** Documents of suppliers, kept once the authority gave them: they never change again. */
export interface ReceivedStore {
  find(environment: AskedEnvironment, accessKey: string): Promise<KeptReceived | undefined>;
  /** Keeping one twice is keeping it once. */
  keep(environment: AskedEnvironment, received: KeptReceived & { readonly fetchedAt: Date }): Promise<void>;
}

export interface KeptReceived {
  readonly accessKey: string;
  /** As the authority enclosed it in its answer. */
  readonly xml: string;
  /** Instant, ISO 8601. */
  readonly authorizedAt: string;
}
