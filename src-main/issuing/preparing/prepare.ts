import type { Outcome } from '../../contract/problems/problems.ts';
import { kindOf } from '../../documents/all-kinds/types.ts';
import type { Metadata } from '../../documents/body/common-body.ts';
import type { Channel, DocumentType, Simulation } from '../../documents/kinds.ts';
import type { DocumentContent, DocumentIdentity } from '../../documents/model/document.ts';
import type { DocumentKind } from '../../documents/model/document-kind.ts';
import type { Issuer } from '../../documents/parties/issuer.ts';
import { ecuadorDate } from '../../documents/values/ecuador-time.ts';
import type { Fault } from '../../documents/values/fault.ts';
import { chooseSeries } from '../numbering/numbering.ts';
import type { IssuingStore, Series } from '../ports/issuing-store.ts';
import type { Caller } from '../requests/caller.ts';
import { additionalFieldFaults } from './additional-field-faults.ts';
import { type Blocker, certificateBlockers, numberingBlockers } from './blockers.ts';
import { computeBody, issuerAt, refused } from './compute-body.ts';
import { sizeFaults } from './document-size.ts';
import { fillTillMachine } from './till-machine.ts';

/** A body checked and computed as issued at an instant; nothing is spent or stored yet. */
export interface Prepared {
  readonly kind: DocumentKind;
  readonly issueDate: string;
  readonly content: DocumentContent;
  readonly metadata: Metadata;
  readonly simulate: Simulation | undefined;
  readonly channel: Channel;
  readonly issuer: Issuer;
  /** Absent when no series is active: then `blockers` says so. */
  readonly series: Series | undefined;
  /** What would stop issuing right now. */
  readonly blockers: readonly Blocker[];
}

/** Body → faults or what is to be issued: the common way of preview and issue. */
export async function prepare(
  store: IssuingStore,
  caller: Caller,
  request: { type: DocumentType; body: unknown; at: Date },
): Promise<Outcome<Prepared>> {
  const kind = kindOf(request.type);
  const { entityId, environment } = caller;
  const issueDate = ecuadorDate(request.at);
  const [read, series] = await Promise.all([
    computeBody(store, caller, {
      kind,
      body: request.body,
      issueDate,
      complete: (body) => fillTillMachine(store, caller, body),
    }),
    store.series({ entityId, environment, type: kind.type }),
  ]);
  if (!read.ok) return read;
  const { common, business, computed } = read.value;
  const choice = chooseSeries(series, common);
  const faults = [
    ...(computed.ok ? [] : computed.faults),
    ...(choice.kind === 'unknown' ? [choice.fault] : []),
    ...(common.channel !== undefined && caller.channel !== 'api' ? [doorFault] : []),
  ];
  if (!computed.ok || faults.length > 0) return refused(faults);
  const chosen = choice.kind === 'chosen' ? choice.series : undefined;
  const issuer = issuerAt(business, chosen?.establishment);
  const identity = placeholderIdentity(kind.type, caller, issueDate);
  const document = { identity, issuer, content: computed.value };
  const unfit = [...additionalFieldFaults(document), ...sizeFaults(kind, document)];
  if (unfit.length > 0) return refused(unfit);
  return {
    ok: true,
    value: {
      kind,
      issueDate,
      content: computed.value,
      metadata: common.metadata,
      simulate: common.simulate,
      channel: common.channel ?? caller.channel,
      issuer,
      series: chosen,
      blockers: [...numberingBlockers(chosen, kind.label), ...certificateBlockers(business, request.at)],
    },
  };
}

/** The window, the command line and an agent issue under their own name, whatever a body says. */
const doorFault: Fault = {
  pointer: '/channel',
  code: 'not_allowed_here',
  message: 'El canal de una tienda en línea lo dice solo quien emite con una clave de API: quite este campo.',
};

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
