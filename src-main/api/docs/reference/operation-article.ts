import { type Html, html } from '../../../html/html.ts';
import { takesBody } from '../../routing/request.ts';
import { problemsOf } from '../openapi/problems-of.ts';
import { prose } from '../pages/text-page.ts';
import { exampleCallOf } from '../samples/example-call.ts';
import { examplesOf } from '../samples/languages.ts';
import { accessText } from './access-text.ts';
import { fieldTable } from './field-table.ts';
import type { Field } from './fields.ts';
import type { Operation } from './reference.ts';
import { schemasNamedIn } from './schema-names.ts';

/** An operation on the page of its resource: how it is called and what it answers. */
export function operationArticle(operation: Operation): Html {
  const { route } = operation;
  const body = route.example === undefined ? '{}' : JSON.stringify(route.example, null, 2);
  const parameters = parametersOf(operation);
  return html`<article id="${route.operationId}" data-body="${body}">
<h3>${route.summary}</h3>
<p class="call"><code><span class="${route.method}">${route.method}</span> ${route.path}</code></p>
${route.description === undefined ? [] : html`<p>${prose(route.description)}</p>`}
<p class="soft">${accessText(route)}</p>
${parameters.length === 0 ? [] : html`<h4>Parámetros</h4>${fieldTable(parameters)}`}
${takesBody(route) ? bodyText(operation) : []}
<h4>Ejemplo</h4>
${examplesOf(exampleCallOf(route))}
<h4>Respuestas</h4>
<p>${answerText(operation)}</p>
<p class="soft">Errores: ${problemsOf(route).map((code) => html`<a href="/v1/docs/errors/${code}">${code}</a> `)}</p>
</article>`;
}

export function parametersOf({ written }: Operation): readonly Field[] {
  const parameters = Array.isArray(written.parameters) ? written.parameters : [];
  return parameters.map(({ name, required, schema, description }) => ({
    name: String(name),
    required: required === true,
    schema: description === undefined ? schema : { ...schema, description },
  }));
}

function bodyText({ route: { bodyTypes }, written }: Operation): Html {
  if (bodyTypes) return html`<h4>Cuerpo</h4><p>${bodyTypes.join(' o ')}</p>`;
  return html`<h4>Cuerpo</h4><p>JSON: ${schemaLinks(written.requestBody)}</p>`;
}

function answerText({ route, written }: Operation): readonly Html[] {
  const answers = new Map<string, unknown>(Object.entries(Object(written.responses)));
  return route.answers.map(({ status, description, mediaType }) => {
    const content =
      mediaType === undefined ? schemaLinks(answers.get(String(status))) : [html`<code>${mediaType}</code>`];
    return html`<code>${String(status)}</code> ${prose(description)} ${content}<br>`;
  });
}

/** Links to the schemas that a part of the description names. */
function schemaLinks(part: unknown): readonly Html[] {
  return schemasNamedIn(part).map((name) => html`<a href="#schema-${name}">${name}</a> `);
}
