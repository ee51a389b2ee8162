/** What the feed says of a version, as far as its maker signs it. */
export interface SignedUpdate {
  readonly version: string;
  readonly files: readonly {
    readonly url: string;
    readonly sha512: string;
    readonly size?: number | undefined;
  }[];
}

/**
 * What an update's Ed25519 signature is over: its version and the digest of each of its files. How many shops it is for
 * by now and what its notes say may change without signing again.
 */
export function signedText({ version, files }: SignedUpdate): string {
  const lines = files.map(({ url, sha512, size }) => `${sha512} ${size ?? ''} ${url}`);
  return ['mostrador update', version, ...lines, ''].join('\n');
}
