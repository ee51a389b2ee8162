import { existsSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { z } from 'zod';
import {
  type BackupArchive,
  type BackupArchiveBody,
  backupArchive,
} from '../../contract/business/backups/backup.ts';
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
} from '../../contract/head/stations/hosted/hosted-head.ts';
import { stationResource } from '../../contract/head/stations/stations.ts';
import { type Outcome, type Problem, problemBody } from '../../contract/problems/problems.ts';
import { refuse } from '../../contract/problems/refuse.ts';
import { freePort } from '../../process/free-port.ts';
import { headCertificateFile, pinIn } from '../../process/head/certificate-pin.ts';
import { HEAD_FOLDER, readHeadFile } from '../../process/head/head-file.ts';
import { makeSemaphore } from '../../queue/semaphore.ts';
import { knownProblem } from '../head-problem.ts';
import { ARCHIVE_WITHIN_MS, type AskingOptions, askOwnHead, NoHeadError } from './ask-own-head.ts';
import type { HostedHeadDependencies } from './hosted-head-dependencies.ts';
import { pointAfter } from './next-point.ts';
import { ownAddresses, urlAt } from './own-addresses.ts';
import { problemOfStart, whyNotStarted } from './why-not-started.ts';

/** How long a key to its window opens anything: a working day. */
const KEY_HOURS = 24;

const stationsAnswer = z.object({ data: z.array(stationResource) });
const codeWithSecret = enrolmentCodeResource.extend({ code: z.string() });
const keyAnswer = z.object({ key: z.string() });

/** The head office that this computer itself runs beside its till. */
export type HostedHead = ReturnType<typeof makeHostedHead>;

