/** A document the authority refused, to be put right and sent again. */
export const correction = {
  open: 'Correct and resend',
  title: 'Correct document',
  titleOf: 'Correct: {{document}}',
  notRefused: 'This document awaits no correction',
  notRefusedHint:
    'Only one that the SRI returned or did not authorize is corrected. See how it stands on its page.',
  sri: 'SRI',
  pointedAt:
    'The SRI points at this datum. If you see something strange in it, correct it and resend; if not, download the report and send it to whoever supports you.',
  preview: 'As it will be',
  noPreview: 'The totals are shown once the data are complete.',
  faulty: 'There is more to correct',
  send: 'Resend to the SRI',
  keeps: 'It keeps its number, its access key and its issue date.',
  journey: {
    accepted: 'Issued',
    signed: 'Signed',
    received: 'Received by the SRI',
    authorized: 'Authorized',
    authorization_mismatch: 'The SRI authorized something else: it needs your decision',
    authorization_accepted: 'What the SRI authorized was accepted',
    returned: 'Returned by the SRI',
    not_authorized: 'Not authorized by the SRI',
    ride_generated: 'PDF made',
    email_sent: 'Sent by e-mail',
    email_failed: 'The e-mail did not leave',
    email_bounced: 'The e-mail bounced',
    corrected: 'Corrected and resent',
    recomputed: 'Corrected and resent, with IVA computed as base × rate',
    annulled: 'Annulled',
    send_delayed: 'Sending delayed',
  },
  buyer: {
    open: 'Correct customer',
    title: 'Correct customer',
    steps:
      'An authorized invoice is not changed. It takes two steps, done together here: a credit note for all of it, and a new sale of the same products to the right customer.',
    tipStays:
      'The tip and charges that are no products are not in the credit note: they stay on the invoice.',
    right: 'Right customer',
    same: "It is the invoice's own customer. Write the right one.",
    confirm: 'Issue note and prepare the sale',
    reason: "Correction of the buyer's data",
    done: 'Credit note issued',
    known: 'Use the details of {{name}}',
    paidBy: 'By the same forms of payment',
    credited: 'To be credited',
    sellAgain: 'Charge the new sale',
    sellAgainHint:
      'The sale is ready at the counter with the right customer and the same means of payment: the money does not move.',
  },
};
