import type { SetupBody } from '../../contract/business/business-file.ts';
import { notAssigned } from '../../contract/business/set-up/assigned-point.ts';
import type { ProblemError } from '../../contract/problems/problems.ts';
import { liveEntity } from '../entity/live-entity.ts';
import type { BusinessStore } from '../ports/business-store.ts';
import type { SetUpStore } from './set-up-store.ts';

/** The emission point that a head office gave this till, `001-002`; undefined where it gave none, or live documents are numbered already. */
export type AssignedPoint = () => Promise<string | undefined>;

export function makeAssignedPoint({
  setting,
  business,
  store,
}: {
  readonly setting: () => Promise<string | undefined>;
  readonly business: Pick<BusinessStore, 'entities'>;
  readonly store: Pick<SetUpStore, 'isNumberedLive'>;
}): AssignedPoint {
  return async () => {
    const point = await setting();
    if (point === undefined) return undefined;
    const live = await liveEntity(business);
    return live.ok && (await store.isNumberedLive(live.value.id)) ? undefined : point;
  };
}

/** What is wrong with the emission points of a business that is set up where a head office gave one. */
export function otherPoints(
  assigned: string | undefined,
  { establishments }: SetupBody,
): readonly ProblemError[] {
  const points = establishments.flatMap(({ code, emission_points }, index) =>
    emission_points.map((point, at) => ({
      point: `${code}-${point.code}`,
      pointer: `/establishments/${index}/emission_points/${at}/code`,
    })),
  );
  if (assigned === undefined || points.some(({ point }) => point === assigned)) return [];
  return points.map(({ pointer }) => notAssigned(assigned, pointer));
}
