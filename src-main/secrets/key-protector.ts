/**
 * Seals the key of the secrets for this user of this computer alone, with what the operating system has for it (DPAPI,
 * Keychain, a keyring). The desktop brings one; the core knows no more of it than this.
 */
export interface KeyProtector {
  availability(): Promise<ProtectorAvailability>;
  protect(key: Uint8Array): Promise<Uint8Array>;
  /** Throws for what another user or computer protected, and when the system refuses. */
  unprotect(protectedKey: Uint8Array): Promise<Uint8Array>;
}

/**
 * Whether a key may be moved to it: now, only from the next start on (until then a power cut could take what it protects
 * with), or not at all, where there is no keyring or one that only pretends.
 */
export type ProtectorAvailability = 'available' | 'after_restart' | 'unavailable';

/**
 * Why a key that the system keeps cannot be had: no desktop runs here to ask for it, the system's keyring does not
 * answer now, or it does not open this one (another user's, another computer's, a keyring that was made anew).
 */
export type KeyObstacle = 'no_desktop' | 'keyring_away' | 'refused';

/** The key of the secrets is kept by the system and cannot be had now. It is left as it is. */
export class KeyOutOfReachError extends Error {
  override readonly name = 'KeyOutOfReachError';
  readonly obstacle: KeyObstacle;
  /** The sealed key. */
  readonly file: string;
  constructor(obstacle: KeyObstacle, file: string, options?: ErrorOptions) {
    super(`the key in ${file} is out of reach: ${obstacle}`, options);
    this.obstacle = obstacle;
    this.file = file;
  }
}
