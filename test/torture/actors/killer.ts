import { setTimeout as sleep } from 'node:timers/promises';
import type { SeededRandom } from '../../support/seeded-random.ts';
import type { Moment } from '../moment.ts';
import type { Victim } from '../victim.ts';

export interface KillerParts {
  readonly victim: Victim;
  readonly random: SeededRandom;
  /** Moments at which a death hurts most: each life may end at the next one. */
  readonly worst: readonly Pick<Moment, 'next'>[];
  /** It is over after so many kills, or this long, whichever comes first. */
  readonly kills: number;
  readonly longestMs: number;
  /** It did not start though nobody killed it: there is nothing left to kill. */
  readonly diedAlone: (reason: unknown) => void;
}

export interface Deaths {
  readonly kills: number;
  readonly killsAtStart: number;
  /** Ends in between as a person asks for them. */
  readonly stops: number;
}

/** How often a kill comes before the service is up. */
const DIES_YOUNG = 0.25;
const LONGEST_YOUTH_MS = 900;
const LONGEST_LIFE_MS = 2500;
/** How often a life ends in order. */
const STOPPED = 0.1;
/** How often a life ends not just sometime, but at the next of the worst moments after that time. */
const AT_THE_WORST = 0.6;
const WORST_WITHIN_MS = 1000;

/** Kills the service and starts it again, until it is enough; in the end it lives. */
export async function killAgainAndAgain(parts: KillerParts): Promise<Deaths> {
  const deaths = { kills: 0, killsAtStart: 0, stops: 0 };
  try {
    await killUntilOver(parts, deaths);
    await parts.victim.live();
  } catch (reason) {
    parts.diedAlone(reason);
  }
  return deaths;
}

async function killUntilOver(
  parts: KillerParts,
  deaths: { -readonly [Name in keyof Deaths]: number },
): Promise<void> {
  const { victim, random, kills, longestMs } = parts;
  const overAt = performance.now() + longestMs;
  while (deaths.kills < kills && performance.now() < overAt) {
    if (random.chance(STOPPED)) {
      deaths.stops += 1;
      await victim.live();
      await lastMoment(parts);
      await victim.stop();
    } else if (random.chance(DIES_YOUNG)) {
      deaths.kills += 1;
      deaths.killsAtStart += 1;
      await victim.dieYoung(random.between(0, LONGEST_YOUTH_MS));
    } else {
      deaths.kills += 1;
      await victim.liveAndDie(() => lastMoment(parts));
    }
  }
}

async function lastMoment({ random, worst }: KillerParts): Promise<void> {
  await sleep(random.between(0, LONGEST_LIFE_MS));
  if (random.chance(AT_THE_WORST)) await random.pick(worst).next(WORST_WITHIN_MS);
}
