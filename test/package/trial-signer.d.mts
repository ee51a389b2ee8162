/** A certificate that signs programs for two days and is its own issuer. */
export function makeTrialSigner(folder: string): {
  readonly certificate: string;
  readonly file: string;
  readonly password: string;
};
