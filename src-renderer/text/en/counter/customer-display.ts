import type { Text } from '../../text.ts';

export const customerDisplay: Text['customerDisplay'] = {
  open: 'Open the customer’s display',
  welcome: 'Welcome',
  waiting: 'This screen shows the sale of the counter that is open on this computer.',
  thanks: 'Thank you for your purchase!',
  change: 'Your change',
  discount: 'Your discount',
};
