/** Makes packages a signed feed of updates, and a file of it for shops without internet, which it names. */
export function makeFeed(wanted: {
  readonly folder: string;
  readonly privateKey: string | Buffer;
  readonly notes: string;
  readonly rollout?: number | undefined;
}): Promise<string>;
