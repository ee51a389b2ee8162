import { type PersonAccess, permissionTable } from '../../../contract/counter/permissions.ts';
import { problems } from '../../../contract/problems/problems.ts';
import { keysOf } from '../../../documents/values/keys-of.ts';
import { type Html, html } from '../../../html/html.ts';
import { takesBody } from '../../routing/request.ts';
import type { Route } from '../../routing/route.ts';
import type { JsonSchema } from '../openapi/component-schemas.ts';
import type { OpenApi } from '../openapi/openapi.ts';
import { problemsOf } from '../openapi/problems-of.ts';
import { exampleCallOf } from '../samples/example-call.ts';
import { examplesOf, languageSwitch } from '../samples/languages.ts';
import { guide, guideSections } from './guide.ts';
import { problemAdvice } from './problem-advice.ts';
import { referenceScript } from './reference-script.ts';
import { fieldTable } from './schema-rows.ts';
import { prose, textPage } from './text-page.ts';

export interface DocsPageParts {
  readonly description: OpenApi;
  /** Where the same is served for programs. */
  readonly descriptionPath: string;
  readonly title: string;
}

/** The reference of the API for people, from the same routes and schemas as the OpenAPI document. */
export function docsPage(
  routes: readonly Route[],
  { description, descriptionPath, title }: DocsPageParts,
): string {
  const sections = [...Map.groupBy(routes, ({ tag }) => tag)];
  const firstIssue = routes.find(({ operationId }) => operationId === 'issue_invoice');
  return textPage(
    'Mostrador · Referencia de la API',
    html`<div class="frame">
<nav aria-label="Contenido">
<a href="#inicio"><strong>Mostrador</strong></a>
<div class="search"></div>
${languageSwitch()}
<h2>Guía</h2>
<ul>${guideSections.map(({ id, title }) => html`<li><a href="#${id}">${title}</a></li>`)}</ul>
<h2>Referencia</h2>
${sections.map(([tag, ofTag]) => html`<details><summary>${tag}</summary><ul>${ofTag.map(linkTo)}</ul></details>`)}
<ul><li><a href="#esquemas">Esquemas</a></li><li><a href="#errores">Errores</a></li></ul>
</nav>
<main id="inicio">
${introduction({ title, descriptionPath })}
${firstIssue ? guide(exampleCallOf(firstIssue)) : []}
${sections.map(([tag, ofTag]) => html`<h2>${tag}</h2>${ofTag.map((route) => operation(route, description))}`)}
<h2 id="esquemas">Esquemas</h2>
${schemaArticles(description)}
<h2 id="errores">Errores</h2>
${errorTable()}
</main>
</div>
<script>${{ html: referenceScript }}</script>`,
  );
}

function introduction({ title, descriptionPath }: Omit<DocsPageParts, 'description'>): Html {
  return html`<h1>${title}</h1>
<p>Documentos tributarios electrónicos del Ecuador, desde este mismo equipo, con o sin internet. El servicio solo se
alcanza en <code>http://127.0.0.1:4747</code>: nada de la red llega a él. Si ese puerto estaba ocupado es uno de los tres
siguientes, y el programa lo dice al iniciar.</p>
<p>La misma descripción, para programas: <a href="${descriptionPath}">${descriptionPath}</a> (OpenAPI 3.1). Lo que solo hace una
persona en la ventana está en <a href="/v1/local/docs">/v1/local/docs</a>.</p>`;
}

function linkTo({ operationId, summary }: Route): Html {
  return html`<li><a href="#${operationId}">${summary}</a></li>`;
}

function operation(route: Route, description: OpenApi): Html {
  const written = description.paths[route.path]?.[route.method.toLowerCase()] ?? {};
  const body = route.example === undefined ? '{}' : JSON.stringify(route.example, null, 2);
  return html`<article id="${route.operationId}" data-body="${body}">
<h3>${route.summary}</h3>
<p class="call"><span class="${route.method}">${route.method}</span> ${route.path}</p>
${route.description === undefined ? [] : [html`<p>${prose(route.description)}</p>`]}
<p class="soft">${accessText(route)}</p>
${parameterTable(written)}
${takesBody(route) ? bodyText(route, written) : []}
<h4>Ejemplo</h4>
${examplesOf(exampleCallOf(route))}
<h4>Respuestas</h4>
<p>${answerText(route, written)}</p>
<p class="soft">Errores: ${problemsOf(route).map((code) => html`<a href="/v1/docs/errors/${code}">${code}</a> `)}</p>
</article>`;
}

