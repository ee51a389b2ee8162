import { z } from 'zod';

const entry = z.looseObject({
  level: z.number(),
  time: z.union([z.number(), z.string()]),
  msg: z.string().optional(),
  request_id: z.string().optional(),
  method: z.string().optional(),
  route: z.string().optional(),
  status: z.number().optional(),
  ms: z.number().optional(),
  err: z
    .looseObject({
      type: z.string().optional(),
      message: z.string().optional(),
      stack: z.string().optional(),
    })
    .optional(),
});

/**
 * A line of the log with what is known to be about the program alone: when, how bad, what, the request with its answer, and
 * the error. Other fields may hold anything, and stay here; a line that is none of ours does too.
 */
export function logLineForSupport(line: string): string | undefined {
  const read = entry.safeParse(parsed(line));
  if (!read.success) return undefined;
  const { level, time, msg, method, route, status, ms, request_id, err } = read.data;
  const at = new Date(time);
  if (Number.isNaN(at.getTime())) return undefined;
  const error = err?.stack ?? [err?.type, err?.message].filter(Boolean).join(': ');
  // A person refused reads the number of the request in the window: it finds its line here.
  const parts = [
    at.toISOString(),
    level,
    msg,
    method,
    route,
    status,
    ms === undefined ? ms : `${ms} ms`,
    request_id,
  ];
  return [parts.filter((part) => part !== undefined).join(' '), ...(error === '' ? [] : [error])].join('\n');
}

function parsed(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
}
