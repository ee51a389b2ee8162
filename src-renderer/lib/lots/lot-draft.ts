import { today } from '../format/today.ts';

/** A lot as it is typed. */
export interface LotDraft {
  readonly number: string;
  /** YYYY-MM-DD; empty for none. */
  readonly expires: string;
}

export const noLot: LotDraft = { number: '', expires: '' };

/** The wire's name of the lot; null where none is typed, undefined of a number without its expiry. */
export function lotNameOf({ number, expires }: LotDraft) {
  const name = number.trim();
  if (expires === '') return name === '' ? null : undefined;
  return { ...(name !== '' && { number: name }), expires_on: expires };
}

/** Expired before today. */
export function isExpiredLot({ expires }: LotDraft): boolean {
  return expires !== '' && expires < today();
}