function accessText({ access }: Route): string {
  switch (access.who) {
    case 'anyone':
      return 'No necesita clave.';
    case 'secret_holder':
      return 'Con el secreto que se recibió al pedirla, como Bearer.';
    case 'person':
      return `Solo para la sesión de una persona. ${personText(access.permission)}`;
    case 'key':
      return `Clave de API con el permiso «${access.scope}». ${personText(access.permission)}`;
    case 'person_or_key':
      return `Sesión de una persona, o clave de API con el permiso «${access.scope}». ${personText(access.permission)}`;
  }
}

/** What of it a person needs, once the shop has operators. */
function personText(access: PersonAccess): string {
  if (typeof access === 'object') {
    const permission = 'approvable' in access ? access.approvable : access.judged;
    const { label, ...row } = permissionTable[permission];
    return `Con operadores: quien puede ${label}${'approvable' in row ? ', o su aprobación' : ''}.`;
  }
  switch (access) {
    case 'signed_in':
      return 'Con operadores: cualquiera que haya ingresado.';
    case 'signed_out':
      return 'También sin haber ingresado.';
    case 'owner':
      return 'Solo desde la línea de comandos del computador.';
    default:
      return `Con operadores: quien puede ${permissionTable[access].label}.`;
  }
}

function parameterTable(operationWritten: JsonSchema): readonly Html[] {
  const parameters = Array.isArray(operationWritten.parameters) ? operationWritten.parameters : [];
  if (parameters.length === 0) return [];
  const table = fieldTable(
    parameters.map(({ name, required, schema, description }) => ({
      name: String(name),
      required: required === true,
      schema: description === undefined ? schema : { ...schema, description },
    })),
  );
  return [html`<h4>Parámetros</h4>${table}`];
}

function bodyText({ bodyTypes }: Route, operationWritten: JsonSchema): Html {
  if (bodyTypes) return html`<h4>Cuerpo</h4><p>${bodyTypes.join(' o ')}</p>`;
  return html`<h4>Cuerpo</h4><p>JSON: ${schemaLink(operationWritten.requestBody)}</p>`;
}

function answerText(route: Route, operationWritten: JsonSchema): readonly Html[] {
  const responses: unknown = operationWritten.responses;
  return route.answers.map(({ status, description, mediaType }) => {
    const written = responses instanceof Object ? Object.entries(responses) : [];
    const link = schemaLink(written.find(([key]) => key === String(status))?.[1]);
    const content = mediaType === undefined ? link : [html`<code>${mediaType}</code>`];
    return html`<code>${String(status)}</code> ${prose(description)} ${content}<br>`;
  });
}

/** A link to the first named schema in a part of the description. */
function schemaLink(part: unknown): readonly Html[] {
  const name = /"#\/components\/schemas\/(\w+)"/.exec(JSON.stringify(part ?? {}))?.[1];
  return name === undefined ? [] : [html`<a href="#schema-${name}">${name}</a>`];
}

function schemaArticles({ components }: OpenApi): readonly Html[] {
  const schemas = Object.entries(components.schemas ?? {});
  return schemas.map(
    ([name, schema]) => html`<article id="schema-${name}"><h3>${name}</h3>
${fieldTable([{ name: '', required: true, schema }])}</article>`,
  );
}

function errorTable(): Html {
  const rows = keysOf(problems).map((code) => {
    const { status, title, retryable } = problems[code];
    return html`<tr><td>${String(status)}</td><td><a href="/v1/docs/errors/${code}">${code}</a></td>
<td>${title}. ${problemAdvice[code].action}</td><td>${retryable ? 'sí' : 'no'}</td></tr>`;
  });
  return html`<p>Todo error es <code>application/problem+json</code> (RFC 9457). Decida por <code>code</code>, que no cambia;
<code>detail</code> es para la persona y <code>errors</code> trae todas las faltas, cada una con su lugar.</p>
<div class="scroll"><table><tr><th>Estado</th><th>Código</th><th>Qué es y qué hacer</th><th>¿Repetir?</th></tr>
${rows}</table></div>`;
}
