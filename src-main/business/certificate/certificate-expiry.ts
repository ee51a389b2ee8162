import {
  daysLeftOf,
  expiryNoticeDays,
  isExpired,
} from '../../contract/business/certificate/certificate-validity.ts';
import type { EventResource } from '../../contract/webhooks/event.ts';
import { repeat } from '../../queue/repeat.ts';
import type { EventLog, NewEvent } from '../../reading/events/event-log.ts';
import type { CertificateInUse, CertificateStore } from '../ports/certificate-store.ts';

/**
 * What must be announced of a certificate's end and has not been yet: at most one notice, the latest, for a program that was
 * off while several fell due. `sentEvents`: those of any certificate.
 */
export function noticeDue(
  { id, entityId, validUntil }: CertificateInUse,
  { at, sentEvents }: { at: Date; sentEvents: readonly Pick<EventResource, 'type' | 'data'>[] },
): NewEvent | undefined {
  const ofThis = sentEvents.filter(({ data }) => data.certificate_id === id);
  const facts = { certificate_id: id, valid_until: validUntil };
  if (isExpired(validUntil, at)) {
    const wasSent = ofThis.some(({ type }) => type === 'certificate.expired');
    return wasSent ? undefined : { type: 'certificate.expired', entityId, data: facts };
  }
  const daysLeft = daysLeftOf(validUntil, at);
  const passed = expiryNoticeDays.findLast((days) => daysLeft <= days);
  if (passed === undefined) return undefined;
  const wasSent = ofThis.some(
    ({ type, data }) => type === 'certificate.expiring' && Number(data.days_left) <= passed,
  );
  if (wasSent) return undefined;
  return { type: 'certificate.expiring', entityId, data: { ...facts, days_left: daysLeft } };
}

export interface ExpiryDependencies {
  readonly certificates: Pick<CertificateStore, 'everyInUse'>;
  readonly events: Pick<EventLog, 'append' | 'find'>;
  readonly now: () => Date;
}

/** Records the notices due of every certificate in use. */
export async function notifyExpiries({ certificates, events, now }: ExpiryDependencies): Promise<void> {
  const [inUse, expiring, expired] = await Promise.all([
    certificates.everyInUse(),
    events.find({ type: 'certificate.expiring' }),
    events.find({ type: 'certificate.expired' }),
  ]);
  for (const certificate of inUse) {
    const notice = noticeDue(certificate, { at: now(), sentEvents: [...expiring, ...expired] });
    if (notice) await events.append(notice);
  }
}

/** A program that runs for weeks notices within the hour, and soon after the machine wakes up. */
const CHECK_MS = 60 * 60 * 1000;

/** Records the notices due now and from now on, until it is stopped. */
export function watchExpiries(
  dependencies: ExpiryDependencies,
  failed: (reason: unknown) => void,
): { stop(): Promise<void> } {
  return repeat(() => notifyExpiries(dependencies), { everyMs: CHECK_MS, failed });
}
