/** Letters that go by themselves. */
export const letters = {
  to: 'E-mail',
  outcome: 'Outcome',
  waiting: 'About to leave',
  failed: 'It did not arrive',
  sentAt: 'Sent {{at}}',
};
