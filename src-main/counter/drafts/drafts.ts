import { type Permission, permissionToIssue } from '../../contract/counter/permissions.ts';
import {
  type DocumentDraftBody,
  type DocumentDraftListed,
  type DocumentDraftResource,
  MAX_DRAFTS,
} from '../../contract/documents/document-draft.ts';
import type { Outcome, Problem } from '../../contract/problems/problems.ts';
import { refuse } from '../../contract/problems/refuse.ts';
import { documentTypes, type Environment } from '../../documents/kinds.ts';
import type { Permits } from '../operators/permits.ts';
import type { Removals } from '../removals/removals.ts';
import type { DraftStore, DraftWriting } from './draft-store.ts';

export interface DraftDependencies {
  readonly store: DraftStore;
  readonly permits: Permits;
  readonly removals: Pick<Removals, 'remove'>;
  readonly now: () => Date;
}

export type Drafts = ReturnType<typeof makeDrafts>;

/**
 * Documents that are being written, each of those who may issue its kind. Its id is the Idempotency-Key it is issued
 * with: the transaction that issues it takes the draft away.
 */
export function makeDrafts({ store, permits, removals, now }: DraftDependencies) {
  const mayIssue = async (session: string, permission: Permission) =>
    (await permits.asOwner(session, permission)).ok;

  /** The draft, to an operator who may issue it. */
  async function findDraft(session: string, id: string): Promise<Outcome<DocumentDraftResource>> {
    const draft = await store.find(id);
    if (!draft) return refuse(gone);
    const permit = await permits.asOwner(session, permissionToIssue[draft.type]);
    return permit.ok ? { ok: true, value: draft } : permit;
  }

  return {
    async list(session: string, environment: Environment): Promise<readonly DocumentDraftListed[]> {
      const needed = [...new Set(Object.values(permissionToIssue))];
      const judged = await Promise.all(needed.map((permission) => mayIssue(session, permission)));
      const allowed = needed.filter((_, index) => judged[index]);
      const types = documentTypes.filter((type) => allowed.includes(permissionToIssue[type]));
      return store.all(environment, types);
    },

    get: findDraft,

    async put(
      session: string,
      id: string,
      draft: DocumentDraftBody,
    ): Promise<Outcome<DocumentDraftResource>> {
      const permit = await permits.asOwner(session, permissionToIssue[draft.type]);
      if (!permit.ok) return permit;
      const operator = permit.value?.operator;
      const at = now().toISOString();
      return outcomeOf(await store.put({ id, draft, operator, at, limit: MAX_DRAFTS }));
    },

    async discard(session: string, id: string): Promise<Outcome<undefined>> {
      const draft = await findDraft(session, id);
      if (!draft.ok) return draft;
      const isDone = await removals.remove('document_draft', id, session);
      return isDone ? { ok: true, value: undefined } : refuse(gone);
    },
  };
}

function outcomeOf(writing: DraftWriting): Outcome<DocumentDraftResource> {
  switch (writing.kind) {
    case 'written':
      return { ok: true, value: writing.draft };
    case 'no_business':
      return refuse({ code: 'not_ready', detail: 'Configure antes el negocio de este ambiente.' });
    case 'issued':
      return refuse({ code: 'invalid_state', detail: 'Este borrador ya se emitió: búsquelo en Documentos.' });
    case 'other':
      return refuse({ code: 'invalid_state', detail: 'Este borrador es de otro tipo o de otro ambiente.' });
    case 'full':
      return refuse({
        code: 'invalid_state',
        detail: `Ya hay ${MAX_DRAFTS} borradores guardados: emita o descarte alguno antes.`,
      });
  }
}

const gone: Problem = { code: 'not_found', detail: 'Este borrador ya no existe: se emitió o se descartó.' };
