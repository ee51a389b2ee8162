import type { Handle, TokenInfo as RawTokenInfo } from 'pkcs11js';
import type { PinState, TokenInfo, TokenOutcome } from '../token-port.ts';
import { faultOf } from './fault-of.ts';
import type { Driver } from './load-driver.ts';

/** A token as it is now, and the slot to reach it by. */
export interface PresentToken extends Omit<TokenInfo, 'certificates'> {
  readonly slotId: Handle;
}

/** The tokens in the readers now, without those that nobody has set up yet. */
export function listTokens(driver: Driver): readonly PresentToken[] {
  return driver.pkcs11.C_GetSlotList(true).flatMap((slotId) => {
    const info = infoOf(driver, slotId);
    return info === null || !has(info, driver.constants.CKF_TOKEN_INITIALIZED)
      ? []
      : [tokenOf(driver, slotId, info)];
  });
}

/** The token of that serial number; without one, the only token there is. */
export function findToken(driver: Driver, serial: string | undefined): TokenOutcome<PresentToken> {
  const tokens = listTokens(driver);
  const named = serial === undefined ? tokens : tokens.filter((token) => token.serial === serial);
  const [token] = named;
  if (token === undefined) return { ok: false, fault: { code: 'absent' } };
  if (serial === undefined && named.length > 1) return { ok: false, fault: { code: 'several_tokens' } };
  return { ok: true, value: token };
}

/** Null when the token went while it was looked at, or is a card of something else. */
function infoOf({ pkcs11 }: Driver, slotId: Handle): RawTokenInfo | null {
  try {
    return pkcs11.C_GetTokenInfo(slotId);
  } catch (error) {
    if (faultOf(error).code === 'absent') return null;
    throw error;
  }
}

function tokenOf(driver: Driver, slotId: Handle, info: RawTokenInfo): PresentToken {
  return {
    slotId,
    slot: slotId.readUInt32LE(),
    serial: textOf(info.serialNumber),
    label: textOf(info.label),
    manufacturer: textOf(info.manufacturerID),
    model: textOf(info.model),
    pin: pinStateOf(driver, info),
  };
}

function pinStateOf({ constants }: Driver, info: RawTokenInfo): PinState {
  return {
    uninitialized: !has(info, constants.CKF_USER_PIN_INITIALIZED),
    countLow: has(info, constants.CKF_USER_PIN_COUNT_LOW),
    finalTry: has(info, constants.CKF_USER_PIN_FINAL_TRY),
    locked: has(info, constants.CKF_USER_PIN_LOCKED),
    protectedPath: has(info, constants.CKF_PROTECTED_AUTHENTICATION_PATH),
  };
}

function has(info: RawTokenInfo, flag: number): boolean {
  return (info.flags & flag) !== 0;
}

/** The standard pads with blanks; some makers with zeros. */
function textOf(padded: string): string {
  return padded.replace(/[\s\0]+$/, '').trimStart();
}
