/** The declaration of the whole business, and what may be missing in it. */
export const headDeclaration = {
  file: 'Excel workbook',
  check:
    'They come from what was authorized and from the purchases of all tills that report to the head office. Where it says “Decide”, a document is not enough to know. The annex of transactions (ATS) each till gives, with its own purchases, where it closes the month.',
  behind: 'Something of these tills may be missing',
  waiting_one: '{{count}} record still to be sent',
  waiting_other: '{{count}} records still to be sent',
  seen: 'last heard of {{at}}',
  neverSeen: 'has reported nothing yet',
  withoutPurchases: 'The purchases of these tills are missing',
  update:
    'An earlier version does not report them: update it. An updated one sends them by itself, within minutes.',
  rejected_one: '{{count}} record of a till could not be stored, and is not in them. It is on the home page.',
  rejected_other:
    '{{count}} records of tills could not be stored, and are not in them. They are on the home page.',
  conflicts: 'Purchases recorded at several tills in different ways',
  conflict:
    '{{supplier}} {{number}} ({{stations}}): they differ in {{differences}}. That of {{first}} counts.',
  differences: {
    month: 'the month in which it is declared',
    amounts: 'the amounts',
    tax_support: 'the support',
    regime: 'the regime of the supplier',
    withholding: 'whether it is withheld from',
  },
};
