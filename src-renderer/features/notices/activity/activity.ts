import type { DocumentResource } from '../../../../src-main/contract/documents/document-resource.ts';
import type { PrinterResource } from '../../../../src-main/contract/printing/printer.ts';
import type { EventResource } from '../../../../src-main/contract/webhooks/event.ts';
import { kindOf } from '../../../../src-main/documents/all-kinds/types.ts';
import type { DocumentType, Environment } from '../../../../src-main/documents/kinds.ts';

/** Something that happened while somebody was selling. */
export type Activity = {
  /** The same activity has the same one whenever it is read. */
  readonly id: string;
  readonly at: string;
} & (
  | {
      readonly kind: 'refused';
      readonly documentId: string;
      readonly type: DocumentType;
      readonly number: string;
      readonly name: string;
    }
  | { readonly kind: 'printer'; readonly printer: string; readonly message: string; readonly remedy: string }
  | { readonly kind: 'caught_up'; readonly count: number }
  | { readonly kind: 'certificate_expiring'; readonly daysLeft: number }
  | { readonly kind: PlainKind }
);

const plainKinds = {
  'sync.offline': 'offline',
  'sync.recovered': 'recovered',
  'certificate.expired': 'certificate_expired',
  'clock.untrusted': 'clock_untrusted',
  'clock.confirmed': 'clock_confirmed',
  'series.stopped': 'series_stopped',
  'series.resumed': 'series_resumed',
  'series.raised': 'series_raised',
  'series.replaced': 'series_replaced',
  'storage.damaged': 'storage_damaged',
  'journal.incomplete': 'journal_incomplete',
} as const;
type PlainKind = (typeof plainKinds)[keyof typeof plainKinds];

/** What the service wrote down, as far as it is shown to a cashier in the current environment. */
export function activityOfEvent(event: EventResource, environment: Environment): Activity | undefined {
  if (event.environment !== undefined && event.environment !== environment) return undefined;
  const { id, created_at: at, type } = event;
  // A banner on every page says who stands in for the authority; who reversed a payment, saw it.
  if (type === 'entity.updated' || type === 'authority.substituted' || type === 'payment.reversed') {
    return undefined;
  }
  if (type !== 'certificate.expiring') return { id, at, kind: plainKinds[type] };
  return { id, at, kind: 'certificate_expiring', daysLeft: Number(event.data.days_left ?? 0) };
}

/** A document that the authority did not accept. */
export function activityOfRefused(document: DocumentResource): Activity {
  const { id, object: type, number, updated_at, status } = document;
  return {
    // Corrected and refused again is another activity.
    id: `${id} ${status} ${updated_at}`,
    at: updated_at,
    kind: 'refused',
    documentId: id,
    type,
    number,
    name: kindOf(type).summary(document).counterparty.name,
  };
}

/**
 * A printer at which something waits for a person.
 *
 * @param at when it was first seen so: the service only tells how it is
 */
export function activityOfPrinter(
  { id, name, trouble }: Pick<PrinterResource, 'id' | 'name' | 'trouble'>,
  at: string,
): Activity | undefined {
  if (!trouble) return undefined;
  const { code, message, remedy } = trouble;
  return { id: `${id} ${code}`, at, kind: 'printer', printer: name, message, remedy };
}

const quietKinds: readonly Activity['kind'][] = [
  'offline',
  'recovered',
  'clock_confirmed',
  'series_resumed',
  'series_raised',
  // The sale says it beside its ticket, and the status bar for as long as it is so.
  'printer',
];

/** What the screen shows anyway, or what is well again: it is in the list, and calls nobody. */
export function isQuiet({ kind }: Activity): boolean {
  return quietKinds.includes(kind);
}

/** The newest first. */
export function newestFirst(activities: readonly Activity[]): readonly Activity[] {
  return activities.toSorted((one, other) => other.at.localeCompare(one.at));
}
