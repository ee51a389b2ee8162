export const operators = {
  title: 'Operators',
  intro:
    'Whoever serves signs in with a PIN. So each shift has an owner, and what is delicate is allowed by who should.',
  none: 'There are no operators yet',
  noneHint:
    'Without operators anybody sells without a PIN. The first person administrates and creates the others.',
  first: 'Create the administrator',
  new: 'New operator',
  list: 'Operators',
  name: 'Name',
  role: 'Role',
  state: 'State',
  active: 'Active',
  inactive: 'No longer works here',
  locked: 'PIN locked for a moment',
  edit: 'Change',
  editOf: 'Change {{name}}',

  createTitle: 'New operator',
  firstTitle: 'The administrator',
  editTitle: 'Change operator',
  firstHint: 'The first person administrates. They can create cashiers and supervisors afterwards.',
  create: 'Create',
  pin: 'PIN',
  newPin: 'New PIN',
  pinHint: '4 to 8 digits, to sign in and to allow things; it cannot be seen again.',
  newPinHint: 'Leave it empty to keep it. A new one ends the wait for wrong PINs.',
  repeatPin: 'Repeat the PIN',
  pinsDiffer: 'The two PINs are not the same.',
  works: 'Works here',
  worksHint: 'Whoever leaves is not deleted: what they did stays in their name.',
  roleHint: {
    cashier: 'Sells, opens and closes their till, notes money in and out.',
    supervisor:
      'Also takes the X report, accepts returns, allows discounts and prices, and closes the tills of others.',
    administrator: 'Also manages operators, tills and fiscal machines.',
  },

  onlyAdministrator: 'Only an administrator can make changes here.',
  signIn: 'Sign in as administrator',
  signInTitle: 'An administrator signs in',
};
