import { describe, expect, it } from 'vitest';
import {
  assignKey,
  keysInForce,
  otherOwnerOf,
  type ShortcutKeys,
} from '../../../../src-renderer/lib/shortcuts/assign-key.ts';
import {
  defaultKeys,
  type ShortcutAction,
  shortcutActions,
  shortcutGroups,
} from '../../../../src-renderer/lib/shortcuts/default-keys.ts';
import { faultOfKey } from '../../../../src-renderer/lib/shortcuts/key-fault.ts';
import { ariaOfKey, labelOfKey } from '../../../../src-renderer/lib/shortcuts/key-label.ts';
import { keyOfEvent } from '../../../../src-renderer/lib/shortcuts/key-of-event.ts';
import { makeShortcutLayers } from '../../../../src-renderer/lib/shortcuts/shortcut-layers.ts';
import { en } from '../../../../src-renderer/text/en.ts';
import { es } from '../../../../src-renderer/text/es.ts';

const nothingHeld = { code: '', ctrlKey: false, metaKey: false, altKey: false, shiftKey: false };

describe('the name of a pressed key', () => {
  it.each([
    ['F4', { key: 'F4' }],
    ['Shift+F6', { key: 'F6', shiftKey: true }],
    ['Ctrl+p', { key: 'P', ctrlKey: true }],
    ['Ctrl+p', { key: 'p', metaKey: true }],
    ['Ctrl+Shift+p', { key: 'P', ctrlKey: true, shiftKey: true }],
    ['?', { key: '?', shiftKey: true }],
    ['Alt+1', { key: '1', code: 'Digit1', altKey: true }],
    // A Mac writes another sign with Alt.
    ['Alt+1', { key: '¡', code: 'Digit1', altKey: true }],
  ])('is %s', (name, event) => {
    expect(keyOfEvent({ ...nothingHeld, ...event })).toBe(name);
  });

  it.each([
    ['AltGr, which is Ctrl and Alt on Windows, writes', { key: '@', ctrlKey: true, altKey: true }],
    ['Alt with the number pad writes', { key: '1', code: 'Numpad1', altKey: true }],
    ['a key is only held', { key: 'Shift', shiftKey: true }],
    ['an accent waits for its letter', { key: 'Dead' }],
  ])('is none while %s', (_, event) => {
    expect(keyOfEvent({ ...nothingHeld, ...event })).toBeUndefined();
  });
});

describe('which keys an action may have', () => {
  it('has every key we chose among them, each once, each action shown in one group', () => {
    expect(Object.values(defaultKeys).map(faultOfKey)).toEqual(shortcutActions.map(() => undefined));
    expect(sharedKeys(defaultKeys)).toEqual([
      ['free_line', 'on_credit'],
      ['quantity', 'split_payment'],
    ]);
    expect(Object.values(shortcutGroups).flat().toSorted()).toEqual(shortcutActions.toSorted());
  });

  it.each([
    'F5',
    'F11',
    'Ctrl+c',
    'Ctrl+v',
    'Ctrl+x',
    'Ctrl+a',
    'Ctrl+z',
    'Ctrl+w',
    'Ctrl+r',
    'Ctrl+t',
    'Alt+F4',
  ])('leaves %s to the browser and the system', (key) => expect(faultOfKey(key)).toBe('reserved'));

  it.each(['Tab', 'Enter', 'Escape', 'Delete', 'ArrowUp', 'p', 'ñ', '1', ' ', 'Ctrl+Enter'])(
    'leaves %s to typing',
    (key) => expect(faultOfKey(key)).toBe('types'),
  );

  it('leaves what scanners end a code with', () => {
    expect(['Ctrl+j', 'Ctrl+m'].map(faultOfKey)).toEqual(['scanner', 'scanner']);
  });
});

/** The actions that have a key in common. */
function sharedKeys(keys: ShortcutKeys): ShortcutAction[][] {
  return Object.values(Object.groupBy(shortcutActions, (action) => keys[action])).flatMap((actions = []) =>
    actions.length > 1 ? [actions] : [],
  );
}

