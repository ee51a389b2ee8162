/** What the head office decides for its tills, beside products. */
export const headOperators = {
  intro:
    'These people work at the tills of their shop, which cannot change them. The PIN is set at each till and never leaves it. What each role may do is said at each till. A till’s own operators remain its own.',
  searchLabel: 'Search operators',
  searchPlaceholder: 'Name',
  none: 'The head office keeps no operators yet',
  noneHint:
    'Each till has its own. One that is made here reaches the tills, and from then on new ones are made here.',
  noMatch: 'No operator matches',
  noMatchHint: 'Try another word.',
  shop: 'Where they work',
  shopHint: 'They sign in at the tills of that shop alone. One administrator must be of all of them.',
  allShops: 'All shops',
};

export const headSettings = {
  backupsIntro:
    'A backup each day, encrypted, of what the head office brings together and of the key by which tills know it, while they go on reporting. A head office that runs beside a till is in that till’s backups already. It is restored at its computer, with “head restore”.',
  backupsNone: 'The head office makes no backups by itself.',
  backupsFolder:
    'Of the head office’s computer: of another disk, a USB stick or the network; its full path. On this same disk it would be lost with it.',
  tills: 'How the tills sell',
  intro:
    'What is decided here applies at all tills within seconds and cannot be changed there. The rest each till decides.',
  who: 'Who decides',
  each: 'Each till decides',
  eachHint: 'Each stays as it is and may change it.',
  prices: {
    exact: 'All: exactly the price on the shelf is paid',
    exactHint: 'IVA is what the price leaves.',
    classic: 'All: IVA is base × rate',
    classicHint:
      'The total may differ by a cent. Only if the SRI refuses invoices for differences (message 52).',
  },
  stock: {
    on: 'All keep stock',
    onHint: 'Each sale takes off what is tracked. Selling is never blocked for want of stock.',
    off: 'None keeps stock',
    offHint: 'Quantities that a till already has are kept, without being shown.',
  },
  scale: {
    tillsHint: 'Each reads the labels of its scale as it was told to.',
    decided: 'All: labels that begin with {{prefixes}}',
    decidedHint: 'To let each till decide again, take all prefixes away.',
  },
};
