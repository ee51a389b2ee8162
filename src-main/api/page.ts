import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { windowFileType } from '../contract/desktop/window-file.ts';
import { styleHash } from './docs/pages/text-page.ts';
import { textPagePolicy, windowPolicy } from './guard/security-headers.ts';
import { replyWithProblem } from './problem-reply.ts';
import { unknownPath } from './register-routes.ts';

/** A window of the build, which may have several. */
export interface BuiltWindow {
  /** Undefined: there is none. */
  readonly folder: string | undefined;
  /** The page that shows it. */
  readonly page: 'index.html' | 'head.html';
  /** What is shown in its place where it was not built. */
  readonly unbuilt: string;
}

/**
 * Serves a built window at `/`, with its own content policy. A path that is neither a file nor of
 * the API is a view of the window: it gets the page, whose router shows it.
 */
export function registerWindow(api: FastifyInstance, { folder: built, page, unbuilt }: BuiltWindow): void {
  const folder = built !== undefined && existsSync(join(built, page)) ? built : undefined;
  api.get('/*', async (request, reply) => {
    const path = request.url.split('?', 1)[0] ?? '/';
    if (path === '/v1') return replyWithProblem(request, reply, unknownPath);
    if (isFile(path)) return sendFile(request, reply, { folder, path });
    return folder === undefined ? sendUnbuiltPage(reply, unbuilt) : sendPage(reply, join(folder, page));
  });
  api.setNotFoundHandler((request, reply) => replyWithProblem(request, reply, unknownPath));
}

async function sendPage(reply: FastifyReply, file: string): Promise<FastifyReply> {
  return reply
    .header('content-security-policy', windowPolicy)
    .type('text/html; charset=utf-8')
    .send(await readFile(file));
}

function sendUnbuiltPage(reply: FastifyReply, page: string): FastifyReply {
  return reply
    .header('content-security-policy', textPagePolicy(styleHash))
    .type('text/html; charset=utf-8')
    .send(page);
}

/** Built files carry a hash of their content in their name: a client that has one has it forever. */
async function sendFile(
  request: FastifyRequest,
  reply: FastifyReply,
  { folder, path }: { readonly folder: string | undefined; readonly path: string },
): Promise<FastifyReply> {
  const type = folder === undefined ? undefined : windowFileType(path);
  const bytes = folder !== undefined && type !== undefined ? await readBuilt(join(folder, path)) : undefined;
  if (type === undefined || bytes === undefined) return replyWithProblem(request, reply, unknownPath);
  const isHashed = path.startsWith('/assets/');
  return reply
    .header('cache-control', isHashed ? 'public, max-age=31536000, immutable' : 'no-cache')
    .header('content-security-policy', windowPolicy)
    .type(type)
    .send(bytes);
}

/** The content of a file of the build; undefined where there is none. */
async function readBuilt(file: string): Promise<Buffer | undefined> {
  try {
    return await readFile(file);
  } catch (reason) {
    if (reason instanceof Error && 'code' in reason && absent.has(String(reason.code))) return undefined;
    throw reason;
  }
}

const absent: ReadonlySet<string> = new Set(['ENOENT', 'ENOTDIR', 'EISDIR', 'ENAMETOOLONG']);

/** Each window has one page, by whatever name it is asked for. */
function isFile(path: string): boolean {
  return /\.\w+$/.test(path) && !path.endsWith('.html');
}
