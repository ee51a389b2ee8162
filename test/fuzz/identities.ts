import type { SeededRandom } from '../support/seeded-random.ts';
import type { OperationAccess } from './description/description.ts';

/** Someone who calls: with a key, as a person, or as nobody. */
export interface FuzzIdentity {
  readonly kind: 'nobody' | 'stranger' | 'person' | 'key' | 'secret_holder';
  /** The whole value of `Authorization`. */
  readonly authorization: string | undefined;
  /** Whose things are known to it. */
  readonly environment: string;
  readonly scopes: readonly string[];
}

export const nobody: FuzzIdentity = {
  kind: 'nobody',
  authorization: undefined,
  environment: 'person',
  scopes: [],
};

const strangeTokens = [
  'Bearer x',
  'Bearer mst_sandbox_0000000000000000000000000000000000000000000000000',
  'Basic YTpi',
  'Bearer',
  'Bearer a b c',
  'Bearer ñ',
  'bearer ../../..',
  `Bearer ${'a'.repeat(3000)}`,
] as const;

/** Whether the description lets an identity in. */
export function mayCall({ who, scope = '' }: OperationAccess, { kind, scopes }: FuzzIdentity): boolean {
  switch (who) {
    case 'anyone':
      return true;
    case 'person':
      return kind === 'person';
    case 'key':
      return kind === 'key' && scopes.includes(scope);
    case 'person_or_key':
      return kind === 'person' || (kind === 'key' && scopes.includes(scope));
    case 'secret_holder':
      return kind === 'secret_holder';
    default:
      return false;
  }
}

/**
 * Mostly one who may; a wrong token rarely, for the service answers those slower and slower. `secret` is one the
 * service handed out, for the operations that ask for such.
 */
export function pickIdentity(
  access: OperationAccess,
  {
    identities,
    secret,
  }: { readonly identities: readonly FuzzIdentity[]; readonly secret: string | undefined },
  random: SeededRandom,
): FuzzIdentity {
  const chance = random.between(1, 1000);
  if (chance <= 5) return { ...nobody, kind: 'stranger', authorization: random.pick(strangeTokens) };
  if (chance <= 30) return nobody;
  const holder: FuzzIdentity = { ...nobody, kind: 'secret_holder', authorization: `Bearer ${secret}` };
  const all = access.who === 'secret_holder' && secret !== undefined ? [...identities, holder] : identities;
  if (chance <= 70) return random.pick(all);
  const able = all.filter((identity) => mayCall(access, identity));
  return able.length > 0 ? random.pick(able) : nobody;
}
