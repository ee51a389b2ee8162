import type { Court, Exchange } from './exchange.ts';

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Headers that go with a status, whatever the operation. */
const ofStatus: Readonly<Record<number, readonly string[]>> = {
  401: ['www-authenticate'],
  405: ['allow'],
  429: ['retry-after'],
};

/** Never given away: what we run on, and leave for everyone. */
const forbidden = ['x-powered-by', 'server', 'set-cookie'] as const;

/** Every header the description promises is there, with those of the status and of a careful server. */
export function judgeHeaders({ plan, answer }: Exchange, _court: Court): readonly string[] {
  const { headers, status } = answer;
  const promised = plan.operation.answers.get(status)?.headers ?? [];
  const missing = [...promised, ...(ofStatus[status] ?? []), 'x-content-type-options']
    .map((name) => name.toLowerCase())
    .filter((name) => headers[name] === undefined);
  return [
    ...missing.map((name) => `no header ${name} with status ${status}`),
    ...(uuid.test(headers['x-request-id'] ?? '') ? [] : [`X-Request-Id is ${headers['x-request-id']}`]),
    ...forbidden.filter((name) => headers[name] !== undefined).map((name) => `the header ${name}`),
    ...(headers['access-control-allow-origin'] === '*' ? ['open to every origin'] : []),
  ];
}
