import type { BackupsResource } from '../../contract/business/backups/backup.ts';
import type { EntityResource, ReadinessResource } from '../../contract/business/entity.ts';
import type { SupportCounts } from '../../contract/business/support-file.ts';
import type { SyncResource } from '../../contract/delivery/sync.ts';
import type { Environment } from '../../documents/kinds.ts';
import { freeBytesIn } from '../measure-folder.ts';
import { expositionOf, type Metric } from './exposition.ts';
import { processMetrics } from './process-metrics.ts';
import { type QueueLength, queueMetrics } from './queue-metrics.ts';

export interface MetricsDependencies {
  readonly documents: () => Promise<SupportCounts['documents']>;
  readonly entities: () => Promise<readonly EntityResource[]>;
  readonly readiness: (scope: { entityId: string; environment: Environment }) => Promise<ReadinessResource>;
  readonly sync: (environment: Environment) => Promise<SyncResource>;
  readonly backups: () => Promise<BackupsResource>;
  readonly queues: () => Promise<readonly QueueLength[]>;
  readonly dataDir: string;
  readonly databaseBytes: () => number;
  readonly version: string;
}

/** What a monitor reads, as Prometheus' text; of one environment, or of all. */
export type Metrics = (environment: Environment | undefined) => Promise<string>;

/**
 * How the installation stands. As the conventions of Prometheus have it, ages are given as the instants they count from:
 * `time() - mostrador_…_timestamp_seconds`.
 */
export function makeMetrics(dependencies: MetricsDependencies): Metrics {
  return async (environment) => {
    const entities = await dependencies.entities();
    const scopes = entities.flatMap(({ id, kind }) =>
      environmentsOf(kind)
        .filter((name) => environment === undefined || name === environment)
        .map((name) => ({ entityId: id, environment: name })),
    );
    const own = entities.filter(({ id }) => scopes.some(({ entityId }) => entityId === id));
    const [documents, readiness, delivery, backups, queues, free] = await Promise.all([
      dependencies.documents(),
      Promise.all(scopes.map(dependencies.readiness)),
      Promise.all(
        scopes.map(async ({ environment: name }) => ({
          labels: { environment: name },
          sync: await dependencies.sync(name),
        })),
      ),
      dependencies.backups(),
      dependencies.queues(),
      freeBytesIn(dependencies.dataDir),
    ]);
    return expositionOf([
      ...processMetrics(dependencies.version),
      {
        name: 'mostrador_ready',
        help: 'Whether a sale could be signed and numbered now.',
        type: 'gauge',
        samples: readiness.map((one) => ({
          labels: { environment: one.environment },
          value: Number(one.ready),
        })),
      },
      {
        name: 'mostrador_documents',
        help: 'Documents by what became of them.',
        type: 'gauge',
        samples: documents
          .filter((one) => environment === undefined || one.environment === environment)
          .map(({ documents: value, ...labels }) => ({ labels, value })),
      },
      ...deliveryMetrics(delivery),
      ...queueMetrics(
        // A key sees its environment alone, and not of what the shop prints for itself.
        queues.filter((one) => environment === undefined || one.environment === environment),
        scopes.map((scope) => scope.environment),
      ),
      {
        name: 'mostrador_certificate_expiry_timestamp_seconds',
        help: 'When the certificate of a business ends.',
        type: 'gauge',
        samples: own.flatMap(({ kind, certificate }) =>
          certificate ? [{ labels: { business: kind }, value: secondsOf(certificate.valid_until) }] : [],
        ),
      },
      {
        name: 'mostrador_backup_last_success_timestamp_seconds',
        help: 'When the newest backup of a place was made and checked.',
        type: 'gauge',
        samples: backups.places.flatMap(({ place, last }) =>
          last ? [{ labels: { place }, value: secondsOf(last.at) }] : [],
        ),
      },
      {
        name: 'mostrador_backup_late',
        help: 'Whether a place has had no backup for 48 hours.',
        type: 'gauge',
        samples: backups.places.map(({ place, is_late }) => ({ labels: { place }, value: Number(is_late) })),
      },
      {
        name: 'mostrador_database_size_bytes',
        help: 'Size of the files of the database.',
        type: 'gauge',
        samples: [{ value: dependencies.databaseBytes() }],
      },
      {
        name: 'mostrador_disk_free_bytes',
        help: 'Free room on the disk of the data folder.',
        type: 'gauge',
        samples: free === undefined ? [] : [{ value: free }],
      },
    ]);
  };
}

/** The delivery of each environment; what is not known yet has no sample. */
function deliveryMetrics(
  delivery: readonly { readonly labels: Readonly<Record<string, string>>; readonly sync: SyncResource }[],
): readonly Metric[] {
  const gauge = (name: string, help: string, read: (sync: SyncResource) => number | undefined): Metric => ({
    name: `mostrador_${name}`,
    help,
    type: 'gauge',
    samples: delivery.flatMap(({ labels, sync }) => {
      const value = read(sync);
      return value === undefined ? [] : [{ labels, value }];
    }),
  });
  return [
    gauge('documents_waiting', 'Documents the authority has not decided yet.', ({ waiting }) => waiting),
    gauge('documents_unsent', 'Documents the authority has not received yet.', ({ unsent }) => unsent),
    gauge(
      'documents_needing_decision',
      'Documents that wait for a person.',
      ({ needs_decision }) => needs_decision,
    ),
    gauge(
      'oldest_waiting_document_timestamp_seconds',
      'When the oldest document without a decision was issued.',
      ({ oldest_waiting_at }) => secondsIfAny(oldest_waiting_at),
    ),
    gauge('delivery_paused', 'Whether a person paused the delivery.', ({ paused }) => Number(paused)),
    gauge('authority_up', 'Whether the authority answered the last attempt.', ({ online }) =>
      online === null ? undefined : Number(online),
    ),
    gauge(
      'authority_last_attempt_timestamp_seconds',
      'When the authority was asked last.',
      ({ last_attempt_at }) => secondsIfAny(last_attempt_at),
    ),
    gauge(
      'authority_last_answer_timestamp_seconds',
      'When the authority answered last, among the last ten attempts.',
      (sync) => secondsIfAny(lastAnswerOf(sync)?.at),
    ),
    gauge(
      'authority_last_answer_duration_seconds',
      'How long the last answer of the authority took.',
      (sync) => {
        const answer = lastAnswerOf(sync);
        return answer && answer.duration_ms / 1000;
      },
    ),
  ];
}

function lastAnswerOf({ last_answers }: SyncResource) {
  return last_answers.find(({ http_status }) => http_status !== null);
}

function environmentsOf(kind: EntityResource['kind']): readonly Environment[] {
  return kind === 'live' ? ['test', 'live'] : ['sandbox'];
}

function secondsOf(instant: string): number {
  return Date.parse(instant) / 1000;
}

function secondsIfAny(instant: string | undefined): number | undefined {
  return instant === undefined ? undefined : secondsOf(instant);
}