describe('giving an action another key', () => {
  it('keeps only what differs from ours', () => {
    const changed = assignKey({}, 'buyer', 'F12');
    expect(changed).toEqual({ buyer: 'F12' });
    expect(keysInForce(changed)).toEqual({ ...defaultKeys, buyer: 'F12' });
    expect(assignKey(changed, 'buyer', defaultKeys.buyer)).toEqual({});
  });

  it('exchanges it with the action that had it, so that no action is left without', () => {
    const changed = assignKey({}, 'buyer', 'F2');
    expect(changed).toEqual({ buyer: 'F2', search: 'F4' });
    expect(otherOwnerOf(keysInForce(changed), 'buyer', 'F4')).toBe('search');
    expect(assignKey(changed, 'search', defaultKeys.search)).toEqual({});
  });

  it('lets what is heard in the payment alone have a key of what is not heard there', () => {
    expect(otherOwnerOf(defaultKeys, 'split_payment', 'F8')).toBeUndefined();
    expect(otherOwnerOf(defaultKeys, 'split_payment', 'F9')).toBe('charge');
    expect(assignKey({}, 'split_payment', 'F2')).toEqual({ split_payment: 'F2' });
    expect(assignKey({}, 'split_payment', 'F9')).toEqual({
      split_payment: 'F9',
      charge: 'F8',
      quantity: 'F9',
    });
    expect(assignKey({}, 'charge', 'F8')).toEqual({ split_payment: 'F9', charge: 'F8', quantity: 'F9' });
  });

  it('never has two actions on one key where both are heard, whatever is changed in whatever order', () => {
    const keys = ['F2', 'F12', 'Ctrl+i', 'F9', 'Alt+1', 'F2', 'F4', 'F8', 'F8'];
    let changed = {};
    for (const [index, key] of [...keys, ...keys].entries()) {
      const action: ShortcutAction = shortcutActions[(index * 5) % shortcutActions.length] ?? 'search';
      changed = assignKey(changed, action, key);
      for (const pair of sharedKeys(keysInForce(changed))) {
        expect(pair).toHaveLength(2);
        expect(pair.filter((one) => ['split_payment', 'on_credit'].includes(one))).toHaveLength(1);
        expect(pair).not.toContain('charge');
      }
    }
  });

  it('leaves a key with the action it was given to when a newer version chooses it for another', () => {
    expect(keysInForce({ hold: 'Shift+F4' })).toEqual({
      ...defaultKeys,
      hold: 'Shift+F4',
      collect_debt: defaultKeys.hold,
    });
    expect(keysInForce({ charge: 'F7', free_line: 'F9' })).toMatchObject({ on_credit: 'F9', charge: 'F7' });
    const crossed = { quantity: 'F9', on_credit: 'F8', split_payment: 'F7' };
    expect(keysInForce(crossed)).toMatchObject(crossed);
  });

  it('passes over a kept key that cannot be one', () => {
    expect(keysInForce({ buyer: 'Escape', charge: 'F12' })).toEqual({ ...defaultKeys, charge: 'F12' });
  });
});

describe('what a key is called', () => {
  it.each([
    ['Delete', 'Supr', 'Del', 'Delete'],
    ['Shift+F6', 'Mayús+F6', 'Shift+F6', 'Shift+F6'],
    ['Ctrl+l', 'Ctrl+L', 'Ctrl+L', 'Control+L'],
    ['Alt+1', 'Alt+1', 'Alt+1', 'Alt+1'],
    ['Enter', 'Intro', 'Enter', 'Enter'],
    ['3*', '3*', '3*', '3*'],
    ['Ctrl++', 'Ctrl++', 'Ctrl++', 'Control++'],
  ])('%s', (key, spanish, english, aria) => {
    expect(labelOfKey(key, es.shortcuts.names)).toBe(spanish);
    expect(labelOfKey(key, en.shortcuts.names)).toBe(english);
    expect(ariaOfKey(key)).toBe(aria);
  });
});

describe('who gets a key', () => {
  const pressed: string[] = [];
  const layer = (name: string, keys: readonly string[], actions: readonly ShortcutAction[] = []) => ({
    shortcuts: () => Object.fromEntries(keys.map((key) => [key, () => void pressed.push(name)])),
    actions: () => actions,
  });
  const press = (
    layers: ReturnType<typeof makeShortcutLayers>,
    key: string,
    { isTaken = false, isHeld = false } = {},
  ) => {
    pressed.length = 0;
    let prevented = false;
    layers.press({
      ...nothingHeld,
      key,
      defaultPrevented: isTaken,
      isComposing: false,
      repeat: isHeld,
      preventDefault: () => {
        prevented = true;
      },
    });
    return { pressed: [...pressed], prevented };
  };

  it('is the newest that has it', () => {
    const layers = makeShortcutLayers();
    layers.add(layer('page', ['F2', 'F9'], ['search', 'charge']));
    const leave = layers.add(layer('part', ['F9'], ['charge']));
    expect(press(layers, 'F9')).toEqual({ pressed: ['part'], prevented: true });
    expect(press(layers, 'F2').pressed).toEqual(['page']);
    leave();
    expect(press(layers, 'F9').pressed).toEqual(['page']);
    expect(press(layers, 'F4')).toEqual({ pressed: [], prevented: false });
  });

  it('is nobody under an open dialog, and its opener above', () => {
    const layers = makeShortcutLayers();
    layers.add(layer('page', ['F2', 'F9'], ['search', 'charge']));
    const close = layers.addBarrier();
    const done = layers.add(layer('dialog', ['F9'], ['charge']));
    expect(press(layers, 'F9').pressed).toEqual(['dialog']);
    expect(press(layers, 'F2')).toEqual({ pressed: [], prevented: false });
    expect(layers.reachedActions()).toEqual(['charge']);
    const closeInner = layers.addBarrier();
    expect(press(layers, 'F9').pressed).toEqual([]);
    for (const end of [closeInner, done, close]) end();
    expect(press(layers, 'F2').pressed).toEqual(['page']);
    expect(layers.reachedActions()).toEqual(['search', 'charge']);
  });

  it('is nobody while it is held down, and not the browser either', () => {
    const layers = makeShortcutLayers();
    layers.add(layer('page', ['F9']));
    expect(press(layers, 'F9', { isHeld: true })).toEqual({ pressed: [], prevented: true });
  });

  it('is nobody when a field has used it', () => {
    const layers = makeShortcutLayers();
    layers.add(layer('page', ['F2']));
    expect(press(layers, 'F2', { isTaken: true }).pressed).toEqual([]);
  });
});
