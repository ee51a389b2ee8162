import type { DocumentResource } from '../contract/documents/document-resource.ts';
import type { Outcome } from '../contract/problems/problems.ts';
import type { IssuingStore } from './ports/issuing-store.ts';
import type { WaitingDecision } from './ports/waiting.ts';
import { ownDocument } from './preparing/own-document.ts';
import type { Caller } from './requests/caller.ts';
import { resourceOf } from './resource.ts';

export interface RefreshDependencies {
  readonly store: Pick<IssuingStore, 'document' | 'transaction'>;
  readonly now: () => Date;
  /** Called after the commit: an outbox entry is due. */
  readonly due: () => void;
}

/** The document as it is, and whether a check was queued. */
export type RefreshReply = Outcome<{ readonly document: DocumentResource; readonly queued: boolean }>;

/** Decisions that asking again may make needless. */
const askedAgain: readonly WaitingDecision[] = ['authorization_mismatch', 'authorization_unknown'];

/** A document is checked at most once in this time (interface specification, "Limits"). */
const REFRESH_EVERY_MS = 10_000;

/**
 * Has the authority asked at once whether it decided on a submitted document; the result comes the usual way. One that
 * is pending, decided, or waits for a person is given back as it is, and nothing is queued; but one that waits because
 * the authority answered with another document, or nothing any more, is asked about again.
 */
export async function refreshStatus(
  { store, now, due }: RefreshDependencies,
  caller: Caller,
  id: string,
): Promise<RefreshReply> {
  const target = await ownDocument(store, caller, { id });
  if (!target.ok) return target;
  const refreshed = await store.transaction(async (transaction) => {
    const document = (await transaction.document(id, {})) ?? target.value;
    const entry = await transaction.waiting(id);
    const isHeld = entry?.decision !== undefined && !askedAgain.includes(entry.decision);
    if (document.status !== 'submitted' || !entry || isHeld) {
      return { kind: 'as_it_is', document } as const;
    }
    const at = now();
    const leftMs = timeLeft(entry.refreshAskedAt, at);
    if (leftMs > 0) return { kind: 'too_soon', leftMs } as const;
    await transaction.askNow(id, at);
    return { kind: 'queued', document } as const;
  });
  if (refreshed.kind === 'too_soon') {
    return {
      ok: false,
      problem: {
        code: 'refresh_too_soon',
        detail: 'La consulta de este documento se pidió hace menos de 10 segundos.',
        documentId: id,
        retryAfterSeconds: Math.ceil(refreshed.leftMs / 1000),
      },
    };
  }
  if (refreshed.kind === 'queued') due();
  return {
    ok: true,
    value: { document: resourceOf(refreshed.document), queued: refreshed.kind === 'queued' },
  };
}

/** Until the next check may be asked for; an earlier one from the future is that of a clock that was wrong. */
function timeLeft(askedAt: string | undefined, at: Date): number {
  if (askedAt === undefined) return 0;
  const elapsed = at.getTime() - Date.parse(askedAt);
  return elapsed < 0 ? 0 : REFRESH_EVERY_MS - elapsed;
}
