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
  rejected_lines_one:
    '{{count}} record of a till could not be stored, and is not in them. It is on the home page.',
  rejected_lines_other:
    '{{count}} records of tills could not be stored, and are not in them. They are on the home page.',
  unreadable_documents_one: '{{count}} document of these days cannot be read, and is not in the figures.',
  unreadable_documents_other: '{{count}} documents of these days cannot be read, and are not in the figures.',
  number_conflicts_one:
    'Two documents have {{count}} number of these days. Until that is resolved on the home page, both count.',
  number_conflicts_other:
    'Two documents each have {{count}} numbers of these days. Until that is resolved on the home page, both count.',
  missing_numbers_one: '{{count}} number is missing among those of these days. It is on the home page.',
  missing_numbers_other:
    '{{count}} numbers are missing among those of these days. They are on the home page.',
  outdated: 'The balances saved of {{from}} to {{to}} are not those of now',
  saveAgain:
    'Documents or purchases came or changed after they were saved. Look at that period and save it again; where it is declared already, ask your accountant.',
  conflicts: 'Purchases recorded at several tills in different ways',
  conflict:
    '{{supplier}} {{number}} ({{stations}}): they differ in {{differences}}. That of {{first}} counts.',
  moreConflicts_one: 'And {{count}} more purchase.',
  moreConflicts_other: 'And {{count}} more purchases.',
  differences: {
    month: 'the month in which it is declared',
    amounts: 'the amounts',
    tax_support: 'the support',
    regime: 'the regime of the supplier',
    withholding: 'whether it is withheld from',
  },
};
