import type { Environment } from '../../documents/kinds.ts';
import type { SetUpStore } from './set-up-store.ts';

/** In which environment the shop works, and every window of it opens. */
export interface ShopEnvironment {
  /**
   * Live once a person moved the shop there, or a document was issued there by whichever program; practice before. There
   * is no way back: a window leaves it for a while, the shop does not.
   */
  read(): Promise<Environment>;
  /** Calls back at the moment the shop becomes a live one. */
  onLive(listener: () => void): void;
}

export function makeShopEnvironment(store: Pick<SetUpStore, 'decisions' | 'hasIssuedLive'>): ShopEnvironment {
  const listeners: (() => void)[] = [];
  let isLive = false;
  return {
    async read() {
      if (isLive) return 'live';
      const { finishedAt } = await store.decisions();
      if (finishedAt === undefined && !(await store.hasIssuedLive())) return 'sandbox';
      if (!isLive) {
        isLive = true;
        for (const listener of listeners) listener();
      }
      return 'live';
    },
    onLive(listener) {
      listeners.push(listener);
    },
  };
}