export function makeHostedHead({
  dataDir: tillDir,
  port: portSetting,
  lastPoint,
  process,
  headOffice,
  pin: ownPin,
  forgetBackups,
  now,
}: HostedHeadDependencies) {
  const dataDir = join(tillDir, HEAD_FOLDER);
  /** Beginning, ending and giving codes: one at a time. */
  const { run } = makeSemaphore(1);

  /** Undefined where this computer is no head office; a backup that was restored elsewhere brings the port along, and not its data. */
  async function wantedPort(): Promise<number | undefined> {
    return existsSync(headCertificateFile(dataDir)) ? portSetting.get() : undefined;
  }

  async function ask<Value>(
    schema: z.ZodType<Value>,
    method: 'GET' | 'POST',
    path: string,
    body?: unknown,
    asking?: AskingOptions,
  ): Promise<Outcome<Value>> {
    try {
      const { status, json } = await askOwnHead(dataDir, method, path, body, asking);
      if (status < 400) return { ok: true, value: schema.parse(json) };
      return refuse(knownProblem(problemBody.parse(json)) ?? notRunning);
    } catch (reason) {
      if (reason instanceof NoHeadError) return refuse(notRunning);
      throw reason;
    }
  }

  function start(port: number) {
    const url = urlAt(port);
    return process.start([
      '--data',
      dataDir,
      '--port',
      String(port),
      '--listen',
      '0.0.0.0',
      ...(url === undefined ? [] : ['--url', url]),
      '--embedded',
    ]);
  }

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
        stations: stations.value.data.map(shownStation),
      }),
    };
  }

  const newCode = (point?: string) => {
    const body = point === undefined ? {} : { name: `Caja ${point}`, emission_point: point };
    return ask(codeWithSecret, 'POST', '/v1/head/enrolment-codes', body);
  };

  /** With a point of no till of the head office, and shown with no code before, where there is one. */
  async function nextCode() {
    const stations = await ask(stationsAnswer, 'GET', '/v1/head/stations');
    if (!stations.ok) return newCode();
    const used = stations.value.data.flatMap(({ emission_points }) => emission_points);
    const last = await lastPoint.get();
    if (last !== undefined) used.push(last);
    for (;;) {
      const point = pointAfter(used);
      const made = await newCode(point);
      // Documents of another program have it, or a code that this till does not know of.
      const isTaken = !made.ok && made.problem.code === 'emission_point_taken';
      if (point !== undefined && isTaken) used.push(point);
      else {
        if (made.ok && point !== undefined) await lastPoint.put(point);
        return made;
      }
    }
  }

  /** This till reports to the head office beside it, over loopback: whatever address the network gives the computer. */
  async function joinThis({
    isJoined,
  }: {
    readonly isJoined: boolean;
  }): Promise<Outcome<HeadOfficeResource>> {
    const head = readHeadFile(dataDir);
    if (!head) return refuse(notRunning);
    const { url, pin } = head;
    if (isJoined) {
      const moved = await headOffice.move({ url });
      // It answers, and is not the one by whose certificate the till knows its own.
      return moved.ok ? moved : refuse({ code: 'invalid_state', detail: otherHead });
    }
    const made = await newCode();
    if (!made.ok) return made;
    return headOffice.enrol({ code: writeEnrolmentCode({ url, pin, secret: secretOf(made.value.code) }) });
  }

  /** Where this till reports to a head office whose data are not here, one that is begun here would be a stranger to all tills. */
  async function reportsElsewhere(): Promise<string | undefined> {
    if (pinIn(dataDir) === (await ownPin())) return undefined;
    const { url } = await headOffice.read();
    return url?.startsWith('https://127.0.0.1:') ? `${dataGone} ${dataDir}.` : otherHead;
  }

  /** As before, where a beginning failed: what ran here is tried again, and what never did is not wanted. */
  async function goBack(port: number | undefined): Promise<void> {
    await process.stop();
    if (port === undefined) await portSetting.put(null);
    else void start(port);
  }

  async function begin({
    port: wanted = HEAD_PORT,
  }: z.output<typeof hostedHeadBody>): Promise<Outcome<HostedHeadResource>> {
    const { state } = await headOffice.read();
    const isJoined = state !== 'not_enrolled' && !isElsewhere(state);
    const elsewhere = isJoined ? await reportsElsewhere() : undefined;
    if (elsewhere !== undefined) return refuse({ code: 'invalid_state', detail: elsewhere });
    const isRunning = process.state().kind === 'running';
    if (isRunning && isJoined) return refuse({ code: 'invalid_state', detail: already });
    if (!isRunning) {
      const former = await wantedPort();
      await process.stop();
      const port = wanted === 0 ? await freePort() : wanted;
      const started = await start(port);
      if (started.kind === 'failed') {
        await goBack(former);
        return refuse(problemOfStart(started.why, port, dataDir));
      }
      await portSetting.put(port);
    }
    // Refused, it goes on: the other tills have it back, and from its window whatever stands in this one's way is mended.
    const joined = await joinThis({ isJoined });
    return joined.ok ? { ok: true, value: await read() } : joined;
  }

  async function createCode(): Promise<Outcome<TypedCodeResource>> {
    const made = await nextCode();
    if (!made.ok) return made;
    const { code, expires_at, emission_point: point } = made.value;
    return {
      ok: true,
      value: {
        object: 'typed_code',
        code: groupCode(secretOf(code)),
        expires_at,
        ...(point !== undefined && { emission_point: point }),
      },
    };
  }

  return {
    read,

    /**
     * Makes this computer the head office: runs one beside the till, and has the till report to it. Where it does not start all
     * stays as it was; where only this till is refused by it, it runs.
     */
    begin: (body: z.output<typeof hostedHeadBody>) => run('state', () => begin(body)),

    /** Runs it no longer. Its data stay, and the tills keep what they have to report until it is there again. */
    end: () =>
      run('state', async () => {
        // It is shown as what it is until it has ended.
        await process.stop();
        await portSetting.put(null);
        // Its data may go on as a service, which knows nothing of the backups of this till.
        forgetBackups();
        return read();
      }),

    createCode: () => run('code', createCode),

    async createKey(): Promise<Outcome<HostedHeadKeyResource>> {
      const expires_at = new Date(now().getTime() + KEY_HOURS * 3_600_000).toISOString();
      const body = { role: 'owner', name: `Varias cajas, ${hostname()}`.slice(0, 100), expires_at };
      const made = await ask(keyAnswer, 'POST', '/v1/head/keys', body);
      if (!made.ok) return made;
      const { key } = made.value;
      return {
        ok: true,
        value: { object: 'hosted_head_key', key, url: readHeadFile(dataDir)?.url ?? '', expires_at },
      };
    },

    /** Whether this computer is a head office, also while it is just not running. */
    isHere: async (): Promise<boolean> => (await wantedPort()) !== undefined,

    /** Its encrypted backup, in a file of this computer; undefined where this computer is no head office. */
    async archive(body: BackupArchiveBody, signal: AbortSignal): Promise<Outcome<BackupArchive> | undefined> {
      if ((await wantedPort()) === undefined) return undefined;
      const asking = { silenceMs: ARCHIVE_WITHIN_MS, signal };
      return ask(backupArchive, 'POST', '/v1/local/backups/archives', body, asking);
    },

    /** Runs it again where this computer is the head office; nobody waits for it. */
    async startAgain(): Promise<void> {
      const port = await wantedPort();
      if (port !== undefined) void start(port);
    },

    stop: () => process.stop(),
  };
}

function shownStation({
  id,
  name,
  state,
  emission_points,
  documents,
  waiting,
  last_seen_at,
}: z.output<typeof stationResource>) {
  return {
    ...{ id, name, state, emission_points, documents },
    ...(waiting !== undefined && { waiting }),
    ...(last_seen_at !== undefined && { last_seen_at }),
  };
}

/** Of a whole code, as the head office gives it. */
function secretOf(code: string): string {
  const parsed = parseEnrolmentCode(code);
  if (!parsed) throw new Error('the head office gave no code');
  return parsed.secret;
}

const notRunning: Problem = {
  code: 'head_office_unreachable',
  detail: 'La matriz de este equipo no contesta. Espere a que termine de iniciar.',
};
const already = 'Este equipo ya es la matriz, o está por serlo.';
const dataGone =
  'Esta caja informa a una matriz de este equipo cuyos datos no están en su carpeta. Con el programa cerrado, cópielos de su respaldo a';
const otherHead = 'Esta caja ya informa a otra matriz. Sepárela de ella primero, en Ajustes › Matriz.';
