import { hashOf } from './line.ts';

/** Follows the lines of a journal and checks that each names the hash of the one before it. */
export interface Chain {
  follow(line: { readonly text: string; readonly before: string }): void;
  /** False once a line named another than the one before it: something was changed or taken out between the two. */
  isWhole(): boolean;
  /** The hash that the first line names; undefined before there was one. */
  first(): string | undefined;
  /** The hash of the last line; undefined before there was one. */
  last(): string | undefined;
}

export function makeChain(): Chain {
  let isWhole = true;
  let first: string | undefined;
  let last: string | undefined;
  return {
    follow({ text, before }) {
      first ??= before;
      if (last !== undefined && before !== last) isWhole = false;
      last = hashOf(text);
    },
    isWhole: () => isWhole,
    first: () => first,
    last: () => last,
  };
}
