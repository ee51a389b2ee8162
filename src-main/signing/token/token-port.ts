import type { SigningKey } from '../signing-key.ts';

/** A PKCS#11 driver that is known in Ecuador, and whether its file is on this machine (SRI reference §7). */
export interface KnownDriver {
  /** As its maker calls it, for a person to choose. */
  readonly name: string;
  readonly module: string;
  readonly present: boolean;
}

/** A certificate that a token shows before any PIN. */
export interface TokenCertificate {
  /** CKA_ID, hexadecimal: joins the certificate with its private key. */
  readonly id: string;
  readonly label: string;
  readonly der: Uint8Array;
}

/** What the token itself tells of its PIN; the count of tries left is its own secret. */
export interface PinState {
  readonly uninitialized: boolean;
  /** At least one wrong PIN since the last right one. */
  readonly countLow: boolean;
  /** One more wrong PIN locks the token: only a person may try, and only on purpose. */
  readonly finalTry: boolean;
  readonly locked: boolean;
  /** The PIN is typed on the reader's own keys. */
  readonly protectedPath: boolean;
}

/** A token in a reader. */
export interface TokenInfo {
  readonly slot: number;
  readonly serial: string;
  readonly label: string;
  readonly manufacturer: string;
  readonly model: string;
  readonly pin: PinState;
  readonly certificates: readonly TokenCertificate[];
}

/** Where a signing key lives. `serial` undefined: the only token there is. */
export interface TokenKeyLocation {
  readonly module: string;
  readonly serial?: string;
  /** CKA_ID, hexadecimal. */
  readonly certificateId: string;
}

const tokenFaultCodes = [
  /** pkcs11js could not be installed here. */
  'unsupported',
  /** No such file, or no PKCS#11 module. */
  'driver_missing',
  'driver_crashed',
  'driver_hung',
  'absent',
  /** Several tokens are there and none was named. */
  'several_tokens',
  'key_missing',
  'pin_required',
  'pin_wrong',
  /** Refused by us: the token says that it is the last try. */
  'pin_final_try',
  'locked',
  'token_failed',
] as const;
export type TokenFaultCode = (typeof tokenFaultCodes)[number];

export interface TokenFault {
  readonly code: TokenFaultCode;
  /** What the driver answered (CKR_…), for the journal; without secrets. */
  readonly detail?: string;
}

export type TokenOutcome<Value> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly fault: TokenFault };

/**
 * Tokens, through drivers that run in a process of their own: one that crashes or hangs is ended and started again at
 * the next call. Never throws for what a driver or a token does. A PIN is tried once a call and never by itself again.
 */
export interface Tokens {
  drivers(): readonly KnownDriver[];
  /** The tokens a driver sees now, with what they show without a PIN. */
  inspect(module: string): Promise<TokenOutcome<readonly TokenInfo[]>>;
  /**
   * Logs in, once, and gives the key; later signatures need no PIN until the token is pulled out or its driver's
   * process ends, and then fail with `pin_required` or `absent`. Refuses at the last try unless `riskLastTry`.
   */
  open(
    location: TokenKeyLocation,
    login: { readonly pin: string; readonly riskLastTry?: boolean },
  ): Promise<TokenOutcome<TokenKey>>;
  /** Ends the drivers' processes. */
  close(): Promise<void>;
}

/** A key that never leaves its token. `sign` rejects with TokenError (`signing/token/token-error.ts`). */
export interface TokenKey extends SigningKey {
  readonly location: TokenKeyLocation;
}
