import { json, type Reply } from './reply.ts';

/** A page of a list, in the envelope of every list. */
export function keysetReply(page: {
  readonly data: readonly unknown[];
  readonly nextCursor: string | null;
  readonly prevCursor: string | null;
}): Reply {
  const { data, nextCursor, prevCursor } = page;
  return json(200, { object: 'list', data, next_cursor: nextCursor, prev_cursor: prevCursor });
}
