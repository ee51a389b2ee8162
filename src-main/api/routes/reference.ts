import { z } from 'zod';
import { llmsText } from '../docs/reference/llms-text.ts';
import { markdownOf } from '../docs/reference/markdown-of.ts';
import type { Reference, Resource } from '../docs/reference/reference.ts';
import { contentOf, referencePage } from '../docs/reference/reference-page.ts';
import { searchIndex, searchIndexOf } from '../docs/reference/search-index.ts';
import { referenceScriptHash } from '../docs/script/reference-script.ts';
import { refuse, text } from '../routing/answers/reply.ts';
import { bare, notFound, publicRoute, type Route } from '../routing/route.ts';
import { htmlReply } from './html-reply.ts';

/** A reference: its overview, a page for each resource, each as Markdown too, and what its search looks in. */
export function referenceRoutes({
  address,
  name,
  title,
  tag,
  read,
}: {
  readonly address: string;
  /** Its name within those of its operations. */
  readonly name: string;
  readonly title: string;
  readonly tag: string;
  readonly read: () => Reference;
}): readonly Route[] {
  const open = { ...bare, method: 'GET', tag, problems: [] } as const;
  return [
    publicRoute({
      ...open,
      path: address,
      operationId: `read_${name}`,
      summary: title,
      answers: [asHtml],
      handle: async () => htmlPage(read()),
    }),
    publicRoute({
      ...open,
      path: `${address}.md`,
      operationId: `read_${name}_markdown`,
      summary: `${title}, en Markdown`,
      answers: [asMarkdown],
      handle: async () => markdownReply(read()),
    }),
    publicRoute({
      ...open,
      path: `${address}/search.json`,
      operationId: `read_${name}_index`,
      summary: `${title}: lo que se puede buscar`,
      answers: [{ status: 200, description: 'Guía, operaciones, errores y campos', schema: searchIndex }],
      handle: async () => {
        const reference = read();
        return text(
          'application/json',
          once(reference, 'search', () => JSON.stringify(searchIndexOf(reference))),
        );
      },
    }),
    publicRoute({
      ...open,
      path: `${address}/{page}`,
      operationId: `read_${name}_page`,
      summary: `${title}: un recurso`,
      description: 'Sus operaciones, y los esquemas que nombran; con `.md` al final, en Markdown.',
      params: z.strictObject({
        page: z.string().meta({ description: 'El recurso: `factura`, o `factura.md`' }),
      }),
      answers: [asHtml, asMarkdown],
      handle: async ({ params }) => {
        const reference = read();
        const resource = reference.resources.find(
          (one) => params.page.replace(/\.md$/, '') === one.address.slice(address.length + 1),
        );
        if (!resource) return refuse(notFound);
        return params.page.endsWith('.md')
          ? markdownReply(reference, resource)
          : htmlPage(reference, resource);
      },
    }),
  ];
}

/** Where a language model finds the pages of a reference. */
export function llmsRoute({
  path,
  tag,
  read,
}: {
  readonly path: string;
  readonly tag: string;
  readonly read: () => Reference;
}): Route {
  return publicRoute({
    ...bare,
    method: 'GET',
    path,
    operationId: 'read_llms_text',
    tag,
    summary: 'Las páginas de la referencia, para modelos de lenguaje',
    description: 'En la forma de <https://llmstxt.org>: cada página en Markdown, con lo que trae.',
    answers: [{ status: 200, description: 'La lista', mediaType: 'text/plain' }],
    problems: [],
    handle: async () => text('text/plain', llmsText(read())),
  });
}

const asHtml = { status: 200, description: 'La página', mediaType: 'text/html' };
const asMarkdown = { status: 200, description: 'La página', mediaType: 'text/markdown' };

function htmlPage(reference: Reference, resource?: Resource) {
  const page = once(reference, `${resource?.address}.html`, () => referencePage(reference, resource));
  return htmlReply(page, referenceScriptHash);
}

function markdownReply(reference: Reference, resource?: Resource) {
  const page = once(reference, `${resource?.address}.md`, () => markdownOf(contentOf(reference, resource)));
  return text('text/markdown', page);
}

const rendered = new WeakMap<Reference, Map<string, string>>();

/** Renders a page once as long as its reference holds: many requests for it do not slow the sales. */
function once(reference: Reference, name: string, render: () => string): string {
  const pages = rendered.get(reference) ?? new Map<string, string>();
  rendered.set(reference, pages);
  const page = pages.get(name) ?? render();
  pages.set(name, page);
  return page;
}
