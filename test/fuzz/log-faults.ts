import { z } from 'zod';

/** Of pino: `error`. */
const ERROR_LEVEL = 50;
const longest = 300;

const logLine = z.looseObject({
  level: z.number(),
  msg: z.string().optional(),
  err: z.looseObject({ message: z.string() }).optional(),
});

/** Faults of its own that a service logged, each once; what is no line of its log is one too. */
export function logFaultsOf(log: string): readonly string[] {
  return [...new Set(log.split('\n').flatMap(faultOf))];
}

function faultOf(line: string): readonly string[] {
  if (line.trim() === '') return [];
  const read = logLine.safeParse(parsed(line));
  if (!read.success) return [line.slice(0, longest)];
  const { level, msg, err } = read.data;
  return level >= ERROR_LEVEL ? [[msg, err?.message].filter(Boolean).join(': ').slice(0, longest)] : [];
}

function parsed(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
}
