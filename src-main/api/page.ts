import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { styleHash } from './docs/text-page.ts';
import { unbuiltPage } from './docs/unbuilt-page.ts';
import { securityHeaders, textPagePolicy, windowPolicy } from './guard/security-headers.ts';
import { replyWithProblem } from './problem-reply.ts';

/**
 * Serves the built window at `/`, with its own content policy. A path that is no file and not of the API is a place
 * inside the window: it gets the page, which finds its way by itself.
 */
export function registerWindow(api: FastifyInstance, folder: string | undefined): void {
  if (folder !== undefined) api.register(fastifyStatic, { root: folder, serve: false, cacheControl: false });

  api.get('/*', (request, reply) => {
    const path = request.url.split('?', 1)[0] ?? '/';
    if (path === '/v1' || path.startsWith('/v1/')) return replyWithProblem(request, reply, unknownPath);
    if (isFile(path)) {
      if (folder !== undefined && isPlainPath(path)) return sendFile(reply, path);
      return replyWithProblem(request, reply, unknownPath);
    }
    return folder === undefined ? sendUnbuiltPage(reply) : sendPage(reply);
  });
  api.setNotFoundHandler((request, reply) =>
    // A file that is missing had already been given the headers of one that exists.
    replyWithProblem(request, reply.headers(securityHeaders), unknownPath),
  );
}

const unknownPath = {
  code: 'not_found',
  detail: 'Esta dirección no existe. La referencia está en /v1/docs.',
} as const;

function sendPage(reply: FastifyReply): FastifyReply {
  return reply.header('content-security-policy', windowPolicy).sendFile('index.html');
}

function sendUnbuiltPage(reply: FastifyReply): FastifyReply {
  return reply
    .header('content-security-policy', textPagePolicy(styleHash))
    .type('text/html; charset=utf-8')
    .send(unbuiltPage);
}

/** Built files carry a hash of their content in their name: whoever has one has it forever. */
function sendFile(reply: FastifyReply, path: string): FastifyReply {
  const isHashed = path.startsWith('/assets/');
  return reply
    .header('cache-control', isHashed ? 'public, max-age=31536000, immutable' : 'no-cache')
    .header('content-security-policy', windowPolicy)
    .sendFile(path.slice(1));
}

function isFile(path: string): boolean {
  return /\.\w+$/.test(path) && path !== '/index.html';
}

/** Names that a build makes; anything else (`..`, escapes, dot files) is not looked for at all. */
function isPlainPath(path: string): boolean {
  return /^(?:\/[A-Za-z0-9_-][A-Za-z0-9._-]*)+$/.test(path) && !path.includes('..');
}
