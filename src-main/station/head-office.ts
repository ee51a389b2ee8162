import { v4 as randomId } from 'uuid';
import { isElsewhere } from '../contract/business/numbers-elsewhere.ts';
import { enrolAnswer, parseEnrolmentCode } from '../contract/head/enrolment.ts';
import type { HeadOfficeResource } from '../contract/head/head-office.ts';
import { type Outcome, type ProblemCode, problems } from '../contract/problems/problems.ts';
import { refuse } from '../contract/problems/refuse.ts';
import { makeHeadClient, WrongPinError } from './head-client.ts';
import { problemIn } from './send-batch.ts';
import type { Sender } from './start-sender.ts';
import type { Station, StationStore } from './station-store.ts';

export interface HeadOfficeDependencies {
  readonly store: StationStore;
  readonly sender: Pick<Sender, 'state' | 'wake'>;
  readonly seal: (key: string) => Uint8Array;
  readonly openKey: (sealed: Uint8Array) => string;
  readonly version: string;
  readonly now: () => Date;
}

/** How long a head office that is left may take to answer, milliseconds. */
const GOODBYE_MS = 5000;

/** The head office as the people of this station see it. */
export type HeadOffice = ReturnType<typeof makeHeadOffice>;

export function makeHeadOffice(dependencies: HeadOfficeDependencies) {
  const { store, sender, seal, openKey, version, now } = dependencies;

  async function read(): Promise<HeadOfficeResource> {
    const station = await store.read();
    if (!station) return { object: 'head_office', state: 'not_enrolled' };
    const { reachedAt, problem } = sender.state();
    return {
      object: 'head_office',
      state: station.state,
      url: station.url,
      position: station.position,
      waiting: await store.waiting(),
      ...(reachedAt && { reached_at: reachedAt.toISOString() }),
      ...(problem !== undefined && { problem }),
    };
  }

  async function sayGoodbye(station: Station): Promise<void> {
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
    async enrol(code: string): Promise<Outcome<HeadOfficeResource>> {
      const parsed = parseEnrolmentCode(code);
      if (!parsed) return refuse({ code: 'validation_failed', errors: [notACode] });
      const station = await store.read();
      if (station && !isElsewhere(station.state)) {
        return refuse({
          code: 'invalid_state',
          detail:
            'Este punto ya informa a una matriz. Para cambiar de matriz, primero sepárelo de la que tiene.',
        });
      }
      const former = await store.formerKey();
      const body = {
        ...(await store.introduction()),
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
        if (answer.status !== 200) return refuse(refusedEnrolment(answer.body));
        const { id, key } = enrolAnswer.parse(JSON.parse(answer.body.toString()));
        const { url, pin } = parsed;
        await store.enrol({ id, url, pin, sealedKey: seal(key), incarnation: randomId() }, now());
      } catch (reason) {
        return refuse({ code: 'head_office_unreachable', detail: whyUnreachable(reason, parsed.url) });
      } finally {
        client.close();
      }
      sender.wake();
      return { ok: true, value: await read() };
    },

    /** Reports to the head office no longer, which is told so where it answers. What it has stays there. */
    async leave(): Promise<HeadOfficeResource> {
      const station = await store.read();
      if (station && !isElsewhere(station.state)) await sayGoodbye(station);
      await store.leave(now());
      sender.wake();
      return read();
    },
  };
}

const notACode = {
  pointer: '/code',
  code: 'invalid_format',
  message: 'No es un código de matriz: cópielo entero, como lo dio la matriz.',
};

/** The codes with which a head office turns a station away are those of this program. */
function refusedEnrolment(body: Buffer) {
  const problem = problemIn(body);
  if (problem && isKnown(problem.code)) return { code: problem.code, detail: problem.detail };
  return {
    code: 'head_office_unreachable' as const,
    detail: 'Lo que contesta en esa dirección no es una matriz.',
  };
}

function isKnown(code: string): code is ProblemCode {
  return Object.hasOwn(problems, code);
}

function whyUnreachable(reason: unknown, url: string): string {
  return reason instanceof WrongPinError
    ? `Lo que contesta en ${url} no es la matriz que dio el código: su certificado es otro.`
    : `La matriz no contesta en ${url}. Revise que esté encendida y que este equipo llegue a ella por la red.`;
}
