import type { Court, Exchange } from './exchange.ts';

/** Words of the inside: of an error of the language, a library, the database or the disk. None is ever sent by us. */
const inside = [
  /node_modules/,
  /\bat (async )?[\w.<>]+ \(/,
  /\.(ts|cjs|mjs|js):\d+/,
  /\b(TypeError|RangeError|SyntaxError|ReferenceError|ZodError|SqliteError|KyselyError)\b/,
  /\bSQLITE_[A-Z]+/,
  /\bE(NOENT|ACCES|ISDIR|PERM|BUSY)\b/,
  /\b(Cannot read propert|is not a function|is not iterable|Unexpected token)/,
  /\[object Object\]/,
  /no such (table|column)/,
] as const;

/** What may speak of such things: the reference, and what tells of the computer itself. */
const exempt: ReadonlySet<string> = new Set([
  'read_reference',
  'read_reference_markdown',
  'read_reference_page',
  'read_reference_index',
  'read_error_reference',
  'describe_api',
  // Where the data are is what it is asked.
  'retrieve_data_folder',
]);

/** It hands on the log for support, who needs to read where a fault was; the log itself is judged apart. */
const logged: ReadonlySet<string> = new Set(['make_support_file']);

/** Nothing of the inside reaches an answer: no stack, no SQL, no path of this machine. */
export function judgeLeaks({ plan, wire, answer }: Exchange, { secrets }: Court): readonly string[] {
  if (plan.aim === 'operation' && exempt.has(plan.operation.id)) return [];
  if (answer.headers['content-type']?.startsWith('application/pdf')) return [];
  const text = answer.bytes.toString('utf8');
  const sent = `${wire.target} ${wire.bytes?.toString('utf8') ?? ''}`;
  const terms = (logged.has(plan.operation.id) ? [] : inside)
    .flatMap((pattern) => pattern.exec(text)?.[0] ?? [])
    .filter((term) => !sent.includes(term));
  const leaked = secrets.filter((secret) => text.includes(secret));
  return [...terms, ...leaked].map((term) => `the answer says «${term}»`);
}
