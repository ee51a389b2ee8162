import type { Readable } from 'node:stream';
import type { Outcome, Problem } from '../../../contract/problems/problems.ts';

/** What a route answers, before it is written on the wire. */
export type Reply =
  | {
      readonly kind: 'json';
      readonly status: number;
      readonly body: unknown;
      readonly headers: Headers;
      /** Whether an approval of the request stays unused: what it was for did not happen. */
      readonly keepsApproval?: boolean;
    }
  | { readonly kind: 'text'; readonly mediaType: string; readonly text: string; readonly headers: Headers }
  | {
      readonly kind: 'file';
      readonly mediaType: string;
      readonly bytes: Uint8Array;
      readonly headers: Headers;
    }
  | {
      readonly kind: 'stream';
      readonly mediaType: string;
      readonly content: Readable;
      readonly headers: Headers;
    }
  | { readonly kind: 'empty' }
  | { readonly kind: 'problem'; readonly problem: Problem };

type Headers = Readonly<Record<string, string>>;

export function json(status: number, body: unknown, headers: Headers = {}): Reply {
  return { kind: 'json', status, body, headers };
}

export function text(mediaType: string, content: string, headers: Headers = {}): Reply {
  return { kind: 'text', mediaType, text: content, headers };
}

export function empty(): Reply {
  return { kind: 'empty' };
}

export function refuse(problem: Problem): Reply {
  return { kind: 'problem', problem };
}

/** The value of a use case as JSON, or its problem. */
export function jsonOf(status: number, outcome: Outcome<unknown>): Reply {
  return outcome.ok ? json(status, outcome.value) : refuse(outcome.problem);
}

/**
 * Bytes under the name a person would save them with. Only plain characters reach the header: the names are ours,
 * but a header must not depend on that.
 */
export function file(content: {
  readonly mediaType: string;
  readonly disposition: 'inline' | 'attachment';
  readonly name: string;
  readonly bytes: Uint8Array;
}): Reply {
  const name = plainName(content.name);
  return {
    kind: 'file',
    mediaType: content.mediaType,
    bytes: content.bytes,
    headers: { 'content-disposition': `${content.disposition}; filename="${name}"` },
  };
}

/** A page to be seen in the browser, or why there is none. */
export function pdfOf(outcome: Outcome<{ readonly name: string; readonly bytes: Uint8Array }>): Reply {
  if (!outcome.ok) return refuse(outcome.problem);
  return file({ ...outcome.value, mediaType: 'application/pdf', disposition: 'inline' });
}

/** A file to be saved that is too large to be held; destroyed when the client goes away. */
export function stream(content: {
  readonly mediaType: string;
  readonly name: string;
  readonly bytes: number;
  readonly content: Readable;
}): Reply {
  const name = plainName(content.name);
  return {
    kind: 'stream',
    mediaType: content.mediaType,
    content: content.content,
    headers: {
      'content-disposition': `attachment; filename="${name}"`,
      'content-length': String(content.bytes),
    },
  };
}

function plainName(name: string): string {
  return name.replaceAll(/[^A-Za-z0-9._-]/g, '_');
}

/** A list in the envelope of every list: whole, or a page of it from an offset, with how many there are. */
export function listReply(
  data: readonly unknown[],
  page?: { readonly total: number; readonly offset: number },
): Reply {
  const list = { object: 'list', data, next_cursor: null, prev_cursor: null };
  return json(200, page ? { ...list, total_count: page.total, offset: page.offset } : list);
}

/** A page of a list, in the envelope of every list, or why there is none. */
export function keysetReply(
  listed: Outcome<{
    readonly data: readonly unknown[];
    readonly nextCursor: string | null;
    readonly prevCursor: string | null;
  }>,
): Reply {
  if (!listed.ok) return refuse(listed.problem);
  const { data, nextCursor, prevCursor } = listed.value;
  return json(200, { object: 'list', data, next_cursor: nextCursor, prev_cursor: prevCursor });
}

/** What was made now, or before with the same Idempotency-Key. */
export function madeReply(
  made: Outcome<{ readonly value: unknown; readonly replayed: boolean }>,
  status = 201,
): Reply {
  if (!made.ok) return refuse(made.problem);
  const { value, replayed } = made.value;
  return replayed ? json(200, value, { 'idempotent-replayed': 'true' }) : json(status, value);
}
