import { issueDateOfKey } from '../../documents/identifiers/access-key.ts';
import { readDocument } from '../../documents/reading/read-document.ts';
import { startOfEcuadorDay } from '../../documents/values/ecuador-time.ts';
import { type AfterEmptyAnswer, afterEmptyAnswer } from '../../issuing/authorization/empty-answer.ts';
import type { DocumentStates } from '../../issuing/ports/document-states.ts';
import { type DecidingPhase, type Draft, decidingPhases, type KnownFacts } from '../ports/draft.ts';
import type { AskedEnvironment, AuthorityAnswer, ImportAuthority } from '../ports/import-authority.ts';
import type { Decide, ImportStore, StoredImport } from '../ports/import-store.ts';
import { decideDraft, type Enclosed, isWorthAsking, type KeyAnswer } from './decide-draft.ts';
import { signatureValueOf } from './signature-value.ts';

export interface DecidingDependencies {
  readonly store: Pick<ImportStore, 'drafts' | 'knownFacts' | 'decide' | 'away' | 'signedXml'>;
  readonly authority: ImportAuthority;
  readonly states: DocumentStates;
  readonly now: () => Date;
  /** Questions to the authority at once. */
  readonly questions: number;
  /** Milliseconds until a silent authority is asked again; after the last, what else is known must do. */
  readonly patience: readonly number[];
  /** Resolves after so many milliseconds, earlier when the line is back, and on abort. */
  readonly wait: (ms: number, signal: AbortSignal) => Promise<void>;
}

/** Drafts in one transaction: issuing waits for one at most. */
const BATCH = 10;

interface Deciding {
  readonly stored: StoredImport;
  readonly ruc: string;
  readonly signal: AbortSignal;
}

/**
 * Decides all that is pending, documents before the keys of listings. Each batch is one transaction, so that it can be
 * killed anywhere. False when the import was canceled or the program stops.
 */
export async function decideImport(dependencies: DecidingDependencies, deciding: Deciding): Promise<boolean> {
  let silences = deciding.stored.awayRounds;
  for (const phase of decidingPhases) {
    const decided = await decidePhase(dependencies, { ...deciding, phase, silences });
    if (!decided.isUnderWay) return false;
    silences = decided.silences;
  }
  return true;
}

/**
 * Decides the documents that wait, as `decideImport` would at the end: for when no listing can follow that speaks of
 * them, and nobody is asked about them. False when the import was canceled or the program stops.
 */
export async function decideWaiting(
  dependencies: DecidingDependencies,
  deciding: Deciding,
): Promise<boolean> {
  const silences = deciding.stored.awayRounds;
  return (await decidePhase(dependencies, { ...deciding, phase: 1, silences })).isUnderWay;
}

/** The same for what is just found, before it ever waits. */
export const decideAtOnce: Decide = (draft, knownFacts) => decideDraft(draft, knownFacts, notAsked);

async function decidePhase(
  dependencies: DecidingDependencies,
  {
    stored,
    ruc,
    signal,
    phase,
    ...before
  }: Deciding & { readonly phase: DecidingPhase; readonly silences: number },
): Promise<Decided> {
  const { store, patience, wait } = dependencies;
  let { silences } = before;
  let waited = 0;
  for (;;) {
    if (signal.aborted) return { isUnderWay: false, silences };
    const drafts = await store.drafts(stored.id, phase, BATCH);
    const [first] = drafts;
    if (!first) return { isUnderWay: true, silences };
    // All that were asked less often are decided: the authority is given time for the rest.
    if (first.asked > waited) await wait(patience[first.asked - 1] ?? 0, signal);
    waited = first.asked;
    const round = await decideSome(dependencies, { stored, ruc, drafts, silences });
    if (!round.isUnderWay) return round;
    if (round.silences > silences) await wait(patience[silences] ?? 0, signal);
    silences = round.silences;
  }
}

interface Decided {
  readonly isUnderWay: boolean;
  /** How often in a row the authority answered nothing at all. */
  readonly silences: number;
}

interface Round {
  readonly stored: StoredImport;
  readonly ruc: string;
  readonly drafts: readonly Draft[];
  readonly silences: number;
}

async function decideSome(dependencies: DecidingDependencies, round: Round): Promise<Decided> {
  const { store, patience, now } = dependencies;
  const { stored, drafts } = round;
  const answers = await askAll(dependencies, round);
  const silences = silencesAfter(round, answers, patience.length);
  if (silences !== round.silences && !(await store.away(stored.id, silences))) {
    return { isUnderWay: false, silences };
  }
  const isGivenUp = round.silences >= patience.length;
  const answerOf = ({ facts, asked: attempts }: Draft): KeyAnswer => {
    const answer = answers.get(facts.accessKey) ?? notAsked;
    const isTooLate = answer.kind === 'silent' ? isGivenUp : attempts >= patience.length;
    return isTooLate && (answer.kind === 'silent' || answer.kind === 'undecided') ? { kind: 'away' } : answer;
  };
  const isUnderWay = await store.decide(stored.id, {
    drafts,
    decide: (draft, knownFacts) => decideDraft(draft, knownFacts, answerOf(draft)),
    at: now(),
  });
  return { isUnderWay, silences };
}

