import type { DeliveryStatus, EmailDelivery } from '../documents/document-resource.ts';

/** One of the emails of a document, and the request it went out with: 0 is the one sent by itself. */
export interface RequestedEmail {
  readonly request: number;
  readonly email: EmailDelivery;
}

/** What one address says of all of them, the first that any has: trouble is not hidden behind what went well. */
const byPrecedence = ['failed', 'bounced', 'complained', 'queued', 'sent', 'delivered'] as const;

/** The status of the newest request is that of the document: sending again to a better address mends a failure. */
export function deliveryStatusOf(
  emails: readonly RequestedEmail[],
  withoutEmails: DeliveryStatus,
): DeliveryStatus {
  const newest = Math.max(...emails.map(({ request }) => request));
  const statuses = emails.filter(({ request }) => request === newest).map(({ email }) => email.status);
  return byPrecedence.find((status) => statuses.includes(status)) ?? withoutEmails;
}
