import { type Html, html } from '../../../html/html.ts';
import { schemaArticle } from './field-table.ts';
import { operationArticle } from './operation-article.ts';
import type { Resource } from './reference.ts';

/** The operations of a resource and, below them, the schemas they name. */
export function resourceContent({ title, description, operations, sent, schemas }: Resource): Html {
  return html`<h1>${title}</h1>
<p>${description}</p>
<h2 id="operaciones">Operaciones</h2>
${operations.map(operationArticle)}
${sent.map((name) => html`<p>Cada aviso lleva <a href="#schema-${name}">${name}</a>.</p>`)}
${schemas.length === 0 ? [] : html`<h2 id="esquemas">Esquemas</h2>`}
${schemas.map(schemaArticle)}`;
}
