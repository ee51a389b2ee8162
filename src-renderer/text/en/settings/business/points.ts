import type { points as spanish } from '../../../es/settings/business/points.ts';

export const points: typeof spanish = {
  title: 'Emission points',
  intro: 'Each emission point has a numbering of its own. Here is the next number in {{environment}}.',
  list: 'Emission points, with the next number of each document',
  point: 'Point',
  establishmentOf: 'Establishment {{code}}',
  noAddress: 'no address of its own',
  move: 'Change address',
  moveOf: 'Change the address of establishment {{code}}',
  moveTitle: 'Address of establishment {{code}}',
  moveHint: 'As in the RUC. Documents already issued keep the one they had.',
  raiseOf: 'Change the numbers of {{point}}',
  numbersTitle: 'Next numbers of {{point}}',
  numbersChangeHint:
    'Raise a number if another program gave those before. The ones skipped are not issued here, and there is no way back.',
  numbersQuestion: 'Look again before you confirm: a number cannot go down afterwards.',
  numbersMove: '{{type}}: from {{from}} to {{to}}',
  numbersConfirm: 'Yes, go on from there',
  new: 'New emission point',
  created: 'Point {{point}} is ready to issue.',

  createTitle: 'New emission point',
  establishment: 'Establishment',
  newEstablishment: 'New establishment…',
  establishmentCode: 'Code',
  establishmentCodeHint: 'Three digits, as in the RUC.',
  address: 'Address',
  addressHint: 'As in the RUC. It appears on documents.',
  code: 'Emission point',
  codeHint: 'Three digits. Use one at which no other program goes on issuing.',
  numbers: 'Next number in {{environment}}',
  numbersHint:
    'If you issued at this point with another program, type the number after the last one it issued. Empty, it begins at 1. It cannot go down afterwards.',
  testBegins: 'In SRI testing it always begins at 1.',
  create: 'Create point',
};
