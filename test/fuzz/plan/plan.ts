import type { Operation } from '../description/description.ts';
import type { JsonSchema } from '../description/json-schema.ts';
import type { FuzzIdentity } from '../identities.ts';

/** A request before it is written on the wire: in parts, so that each can be broken, or left out, by itself. */
export interface Plan {
  readonly operation: Operation;
  readonly aim: Aim;
  readonly method: string;
  readonly identity: FuzzIdentity;
  /** Each segment as it stands on the wire, already encoded where it is to be. */
  readonly path: string;
  readonly query: readonly QueryPair[];
  readonly headers: readonly Header[];
  readonly body: PlannedBody;
  /** What was broken on purpose, in words; a sound request has none. */
  readonly broken: readonly string[];
  /** Why it may not succeed, whatever the values are; undefined where it may. */
  readonly mustFail: string | undefined;
}

/** At the operation; at its path with a method that it does not serve; at a path that nothing serves. */
export type Aim = 'operation' | 'other_method' | 'nowhere';

/** As they stand on the wire. */
export interface QueryPair {
  readonly name: string;
  readonly value: string;
}

export type Header = readonly [name: string, value: string];

export type PlannedBody =
  | { readonly kind: 'none' }
  | { readonly kind: 'json'; readonly value: unknown; readonly schema: JsonSchema }
  | { readonly kind: 'bytes'; readonly bytes: Buffer; readonly mediaType: string }
  | { readonly kind: 'multipart'; readonly parts: readonly FormPart[] };

export interface FormPart {
  readonly name: string;
  /** Undefined: a plain field. */
  readonly fileName?: string | undefined;
  readonly mediaType?: string | undefined;
  readonly bytes: Buffer;
}

/** What was broken, and whether that alone forbids success. */
export function brokenPlan(
  plan: Plan,
  what: string,
  changes: Partial<Plan>,
  options: { readonly mustFail?: boolean } = {},
): Plan {
  return {
    ...plan,
    ...changes,
    broken: [...plan.broken, what],
    mustFail: plan.mustFail ?? (options.mustFail ? what : undefined),
  };
}
