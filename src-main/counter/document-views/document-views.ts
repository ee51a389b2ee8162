import {
  type DocumentView,
  type DocumentViewBody,
  type DocumentViewPatch,
  MAX_VIEWS,
} from '../../contract/documents/lists/document-view.ts';
import type { Outcome, Problem } from '../../contract/problems/problems.ts';
import { refuse } from '../../contract/problems/refuse.ts';
import type { Permits } from '../operators/permits.ts';
import type { Removals } from '../removals/removals.ts';
import type { DocumentViewStore, ViewWriting } from './document-view-store.ts';

export interface DocumentViewDependencies {
  readonly store: DocumentViewStore;
  readonly permits: Permits;
  readonly removals: Pick<Removals, 'remove'>;
  readonly now: () => Date;
  readonly newId: () => string;
}

export type DocumentViews = ReturnType<typeof makeDocumentViews>;

/** Lists of documents kept under a name: each person's own, and those of the shop, on which decides who sees reports. */
export function makeDocumentViews({ store, permits, removals, now, newId }: DocumentViewDependencies) {
  /** The owner of what somebody is about to write, or what keeps them from it. */
  async function ownerFor(session: string, isShared: boolean): Promise<Outcome<string | null>> {
    const permit = await permits.asOwner(session, isShared ? 'read_reports' : 'read_documents');
    if (!permit.ok) return permit;
    return { ok: true, value: isShared ? null : (permit.value?.operator.id ?? null) };
  }

  /** Whether a view exists for somebody, and is theirs to change. */
  async function rejection(session: string, id: string): Promise<Problem | undefined> {
    const owner = await store.ownerOf(id);
    if (owner === undefined) return gone;
    const own = await ownerFor(session, owner === null);
    if (!own.ok) return own.problem;
    return own.value === owner ? undefined : gone;
  }

  return {
    async list(session: string): Promise<readonly DocumentView[]> {
      return store.seenBy((await permits.signedIn(session))?.id);
    },

    async create(
      session: string,
      { name, filters, shared }: DocumentViewBody,
    ): Promise<Outcome<DocumentView>> {
      const owner = await ownerFor(session, shared);
      if (!owner.ok) return owner;
      const at = now().toISOString();
      const view = { id: newId(), owner: owner.value, name, filters, at, limit: MAX_VIEWS };
      return outcomeOf(await store.add(view));
    },

    async change(session: string, id: string, patch: DocumentViewPatch): Promise<Outcome<DocumentView>> {
      const problem = await rejection(session, id);
      return problem ? refuse(problem) : outcomeOf(await store.change(id, patch));
    },

    async remove(session: string, id: string): Promise<Outcome<undefined>> {
      const problem = await rejection(session, id);
      if (problem) return refuse(problem);
      await removals.remove('document_view', id, session);
      return { ok: true, value: undefined };
    },
  };
}

function outcomeOf(written: ViewWriting): Outcome<DocumentView> {
  switch (written.kind) {
    case 'written':
      return { ok: true, value: written.view };
    case 'name_taken':
      return refuse(nameTaken);
    case 'full':
      return refuse(full);
  }
}

const gone: Problem = { code: 'not_found', detail: 'Esta vista ya no existe.' };

const nameTaken: Problem = {
  code: 'validation_failed',
  errors: [{ pointer: '/name', code: 'repeated', message: 'Ya hay una vista con este nombre: elija otro.' }],
};

const full: Problem = {
  code: 'invalid_state',
  detail: `Ya hay ${MAX_VIEWS} vistas guardadas: borre alguna antes.`,
};
