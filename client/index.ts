/** Everything of the package `mostrador-client`. */
export {
  type Answer,
  accept,
  type Failure,
  MostradorError,
  type ProblemCode,
  type ServiceProblem,
  type Unreachable,
} from './answer.ts';
export { type KeySource, replayedHeader } from './exchange.ts';
export {
  type AnswerOf,
  type ClientOptions,
  createClient,
  type InputOf,
  type ItemOf,
  type ListName,
  type MostradorClient,
  type OperationName,
} from './mostrador-client.ts';
export type * from './schema.ts';
export type { DocumentStatusEvent, OtherEvent, WebhookEvent } from './webhook-event.ts';