/** One more when nothing that was asked was answered, and none once something is. */
function silencesAfter({ silences }: Round, answers: ReadonlyMap<string, KeyAnswer>, atMost: number): number {
  if (answers.size === 0) return silences;
  const isSilent = [...answers.values()].every(({ kind }) => kind === 'silent');
  return isSilent ? Math.min(silences + 1, atMost) : 0;
}

const notAsked: KeyAnswer = { kind: 'not_asked' };

/** What the authority says of each key whose draft it could decide; asked a few at a time. */
async function askAll(
  dependencies: DecidingDependencies,
  { stored, ruc, drafts, silences }: Round,
): Promise<ReadonlyMap<string, KeyAnswer>> {
  const answers = new Map<string, KeyAnswer>();
  const { environment } = stored;
  if (environment === 'sandbox') return answers;
  const { store, questions, patience } = dependencies;
  const knownFacts = await store.knownFacts(stored, drafts);
  const worthAsking = drafts.filter((draft) =>
    isWorthAsking(draft, knownFacts.get(draft.facts.accessKey) ?? nothing),
  );
  const queue = [...new Map(worthAsking.map((draft) => [draft.facts.accessKey, draft])).values()];
  for (const { facts } of queue) answers.set(facts.accessKey, { kind: 'silent' });
  const askNext = async (): Promise<KeyAnswer | undefined> => {
    const draft = queue.shift();
    if (!draft) return undefined;
    const { listing } = knownFacts.get(draft.facts.accessKey) ?? nothing;
    const answer = await ask(dependencies, { environment, draft, ruc, isListed: listing !== undefined });
    answers.set(draft.facts.accessKey, answer);
    return answer;
  };
  // A line that was given up is tried with one question before all the others are asked for nothing.
  if (silences >= patience.length && (await askNext())?.kind === 'silent') return answers;
  const worker = async () => {
    while (await askNext());
  };
  await Promise.all(Array.from({ length: questions }, worker));
  return answers;
}

const nothing: KnownFacts = {};

interface Question {
  readonly environment: AskedEnvironment;
  readonly draft: Draft;
  readonly ruc: string;
  readonly isListed: boolean;
}

async function ask(
  dependencies: Pick<DecidingDependencies, 'store' | 'authority' | 'states' | 'now'>,
  { environment, draft, ruc, isListed }: Question,
): Promise<KeyAnswer> {
  const { store, authority, states, now } = dependencies;
  const { facts } = draft;
  const { accessKey } = facts;
  const answer = await authority.ask(environment, accessKey);
  switch (answer.kind) {
    case 'unavailable':
      return { kind: 'silent' };
    case 'authorized': {
      const brought = facts.kind === 'document' ? await store.signedXml(draft.itemId) : undefined;
      const enclosed = enclosedIn(answer, { accessKey, ruc, brought, environment });
      return { kind: 'authorized', authorizedAt: answer.authorizedAt, enclosed };
    }
    case 'not_found': {
      const document = facts.kind === 'document' ? facts : undefined;
      const lastState = await afterEmptyAnswer(
        {
          at: now(),
          since: startOfEcuadorDay(issueDateOfKey(accessKey)),
          isEnveloped: document?.envelope !== undefined,
          isListed,
          isSigned: document !== undefined,
        },
        () => states.stateOf(environment, accessKey),
      );
      return toAnswer(lastState);
    }
    default:
      return answer;
  }
}

function toAnswer(state: AfterEmptyAnswer): KeyAnswer {
  switch (state.kind) {
    case 'undecided':
    case 'not_authorized':
    case 'annulled':
      return { kind: state.kind };
    case 'authorized': {
      if (state.by !== 'state') return { kind: 'not_handed_out' };
      const { decidedAt } = state;
      return {
        kind: 'authorized',
        ...(decidedAt !== undefined && { authorizedAt: new Date(decidedAt).toISOString() }),
        enclosed: { kind: 'none' },
      };
    }
    case 'signed':
    case 'unknown':
      return { kind: 'not_handed_out' };
  }
}

interface Expected {
  readonly accessKey: string;
  readonly ruc: string;
  readonly environment: AskedEnvironment;
  /** The document that was imported with this key. */
  readonly brought: string | undefined;
}

function enclosedIn(
  { xml }: Extract<AuthorityAnswer, { kind: 'authorized' }>,
  { accessKey, ruc, environment, brought }: Expected,
): Enclosed {
  if (xml === undefined) return { kind: 'none' };
  const reading = readDocument(xml);
  if (!reading.ok) return { kind: 'unreadable' };
  const { identity, issuer } = reading.document;
  if (identity.accessKey !== accessKey || issuer.ruc !== ruc) return { kind: 'unreadable' };
  return {
    kind: 'readable',
    isSame: brought === undefined || signatureValueOf(brought) === signatureValueOf(xml),
    document: { ...reading.document, identity: { ...identity, environment } },
    signedXml: new TextEncoder().encode(xml),
  };
}
