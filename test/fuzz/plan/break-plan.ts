import type { SeededRandom } from '../../support/seeded-random.ts';
import { breakText } from '../values/break-text.ts';
import { breakValue, withoutOne } from '../values/break-value.ts';
import { nastyNames, nastyTexts } from '../values/nasty-values.ts';
import { percentEncode } from '../wire/percent-encode.ts';
import { jsonText } from '../wire/wire-request.ts';
import { breakHeaders } from './break-headers.ts';
import { brokenPlan, type Plan } from './plan.ts';

/** A request broken at one point; as it was, where the way does not fit it. */
export function breakPlan(plan: Plan, random: SeededRandom): Plan {
  const fitting =
    plan.operation.body === undefined ? [...everyRequest] : [...everyRequest, ...withBody, ...withBody];
  return random.pick(fitting)(plan, random);
}

type Breaker = (plan: Plan, random: SeededRandom) => Plan;

/** Of a path's segments, what stands in the place of an id and is no other operation's name. */
const strangeSegments = [
  '0',
  '-1',
  'null',
  '%00',
  '%',
  '%zz',
  '%ED%A0%80',
  '%FF',
  '%2e%2e',
  '%2F',
  '__proto__',
  'constructor',
  "'%20OR%201=1",
  '00000000-0000-0000-0000-000000000000',
  '019a0000-0000-7000-8000-00000000000g',
  'a'.repeat(90),
  'a'.repeat(3000),
  '',
] as const;

const everyRequest: readonly Breaker[] = [
  function strangeId(plan, random) {
    if (!plan.operation.path.includes('{')) return plan;
    const templateSegments = plan.operation.path.split('/');
    const segments = plan.path.split('/');
    const ids = templateSegments.flatMap((segment, index) => (segment.startsWith('{') ? [index] : []));
    const at = random.pick(ids);
    const path = segments.with(at, random.pick(strangeSegments)).join('/');
    return brokenPlan(plan, 'a strange id', { path });
  },
  function unknownParameter(plan, random) {
    const name = percentEncode(random.pick(nastyNames.filter((each) => each.length < 100)) || 'unknown');
    const query = [...plan.query, { name, value: percentEncode(random.pick(['', '1', 'x', '\u0000'])) }];
    return brokenPlan(plan, 'an unknown parameter', { query }, { mustFail: true });
  },
  function repeatedParameter(plan, random) {
    if (plan.query.length === 0) return plan;
    return brokenPlan(plan, 'a repeated parameter', { query: [...plan.query, random.pick(plan.query)] });
  },
  function strangeParameter(plan, random) {
    const named = plan.operation.parameters.filter((parameter) => parameter.in === 'query');
    if (named.length === 0) return plan;
    const value = random.pick([
      ...nastyTexts.filter((text) => text.length < 5000).map(percentEncode),
      '%',
      '%FF',
      '%zz',
    ]);
    const { name } = random.pick(named);
    const written = random.pick([
      name,
      name,
      `${name}[]`,
      `${name}[__proto__]`,
      `${name}[a][b]`,
      `${name}[`,
      name.toUpperCase(),
    ]);
    return brokenPlan(plan, 'a strange parameter', {
      query: [...plan.query, { name: percentEncode(written), value }],
    });
  },
  function manyParameters(plan) {
    const query = Array.from({ length: 400 }, (_, index) => ({ name: `p${index}`, value: 'x' }));
    return brokenPlan(plan, 'too many parameters', { query: [...plan.query, ...query] }, { mustFail: true });
  },
  function staleCursor(plan, random) {
    if (!plan.operation.parameters.some(({ name }) => name === 'cursor')) return plan;
    const old = plan.query.find(({ name }) => name === 'cursor')?.value ?? 'AQIDBAUGBwgJ';
    const at = random.between(0, old.length - 1);
    const value = random.pick([`${old}A`, old.slice(0, -1), `${old.slice(0, at)}_${old.slice(at + 1)}`, 'x']);
    const others = plan.query.filter(({ name }) => name !== 'cursor');
    return brokenPlan(plan, 'an altered cursor', { query: [...others, { name: 'cursor', value }] });
  },
  function unexpectedBody(plan, random) {
    if (plan.body.kind !== 'none') return plan;
    const bytes = Buffer.from(random.pick(['{}', '{', 'x', '[]', '{"a":1}']));
    const mediaType = random.pick(['application/json', 'text/plain', 'application/x-www-form-urlencoded']);
    return brokenPlan(plan, 'a body nobody asked for', { body: { kind: 'bytes', bytes, mediaType } });
  },
  breakHeaders,
  breakHeaders,
];

const withBody: readonly Breaker[] = [
  function brokenValue(plan, random) {
    if (plan.body.kind !== 'json') return plan;
    return brokenPlan(plan, 'a broken value', {
      body: { ...plan.body, value: breakValue(plan.body.value, random) },
    });
  },
  function brokenValues(plan, random) {
    if (plan.body.kind !== 'json') return plan;
    const value = breakValue(breakValue(breakValue(plan.body.value, random), random), random);
    return brokenPlan(plan, 'broken values', { body: { ...plan.body, value } });
  },
  function missingMember(plan, random) {
    if (plan.body.kind !== 'json') return plan;
    return brokenPlan(plan, 'a missing member', {
      body: { ...plan.body, value: withoutOne(plan.body.value, random) },
    });
  },
  function brokenJson(plan, random) {
    if (plan.body.kind !== 'json') return plan;
    const { bytes, isNoJson } = breakText(jsonText(plan.body.value), random);
    const body = { kind: 'bytes', bytes, mediaType: 'application/json' } as const;
    return brokenPlan(plan, 'broken JSON', { body }, { mustFail: isNoJson });
  },
  function noBody(plan) {
    const { body: described } = plan.operation;
    return brokenPlan(
      plan,
      'no body',
      { body: { kind: 'none' } },
      { mustFail: described?.required ?? false },
    );
  },
  function wrongMediaType(plan, random) {
    const { body } = plan;
    const bytes = body.kind === 'json' ? Buffer.from(jsonText(body.value)) : Buffer.from('x=1');
    const mediaTypes: readonly string[] =
      plan.operation.body?.content.map(({ mediaType }) => mediaType) ?? [];
    const mediaType = random.pick(
      [
        'text/plain',
        'application/xml',
        'application/x-www-form-urlencoded',
        'multipart/form-data',
        'application/json; charset=latin1',
        'application/jsonx',
        'x',
        '/',
        ';',
      ].filter((each) => !mediaTypes.includes(each)),
    );
    return brokenPlan(
      plan,
      `a body of ${mediaType}`,
      { body: { kind: 'bytes', bytes, mediaType } },
      { mustFail: true },
    );
  },
  function brokenForm(plan, random) {
    if (plan.body.kind !== 'multipart') return plan;
    const { parts } = plan.body;
    const first = parts[0] ?? { name: 'x', bytes: Buffer.alloc(0) };
    const broken = random.pick([
      [],
      [...parts, { name: random.pick(nastyNames).replaceAll(/[^\w ]/g, '_'), bytes: Buffer.from('x') }],
      Array.from({ length: 60 }, () => first),
      parts.map((part) => ({ ...part, fileName: undefined })),
      parts.map((part) => ({ ...part, fileName: 'a'.repeat(2000) })),
      parts.map((part) => ({ ...part, name: '__proto__' })),
      parts.map((part) => ({ ...part, bytes: Buffer.concat([part.bytes, part.bytes]) })),
    ]);
    return brokenPlan(plan, 'a broken form', { body: { kind: 'multipart', parts: broken } });
  },
];
