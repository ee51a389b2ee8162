import { bodyTypesOf, takesBody } from '../../routing/request.ts';
import type { Route } from '../../routing/route.ts';
import { uploadType } from '../../routing/upload-parts.ts';

/** A call of an operation as the reference shows it, before it is written in a language. */
export interface ExampleCall {
  readonly method: Route['method'];
  /** With the names of what the reader has to put in: `http://…/invoices/{ID}`. */
  readonly url: string;
  /** What stands for the token, by whom it is of; undefined where none is needed. */
  readonly token: 'CLAVE' | 'SESION' | 'SECRETO' | undefined;
  readonly idempotencyKey: string | undefined;
  readonly body: ExampleBody;
  readonly answer: 'json' | 'file' | 'text' | 'nothing';
}

export type ExampleBody =
  | { readonly kind: 'none' | 'upload' }
  | { readonly kind: 'file'; readonly mediaType: string }
  | { readonly kind: 'json'; readonly value: unknown };

/** Where the service listens unless its port was taken. */
const serviceUrl = 'http://127.0.0.1:4747';

const tokens = {
  anyone: undefined,
  secret_holder: 'SECRETO',
  person: 'SESION',
  key: 'CLAVE',
  person_or_key: 'CLAVE',
} as const;

export function exampleCallOf(route: Route): ExampleCall {
  return {
    method: route.method,
    url: `${serviceUrl}${route.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => `{${name.toUpperCase()}}`)}`,
    token: tokens[route.access.who],
    idempotencyKey: route.idempotent ? 'venta-1041' : undefined,
    body: takesBody(route) ? bodyOf(route) : { kind: 'none' },
    answer: answerOf(route),
  };
}

function bodyOf(route: Route): ExampleBody {
  const [mediaType = ''] = bodyTypesOf(route);
  if (mediaType === uploadType) return { kind: 'upload' };
  return route.bodyTypes ? { kind: 'file', mediaType } : { kind: 'json', value: route.example ?? {} };
}

const fileTypes = /^(application\/(pdf|xml)|image\/)/;

function answerOf({ answers }: Route): ExampleCall['answer'] {
  const mediaTypes = answers.flatMap(({ mediaType }) => mediaType ?? []);
  if (mediaTypes.some((mediaType) => fileTypes.test(mediaType))) return 'file';
  if (mediaTypes.length > 0) return 'text';
  return answers.some(({ schema }) => schema) ? 'json' : 'nothing';
}
