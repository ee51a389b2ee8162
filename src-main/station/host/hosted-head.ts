import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { isElsewhere } from '../../contract/business/set-up/numbers-elsewhere.ts';
import { enrolmentCodeResource } from '../../contract/head/access/enrolment-codes.ts';
import {
  groupCode,
  HEAD_PORT,
  parseEnrolmentCode,
  writeEnrolmentCode,
} from '../../contract/head/stations/enrolment.ts';
import type { HeadOfficeResource } from '../../contract/head/stations/head-office.ts';
import type {
  HostedHeadKeyResource,
  HostedHeadResource,
  hostedHeadBody,
  TypedCodeResource,
} from '../../contract/head/stations/hosted-head.ts';
import { stationResource } from '../../contract/head/stations/stations.ts';
import { type Outcome, type Problem, problemBody } from '../../contract/problems/problems.ts';
import { refuse } from '../../contract/problems/refuse.ts';
import { freePort } from '../../process/free-port.ts';
import { readHeadFile } from '../../process/head-file.ts';
import type { HeadOffice } from '../head-office.ts';
import { knownProblem } from '../head-problem.ts';
import { askOwnHead, NoHeadError } from './ask-own-head.ts';
import type { HeadProcess } from './head-process.ts';
import { pointAfter } from './next-point.ts';
import { ownAddresses } from './own-addresses.ts';
import { whyNotStarted } from './why-not-started.ts';

export interface HostedHeadDependencies {
  /** Of this till; the head office has a folder of its own in it. */
  readonly dataDir: string;
  /** The port of the head office that this computer is to run; undefined where it is none. */
  readonly port: {
    get(): Promise<number | undefined>;
    put(port: number | null): Promise<void>;
  };
  readonly process: HeadProcess;
  readonly headOffice: Pick<HeadOffice, 'read' | 'enrol' | 'move'>;
}

const stationsAnswer = z.object({ data: z.array(stationResource) });
const codesAnswer = z.object({ data: z.array(enrolmentCodeResource) });
const codeWithSecret = enrolmentCodeResource.extend({ code: z.string() });
const keyAnswer = z.object({ key: z.string() });

/** The head office that this computer itself runs beside its till. */
export type HostedHead = ReturnType<typeof makeHostedHead>;

