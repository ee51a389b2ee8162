import { rmSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { z } from 'zod';
import { startAuthorityDouble } from '../../support/authority-double/authority-double.ts';
import { runCli } from '../../support/cli/run-cli.ts';
import { eventually } from '../../support/eventually.ts';
import { differences } from '../../support/head/differences.ts';
import { type SeededRandom, seededRandom } from '../../support/seeded-random.ts';
import { makeInsistentClient } from '../actors/insist.ts';
import { workTill } from '../actors/till.ts';
import { readEvidence } from '../evidence.ts';
import { makePromises, type Promises } from '../promises.ts';
import { openTortureShop, type TortureShop } from '../torture-shop.ts';
import { type HeadUnderFire, openHeadUnderFire } from './head-under-fire.ts';

export interface HeadTorture {
  readonly seed: number;
  readonly kills: number;
  readonly databaseKills: number;
  readonly tillKills: number;
  readonly tills: number;
  /** How often out of one an answer of the head office is lost. */
  readonly lost: number;
}

export interface HeadTortureReport {
  readonly torture: HeadTorture;
  /** Each difference between the tills and the head office, and what a till got wrong. */
  readonly broken: readonly string[];
  readonly documents: number;
  readonly batches: number;
  readonly answersLost: number;
  /** Of the tills, kept where something is broken. */
  readonly folders: readonly string[];
  readonly seconds: number;
}

const LONGEST_LIFE_MS = 2500;
const LONGEST_PAUSE_MS = 300;
/** A till that could not report for long waits some minutes before it tries again. */
const TOLD_WITHIN_MS = 10 * 60_000;

/**
 * Real tills issue and report to a real head office on a real PostgreSQL, while all three are killed and answers are
 * lost; then what the tills hold and what the head office holds must be the same.
 */
export async function runHeadTorture(torture: HeadTorture): Promise<HeadTortureReport> {
  const startedAt = performance.now();
  const random = seededRandom(torture.seed);
  const authority = await startAuthorityDouble();
  const office = await openHeadUnderFire();
  const promises = makePromises({
    isAuthorized: (accessKey) => authority.acceptedXml(accessKey) !== null,
    wasRefused: () => false,
  });
  const shops: TortureShop[] = [];
  try {
    for (let till = 1; till <= torture.tills; till += 1) {
      const shop = await openTortureShop(authority, String(till).padStart(3, '0'));
      shops.push(shop);
      await shop.victim.live();
      await enrol(shop, office);
    }
    const chance = random.branch('line');
    office.line.decide((path) =>
      path.includes('/feed') && chance.chance(torture.lost) ? 'answer_lost' : 'answered',
    );
    await torment({ torture, office, shops, promises, random });
    office.line.decide(() => 'answered');
    for (const { victim } of shops) await allReported(victim.dataDir);
    for (const { victim } of shops) await victim.stop();
    const folders = shops.map(({ victim }) => victim.dataDir);
    const broken = [
      ...promises.breaches(),
      ...shops.flatMap(({ victim }) => victim.errors().map((error) => `a till had a fault: ${error}`)),
      ...(await differences(office.databaseUrl(), folders)),
    ];
    const { answered, answer_lost: answersLost } = office.line.happened;
    const documents = folders.reduce((sum, data) => sum + readEvidence(data).documents.length, 0);
    if (broken.length === 0) {
      for (const shop of shops) rmSync(shop.folder, { recursive: true, force: true });
    }
    return {
      torture,
      broken,
      documents,
      batches: answered + answersLost,
      answersLost,
      folders: broken.length > 0 ? shops.map((shop) => shop.folder) : [],
      seconds: (performance.now() - startedAt) / 1000,
    };
  } finally {
    for (const { victim } of shops) victim.abandon();
    await office.close();
    await authority.close();
  }
}

interface Stage {
  readonly torture: HeadTorture;
  readonly office: HeadUnderFire;
  readonly shops: readonly TortureShop[];
  readonly promises: Promises;
  readonly random: SeededRandom;
}

/** The tills sell while everybody dies and comes back; then they close. */
async function torment({ torture, office, shops, promises, random }: Stage): Promise<void> {
  let closed = false;
  const isClosed = () => closed;
  const selling = shops.map((shop, index) => {
    const name = `till${index + 1}`;
    const counts = { requests: 0, retries: 0 };
    const client = makeInsistentClient({ ...shop, random: random.branch(`client of ${name}`), counts });
    const parts = { name, client, promises, random: random.branch(name), longestPauseMs: LONGEST_PAUSE_MS };
    return workTill(parts, isClosed);
  });
  const times = random.branch('killer');
  const deaths = [
    ...Array.from({ length: torture.kills }, () => 'head' as const),
    ...Array.from({ length: torture.databaseKills }, () => 'database' as const),
    ...Array.from({ length: torture.tillKills }, () => 'till' as const),
  ];
  try {
    while (deaths.length > 0) {
      await sleep(times.between(0, LONGEST_LIFE_MS));
      const [who] = deaths.splice(times.between(0, deaths.length - 1), 1);
      if (who === 'head') await office.killHead();
      if (who === 'database') await office.killDatabase();
      if (who === 'till') await times.pick(shops).victim.dieAndLive();
    }
    await sleep(LONGEST_LIFE_MS);
  } finally {
    closed = true;
  }
  await Promise.all(selling);
}

async function enrol({ victim }: TortureShop, office: HeadUnderFire): Promise<void> {
  const { url, dataDir } = office.head();
  const code = await ran(dataDir, ['head', 'codes', 'create']);
  await ran(victim.dataDir, ['enrol', code.trim().replace(url, office.line.url)]);
}

const status = z.object({
  sync: z.object({ waiting: z.int() }),
  head_office: z.object({ state: z.string(), waiting: z.int(), problem: z.string().optional() }),
});

/** Waits until the authority has decided everything, and the head office knows. */
async function allReported(dataDir: string): Promise<void> {
  await eventually(
    async () => status.parse(JSON.parse(await ran(dataDir, ['status', '--json']))),
    ({ sync, head_office }) => sync.waiting === 0 && head_office.waiting === 0,
    TOLD_WITHIN_MS,
  );
}

async function ran(data: string, args: readonly string[]): Promise<string> {
  const { exitCode, stdout, stderr } = await runCli(data, args);
  if (exitCode !== 0) throw new Error(`${args.join(' ')} ended with ${exitCode}: ${stderr}`);
  return stdout;
}

/** How it went, for a terminal. */
export function describeHeadTorture(report: HeadTortureReport): string {
  const { torture, documents, batches, answersLost, broken, folders, seconds } = report;
  const { kills, databaseKills, tillKills, tills, seed } = torture;
  return [
    `torture of a head office, seed ${seed}, ${seconds.toFixed(0)} s: ${kills} kills of it, ${databaseKills} of PostgreSQL, ` +
      `${tillKills} of its ${tills} tills, ${answersLost} of ${batches} answers lost, ${documents} documents`,
    ...(broken.length === 0
      ? ['the tills and the head office hold the same, to the cent']
      : [
          `BROKEN (${broken.length}), kept in ${folders.join(', ')}`,
          ...broken.slice(0, 40).map((one) => `  - ${one}`),
        ]),
  ].join('\n');
}
