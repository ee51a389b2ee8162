import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { v7 as uuid } from 'uuid';
import { z } from 'zod';
import { backupTo } from '../../../src-main/backup/backup.ts';
import { restoreFrom } from '../../../src-main/backup/restore/restore.ts';
import { issueDocument } from '../../../src-main/issuing/issue-document.ts';
import { resumeSeries } from '../../../src-main/issuing/numbering/resume-series.ts';
import { type HeadClient, makeHeadClient } from '../../../src-main/station/head-client.ts';
import { makeHeadOffice } from '../../../src-main/station/head-office.ts';
import { sendBatch } from '../../../src-main/station/send-batch.ts';
import { makeSeriesStore } from '../../../src-main/store/business/series/series-store.ts';
import { makeStationStore } from '../../../src-main/store/station/station-store.ts';
import { anInvoiceBody } from '../builders/invoice-body.ts';
import { type Machine, openMachine } from '../numbers/machine.ts';
import type { SeededRandom } from '../seeded-random.ts';
import { aSetup } from '../shops/shop.ts';
import { enrolmentCode } from './head-shop.ts';
import type { AskedHead } from './run-head.ts';

/** A computer that sells; what is on its disk changes, what was given does not. */
interface Computer {
  folder: string;
  open: Machine | undefined;
  backup: string | undefined;
}

export interface HeadHistory {
  readonly broken: readonly string[];
  readonly done: Readonly<Record<string, number>>;
}

const listed = z.object({ data: z.array(z.looseObject({ id: z.uuid(), number: z.string() })) });

const openKey = (sealed: Uint8Array) => Buffer.from(sealed).toString();

/**
 * Lives through so many things, chosen at random, that can happen to the computers of a business with a head office, and
 * says what was broken: no live number is ever given to two documents, and a station that agreed with the head office has every
 * document that it has of them.
 */
