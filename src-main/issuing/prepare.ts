import type { Problem } from '../contract/problems.ts';
import { checkBody } from '../documents/check-body.ts';
import type { CommonBody, Metadata } from '../documents/common-body.ts';
import type { DocumentContent, DocumentIdentity } from '../documents/document.ts';
import type { DocumentKind } from '../documents/document-kind.ts';
import { ecuadorDate } from '../documents/ecuador-time.ts';
import type { Fault } from '../documents/fault.ts';
import type { Issuer } from '../documents/issuer.ts';
import type { DocumentType, Simulation } from '../documents/kinds.ts';
import { kindOf } from '../documents/types.ts';
import { type Blocker, certificateBlockers, numberingBlocker } from './blockers.ts';
import type { Caller } from './caller.ts';
import { sizeFaults } from './document-size.ts';
import type { IssuingStore, Series } from './issuing-store.ts';
import { chooseSeries } from './numbering.ts';

/** A body checked and computed as issued at an instant; nothing is spent or stored yet. */
export interface Prepared {
  readonly kind: DocumentKind;
  readonly issueDate: string;
  readonly content: DocumentContent;
  readonly metadata: Metadata;
  readonly simulate: Simulation | undefined;
  readonly issuer: Issuer;
  /** Absent when no series is active: then `blockers` says so. */
  readonly series: Series | undefined;
  /** What would stop issuing right now. */
  readonly blockers: readonly Blocker[];
}

export type Preparation =
  | { readonly ok: true; readonly value: Prepared }
  | { readonly ok: false; readonly problem: Problem };

/** Body → faults or content: the common way of preview and issue. */
export async function prepare(
  store: IssuingStore,
  caller: Caller,
  request: { type: DocumentType; body: unknown; at: Date },
): Promise<Preparation> {
  const kind = kindOf(request.type);
  const checked = checkBody(kind.body, request.body);
  const simulated = isSimulated(request.body) && caller.environment !== 'sandbox' ? [simulateError] : [];
  if (!checked.ok) return refused([...checked.faults, ...simulated]);
  if (simulated.length > 0) {
    return { ok: false, problem: { code: 'simulate_not_allowed', errors: simulated } };
  }
  const common: CommonBody = checked.value;
  const [business, series, customers] = await Promise.all([
    store.business(caller.entityId),
    store.series({ entityId: caller.entityId, environment: caller.environment, type: kind.type }),
    store.customers(kind.references(checked.value).map(({ id }) => id)),
  ]);
  if (!business) throw new Error(`the caller's business ${caller.entityId} does not exist`);
  const issueDate = ecuadorDate(request.at);
  const computed = kind.compute(checked.value, { issueDate, customers });
  const choice = chooseSeries(series, common);
  const faults = [
    ...(computed.ok ? [] : computed.faults),
    ...(choice.kind === 'unknown' ? [choice.fault] : []),
  ];
  if (!computed.ok || faults.length > 0) return refused(faults);
  const chosen = choice.kind === 'chosen' ? choice.series : undefined;
  const address = chosen && business.addresses.get(chosen.establishment);
  const issuer = { ...business.issuer, ...(address && { establishmentAddress: address }) };
  const identity = placeholderIdentity(kind.type, caller, issueDate);
  const oversize = sizeFaults(kind, { identity, issuer, content: computed.value });
  if (oversize.length > 0) return refused(oversize);
  return {
    ok: true,
    value: {
      kind,
      issueDate,
      content: computed.value,
      metadata: common.metadata,
      simulate: common.simulate,
      issuer,
      series: chosen,
      blockers: [
        ...(chosen ? [] : [numberingBlocker(kind.label)]),
        ...certificateBlockers(business, request.at),
      ],
    },
  };
}

/** As long as any identity: what a document weighs is known before its number is. */
function placeholderIdentity(
  type: DocumentType,
  { environment }: Caller,
  issueDate: string,
): DocumentIdentity {
  const accessKey = '0'.repeat(49);
  return {
    type,
    environment,
    establishment: '000',
    emissionPoint: '000',
    sequential: 0,
    accessKey,
    issueDate,
  };
}

function isSimulated(body: unknown): boolean {
  return typeof body === 'object' && body !== null && 'simulate' in body;
}

const simulateError: Fault = {
  pointer: '/simulate',
  code: 'not_allowed_here',
  message: 'El resultado solo se simula con una clave de pruebas (sandbox).',
};

function refused(faults: readonly Fault[]): Preparation {
  return { ok: false, problem: { code: 'validation_failed', errors: faults } };
}