export function makeHostedHead({
  dataDir: tillDir,
  port: kept,
  process,
  headOffice,
}: HostedHeadDependencies) {
  const dataDir = join(tillDir, 'matriz');
  /** With codes that were used since: a till that joined before it was set up has its point only later. */
  const shownPoints: string[] = [];
  let isBeginning = false;

  /** Undefined where this computer is no head office; a backup that was restored elsewhere brings the port along, and not its data. */
  async function wantedPort(): Promise<number | undefined> {
    return existsSync(join(dataDir, 'head-certificate.pem')) ? kept.get() : undefined;
  }

  async function ask<Value>(
    schema: z.ZodType<Value>,
    method: 'GET' | 'POST',
    path: string,
    body?: unknown,
  ): Promise<Outcome<Value>> {
    try {
      const { status, json } = await askOwnHead(dataDir, method, path, body);
      if (status < 400) return { ok: true, value: schema.parse(json) };
      return refuse(knownProblem(problemBody.parse(json)) ?? notRunning);
    } catch (reason) {
      if (reason instanceof NoHeadError) return refuse(notRunning);
      throw reason;
    }
  }

  const start = (port: number) =>
    process.start([
      '--data',
      dataDir,
      '--port',
      String(port),
      '--listen',
      '0.0.0.0',
      ...urlAt(port),
      '--embedded',
    ]);

  async function read(): Promise<HostedHeadResource> {
    const port = await wantedPort();
    if (port === undefined) return { object: 'hosted_head', state: 'off' };
    const state = process.state();
    const stations =
      state.kind === 'running' ? await ask(stationsAnswer, 'GET', '/v1/head/stations') : undefined;
    const pin = readHeadFile(dataDir)?.pin;
    return {
      object: 'hosted_head',
      // It is wanted, and about to be started again.
      state: state.kind === 'off' ? 'starting' : state.kind,
      ...(state.kind === 'failed' && { problem: whyNotStarted(state.why, port, dataDir) }),
      port,
      addresses: [...ownAddresses(port)],
      data_dir: dataDir,
      ...(pin !== undefined && { pin }),
      ...(stations?.ok && {
        stations: stations.value.data.map(
          ({ id, name, state: standing, emission_points, documents, waiting, last_seen_at }) => ({
            ...{ id, name, state: standing, emission_points, documents },
            ...(waiting !== undefined && { waiting }),
            ...(last_seen_at !== undefined && { last_seen_at }),
          }),
        ),
      }),
    };
  }

  const newCode = (name?: string) =>
    ask(codeWithSecret, 'POST', '/v1/head/enrolment-codes', name === undefined ? {} : { name });

  /** Of no till of the head office, and of no code that waits: those are named by theirs. */
  async function nextPoint(): Promise<string | undefined> {
    const stations = await ask(stationsAnswer, 'GET', '/v1/head/stations');
    const codes = await ask(codesAnswer, 'GET', '/v1/head/enrolment-codes');
    if (!stations.ok || !codes.ok) return undefined;
    const used = stations.value.data.flatMap(({ emission_points }) => emission_points);
    const waiting = codes.value.data.flatMap(({ name = '' }) => pointIn(name) ?? []);
    const point = pointAfter([...used, ...waiting, ...shownPoints]);
    if (point !== undefined) shownPoints.push(point);
    return point;
  }

  /** This till reports to the head office beside it, over loopback: whatever address the network gives the computer. */
  async function joinThis(): Promise<Outcome<HeadOfficeResource>> {
    const head = readHeadFile(dataDir);
    if (!head) return refuse(notRunning);
    const { url, pin } = head;
    const { state } = await headOffice.read();
    if (state !== 'not_enrolled' && !isElsewhere(state)) {
      const moved = await headOffice.move({ url });
      // It answers, and is not the one by whose certificate the till knows its own.
      return moved.ok ? moved : refuse({ code: 'invalid_state', detail: otherHead });
    }
    const made = await newCode();
    if (!made.ok) return made;
    return headOffice.enrol({ code: writeEnrolmentCode({ url, pin, secret: secretOf(made.value.code) }) });
  }

  return {
    read,

    /** Makes this computer the head office: runs one beside the till, and has the till report to it. Nothing stays where it fails. */
    async begin({
      port: wanted = HEAD_PORT,
    }: z.output<typeof hostedHeadBody>): Promise<Outcome<HostedHeadResource>> {
      const { state, url } = await headOffice.read();
      const isElsewhereEnrolled =
        state !== 'not_enrolled' && !isElsewhere(state) && !url?.startsWith('https://127.0.0.1:');
      if (isElsewhereEnrolled) return refuse({ code: 'invalid_state', detail: otherHead });
      if (isBeginning || (process.state().kind === 'running' && state === 'enrolled')) {
        return refuse({ code: 'invalid_state', detail: already });
      }
      isBeginning = true;
      try {
        await process.stop();
        const port = wanted === 0 ? await freePort() : wanted;
        const started = await start(port);
        if (started.kind === 'failed') {
          await process.stop();
          return refuse(problemOfStart(started.why, port, dataDir));
        }
        const joined = await joinThis();
        if (!joined.ok) {
          await process.stop();
          return joined;
        }
        await kept.put(port);
      } finally {
        isBeginning = false;
      }
      return { ok: true, value: await read() };
    },

    /** Runs it no longer. Its data stay, and the tills keep what they have to report until it is there again. */
    async end(): Promise<HostedHeadResource> {
      // It is shown as what it is until it has ended: who begins anew meanwhile would be refused.
      await process.stop();
      await kept.put(null);
      return read();
    },

    async createCode(): Promise<Outcome<TypedCodeResource>> {
      const point = await nextPoint();
      const made = await newCode(point && `${CODE_NAME} ${point}`);
      if (!made.ok) return made;
      const { code, expires_at } = made.value;
      return {
        ok: true,
        value: {
          object: 'typed_code',
          code: groupCode(secretOf(code)),
          expires_at,
          ...(point !== undefined && { emission_point: point }),
        },
      };
    },

    async createKey(): Promise<Outcome<HostedHeadKeyResource>> {
      const made = await ask(keyAnswer, 'POST', '/v1/head/keys', { role: 'owner' });
      if (!made.ok) return made;
      return {
        ok: true,
        value: { object: 'hosted_head_key', key: made.value.key, url: readHeadFile(dataDir)?.url ?? '' },
      };
    },

    /** Runs it again where this computer is the head office; nobody waits for it. */
    async startAgain(): Promise<void> {
      const port = await wantedPort();
      if (port !== undefined) void start(port);
    },

    stop: () => process.stop(),
  };
}

/** What codes given here are named by, before the emission point that their till may have. */
const CODE_NAME = 'Caja';

function pointIn(name: string): string | undefined {
  return new RegExp(`^${CODE_NAME} (\\d{3}-\\d{3})$`).exec(name)?.[1];
}

/** Of a whole code, as the head office gives it. */
function secretOf(code: string): string {
  const parsed = parseEnrolmentCode(code);
  if (!parsed) throw new Error('the head office gave no code');
  return parsed.secret;
}

/** For who pastes a whole code; another computer does not get here by loopback. */
function urlAt(port: number): readonly string[] {
  const [address] = ownAddresses(port);
  if (address === undefined) return [];
  return ['--url', `https://${address.includes(':') ? address : `${address}:${port}`}`];
}

function problemOfStart(why: string, port: number, dataDir: string): Problem {
  const detail = whyNotStarted(why, port, dataDir);
  if (why !== 'portTaken') return { code: 'head_office_unreachable', detail };
  return {
    code: 'validation_failed',
    errors: [{ pointer: '/port', code: 'invalid_value', message: detail }],
  };
}

const notRunning: Problem = {
  code: 'head_office_unreachable',
  detail: 'La matriz de este equipo no contesta. Espere a que termine de iniciar.',
};
const already = 'Este equipo ya es la matriz, o está por serlo.';
const otherHead = 'Esta caja ya informa a otra matriz. Sepárela de ella primero, en Ajustes › Matriz.';
