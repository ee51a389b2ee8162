import { z } from 'zod';
import { type HttpAnswer, httpCall } from '../api/http-call.ts';
import { steady } from '../api/steady.ts';
import { eventually } from '../eventually.ts';

/** What is asked beside method and path. */
export interface Asked {
  /** In the places of the path, in order. */
  readonly ids?: readonly string[];
  readonly query?: string;
  readonly body?: unknown;
  /** The one file of a form. */
  readonly file?: { readonly name: string; readonly content: string | Uint8Array };
  /** Sent as in `Bearer …`; that of who may ask, the program with its key before the person, when left out. */
  readonly token?: string;
}

export type Taker = Awaited<ReturnType<typeof makeTaker>>;

const described = z.object({
  paths: z.record(
    z.string(),
    z.record(
      z.string(),
      z.object({
        operationId: z.string(),
        'x-access': z.object({ who: z.string() }),
        responses: z.record(
          z.string(),
          z.object({
            content: z
              .object({ 'application/json': z.object({ schema: z.object({ $ref: z.string().optional() }) }) })
              .partial()
              .optional(),
          }),
        ),
      }),
    ),
  ),
});

const withId = z.looseObject({ id: z.string().default('') });
const listed = z.object({ data: z.array(withId) });

/** Who asks: where, with the key of a program, or as the person who has the data. */
export interface Asking {
  readonly url: string;
  readonly program: string;
  readonly person: string;
}

/** Asks a service and keeps, of each kind of answer, the first one as an example. */
export async function makeTaker({ url, program, person }: Asking) {
  const description = await httpCall({ method: 'GET', url: `${url}/v1/local/openapi.json` });
  const { paths } = described.parse(description.json());
  const examples = new Map<string, unknown>();

  function operationOf(method: string, path: string): Operation {
    const operation = paths[path]?.[method.toLowerCase()];
    if (!operation) throw new Error(`there is no ${method} ${path}`);
    return operation;
  }

  /** Without keeping the answer. */
  function request(method: string, path: string, options: Asked = {}): Promise<HttpAnswer> {
    const { ids = [], query = '', file } = options;
    const left = [...ids];
    const operation = operationOf(method, path);
    const token = options.token ?? (operation['x-access'].who === 'person' ? person : program);
    const { body, headers } = file ? uploadOf(file) : { body: options.body, headers: {} };
    const address = path.replaceAll(/\{\w+\}/g, () => encodeURIComponent(left.shift() ?? ''));
    return httpCall({
      method,
      url: `${url}${address}${query}`,
      token,
      headers,
      ...(body !== undefined && { body }),
    });
  }

  function keep(method: string, path: string, answer: HttpAnswer): HttpAnswer {
    const name = exampleName(operationOf(method, path), answer.status);
    if (name === undefined) throw new Error(`${method} ${path} answered ${answer.status}: ${answer.text}`);
    if (!examples.has(name)) examples.set(name, steady(answer.json()));
    return answer;
  }

  const ask = async (method: string, path: string, options?: Asked) =>
    keep(method, path, await request(method, path, options));

  return {
    request,
    ask,
    /** Asks until the answer is of that form, and keeps that one alone. */
    async until<Form extends z.ZodType>(
      method: string,
      path: string,
      options: Asked,
      form: Form,
    ): Promise<z.output<Form>> {
      const answer = await eventually(
        () => request(method, path, options),
        (one) => form.safeParse(one.json()).success,
      );
      return form.parse(keep(method, path, answer).json());
    },
    /** What `ask` answered, by its identifier. */
    async take(method: string, path: string, options?: Asked): Promise<string> {
      return withId.parse((await ask(method, path, options)).json()).id;
    },
    /** The identifier of the newest of a list. */
    async first(path: string): Promise<string> {
      const { data } = listed.parse((await ask('GET', path, { query: '?limit=1' })).json());
      return data[0]?.id ?? '';
    },
    examples: () => Object.fromEntries([...examples].toSorted(([one], [other]) => (one < other ? -1 : 1))),
    /** Operations that answer JSON of which no example was taken, by the name that it would have. */
    missing(): ReadonlyMap<string, string> {
      const missing = new Map<string, string>();
      for (const [path, methods] of Object.entries(paths)) {
        for (const [method, operation] of Object.entries(methods)) {
          for (const status of Object.keys(operation.responses)) {
            const name = status.startsWith('2') ? exampleName(operation, Number(status)) : undefined;
            if (name !== undefined && !examples.has(name))
              missing.set(name, `${method.toUpperCase()} ${path}`);
          }
        }
      }
      return missing;
    },
  };
}

type Operation = z.output<typeof described>['paths'][string][string];

/** As the description names it (`openapi/answer-examples.ts`); undefined for an answer that is no JSON. */
function exampleName({ operationId, responses }: Operation, status: number): string | undefined {
  const schema = responses[status]?.content?.['application/json']?.schema;
  return schema && (schema.$ref?.split('/').at(-1) ?? operationId);
}

/** A form with one file, as bytes whose boundary is the same in each run. */
function uploadOf({ name, content }: NonNullable<Asked['file']>) {
  const boundary = 'una-parte';
  const head = `--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="${name}"\r\n\r\n`;
  return {
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
    body: Buffer.concat([Buffer.from(head), Buffer.from(content), Buffer.from(`\r\n--${boundary}--\r\n`)]),
  };
}
