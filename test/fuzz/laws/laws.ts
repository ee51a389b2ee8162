import { judgeBody } from './body-law.ts';
import type { Court, Exchange, Law } from './exchange.ts';
import { judgeHeaders } from './header-law.ts';
import { judgeLeaks } from './leak-law.ts';
import { judgeProblem } from './problem-law.ts';
import { judgeRefusal } from './refusal-law.ts';
import { judgeStatus } from './status-law.ts';

/** What every exchange keeps, whatever was asked. */
const laws = {
  status: judgeStatus,
  headers: judgeHeaders,
  body: judgeBody,
  problem: judgeProblem,
  refusal: judgeRefusal,
  leaks: judgeLeaks,
} as const satisfies Readonly<Record<string, Law>>;

/** One law broken, in words. */
export interface Breach {
  readonly law: keyof typeof laws | 'answered';
  readonly message: string;
}

export function breachesOf(exchange: Exchange, court: Court): readonly Breach[] {
  const names = Object.keys(laws).filter((name): name is keyof typeof laws => name in laws);
  return names.flatMap((law) => laws[law](exchange, court).map((message) => ({ law, message })));
}
