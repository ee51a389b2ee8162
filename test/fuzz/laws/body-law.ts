import { type Court, type Exchange, jsonOf, mediaTypeOf } from './exchange.ts';

const shownMessages = 3;

/** The body is of a media type the description promises with that status, and its schema takes it. */
export function judgeBody({ plan, answer }: Exchange, { judge, description }: Court): readonly string[] {
  const { status, bytes } = answer;
  const isEmpty = status === 204 || plan.method === 'HEAD';
  if (isEmpty)
    return bytes.length === 0 ? [] : [`${bytes.length} bytes with a status ${status} to ${plan.method}`];
  const mediaType = mediaTypeOf(answer);
  if (mediaType === undefined) return ['no media type'];
  const promised = plan.operation.answers.get(status)?.content;
  if (plan.aim === 'operation' && promised && !promised.has(mediaType)) {
    return [
      `a body of ${mediaType} with status ${status}, where ${[...promised.keys()].join(', ')} is promised`,
    ];
  }
  const isProblem = status >= 400;
  if (isProblem && mediaType !== 'application/problem+json') return [`a problem as ${mediaType}`];
  const schema = isProblem ? description.schemas.problem : promised?.get(mediaType);
  // What the authority answered may be nothing at all, and is handed out as it came.
  const mayBeEmpty = mediaType === 'text/plain';
  if (!mediaType.endsWith('json')) return bytes.length === 0 && !mayBeEmpty ? ['an empty file'] : [];
  const body = jsonOf(answer);
  if (body === undefined)
    return [`a body that is no JSON in UTF-8: ${bytes.subarray(0, 100).toString('latin1')}`];
  if (!schema) return [];
  return judge(schema, body)
    .slice(0, shownMessages)
    .map((message) => `its own schema refuses it: ${message}`);
}
