import type { DocumentPreview } from '../contract/documents/document-resource.ts';
import type { Outcome } from '../contract/problems/problems.ts';
import { kindOf } from '../documents/all-kinds/types.ts';
import type { DocumentType } from '../documents/kinds.ts';
import { ecuadorDate } from '../documents/values/ecuador-time.ts';
import type { IssuingClock } from './ports/clock-port.ts';
import type { IssuingStore } from './ports/issuing-store.ts';
import { clockWarnings } from './preparing/clock-lock.ts';
import { prepare } from './preparing/prepare.ts';
import { type SigningOutlook, signingWarnings } from './preparing/signing-warnings.ts';
import type { Caller } from './requests/caller.ts';
import { canonicalJson, sha256 } from './requests/fingerprint.ts';

export interface PreviewDependencies {
  readonly store: IssuingStore;
  readonly now: () => Date;
  readonly clock: IssuingClock;
  readonly outlook?: SigningOutlook;
}

/** Checks and computes a body as issued now, without spending a number, storing or sending anything. */
export async function previewDocument(
  { store, now, clock, outlook }: PreviewDependencies,
  caller: Caller,
  { type, body }: { type: DocumentType; body: unknown },
): Promise<Outcome<DocumentPreview>> {
  const at = now();
  const prepared = await prepare(store, caller, { type, body, at });
  if (!prepared.ok) return prepared;
  const { kind, content, issueDate, issuer, blockers } = prepared.value;
  const { total, taxTotal } = kind.summary(content);
  return {
    ok: true,
    value: {
      object: 'document_preview',
      type,
      preview_id: await previewIdOf(store, caller, { type, body, at }),
      environment: caller.environment,
      entity_id: caller.entityId,
      issue_date: issueDate,
      total,
      tax_total: taxTotal,
      warnings: [
        ...blockers,
        ...clockWarnings(clock.judge()),
        ...(outlook ? await signingWarnings(outlook, { entityId: caller.entityId, at }) : []),
        ...kind.warnings(content, issueDate, issuer),
      ],
      document: content,
    },
  };
}

/**
 * Stateless: the same body, business, environment and day give the same identifier (api.md §3), while prices with taxes
 * are computed the same way.
 */
export async function previewIdOf(
  store: Pick<IssuingStore, 'pricesWithTaxes'>,
  caller: Caller,
  request: { type: DocumentType; body: unknown; at: Date },
): Promise<string> {
  return sha256(
    canonicalJson(request.body),
    request.type,
    caller.entityId,
    caller.environment,
    ecuadorDate(request.at),
    kindOf(request.type).revision,
    await store.pricesWithTaxes(),
  );
}
