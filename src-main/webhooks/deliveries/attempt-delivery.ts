import type { SecretBox } from '../../secrets/secret-box.ts';
import type { Outgoing, WebhookOutbox } from '../events/outbox.ts';
import { attemptResult } from './attempt-result.ts';
import type { PostAnswer, PostWebhook } from './post-webhook.ts';
import { signedHeaders } from './signed-headers.ts';

export interface AttemptDependencies {
  readonly outbox: Pick<WebhookOutbox, 'outgoing' | 'record'>;
  readonly box: Pick<SecretBox, 'open'>;
  readonly post: PostWebhook;
  readonly now: () => Date;
  /** From 0 to 1. */
  readonly random: () => number;
  readonly failed: (reason: unknown, what: string) => void;
  /** Before each attempt, milliseconds; those of api.md §5 unless a test is in a hurry. */
  readonly delays?: readonly number[];
}

/** Sends a delivery once and writes down how it went; when it is sent again, if it is. */
export async function attemptDelivery(
  dependencies: AttemptDependencies,
  deliveryId: string,
  signal: AbortSignal,
): Promise<Date | undefined> {
  const { outbox, now, random, delays } = dependencies;
  const outgoing = await outbox.outgoing(deliveryId);
  if (!outgoing) return undefined;
  const at = now();
  const answer = await send(dependencies, outgoing, { at, signal });
  // Cut by our own stop: no attempt of which anything was learnt.
  if (signal.aborted) return undefined;
  const result = attemptResult({
    answer,
    at,
    now: now(),
    tries: outgoing.tries,
    random: random(),
    ...(delays && { delays }),
  });
  await outbox.record(deliveryId, result);
  return result.nextAttemptAt === undefined ? undefined : new Date(result.nextAttemptAt);
}

async function send(
  dependencies: AttemptDependencies,
  { url, eventId, body, secret }: Outgoing,
  { at, signal }: { readonly at: Date; readonly signal: AbortSignal },
): Promise<PostAnswer> {
  const { previous } = secret;
  const isRotating = previous !== undefined && previous.expiresAt > at.toISOString();
  const current = open(dependencies, secret.sealed);
  if (current === undefined) return { kind: 'failed', error: UNREADABLE, durationMs: 0 };
  const before = isRotating ? open(dependencies, previous.sealed) : undefined;
  const secrets = before === undefined ? [current] : [current, before];
  return dependencies.post({ url, body, headers: signedHeaders({ eventId, at, body }, secrets), signal });
}

/** Undefined where it was sealed on another computer: the data was brought here by a backup. */
function open({ box, failed }: AttemptDependencies, sealed: Uint8Array): string | undefined {
  try {
    return box.open(sealed).toString('utf8');
  } catch (reason) {
    failed(reason, 'webhook secret');
    return undefined;
  }
}

const UNREADABLE = 'El secreto se selló en otro equipo: genere otro.';
