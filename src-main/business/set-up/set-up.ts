import type { EntityResource } from '../../contract/business/entity.ts';
import {
  type SetupDecision,
  type SetupProgress,
  type SetupStep,
  setupSteps,
} from '../../contract/business/set-up/setup-progress.ts';
import type { Outcome } from '../../contract/problems/problems.ts';
import type { WaitingCertificates } from '../certificate/waiting-certificate.ts';
import { liveEntity } from '../entity/live-entity.ts';
import type { BusinessStore } from '../ports/business-store.ts';
import type { AssignedPoint } from './assigned-point.ts';
import type { SetUpDecisions, SetUpStore } from './set-up-store.ts';
import type { ShopEnvironment } from './shop-environment.ts';

export interface SetUpDependencies {
  readonly store: SetUpStore;
  readonly business: Pick<BusinessStore, 'entities'>;
  readonly waiting: WaitingCertificates;
  readonly environment: Pick<ShopEnvironment, 'read'>;
  readonly assignedPoint: AssignedPoint;
  readonly now: () => Date;
}

export type SetUp = ReturnType<typeof makeSetUp>;

/**
 * The way from an empty installation to documents that count. What is done follows from what is there, so that it is the
 * same in every window, after a restart, and for a user who did a step elsewhere; kept is only what persons decided.
 */
export function makeSetUp(dependencies: SetUpDependencies) {
  const { store, business, waiting, environment, assignedPoint, now } = dependencies;

  async function read(): Promise<SetupProgress> {
    const [decisions, entities] = await Promise.all([store.decisions(), business.entities()]);
    const live = entities.find(({ kind }) => kind === 'live');
    const waitingCertificate = live ? undefined : await waiting.get();
    const certificate = live?.certificate ?? waitingCertificate?.certificate.facts;
    const point = await assignedPoint();
    const done = await stepsDone(live, certificate);
    const steps = setupSteps.map((step) => ({ step, state: stateOf(step, done, decisions) }));
    return {
      object: 'setup_progress',
      ...(decisions.choice && { choice: decisions.choice }),
      must_choose: !decisions.choice && !live && !(await store.hasDocuments()),
      ...(certificate && { certificate }),
      proposed: {
        ...(waitingCertificate?.ruc !== undefined && { ruc: waitingCertificate.ruc }),
        ...(waitingCertificate?.legalName !== undefined && { legal_name: waitingCertificate.legalName }),
        ...(point !== undefined && { emission_point: point }),
      },
      steps,
      next_step: steps.find(({ state }) => state === 'open')?.step ?? 'live',
      ...(decisions.finishedAt !== undefined && { finished_at: decisions.finishedAt }),
    };
  }

  async function stepsDone(
    live: EntityResource | undefined,
    certificate: SetupProgress['certificate'],
  ): Promise<StepsDone> {
    return {
      certificate: certificate !== undefined,
      business: live !== undefined,
      points: live !== undefined && (await store.isNumbered(live.id)),
      logo: live?.logo !== undefined,
      printer: await store.hasPrinters(),
      test: live !== undefined && (await store.isTested(live.id)),
      live: (await environment.read()) === 'live',
    };
  }

  return {
    read,

    async decide({ choice, skip, finished }: SetupDecision): Promise<Outcome<SetupProgress>> {
      if (finished) {
        const live = await liveEntity(business);
        if (!live.ok) return live;
      }
      const before = await store.decisions();
      await store.decide({
        choice: choice ?? before.choice,
        skipped: skip ? [...new Set([...before.skipped, skip])] : before.skipped,
        finishedAt: finished ? (before.finishedAt ?? now().toISOString()) : before.finishedAt,
      });
      // The shop is a live one from this moment on, and not from the next question about it.
      if (finished) await environment.read();
      return { ok: true, value: await read() };
    },
  };
}

type StepsDone = Readonly<Record<SetupStep, boolean>>;

function stateOf(
  step: SetupStep,
  done: StepsDone,
  { skipped }: SetUpDecisions,
): SetupProgress['steps'][number]['state'] {
  if (done[step]) return 'done';
  return skipped.some((one) => one === step) ? 'skipped' : 'open';
}
