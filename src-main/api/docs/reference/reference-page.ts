import { type Html, html } from '../../../html/html.ts';
import { textPage } from '../pages/text-page.ts';
import { languageSwitch } from '../samples/languages.ts';
import { referenceScript } from '../script/reference-script.ts';
import { guideSections } from './guide.ts';
import { overview } from './overview.ts';
import type { Operation, Reference, Resource } from './reference.ts';
import { resourceContent } from './resource-content.ts';

/** A page of the reference for people: the overview, or that of a resource. */
export function referencePage(reference: Reference, resource?: Resource): string {
  const { address } = resource ?? reference;
  return textPage(
    `${resource?.title ?? 'Referencia'} · ${reference.title}`,
    html`<div class="frame">
<div class="side">
<a href="${reference.address}"><strong>Mostrador</strong></a>
<div class="search" data-index="${reference.address}/search.json"></div>
${languageSwitch()}
<details class="menu" open><summary>Contenido</summary>
<nav aria-label="Contenido">
<h2>Guía</h2>
<ul>${guideSections.map(({ id, title }) => html`<li><a href="${reference.address}#${id}">${title}</a></li>`)}
<li><a href="${reference.address}#errores">Errores</a></li></ul>
<h2>Referencia</h2>
<ul>${reference.resources.map((one) => (one === resource ? currentEntry(one) : entry(one)))}</ul>
</nav>
</details>
</div>
<main id="inicio">
<p class="soft other-form"><a href="${address}.md">Esta página en Markdown</a></p>
${contentOf(reference, resource)}
</main>
</div>
<script>${{ html: referenceScript }}</script>`,
  );
}

/** What the page says, apart from the way to the others. */
export function contentOf(reference: Reference, resource?: Resource): Html {
  return resource ? resourceContent(resource) : overview(reference);
}

function entry({ title, address }: Resource): Html {
  return html`<li><a href="${address}">${title}</a></li>`;
}

function currentEntry({ title, address, operations, schemas }: Resource): Html {
  return html`<li><a href="${address}" aria-current="page">${title}</a>
<ul>${operations.map(operationEntry)}
${schemas.length === 0 ? [] : html`<li><a href="#esquemas">Esquemas</a></li>`}</ul></li>`;
}

function operationEntry({ route: { operationId, summary } }: Operation): Html {
  return html`<li><a href="#${operationId}">${summary}</a></li>`;
}
