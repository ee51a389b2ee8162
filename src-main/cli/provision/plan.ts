import type { ShopFile } from '../../contract/business/set-up/shop-file.ts';
import { translate } from '../../process/language.ts';
import type { Client } from '../client.ts';
import type { ShopState } from './shop-state.ts';

/** Something wrong with a shop's file, beside the installation it is to be applied to. */
export interface ShopFault {
  readonly pointer: string;
  readonly message: string;
  /** The member of the file in which something is missed. */
  readonly refersTo?: keyof ShopFile;
}

/** A change on the way from what there is to what the file says. */
export interface ShopStep {
  /** Spanish, for a person: what becomes of what. */
  readonly text: string;
  /** In whose name: once there are people, an administrator of the shop alone changes people and tills. */
  readonly by: 'owner' | 'administrator';
  run(client: Client): Promise<void>;
}

export interface Plan {
  readonly faults: readonly ShopFault[];
  readonly steps: readonly ShopStep[];
}

/** Plans one kind of thing of the file. */
export type PlanPart = (file: ShopFile, state: ShopState) => Plan;

/** Each entry of a list whose key another one before it has. */
export function repeatedIn<Entry>(
  entries: readonly Entry[],
  { list, field, keyOf }: { list: string; field: string; keyOf: (entry: Entry) => string },
): readonly ShopFault[] {
  return entries.flatMap((entry, at) =>
    entries.findIndex((other) => keyOf(other) === keyOf(entry)) < at
      ? [
          {
            pointer: `/${list}/${at}/${field}`,
            message: translate({ es: 'Se repite en el archivo.', en: 'It is repeated in the file.' }),
          },
        ]
      : [],
  );
}