export async function liveWithHead(
  { root, head, random }: { readonly root: string; readonly head: AskedHead; readonly random: SeededRandom },
  steps: number,
): Promise<HeadHistory> {
  const broken: string[] = [];
  const done: Record<string, number> = {};
  const given = new Map<string, string>();
  let names = 0;
  let computers: Computer[] = [];

  const count = (what: string) => {
    done[what] = (done[what] ?? 0) + 1;
  };
  const newFolder = (kind: string) => {
    names += 1;
    return join(root, `${kind}-${names}`);
  };

  async function opened(computer: Computer): Promise<Machine> {
    if (computer.open) return computer.open;
    const machine = await openMachine(computer.folder);
    computer.open = machine;
    const { recovery, raised } = machine.proven;
    const station = stationOf(machine);
    await station.hold(new Date());
    // As a start of the program does.
    if (recovery || raised > 0) await station.doubt();
    return machine;
  }

  async function close(computer: Computer): Promise<void> {
    await computer.open?.close();
    computer.open = undefined;
  }

  const stationOf = ({ shop }: Machine) => makeStationStore(shop.store, { newId: () => uuid() });

  /** A new computer at an emission point, joined to the head office where that lets it. */
  async function begin(point: string): Promise<void> {
    const computer: Computer = { folder: newFolder('computer'), open: undefined, backup: undefined };
    mkdirSync(computer.folder);
    const machine = await opened(computer);
    const emission_points = [{ code: point, next_numbers: {} }];
    const establishments = [{ code: '001', address: 'Quito', emission_points }];
    const reply = await machine.shop.business.setup(aSetup({ establishments }));
    if (!reply.ok) broken.push(`not set up: ${JSON.stringify(reply.problem)}`);
    const idle = { state: () => ({}), wake: () => {}, retry: () => {} };
    const joined = await makeHeadOffice({
      store: stationOf(machine),
      sender: idle,
      receiver: idle,
      seal: (key) => Buffer.from(key),
      openKey,
      version: '0',
      now: () => new Date(),
    }).enrol({ code: await enrolmentCode(head) });
    if (joined.ok) {
      computers.push(computer);
      return;
    }
    count('refused');
    await close(computer);
  }

  /** So many exchanges with the head office, as if the program were killed after them. */
  async function talk(computer: Computer, exchanges: number): Promise<void> {
    const machine = await opened(computer);
    const store = stationOf(machine);
    for (let exchange = 0; exchange < exchanges; exchange += 1) {
      const station = await store.read();
      if (!station || station.state === 'forked' || station.state === 'revoked') return;
      const client = makeHeadClient(station);
      const key = openKey(station.sealedKey);
      const now = () => new Date();
      try {
        if (station.state === 'unproven' && random.chance(0.4)) await loseAnswer(store, { client, key });
        const line = { store, client, key, signal: AbortSignal.timeout(60_000), now };
        const asked = `/v1/stations/self/changes?since=${station.changesPosition}&limit=40&wait=0`;
        const changes = await client.call({ method: 'GET', path: asked, key });
        // One that was put back to an earlier day comes to an agreement first.
        if (changes.status === 200 && station.state === 'enrolled') {
          await store.apply(station, { ...JSON.parse(changes.body.toString()), isLast: true }, now());
        }
        const sent = await sendBatch(line, (await store.read()) ?? station);
        count(sent.kind);
        if (sent.kind === 'began_anew')
          done.points = (done.points ?? 0) + (await store.replacedPoints()).length;
        if (sent.kind === 'ended') return void (await store.end(station, sent.as, now()));
        if (sent.kind === 'nothing') return void (await judge(machine, station.id));
        if (sent.kind === 'refused') broken.push(`refused: ${sent.problem}`);
      } finally {
        client.close();
      }
    }
  }

  /** It was given a point, and did not hear so. */
  async function loseAnswer(
    store: ReturnType<typeof stationOf>,
    { client, key }: { readonly client: HeadClient; readonly key: string },
  ): Promise<void> {
    const body = Buffer.from(JSON.stringify(await store.resumption()));
    await client.call({ method: 'POST', path: '/v1/stations/self/resume', key, body });
    count('answer_lost');
  }

  /** A station with nothing more to report has every document that the head office has of it. */
  async function judge({ shop }: Machine, stationId: string): Promise<void> {
    const path = `/v1/ec/documents?station=${stationId}&limit=100`;
    const { data } = listed.parse((await head.call('GET', path)).json);
    for (const { id, number } of data) {
      if (!(await shop.delivery.load(id))) broken.push(`${number} is at the head office alone`);
    }
  }

  const acts: Readonly<Record<string, { weight: number; act: (computer: Computer) => Promise<unknown> }>> = {
    issue: { weight: 40, act: issue },
    talk: { weight: 22, act: (computer) => talk(computer, random.between(1, 12)) },
    close: { weight: 4, act: close },
    back_up: { weight: 9, act: backUp },
    restore: { weight: 4, act: restore },
    replace: { weight: 5, act: (computer) => replace(computer, 'gone') },
    clone: { weight: 3, act: (computer) => replace(computer, 'in use') },
    take_over: { weight: 5, act: takeOver },
    add: { weight: 2, act: () => begin(String(computers.length + 500).padStart(3, '0')) },
  };

  async function issue(computer: Computer): Promise<void> {
    const { shop } = await opened(computer);
    const issuing = {
      ...shop.issuing,
      newNumericCode: () => String(random.between(0, 99_999_999)).padStart(8, '0'),
    };
    const reply = await issueDocument(issuing, await shop.caller('live'), {
      type: 'invoice',
      body: anInvoiceBody(),
    });
    if (!reply.ok) {
      count('blocked');
      if (random.chance(0.1)) await stateNext(computer);
      return;
    }
    const { id, number } = reply.value.document;
    count('numbers');
    const known = given.get(number);
    if (known !== undefined && known !== id) broken.push(`${number} was given to two documents`);
    given.set(number, id);
    // Nearly all are decided, so that a till that is to be retired comes to an end.
    await shop.decide(id, 'authorized');
  }

  /** A person looks at the paper, and puts away whatever else gives these numbers. */
  async function stateNext(computer: Computer): Promise<void> {
    const { shop } = await opened(computer);
    const unproven = (await shop.business.series()).filter(
      ({ stopped, active }) => active && stopped?.reason === 'unproven',
    );
    if (unproven.length === 0) return;
    await putAway(computer);
    const store = makeSeriesStore(shop.store, { newId: shop.issuing.newId });
    for (const { id, next_number, establishment, emission_point, document_type } of unproven) {
      const prefix = `${establishment}-${emission_point}-`;
      const last = [...given.keys()]
        .filter((one) => one.startsWith(prefix))
        .map((one) => Number(one.slice(-9)));
      const next =
        document_type === 'invoice' ? Math.max(next_number, ...last.map((one) => one + 1)) : next_number;
      await resumeSeries({ store, all: shop.business.series, now: () => new Date() }, id, next);
    }
    count('stated');
  }

  async function putAway(kept: Computer): Promise<void> {
    for (const other of computers) if (other !== kept) await close(other);
    const points = await pointsOf(kept);
    const left: Computer[] = [];
    for (const other of computers) {
      const isShared = other !== kept && (await pointsOf(other)).some((point) => points.includes(point));
      if (isShared) await close(other);
      else left.push(other);
    }
    computers = left;
  }

  async function pointsOf(computer: Computer): Promise<readonly string[]> {
    const { shop } = await opened(computer);
    const series = await shop.business.series();
    return series
      .filter(({ environment }) => environment === 'live')
      .map(({ emission_point }) => emission_point);
  }

  async function backUp(computer: Computer): Promise<void> {
    await opened(computer);
    computer.backup = newFolder('backup');
    await backupTo(computer.backup, computer.folder);
  }

  async function restore(computer: Computer): Promise<void> {
    await close(computer);
    if (computer.backup !== undefined) await restoreFrom({ file: computer.backup }, computer.folder);
  }

  /** A backup in an empty folder; the computer it was made at is gone, or goes on being used. */
  async function replace(computer: Computer, was: 'gone' | 'in use'): Promise<void> {
    const { backup } = computer;
    if (backup === undefined) return;
    const folder = newFolder('computer');
    mkdirSync(folder);
    await restoreFrom({ file: backup }, folder);
    computers.push({ folder, open: undefined, backup });
    if (was === 'in use') return;
    await close(computer);
    computers = computers.filter((one) => one !== computer);
  }

  /** A till is retired, and another one is set up at its point. */
  async function takeOver(computer: Computer): Promise<void> {
    const machine = await opened(computer);
    const station = await stationOf(machine).read();
    const series = (await machine.shop.business.series()).find(
      ({ environment, active }) => environment === 'live' && active,
    );
    if (!station || !series) return;
    await head.call('POST', `/v1/head/stations/${station.id}/retire`);
    await talk(computer, random.between(1, 30));
    await begin(series.emission_point);
  }

  const kinds = Object.entries(acts).flatMap((kind) => Array.from({ length: kind[1].weight }, () => kind));
  await begin('001');
  for (let step = 0; step < steps && broken.length === 0; step += 1) {
    if (computers.length === 0) await begin(String(names % 900).padStart(3, '0'));
    const computer = computers[random.between(0, computers.length - 1)];
    if (!computer) continue;
    const [name, chosen] = random.pick(kinds);
    count(name);
    await chosen.act(computer);
    // No more than a shop has.
    const [first] = computers;
    if (first && computers.length > 4) {
      await close(first);
      computers = computers.slice(1);
    }
  }
  for (const computer of computers) {
    await talk(computer, 60);
    await close(computer);
  }
  return { broken, done };
}
