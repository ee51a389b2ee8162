import { hash } from 'node:crypto';
import type { WorkKind } from '../../../src-main/sync/delivery/outbox.ts';
import type { TestShop } from '../shops/shop.ts';
import { decideHeld, type SendingDecision } from './decide-held.ts';
import type { Computer } from './disks.ts';
import type { HistoryAuthority } from './history-authority.ts';
import type { Machine } from './machine.ts';
import { numberOf, type Paper } from './paper.ts';

/** Fifteen days, more than it takes to deliver what waits at the end: of an empty answer the authority has three. */
const MOST_ROUNDS = 60;
const ROUND_MS = 6 * 60 * 60 * 1000;

interface Surroundings {
  readonly authority: HistoryAuthority;
  readonly opened: (computer: Computer) => Promise<Machine>;
  readonly paper: Paper;
  /** The true time. */
  readonly clock: { now: Date };
  /** Called with a number and the document that was sent under it. */
  readonly learn: (number: string, documentId: string) => void;
  readonly broken: string[];
  readonly done: Record<string, number>;
}

/** Signing and sending of what waits at a computer, and what the promises about it are at the end. */
export function makeDeliveries({ authority, opened, paper, clock, learn, broken, done }: Surroundings) {
  /**
   * With which bytes each document was signed: with several where an older folder, which had it unsigned, signed it again
   * by a clock that was behind. Before one of them is sent again the authority is asked which it has.
   */
  const signatures = new Map<string, Set<string>>();
  let decisions: readonly SendingDecision[] = ['number_unproven', 'late', 'authorization_unknown'];

  async function sign(computer: Computer): Promise<void> {
    const { shop, fence } = await opened(computer);
    // What waits is signed and sent by the computer that the business moved to.
    if (fence.since() !== undefined) return;
    await deliverDue(computer, shop, 'signing');
  }

  async function send(computer: Computer): Promise<void> {
    const { shop, fence } = await opened(computer);
    if (fence.since() !== undefined) return;
    // As the running program does, which signs what was just issued and sends it.
    await deliverDue(computer, shop, 'signing');
    await deliverDue(computer, shop, 'sending');
    const taken = authority.takenNumbers();
    if (taken > 0) broken.push(`${taken} times a number of another document was sent`);
  }

  async function deliverDue(computer: Computer, shop: TestShop, kind: WorkKind): Promise<void> {
    broken.push(...(await decideHeld(shop, paper, decisions)));
    await authority.deliverDue({
      shop,
      kind,
      knowsTheDay: computer.clockBehind === 0,
      signing: (id, signedXml) =>
        void signatures.set(id, (signatures.get(id) ?? new Set()).add(digestOf(signedXml))),
      signed({ id, identity }, signedXml) {
        const { establishment, emissionPoint, sequential } = identity;
        learn(numberOf(establishment, emissionPoint, sequential), id);
        computer.issued.set(id, signedXml);
        if (!computer.damaged.has(id)) computer.journaled.set(id, signedXml);
      },
    });
  }

  /** Until nothing is left to do without a person; then it is judged by what the authority has. */
  async function deliverAll(computer: Computer): Promise<void> {
    const { shop, fence } = await opened(computer);
    computer.clockBehind = 0;
    // Sent again and again, one of which the authority says nothing any more would wait for it for ever.
    decisions = ['number_unproven', 'late'];
    if (fence.since() !== undefined) return;
    for (let rounds = 0; rounds < MOST_ROUNDS && (await authority.waiting(shop)).length > 0; rounds += 1) {
      clock.now = new Date(clock.now.getTime() + ROUND_MS);
      await sign(computer);
      await send(computer);
    }
    const [waiting] = await authority.waiting(shop);
    if (waiting) broken.push(`waits for ever, and for no person: ${JSON.stringify(waiting)}`);
    for (const id of computer.issued.keys()) {
      const loaded = await shop.delivery.load(id);
      if (!loaded) continue;
      const { document, entry } = loaded;
      const { status, identity } = document;
      const isAuthorized = authority.hasAuthorized(identity.accessKey);
      done[status] = (done[status] ?? 0) + 1;
      if (entry?.decision) done[entry.decision] = (done[entry.decision] ?? 0) + 1;
      if ((status === 'authorized') !== isAuthorized && entry === undefined) {
        broken.push(`${id} is ${status} here, and ${isAuthorized ? '' : 'not '}authorized at the authority`);
      }
    }
  }

  return {
    sign,
    send,
    deliverAll,
    /** Whether a document was ever signed with these bytes. */
    isSignature: (documentId: string, signedXml: Uint8Array) =>
      signatures.get(documentId)?.has(digestOf(signedXml)) ?? false,
  };
}

function digestOf(bytes: Uint8Array): string {
  return hash('sha256', bytes);
}
