import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { type AuthorityDouble, startAuthorityDouble } from '../support/authority-double/authority-double.ts';
import { type SeededRandom, seededRandom } from '../support/seeded-random.ts';
import { type AuthorityWeather, makeAuthorityWeather } from './actors/authority-weather.ts';
import { type CorrectorParts, correctRefused, workOffice } from './actors/corrector.ts';
import { type InsistentClient, makeInsistentClient, type RequestCounts } from './actors/insist.ts';
import { type Deaths, killAgainAndAgain } from './actors/killer.ts';
import { pressTryNow, sendHeld, waitingNow } from './actors/people.ts';
import { workTill } from './actors/till.ts';
import { readEvidence } from './evidence.ts';
import { brokenLaws } from './laws/laws.ts';
import { makePromises, type Promises } from './promises.ts';
import { openTortureShop, type TortureShop } from './torture-shop.ts';

export interface Torture {
  readonly seed: number;
  /** It is over after so many kills, or this long, whichever comes first. */
  readonly kills: number;
  readonly longestMs: number;
  readonly tills: number;
  /** Between two sales of a till. */
  readonly longestPauseMs: number;
  /** How long everything may take to be delivered once the authority behaves. */
  readonly drainedWithinMs: number;
}

export interface TortureReport {
  readonly seed: number;
  /** Every law that was broken, in words. */
  readonly broken: readonly string[];
  /** The data folder, the log and the broken laws: kept only when there are any. */
  readonly folder: string | undefined;
  readonly counts: TortureCounts;
  readonly seconds: number;
}

export interface TortureCounts {
  readonly documents: number;
  readonly corrections: number;
  readonly kills: number;
  readonly killsAtStart: number;
  readonly requests: number;
  readonly retries: number;
  /** Answers that promised something. */
  readonly promises: number;
  readonly authorityRequests: number;
  /** Handed over again though the authority had it: only ever because it could not say so. */
  readonly repeated: number;
  readonly faults: Readonly<Record<string, number>>;
}

interface Stage {
  readonly authority: AuthorityDouble;
  readonly weather: AuthorityWeather;
  readonly shop: TortureShop;
  readonly promises: Promises;
  readonly counts: RequestCounts;
  readonly random: SeededRandom;
}

/**
 * Runs the real service on real data, kills it again and again while tills issue and the authority misbehaves, lets
 * everything drain, and judges what is left.
 */
export async function runTorture(torture: Torture): Promise<TortureReport> {
  const startedAt = performance.now();
  const authority = await startAuthorityDouble();
  try {
    const stage = await setStage(authority, torture);
    const { victim } = stage.shop;
    try {
      const deaths = await torment(stage, torture);
      await drain(stage, torture.drainedWithinMs);
      await victim.stop();
      const { broken, counts } = judge(stage, deaths);
      const seconds = (performance.now() - startedAt) / 1000;
      return { seed: torture.seed, broken, folder: keepIfBroken(stage.shop, broken), counts, seconds };
    } finally {
      victim.abandon();
    }
  } finally {
    await authority.close();
  }
}

async function setStage(authority: AuthorityDouble, { seed }: Torture): Promise<Stage> {
  const random = seededRandom(seed);
  const weather = makeAuthorityWeather(authority, random.branch('weather'));
  const promises = makePromises({
    isAuthorized: (accessKey) => authority.acceptedXml(accessKey) !== null,
    wasRefused: (accessKey) => weather.refused.has(accessKey),
  });
  const shop = await openTortureShop(authority);
  return { authority, weather, shop, promises, counts: { requests: 0, retries: 0 }, random };
}

function judge(
  { authority, shop, promises, counts }: Stage,
  deaths: Deaths,
): Pick<TortureReport, 'broken' | 'counts'> {
  const evidence = readEvidence(shop.victim.dataDir);
  const arrivals = authority.arrivals();
  const made = promises.all();
  const broken = [
    ...promises.breaches(),
    ...shop.victim.errors().map((error) => `the service had a fault of its own: ${error}`),
    ...brokenLaws({
      evidence,
      authority: { documents: authority.documents(), arrivals },
      sales: promises.sales(),
      promises: made,
    }),
  ];
  const { reception, authorization } = authority.counts();
  return {
    broken,
    counts: {
      ...deaths,
      ...counts,
      documents: evidence.documents.length,
      corrections: evidence.documents.reduce((sum, { revision }) => sum + revision - 1, 0),
      promises: made.length,
      authorityRequests: reception + authorization,
      repeated: arrivals.filter(({ codes }) => codes.includes('43') || codes.includes('70')).length,
      faults: authority.misbehaved(),
    },
  };
}

/** Tills, office and weather go on while the service dies and comes back; then the shop closes. */
async function torment(stage: Stage, torture: Torture): Promise<Deaths> {
  const { shop, promises, weather } = stage;
  let closed = false;
  const isClosed = () => closed;
  const work = [
    ...Array.from({ length: torture.tills }, (_, index) => {
      const name = `till${index + 1}`;
      const random = stage.random.branch(name);
      const { longestPauseMs } = torture;
      return workTill({ name, client: clientOf(stage, name), promises, random, longestPauseMs }, isClosed);
    }),
    workOffice(officeOf(stage), isClosed),
    pressTryNow(shop.victim, stage.random.branch('window'), isClosed),
    weather.blow(isClosed),
  ];
  const working = Promise.all(work);
  const killing = killAgainAndAgain({
    victim: shop.victim,
    random: stage.random.branch('killer'),
    worst: [promises.made, weather.handedOver],
    kills: torture.kills,
    longestMs: torture.longestMs,
    diedAlone: (reason) => promises.breach(`the service did not start again: ${String(reason)}`),
  }).finally(() => {
    closed = true;
  });
  const [deaths] = await Promise.all([killing, working]);
  return deaths;
}

/** The authority behaves, the service stays, if it lives: all that waits is delivered and all that was refused corrected. */
async function drain(stage: Stage, withinMs: number): Promise<void> {
  const { shop, weather, promises } = stage;
  weather.calm();
  if (shop.victim.url() === undefined) return;
  const office = officeOf(stage);
  let drained = false;
  const pressing = pressTryNow(shop.victim, stage.random.branch('drain'), () => drained);
  const giveUpAt = performance.now() + withinMs;
  while (!drained && performance.now() < giveUpAt) {
    await sendHeld(shop.victim);
    const waiting = await waitingNow(shop.victim);
    const refused = await correctRefused(office);
    drained = waiting === 0 && refused === 0;
    if (!drained) await sleep(250);
  }
  if (!drained) promises.breach(`not everything was delivered within ${withinMs / 1000} s of calm`);
  drained = true;
  await pressing;
}

function clientOf({ shop, counts, random }: Stage, name: string): InsistentClient {
  return makeInsistentClient({
    victim: shop.victim,
    token: shop.token,
    random: random.branch(`client of ${name}`),
    counts,
  });
}

function officeOf(stage: Stage): CorrectorParts {
  return {
    client: clientOf(stage, 'office'),
    promises: stage.promises,
    random: stage.random.branch('office'),
  };
}

function keepIfBroken({ folder, victim }: TortureShop, broken: readonly string[]): string | undefined {
  if (broken.length === 0) {
    rmSync(folder, { recursive: true, force: true });
    return undefined;
  }
  writeFileSync(join(folder, 'broken.txt'), `${broken.join('\n')}\n`);
  writeFileSync(join(folder, 'service.log'), victim.log());
  return folder;
}
