import type { Environment } from '../../documents/kinds.ts';
import type { Metric } from './exposition.ts';

/** What waits in a queue, for one environment or, where it is null, for the installation. */
export interface QueueLength {
  readonly queue: (typeof queues)[number];
  readonly environment: Environment | null;
  readonly jobs: number;
  /** When the oldest of them was put there. */
  readonly oldestAt: string;
}

const queues = ['mail', 'webhooks', 'printing'] as const;

/** The queues besides the delivery to the authority: an empty one is 0 in each environment, and has no oldest job. */
export function queueMetrics(
  waiting: readonly QueueLength[],
  environments: readonly Environment[],
): readonly Metric[] {
  const empty = queues.flatMap((queue) =>
    environments
      .filter((environment) => !waiting.some((one) => one.queue === queue && one.environment === environment))
      .map((environment) => ({ queue, environment, jobs: 0 })),
  );
  const labelsOf = ({ queue, environment }: Pick<QueueLength, 'queue' | 'environment'>) => ({
    queue,
    ...(environment !== null && { environment }),
  });
  return [
    {
      name: 'mostrador_queue_jobs',
      help: 'What waits to be mailed, sent to a webhook or printed.',
      type: 'gauge',
      samples: [...waiting, ...empty].map((one) => ({ labels: labelsOf(one), value: one.jobs })),
    },
    {
      name: 'mostrador_queue_oldest_job_timestamp_seconds',
      help: 'When the oldest job of a queue was put there.',
      type: 'gauge',
      samples: waiting.map((one) => ({ labels: labelsOf(one), value: Date.parse(one.oldestAt) / 1000 })),
    },
  ];
}
