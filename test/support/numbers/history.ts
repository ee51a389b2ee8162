import { cpSync, existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { restoreFrom } from '../../../src-main/backup/restore/restore.ts';
import { snapshot } from '../../../src-main/backup/snapshot.ts';
import { issueDocument } from '../../../src-main/issuing/issue-document.ts';
import { resumeSeries } from '../../../src-main/issuing/numbering/resume-series.ts';
import { markArrival } from '../../../src-main/numbers/arrival.ts';
import { makeSeriesStore } from '../../../src-main/store/business/series/series-store.ts';
import { makeSeriesProof } from '../../../src-main/store/journal/series-proof.ts';
import { storageFaultOf } from '../../../src-main/store/sqlite/condition/storage-fault.ts';
import { anInvoiceBody } from '../builders/invoice-body.ts';
import type { SeededRandom } from '../seeded-random.ts';
import { aSetup } from '../shops/shop.ts';
import { aComputer, type Computer, keyIn, makeDisks } from './disks.ts';
import { openHistoryAuthority } from './history-authority.ts';
import { makeDeliveries } from './history-deliveries.ts';
import { databaseIn, killPoints, type Machine, OPENING, openMachine, PowerCut } from './machine.ts';
import { makePaper } from './paper.ts';

export interface HistoryReport {
  readonly broken: readonly string[];
  readonly done: Readonly<Record<string, number>>;
}

const HOUR = 60 * 60 * 1000;

/** At most so many hours go by between two things: two in a day, one in two days. */
const HOURS_APART = 48;

/** A clock is set back by at most so many days. */
const DAYS_BEHIND = 400;

/**
 * Lives through so many things, chosen at random, that can happen to the computers of one business, its disks and its
 * line to the authority, and says which of the promises about numbers were broken: no number of the business is ever
 * answered or sent for two documents, what was answered is there, with bytes it was sent with, wherever a journal lived,
 * and at the end each document has the status that the authority has of it, or waits for a person.
 */
export async function liveThrough(root: string, random: SeededRandom, steps: number): Promise<HistoryReport> {
  const broken: string[] = [];
  const done: Record<string, number> = {};
  const paper = makePaper();
  const clock = { now: OPENING };
  const authority = await openHistoryAuthority(() => clock.now, random);
  let names = 0;
  let points = 1;
  let computers: Computer[] = [newComputer()];

  function newFolder(kind: string): string {
    names += 1;
    return join(root, `${kind}-${names}`);
  }

  function newComputer(): Computer {
    const folder = newFolder('computer');
    mkdirSync(folder);
    return aComputer({ folder, stick: newFolder('stick'), state: newFolder('state') });
  }

  function learn(number: string, documentId: string): void {
    if (!paper.write(number, documentId)) broken.push(`${number} was given to two documents`);
  }

  async function opened(computer: Computer): Promise<Machine> {
    if (computer.open) return computer.open;
    const machine = await openMachine(computer.folder, computer.state, {
      get now() {
        return new Date(clock.now.getTime() - computer.clockBehind);
      },
    });
    computer.open = machine;
    const isSetUp = (await machine.shop.business.entities()).some(({ kind }) => kind === 'live');
    if (
      !isSetUp ||
      !(await machine.shop.store.db.selectFrom('certificate').select('id').executeTakeFirst())
    ) {
      await putAwayOthersAt(computer);
      await setUp(machine, computer.point);
      if (!isSetUp) {
        // What was lost with the business itself comes back once it is there.
        await close(computer);
        return opened(computer);
      }
    }
    await judge(machine, computer);
    return machine;
  }

  /** A person who begins anew knows from paper which number was the last. */
  async function setUp({ shop, journal, fence, marks }: Machine, point: string): Promise<void> {
    const setUpWith = (nextNumbers: object) =>
      shop.business.setup(
        aSetup({
          establishments: [
            {
              code: '001',
              address: 'Quito',
              emission_points: [{ code: point, next_numbers: nextNumbers }],
            },
          ],
        }),
      );
    let reply = await setUpWith({ live: { invoice: paper.highestAt(point) + 1 } });
    // The program knows of a number that was given to nobody: it goes on above that one.
    if (!reply.ok && reply.problem.code === 'number_conflict') reply = await setUpWith({});
    if (!reply.ok) broken.push(`not set up: ${JSON.stringify(reply.problem)}`);
    // As the program does: a number that nobody got is in the journal alone.
    const remembered = marks.flatMap(({ heads }) => heads);
    await makeSeriesProof(shop.store, { newId: shop.issuing.newId }).raise([
      ...journal.heads(),
      ...remembered,
    ]);
    await fence.hold();
  }

  async function judge({ shop }: Machine, { issued }: Computer): Promise<void> {
    for (const [id, bytes] of issued) {
      const loaded = await shop.delivery.load(id);
      if (!loaded) broken.push(`${id} was ${bytes ? 'sent' : 'answered'} and is lost`);
      else if (bytes && !(loaded.signedXml && deliveries.isSignature(id, loaded.signedXml))) {
        broken.push(`${id} was never signed with the bytes that are here`);
      }
    }
  }

  const deliveries = makeDeliveries({ authority, opened, paper, clock, learn, broken, done });
  const { sign, send } = deliveries;
  const disks = makeDisks({ opened, close, newFolder, random });

  const acts: Readonly<Record<string, { weight: number; act: (computer: Computer) => Promise<void> }>> = {
    issue: { weight: 30, act: issue },
    sign: { weight: 22, act: sign },
    send: { weight: 22, act: send },
    cut_power: { weight: 12, act: cutPower },
    fill_disk: { weight: 4, act: fillDisk },
    close: { weight: 4, act: close },
    back_up: { weight: 4, act: disks.backUp },
    restore: { weight: 3, act: disks.restore },
    keep_older_copy: { weight: 3, act: disks.keepOlderCopy },
    put_older_copy: { weight: 3, act: disks.putOlderCopy },
    keep_older_folder: { weight: 3, act: disks.keepOlderFolder },
    put_older_folder: { weight: 3, act: disks.putOlderFolder },
    work_on_copy: { weight: 2, act: disks.workOnCopy },
    put_original_back: { weight: 2, act: disks.putOriginalBack },
    damage_journal: { weight: 3, act: disks.damageJournal },
    copy_to_second_place: { weight: 6, act: disks.copyToSecondPlace },
    move: { weight: 2, act: disks.move },
    clone: { weight: 2, act: clone },
    lose_disk: { weight: 2, act: disks.loseDisk },
    move_business: { weight: 2, act: moveBusiness },
    damage: { weight: 2, act: disks.damage },
    set_clock_back: { weight: 1, act: setClockBack },
  };

  async function issue(computer: Computer): Promise<void> {
    const machine = await opened(computer);
    const { shop } = machine;
    const issuing = {
      ...shop.issuing,
      newNumericCode: () => String(random.between(0, 99_999_999)).padStart(8, '0'),
    };
    const body = { ...anInvoiceBody(), establishment: '001', emission_point: computer.point };
    const caller = await shop.caller('live');
    const reply = await issueDocument(issuing, caller, { type: 'invoice', body });
    if (reply.ok) {
      const { id, number } = reply.value.document;
      computer.issued.set(id, undefined);
      computer.journaled.set(id, undefined);
      if (random.chance(0.7)) await machine.remember();
      return learn(number, id);
    }
    const isBlocked = reply.problem.errors?.some(({ code }) => code === 'numbering_unproven') ?? false;
    if (reply.problem.errors?.some(({ code }) => code === 'clock_untrusted')) {
      done.wrong_clock = (done.wrong_clock ?? 0) + 1;
      computer.clockBehind = 0;
      return;
    }
    const isMoved = reply.problem.errors?.some(({ code }) => code === 'numbering_moved') ?? false;
    if (isMoved) {
      done.moved = (done.moved ?? 0) + 1;
      if (computers.length > 1 && random.chance(0.3)) {
        await close(computer);
        computers = computers.filter((one) => one !== computer);
      }
      return;
    }
    const isUnknown = reply.problem.errors?.some(({ pointer }) => pointer === '/emission_point') ?? false;
    if (isUnknown) {
      // An older copy does not know an emission point that was added since: a person adds it again, at one computer.
      await putAwayOthersAt(computer);
      return setUp(machine, computer.point);
    }
    if (!isBlocked) return void broken.push(`not issued: ${JSON.stringify(reply.problem)}`);
    done.blocked = (done.blocked ?? 0) + 1;
    await decide(computer, machine);
  }

  /** Who says a number from paper is the only one who numbers there: no program can know of another that does. */
  async function putAwayOthersAt(computer: Computer): Promise<void> {
    for (const other of computers) {
      if (other === computer || other.point !== computer.point) continue;
      await close(other);
      computers = computers.filter((one) => one !== other);
    }
  }

  /** Another emission point, or the next number; then another computer that numbers there is put away. */
  async function decide(computer: Computer, machine: Machine): Promise<void> {
    const { shop } = machine;
    if (random.chance(0.4)) {
      points += 1;
      computer.point = String(points).padStart(3, '0');
      return setUp(machine, computer.point);
    }
    await putAwayOthersAt(computer);
    const store = makeSeriesStore(shop.store, { newId: shop.issuing.newId });
    const stopped = (await shop.business.series()).filter((one) => one.stopped?.reason === 'unproven');
    for (const { id, next_number, emission_point, document_type } of stopped) {
      const next =
        document_type === 'invoice'
          ? Math.max(next_number, paper.highestAt(emission_point) + 1)
          : next_number;
      const isUsedElsewhere = computers.some((one) => one !== computer && one.point === emission_point);
      if (isUsedElsewhere) continue;
      const reply = await resumeSeries({ store, all: shop.business.series, now: shop.issuing.now }, id, next);
      if (!reply.ok) broken.push(`the next number was refused: ${JSON.stringify(reply.problem)}`);
    }
  }

  /** In the middle of a commit; the caller was not answered. */
  async function cutPower(computer: Computer): Promise<void> {
    const machine = await opened(computer);
    machine.cutPowerAt(random.pick(killPoints));
    const work = random.pick([issue, sign, send])(computer);
    await work.catch((reason) => {
      if (!(reason instanceof PowerCut)) throw reason;
    });
    await machine.die(random.chance(0.4) ? 'deleted' : 'kept');
    computer.open = undefined;
  }

  /** Nobody is answered, and the program goes on with what it has. */
  async function fillDisk(computer: Computer): Promise<void> {
    const machine = await opened(computer);
    machine.setFull(true);
    await random
      .pick([issue, sign, send])(computer)
      .catch((reason) => {
        if (storageFaultOf(reason) !== 'full') throw reason;
        done.full = (done.full ?? 0) + 1;
      });
    machine.setFull(false);
  }

  async function close(computer: Computer): Promise<void> {
    await computer.open?.close();
    computer.open = undefined;
  }

  /** The battery of its clock is empty, or a person set it wrong: until the program says so. */
  async function setClockBack(computer: Computer): Promise<void> {
    if (random.chance(0.5)) await close(computer);
    computer.clockBehind = random.between(1, DAYS_BEHIND) * 24 * HOUR;
  }

  async function clone(computer: Computer): Promise<void> {
    if (computers.length > 3) return;
    await close(computer);
    const copy = newComputer();
    cpSync(computer.folder, copy.folder, { recursive: true, preserveTimestamps: true });
    const { point, issued, journaled } = computer;
    const documents = { issued: new Map(issued), journaled: new Map(journaled) };
    computers.push({ ...copy, ...documents, point, damaged: new Set(computer.damaged) });
  }

  /** In one file, by which another computer goes on; the one that was left stays, and may be used by mistake. */
  async function moveBusiness(computer: Computer): Promise<void> {
    const { fence } = await opened(computer);
    if (computers.length > 3 || fence.since() !== undefined) return;
    const movedAt = (await fence.raise()).toISOString();
    await close(computer);
    const file = newFolder('moved');
    snapshot(databaseIn(computer.folder), file);
    markArrival(file, movedAt);
    const next = newComputer();
    await restoreFrom({ file }, next.folder);
    if (existsSync(keyIn(computer.folder))) cpSync(keyIn(computer.folder), keyIn(next.folder));
    computers.push({ ...next, point: computer.point, issued: new Map(computer.issued) });
  }

  const deck = Object.entries(acts).flatMap(([name, { weight }]) =>
    Array.from({ length: weight }, () => name),
  );
  for (let step = 0; step < steps && broken.length === 0; step += 1) {
    const name = random.pick(deck);
    const computer = random.pick(computers);
    done[name] = (done[name] ?? 0) + 1;
    clock.now = new Date(clock.now.getTime() + random.between(0, HOURS_APART) * HOUR);
    try {
      await acts[name]?.act(computer);
    } catch (reason) {
      if (storageFaultOf(reason) !== 'damaged') throw reason;
      // An older database was put under the log of a newer one.
      done.damaged = (done.damaged ?? 0) + 1;
      await disks.repair(computer);
    }
  }
  authority.calm();
  for (const computer of computers) {
    await opened(computer);
    await deliveries.deliverAll(computer);
    await close(computer);
  }
  done.numbers = paper.size;
  done.authorized_at_all = authority.authorized();
  done.days = Math.round((clock.now.getTime() - OPENING.getTime()) / (24 * HOUR));
  return { broken, done };
}
