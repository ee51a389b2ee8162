import type { Config } from '../config/config.ts';

/** A burst of twice the rate: a POS that opens asks for many things at once. */
export function rateOf({ rate_limit }: Config) {
  return rate_limit === 'off' ? {} : { rate: { perSecond: rate_limit, burst: rate_limit * 2 } };
}
