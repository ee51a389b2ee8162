import { hostname } from 'node:os';
import { v4 as randomId } from 'uuid';
import type { z } from 'zod';
import { isElsewhere } from '../contract/business/set-up/numbers-elsewhere.ts';
import { enrolAnswer, type StationSeries } from '../contract/head/stations/enrolment.ts';
import type {
  enrolmentBody,
  HeadOfficeResource,
  headOfficeMove,
} from '../contract/head/stations/head-office.ts';
import type { Outcome, Problem } from '../contract/problems/problems.ts';
import { refuse } from '../contract/problems/refuse.ts';
import { findHead, readTypedCode } from './find-head.ts';
import { makeHeadClient } from './head-client.ts';
import { knownProblemIn } from './head-problem.ts';
import type { Talk } from './keep-talking.ts';
import type { Station, StationStore } from './station-store.ts';
import { notAHead, whyUnreachable } from './why-unreachable.ts';

export interface HeadOfficeDependencies {
  readonly store: StationStore;
  readonly sender: Pick<Talk, 'state' | 'wake' | 'retry'>;
  readonly receiver: Pick<Talk, 'wake' | 'retry'>;
  readonly seal: (key: string) => Uint8Array;
  readonly openKey: (sealed: Uint8Array) => string;
  readonly version: string;
  readonly now: () => Date;
}

/** How long a head office that is left may take to answer, milliseconds. */
const GOODBYE_MS = 5000;

/** The same of one that moved, for which a person waits. */
const MOVE_MS = 15_000;

/** The head office as the people of this station see it. */
export type HeadOffice = ReturnType<typeof makeHeadOffice>;

export function makeHeadOffice(dependencies: HeadOfficeDependencies) {
  const { store, sender, receiver, seal, openKey, version, now } = dependencies;

  async function read(): Promise<HeadOfficeResource> {
    const station = await store.read();
    if (!station) return { object: 'head_office', state: 'not_enrolled' };
    const { reachedAt, problem } = sender.state();
    const replaced = await store.replacedPoints();
    const sessions = await store.fetchedSessions();
    return {
      object: 'head_office',
      state: station.state,
      url: station.url,
      enrolled_at: station.enrolledAt.toISOString(),
      position: station.position,
      waiting: await store.waiting(),
      ...(station.fetching && { fetching: true as const }),
      ...(station.isRetiring && { retiring: true as const }),
      ...(replaced.length > 0 && { replaced_points: [...replaced] }),
      ...(sessions.length > 0 && { fetched_cash_sessions: [...sessions] }),
      ...(reachedAt && { reached_at: reachedAt.toISOString() }),
      ...(problem !== undefined && { problem }),
    };
  }

  async function announceLeaving(station: Station): Promise<void> {
    const client = makeHeadClient(station);
    const key = openKey(station.sealedKey);
    const signal = AbortSignal.timeout(GOODBYE_MS);
    await client
      .call({ method: 'DELETE', path: '/v1/stations/self', key, signal })
      // Without network it leaves too; then a person revokes it at the head office.
      .catch(() => undefined)
      .finally(client.close);
  }

  return {
    read,

    /** Gives this station an identity at the head office, and sends it everything from then on. */
    async enrol({ name, ...typed }: z.output<typeof enrolmentBody>): Promise<Outcome<HeadOfficeResource>> {
      const code = readTypedCode(typed);
      if (!code.ok) return code;
      const station = await store.read();
      if (station && !isElsewhere(station.state)) {
        return refuse({
          code: 'invalid_state',
          detail:
            'Este punto ya informa a una matriz. Para cambiar de matriz, primero sepárelo de la que tiene.',
        });
      }
      const found = await findHead(code.value);
      if (!found.ok) return found;
      const parsed = found.value;
      const former = await store.formerKey();
      const introduction = await store.introduction();
      const body = {
        ...introduction,
        name: name ?? nameOf(introduction),
        code: parsed.secret,
        version,
        ...(former && { former_key: openKey(former) }),
      };
      const client = makeHeadClient(parsed);
      try {
        const answer = await client.call({
          method: 'POST',
          path: '/v1/stations/enrol',
          body: Buffer.from(JSON.stringify(body)),
        });
        if (answer.status !== 200) return refuse(knownProblemIn(answer.body) ?? notTheHead);
        const { id, key, business, series, emission_point } = enrolAnswer.parse(
          JSON.parse(answer.body.toString()),
        );
        const { url, pin } = parsed;
        const sealedKey = seal(key);
        const enrolment = { id, url, pin, business, sealedKey, incarnation: randomId() };
        const point = emission_point === undefined ? {} : { emissionPoint: emission_point };
        await store.enrol({ ...enrolment, ...point }, series, now());
      } catch (reason) {
        return refuse({ code: 'head_office_unreachable', detail: whyUnreachable(reason, parsed) });
      } finally {
        client.close();
      }
      sender.wake();
      receiver.wake();
      return { ok: true, value: await read() };
    },

    /** Follows the head office to another address, once something answers there that has its certificate. */
    async move({ url }: z.output<typeof headOfficeMove>): Promise<Outcome<HeadOfficeResource>> {
      const station = await store.read();
      if (!station)
        return refuse({ code: 'invalid_state', detail: 'Este punto no informa a ninguna matriz.' });
      const moved = { url, pin: station.pin };
      const client = makeHeadClient(moved);
      try {
        await client.call({ method: 'GET', path: '/health', signal: AbortSignal.timeout(MOVE_MS) });
      } catch (reason) {
        return refuse({ code: 'head_office_unreachable', detail: whyUnreachable(reason, moved) });
      } finally {
        client.close();
      }
      await store.moveTo(url);
      sender.wake();
      receiver.wake();
      return { ok: true, value: await read() };
    },

    /** Tries to reach the head office now, instead of when it is its turn: a person mended the line. */
    async retry(): Promise<HeadOfficeResource> {
      sender.retry();
      receiver.retry();
      return read();
    },

    /** Reports to the head office no longer, which gets notice where it answers. What it has stays there. */
    async leave(): Promise<HeadOfficeResource> {
      const station = await store.read();
      if (station && !isElsewhere(station.state)) await announceLeaving(station);
      await store.leave(now());
      sender.wake();
      receiver.wake();
      return read();
    },
  };
}

/** The tills of a business have its name in common: each has one of its own. */
function nameOf({ series }: { readonly series: readonly StationSeries[] }): string {
  const live = series.find(({ environment }) => environment === 'live');
  return live ? `Caja ${live.establishment}-${live.emission_point}` : hostname();
}

const notTheHead: Problem = { code: 'head_office_unreachable', detail: notAHead };
