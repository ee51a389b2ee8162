import { type Html, html } from '../../../html/html.ts';
import { errorTable } from './error-table.ts';
import { schemaArticle } from './field-table.ts';
import { guideOf } from './guide.ts';
import { type Operation, type Reference, type Resource, schemaHomes } from './reference.ts';

/** What the reference begins with: the guide, where everything is, and the errors. */
export function overview(reference: Reference): Html {
  const { title, descriptionPath, resources, errorSchemas } = reference;
  return html`<h1>${title}</h1>
${introduction(descriptionPath)}
${guideOf(reference).map(
  ({ id, title, content }) => html`<section id="${id}"><h2>${title}</h2>
${content}</section>`,
)}
<h2 id="referencia">Referencia</h2>
${resources.map(contentsOf)}
<h2 id="esquemas">Esquemas</h2>
<p>Cada uno está en la página de las operaciones que lo llevan.</p>
<ul class="columns">${schemaHomes(reference).map(schemaLink)}</ul>
<h2 id="errores">Errores</h2>
${errorTable()}
${errorSchemas.map(schemaArticle)}`;
}

function introduction(descriptionPath: string): Html {
  return html`<p>Documentos tributarios electrónicos del Ecuador, desde este mismo equipo, con o sin internet. El servicio solo se
alcanza en <code>http://127.0.0.1:4747</code>: nada de la red llega a él. Si ese puerto estaba ocupado es uno de los tres
siguientes, y el programa lo dice al iniciar.</p>
<p>La misma descripción, para programas: <a href="${descriptionPath}">${descriptionPath}</a> (OpenAPI 3.1), y cada página como
Markdown desde <a href="/llms.txt">/llms.txt</a>. Lo que solo hace una persona en la ventana está en
<a href="/v1/local/docs">/v1/local/docs</a>.</p>`;
}

function contentsOf({ title, description, address, operations }: Resource): Html {
  return html`<h3><a href="${address}">${title}</a></h3>
<p>${description}</p>
<ul class="operations">${operations.map(operationLink)}</ul>`;
}

function operationLink({ address, route: { method, summary } }: Operation): Html {
  return html`<li><a href="${address}"><span class="${method}">${method}</span> ${summary}</a></li>`;
}

function schemaLink({ name, page }: { readonly name: string; readonly page: string }): Html {
  return html`<li><a href="${page}#schema-${name}">${name}</a></li>`;
}
