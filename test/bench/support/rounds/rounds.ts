/** What the counted rounds of a side gave. */
export interface Rounds {
  readonly median: number;
  readonly least: number;
  readonly most: number;
  /** Each of them, in the order they were run. */
  readonly all: readonly number[];
}

/** One round of a side: does its work and tells its figure, a rate or a time. */
export type Side = () => number | Promise<number>;

/**
 * Runs several sides in turn, so that whatever else the machine does is the same for all, and tells what each gave.
 * Every other round goes backwards: who comes after whom makes no difference.
 *
 * @param options.warmUp rounds before those that count; 1 by default
 */
export async function alternate<Name extends string>(
  sides: Readonly<Record<Name, Side>>,
  options: { readonly rounds: number; readonly warmUp?: number },
): Promise<Readonly<Record<Name, Rounds>>> {
  const names = namesOf(sides);
  const durations = new Map<Name, number[]>(names.map((name) => [name, []]));
  const { rounds, warmUp = 1 } = options;
  for (let round = -warmUp; round < rounds; round += 1) {
    for (const name of round % 2 === 0 ? names : names.toReversed()) {
      const figure = await sides[name]();
      if (round >= 0) durations.get(name)?.push(figure);
    }
  }
  return mapSides(sides, (name) => roundsOf(durations.get(name) ?? []));
}

export function roundsOf(all: readonly number[]): Rounds {
  if (all.length === 0) throw new Error('there is nothing to tell of no rounds');
  return { median: medianOf(all), least: Math.min(...all), most: Math.max(...all), all };
}

/** One side as so many times another, round by round: what slowed a round down slowed both. */
export function ratioOf(one: Rounds, other: Rounds): Rounds {
  if (one.all.length !== other.all.length) throw new Error('sides that ran in turn have as many rounds');
  return roundsOf(one.all.map((figure, round) => figure / (other.all[round] ?? Number.NaN)));
}

/** In the middle; of an even number, the mean of the two. */
export function medianOf(figures: readonly number[]): number {
  const sorted = figures.toSorted((one, other) => one - other);
  const middle = sorted.slice(Math.floor((sorted.length - 1) / 2), Math.floor(sorted.length / 2) + 1);
  return middle.reduce((sum, figure) => sum + figure, 0) / middle.length;
}

function namesOf<Name extends string>(sides: Readonly<Record<Name, Side>>): readonly Name[] {
  return Object.keys(sides).filter((name): name is Name => name in sides);
}

function mapSides<Name extends string, To>(
  sides: Readonly<Record<Name, Side>>,
  to: (name: Name) => To,
): Readonly<Record<Name, To>> {
  const mapped: Partial<Record<Name, To>> = {};
  for (const name of namesOf(sides)) mapped[name] = to(name);
  if (!isComplete(mapped)) throw new Error('every side has run');
  return mapped;

  function isComplete(partial: Partial<Record<Name, To>>): partial is Record<Name, To> {
    return namesOf(sides).every((name) => name in partial);
  }
}
