import type { Store } from '../../../../src-main/store/sqlite/open.ts';
import { at } from './furnish-business.ts';
import { type Reach, type Tenant, tenants } from './tenants.ts';

/** A question asked by a tenant, and how far it may see; or why it belongs to no tenant. */
export type Case<Asked> =
  | { readonly reach: Reach; readonly ask: (asked: Asked, here: Tenant) => Promise<unknown> }
  | { readonly because: string };

/** A case for every function: one that is left out does not compile. */
export type Cases<Asked> = { readonly [Name in keyof Asked]-?: Case<Asked> };

/** What every maker of a store may be given besides the store itself. */
export function makingParts() {
  let made = 0;
  const newId = () => {
    made += 1;
    return `eeeeeeee-0000-7000-8000-${String(made).padStart(12, '0')}`;
  };
  return { newId, now: () => new Date(at), softwareProviderRuc: undefined };
}

/** A store under question. */
export interface Questioned {
  /** Of the function that makes it. */
  readonly maker: string;
  readonly cases: Readonly<Record<string, Case<never>>>;
  /** The functions it has, whatever its type says. */
  members(store: Store): readonly string[];
  ask(store: Store, name: string, here: Tenant): Promise<unknown>;
}

export function question<Asked extends object>(
  make: (store: Store, parts: ReturnType<typeof makingParts>) => Asked,
  cases: Cases<Asked>,
  maker = make.name,
): Questioned {
  const byName = new Map<string, Case<Asked>>(Object.entries(cases));
  return {
    maker,
    cases,
    members: (store) => Object.keys(make(store, makingParts())),
    async ask(store, name, here) {
      const one = byName.get(name);
      if (!one || !('ask' in one)) throw new Error(`${maker}.${name} is asked nothing`);
      return one.ask(make(store, makingParts()), here);
    },
  };
}

/** The same asked of every tenant there may be, one after the other. */
export async function ofEvery<Value>(ask: (tenant: Tenant) => Promise<Value>): Promise<readonly Value[]> {
  const answers: Value[] = [];
  for (const tenant of tenants) answers.push(await ask(tenant));
  return answers;
}

export const page = { limit: 100, position: undefined, direction: 'older' } as const;

export const ofEveryBusiness = { because: 'the worker serves every business; each row says whose it is' };
export const ofInstallation = { because: 'there is one of it in an installation' };
export const ofCatalog = { because: 'products, customers and price lists are shared by all' };
