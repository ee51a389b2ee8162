import { defaultKeys, type ShortcutAction, shortcutActions } from './default-keys.ts';
import { faultOfKey } from './key-fault.ts';

/** The key of each action. */
export type ShortcutKeys = Readonly<Record<ShortcutAction, string>>;

/** Keys that are not the ones we chose. */
export type ChangedKeys = Readonly<Partial<Record<ShortcutAction, string>>>;

/**
 * The keys in force. What was kept by another version and cannot be a key is passed over. A key that was given to an action
 * stays its own, also where a newer version chose it for another.
 */
export function keysInForce(changed: ChangedKeys): ShortcutKeys {
  const valid: ChangedKeys = Object.fromEntries(
    Object.entries(changed).filter(([, key]) => faultOfKey(key) === undefined),
  );
  const unchanged = shortcutActions.filter((action) => valid[action] === undefined);
  return {
    ...defaultKeys,
    ...Object.fromEntries(unchanged.map((action) => [action, unusedKey(valid, action, defaultKeys[action])])),
    ...valid,
  };
}

/** A key, or where it was given to another action the one that action let go. */
function unusedKey(changed: ChangedKeys, action: ShortcutAction, key: string): string {
  const owner = shortcutActions.find((other) => changed[other] === key && meet(action, other));
  if (owner === undefined) return key;
  return unusedKey({ ...changed, [owner]: undefined }, action, defaultKeys[owner]);
}

/** Who else has a key where this action is heard. */
export function otherOwnerOf(
  keys: ShortcutKeys,
  action: ShortcutAction,
  key: string,
): ShortcutAction | undefined {
  return otherOwnersOf(keys, action, key)[0];
}

/** Gives an action a key. The action that had it takes the one that is let go: no action is left without. */
export function assignKey(changed: ChangedKeys, action: ShortcutAction, key: string): ChangedKeys {
  return onlyChanged(exchanged(keysInForce(changed), action, key));
}

/** What one lets go of may be another's elsewhere, who then takes the key that became free, and so on. */
function exchanged(keys: ShortcutKeys, action: ShortcutAction, key: string): ShortcutKeys {
  const owners = otherOwnersOf(keys, action, key);
  return owners.reduce((now, owner) => exchanged(now, owner, keys[action]), { ...keys, [action]: key });
}

function otherOwnersOf(keys: ShortcutKeys, action: ShortcutAction, key: string): readonly ShortcutAction[] {
  return shortcutActions.filter((other) => other !== action && keys[other] === key && meet(action, other));
}

/** Heard in the payment alone, where of all the others only `charge` is: the keys of the rest may be theirs too. */
const ofPayment: readonly ShortcutAction[] = ['split_payment', 'on_credit'];

function meet(one: ShortcutAction, other: ShortcutAction): boolean {
  if (one === 'charge' || other === 'charge') return true;
  return ofPayment.includes(one) === ofPayment.includes(other);
}

function onlyChanged(keys: ShortcutKeys): ChangedKeys {
  return Object.fromEntries(
    shortcutActions
      .filter((action) => keys[action] !== defaultKeys[action])
      .map((action) => [action, keys[action]]),
  );
}
