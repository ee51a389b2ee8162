import { keysOf } from '../../../src-main/documents/values/keys-of.ts';

/**
 * What a key does and which one it is until somebody changes it. Those of the function row follow what the usual
 * points of sale have; F5 and F11 stay the browser's. No Ctrl+J and no Ctrl+M: scanners end a code with them.
 */
export const defaultKeys = {
  search: 'F2',
  tiles: 'Shift+F2',
  hold: 'F3',
  buyer: 'F4',
  collect_debt: 'Shift+F4',
  line_discount: 'F6',
  sale_discount: 'Shift+F6',
  free_line: 'F7',
  quantity: 'F8',
  line_note: 'Shift+F8',
  charge: 'F9',
  split_payment: 'F8',
  on_credit: 'F7',
  recall: 'F10',
  price_list: 'Ctrl+l',
  tip: 'Shift+F9',
  return_sale: 'Ctrl+d',
  reprint: 'Ctrl+p',
  open_drawer: 'Ctrl+o',
  cash: 'Ctrl+k',
  lock: 'Ctrl+b',
  go_home: 'Alt+0',
  go_counter: 'Alt+1',
  go_cash: 'Alt+2',
  go_documents: 'Alt+3',
  go_catalog: 'Alt+4',
  go_customers: 'Alt+5',
  go_machine: 'Alt+6',
  go_settings: 'Alt+7',
  delivery: 'Alt+8',
  notices: 'Alt+9',
  help: 'F1',
} as const satisfies Readonly<Record<string, string>>;

export type ShortcutAction = keyof typeof defaultKeys;
export const shortcutActions = keysOf(defaultKeys);

/** How the actions are shown together, in the order a person meets them. */
export const shortcutGroups = {
  sale: [
    'search',
    'tiles',
    'buyer',
    'quantity',
    'line_discount',
    'line_note',
    'free_line',
    'price_list',
    'sale_discount',
    'tip',
    'hold',
    'recall',
  ],
  charge: [
    'charge',
    'split_payment',
    'on_credit',
    'collect_debt',
    'reprint',
    'open_drawer',
    'return_sale',
    'cash',
    'lock',
  ],
  everywhere: [
    'go_home',
    'go_counter',
    'go_cash',
    'go_documents',
    'go_catalog',
    'go_customers',
    'go_machine',
    'go_settings',
    'delivery',
    'notices',
    'help',
  ],
} as const satisfies Readonly<Record<string, readonly ShortcutAction[]>>;
export type ShortcutGroup = keyof typeof shortcutGroups;
