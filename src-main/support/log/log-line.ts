import { z } from 'zod';

const entry = z.looseObject({
  level: z.number(),
  time: z.union([z.number(), z.string()]),
  msg: z.string().optional(),
  err: z
    .looseObject({
      type: z.string().optional(),
      message: z.string().optional(),
      stack: z.string().optional(),
    })
    .optional(),
});

/**
 * A line of the log with what is known to be about the program alone: when, how bad, what, and the error. Other fields
 * may hold anything, and stay here; a line that is none of ours does too.
 */
export function logLineForSupport(line: string): string | undefined {
  const read = entry.safeParse(parsed(line));
  if (!read.success) return undefined;
  const { level, time, msg = '', err } = read.data;
  const at = new Date(time);
  if (Number.isNaN(at.getTime())) return undefined;
  const error = err?.stack ?? [err?.type, err?.message].filter(Boolean).join(': ');
  return [`${at.toISOString()} ${level} ${msg}`.trimEnd(), ...(error === '' ? [] : [error])].join('\n');
}

function parsed(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
}
