import { describe, expect, it } from 'vitest';
import { descriptionOf } from '../description/description.ts';
import { makeSchemaJudge } from '../description/schema-judge.ts';
import { nobody } from '../identities.ts';
import type { Plan } from '../plan/plan.ts';
import type { WireAnswer } from '../wire/send.ts';
import { type Breach, breachesOf } from './laws.ts';

const requestId = '019a0000-0000-7000-8000-000000000001';
const headers = { 'X-Request-Id': {} };
const thing = { type: 'object', properties: { size: { type: 'integer' } }, additionalProperties: false };

const description = descriptionOf({
  openapi: '3.1.1',
  paths: {
    '/v1/things': {
      post: {
        operationId: 'make_thing',
        'x-access': { who: 'anyone' },
        requestBody: { required: true, content: { 'application/json': { schema: thing } } },
        responses: {
          201: {
            description: 'Made',
            headers: { ...headers, Location: {} },
            content: { 'application/json': { schema: { $ref: '#/components/schemas/thing' } } },
          },
          404: {
            description: '`not_found`',
            headers,
            content: { 'application/problem+json': { schema: { $ref: '#/components/schemas/problem' } } },
          },
        },
      },
    },
  },
  components: {
    schemas: { thing: { ...thing, required: ['size'] }, problem: { type: 'object', required: ['code'] } },
  },
});

const court = { description, judge: makeSchemaJudge(description), secrets: ['/home/ana/datos'] };

interface Answered {
  readonly status?: number;
  /** Undefined: left out. */
  readonly headers?: Readonly<Record<string, string | undefined>>;
  readonly body?: unknown;
  readonly bytes?: Buffer;
}

/** What an answer breaks; a sound one with these changes. */
function judged(answer: Answered, plan: Partial<Plan> = {}): readonly Breach[] {
  const [operation] = description.operations;
  if (!operation) throw new Error('there is no operation');
  const whole: Plan = {
    operation,
    aim: 'operation',
    method: 'POST',
    identity: nobody,
    path: '/v1/things',
    query: [],
    headers: [],
    body: { kind: 'json', value: { size: 1 }, schema: thing },
    broken: [],
    mustFail: undefined,
    ...plan,
  };
  const wireAnswer: WireAnswer = {
    status: answer.status ?? 201,
    headers: presentHeaders({
      'x-request-id': requestId,
      'x-content-type-options': 'nosniff',
      location: '/v1/things/1',
      'content-type': 'application/json; charset=utf-8',
      ...answer.headers,
    }),
    bytes: answer.bytes ?? Buffer.from(JSON.stringify(answer.body ?? { size: 1 })),
    milliseconds: 1,
  };
  const wire = { method: whole.method, target: '/v1/things?a=1', headers: [], bytes: undefined };
  return breachesOf({ plan: whole, wire, answer: wireAnswer }, court);
}

function presentHeaders(given: Readonly<Record<string, string | undefined>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(given).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
  );
}

const problem = {
  type: 'http://127.0.0.1:4747/v1/docs/errors/not_found',
  title: 'No existe',
  status: 404,
  detail: 'No existe.',
  instance: '/v1/things',
  code: 'not_found',
  request_id: requestId,
};
const asProblem = { status: 404, headers: { 'content-type': 'application/problem+json' } };

describe('the laws of the fuzz', () => {
  it('find nothing wrong with a sound answer or a sound problem', () => {
    expect(judged({})).toEqual([]);
    expect(judged({ ...asProblem, body: problem })).toEqual([]);
  });

  it.each<[what: string, answer: Answered, law: Breach['law']]>([
    ['a status nobody promised', { status: 202 }, 'status'],
    ['a fault of the service, promised or not', { status: 500 }, 'status'],
    ['a body its schema refuses', { body: { size: 'large' } }, 'body'],
    ['a member too many', { body: { size: 1, secret: 2 } }, 'body'],
    ['another media type', { headers: { 'content-type': 'text/html' } }, 'body'],
    ['a body cut in the middle of a letter', { bytes: Buffer.from([0x22, 0xc3, 0x22]) }, 'body'],
    ['no promised header', { headers: { location: undefined } }, 'headers'],
    ['no identifier of the request', { headers: { 'x-request-id': 'mine' } }, 'headers'],
    ['what it runs on', { headers: { 'x-powered-by': 'Fastify' } }, 'headers'],
    [
      'a problem of another request',
      { ...asProblem, body: { ...problem, instance: '/v1/others' } },
      'problem',
    ],
    ['a problem with another status', { ...asProblem, body: { ...problem, status: 409 } }, 'problem'],
    ['a code nobody promised', { ...asProblem, body: { ...problem, code: 'not_ready' } }, 'problem'],
    ['a stack', { ...asProblem, body: { ...problem, detail: 'at listen (/x/app.ts:12:3)' } }, 'leaks'],
    ['a word of the database', { ...asProblem, body: { ...problem, detail: 'SQLITE_BUSY' } }, 'leaks'],
    ['the data folder', { ...asProblem, body: { ...problem, detail: '/home/ana/datos/x' } }, 'leaks'],
  ])('find %s', (_what, answer, law) => {
    expect(judged(answer).map((breach) => breach.law)).toContain(law);
  });

  it('find success where it is forbidden', () => {
    expect(judged({}, { mustFail: 'a wrong key' })).toEqual([
      { law: 'refusal', message: 'status 201 in spite of a wrong key' },
    ]);
  });

  it('find success with a body that the published schema refuses', () => {
    const body = { kind: 'json', value: { __proto: 1 }, schema: thing } as const;
    expect(judged({}, { body }).map(({ law }) => law)).toEqual(['refusal']);
  });
});
