import type { Outcome } from '../../contract/problems/problems.ts';
import { refuse } from '../../contract/problems/refuse.ts';

/** What a head office may decide at its stations. */
export type OwnedSubject = 'product' | 'price_list' | 'operator' | 'setting';

/** What the head office of this station decides. */
export interface HeadOwnership {
  /** Whether this record came from it. */
  isOwned(subject: OwnedSubject, id: string): Promise<boolean>;
  /** The identifiers of all such records that came from it; of some, where only those are asked about. */
  ownedOf(subject: OwnedSubject, among?: readonly string[]): Promise<readonly string[]>;
  /** Whether there is anything of the kind from it: then no more are made here. */
  decides(...subjects: readonly OwnedSubject[]): Promise<boolean>;
}

type GuardedSubject = Exclude<OwnedSubject, 'setting'>;

const messages = {
  product: 'El catálogo lo lleva la matriz: el cambio se hace allí y llega solo a esta caja.',
  price_list: 'Las listas de precios las lleva la matriz: el cambio se hace allí y llega solo a esta caja.',
  operator: 'A los operadores los lleva la matriz: el cambio se hace allí y llega solo a esta caja.',
} as const satisfies Readonly<Record<GuardedSubject, string>>;

export const ownedByHead = (subject: GuardedSubject) =>
  refuse({ code: 'owned_by_head_office', detail: messages[subject] });

/** What a person may do here as long as it is not the head office's to do. */
export function makeGuarded(ownership: HeadOwnership) {
  return {
    /** With a record that did not come from the head office. */
    own:
      <Rest extends readonly unknown[], Value>(
        subject: GuardedSubject,
        work: (id: string, ...rest: Rest) => Promise<Outcome<Value>>,
      ) =>
      async (id: string, ...rest: Rest): Promise<Outcome<Value>> =>
        (await ownership.isOwned(subject, id)) ? ownedByHead(subject) : work(id, ...rest),

    /** As long as the head office has nothing of these kinds; the first says it. */
    alone:
      <Arguments extends readonly unknown[], Value>(
        subjects: readonly [GuardedSubject, ...GuardedSubject[]],
        work: (...all: Arguments) => Promise<Outcome<Value>>,
      ) =>
      async (...all: Arguments): Promise<Outcome<Value>> =>
        (await ownership.decides(...subjects)) ? ownedByHead(subjects[0]) : work(...all),
  };
}
