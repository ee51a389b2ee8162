import type {
  SandboxConditionsBody,
  SandboxConditionsResource,
} from '../../../../src-main/contract/business/sandbox-conditions.ts';
import type { Text } from '../../../text/text.ts';

export type ScenarioName = Exclude<keyof Text['rehearsal']['scenario'], 'mixed'>;

/** What the simulated authority does in one scenario; how long and how slowly is chosen apart. */
type Conduct = Pick<SandboxConditionsBody, 'reception' | 'authorization'>;

/** Longer than a person waits at a counter, shorter than the program does. */
const SLOW_MS = 8000;

const silent = { reception: null, authorization: null } as const;

function both<Condition extends Conduct['reception'] & Conduct['authorization']>(condition: Condition) {
  return { reception: condition, authorization: condition };
}

const conducts = {
  unavailable: both('unavailable'),
  timeout: both('timeout'),
  cut: both('cut'),
  slow: silent,
  html: both('html'),
  fault: both('fault'),
  empty: both('empty'),
  garbage: both('garbage'),
  returned_43: { ...silent, reception: 'returned_43' },
  returned_45: { ...silent, reception: 'returned_45' },
  returned_65: { ...silent, reception: 'returned_65' },
  returned_70: { ...silent, reception: 'returned_70' },
  signature_refused: { ...silent, authorization: 'signature_refused' },
  in_process: { ...silent, authorization: 'in_process' },
  unknown_key: { ...silent, authorization: 'unknown_key' },
  other_document: { ...silent, authorization: 'other_document' },
  wrong_date: { ...silent, authorization: 'wrong_date' },
} as const satisfies Record<ScenarioName, Conduct>;

/** The scenarios as a shopkeeper meets them. */
export const scenarioGroups = {
  line: ['unavailable', 'timeout', 'cut', 'slow'],
  answer: ['html', 'fault', 'empty', 'garbage'],
  reception: ['returned_43', 'returned_45', 'returned_65', 'returned_70'],
  decision: ['signature_refused', 'in_process', 'unknown_key', 'other_document', 'wrong_date'],
} as const satisfies Record<keyof Text['rehearsal']['group'], readonly ScenarioName[]>;

export interface Pace {
  readonly latencyMs: number;
  /** How many answers it holds for; null: until it is ended. */
  readonly remaining: number | null;
}

export function conditionsOf(name: ScenarioName, { latencyMs, remaining }: Pace): SandboxConditionsBody {
  const latency_ms = name === 'slow' ? Math.max(latencyMs, SLOW_MS) : latencyMs;
  return { ...conducts[name], latency_ms, remaining };
}

/** The scenario that is under way; `mixed` where somebody set what none of them does. */
export function scenarioIn({
  reception,
  authorization,
  latency_ms,
}: SandboxConditionsResource): ScenarioName | 'mixed' | undefined {
  if (reception === null && authorization === null) return latency_ms > 0 ? 'slow' : undefined;
  const names = Object.values(scenarioGroups).flat();
  const scenario = names.find(
    (name) => conducts[name].reception === reception && conducts[name].authorization === authorization,
  );
  return scenario ?? 'mixed';
}
