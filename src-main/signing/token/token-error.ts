import type { TokenFault } from './token-port.ts';

/** A signature that the token did not give. */
export class TokenError extends Error {
  override readonly name = 'TokenError';
  readonly fault: TokenFault;

  constructor(fault: TokenFault) {
    super(`the token did not sign: ${fault.code}`);
    this.fault = fault;
  }
}
