import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { ConfigError } from '../config/config-error.ts';
import { type ProblemBody, problemBody } from '../contract/problems/problems.ts';
import { version } from '../process/build.ts';
import { callHttp, type HttpAnswer } from '../process/call-http.ts';
import { dataFileIn, journalFolderIn } from '../process/data-folder.ts';
import { findService } from '../process/find-service.ts';
import { updatingLine } from '../startup/updating.ts';
import type { Terminal } from './terminal.ts';

/** The program's own API, whether a service runs on the data folder or this process opens it itself. */
export interface Client {
  call(request: ApiRequest): Promise<unknown>;
  /** A file: its bytes as they came. */
  download(request: Pick<ApiRequest, 'path' | 'token'>): Promise<Buffer>;
  close(): Promise<void>;
}

export interface ApiRequest {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  readonly path: string;
  readonly body?: unknown;
  /** A body that is not JSON. */
  readonly upload?: FormData | Upload;
  /** Another key than the owner's session. */
  readonly token?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

export interface Upload {
  readonly mediaType: string;
  readonly bytes: Buffer<ArrayBuffer>;
}

/** Where a command runs. */
export interface Surroundings {
  readonly terminal: Terminal;
  readonly programFile: (name: string) => string;
}

/** The API refused; the problem says why. */
export class RefusedError extends Error {
  override readonly name = 'RefusedError';
  readonly problem: ProblemBody;
  constructor(problem: ProblemBody) {
    super(problem.detail);
    this.problem = problem;
  }
}

/**
 * The service of a data folder, or this process in its place. Only a command that `makesData` begins a folder: with any
 * other one that has none is a slip of the fingers, and the answer would be about an empty business.
 */
export async function connect(
  dataDir: string,
  surroundings: Surroundings,
  { makesData = false } = {},
): Promise<Client> {
  const attached = await attach(dataDir);
  if (attached) return attached;
  if (!makesData && !mayHaveData(dataDir)) {
    throw new ConfigError({
      es: `En ${dataDir} no hay datos de Mostrador: revise --data. Una carpeta nueva la hacen «serve», «setup» y la ventana.`,
      en:
        `There are no data of Mostrador in ${dataDir}: check --data. A new folder is made by “serve”, “setup” ` +
        'and the window.',
    });
  }
  return openHere(dataDir, surroundings);
}

/** Without its data file a folder with a journal is one whose data were lost, and its own explanation follows. */
export function mayHaveData(dataDir: string): boolean {
  return existsSync(dataFileIn(dataDir)) || existsSync(journalFolderIn(dataDir));
}

async function attach(dataDir: string): Promise<Client | undefined> {
  const service = await findService(dataDir);
  return service && clientOf(service.url, { session: service.session_token, close: () => Promise.resolve() });
}

async function openHere(dataDir: string, { terminal, programFile }: Surroundings): Promise<Client> {
  const { env, stderr } = terminal;
  // Beside a running service the whole program is not needed, and most commands run beside one.
  const [{ createApp }, { default: pino }] = await Promise.all([import('../app/app.ts'), import('pino')]);
  const app = await createApp({
    dataDir: resolve(dataDir),
    // What a person must know is the answer; the rest of the program's own is for who asks for it.
    flags: { log_level: env.MOSTRADOR_LOG_LEVEL || 'silent', rate_limit: 'off' },
    env,
    version,
    programFile,
    log: pino({ name: 'mostrador' }, { write: (line) => void stderr.write(line) }),
    onUpdate: (step) => void stderr.write(`${updatingLine(step)}\n`),
  });
  // On a port that is not announced: the same guard and the same calls as with a service.
  const url = await app.api.listen({ host: '127.0.0.1', port: 0 });
  return clientOf(url, { session: app.openOwnerSession(), close: () => app.stop() });
}

function clientOf(url: string, { session, close }: { session: string; close(): Promise<void> }): Client {
  return {
    async call({ method, path, token = session, headers, ...request }) {
      const { type, body } = await contentOf(request);
      const answer = await callHttp(`${url}${path}`, {
        method,
        headers: { authorization: `Bearer ${token}`, ...(type && { 'content-type': type }), ...headers },
        body,
      });
      return read(answer);
    },
    async download({ path, token = session }) {
      const answer = await callHttp(`${url}${path}`, { headers: { authorization: `Bearer ${token}` } });
      if (answer.status >= 400) read(answer);
      return answer.body;
    },
    close,
  };
}

async function contentOf({ body, upload }: Pick<ApiRequest, 'body' | 'upload'>): Promise<{
  readonly type?: string;
  readonly body?: string | Uint8Array;
}> {
  if (body !== undefined) return { type: 'application/json', body: JSON.stringify(body) };
  if (upload === undefined) return {};
  if (!(upload instanceof FormData)) return { type: upload.mediaType, body: upload.bytes };
  // The platform's own way to the bytes of a form, with the boundary it chooses.
  const form = new Response(upload);
  return { type: form.headers.get('content-type') ?? '', body: await form.bytes() };
}

function read({ status, body }: HttpAnswer): unknown {
  const json: unknown = body.length === 0 ? undefined : JSON.parse(body.toString());
  if (status < 400) return json;
  throw new RefusedError(problemBody.parse(json));
}

/** The command was used rightly but cannot be done; its message is shown, with exit code 1. */
export class NotDoneError extends Error {
  override readonly name = 'NotDoneError';
}
