import type {
  Fact,
  PrintedDocument,
  PrintedSection,
  PrintedTotal,
} from '../../documents/printing/printed.ts';
import { type Html, html } from '../../html/html.ts';
import { frame } from './frame.ts';

/** What the page of a document is made of. */
export interface PagedDocument {
  /** `Factura`. */
  readonly label: string;
  /** DD/MM/YYYY. */
  readonly issueDate: string;
  readonly printed: PrintedDocument;
  /** As it is printed too. */
  readonly authorizedAt?: string;
  /** A line across the page: that it is a test. */
  readonly notice?: string;
  readonly footerLegend?: string;
  /** The page's own path: what it links to is beside it. */
  readonly path: string;
  readonly hasLogo: boolean;
}

/** A document as its recipient sees it on a telephone: what it is, of whom, how much, and its files. */
export function documentPage(document: PagedDocument): string {
  const { label, printed, notice, footerLegend } = document;
  const name = printed.issuer.tradeName ?? printed.issuer.legalName;
  const legend = footerLegend === undefined ? [] : [html`<p>${footerLegend}</p>`];
  return frame(
    `${label} ${printed.number} · ${name}`,
    html`<article class="paper">
${notice === undefined ? [] : [html`<p class="notice" role="note">${notice}</p>`]}
${issuerHeader(document, name)}
${summary(document)}
${downloads(document)}
${about(document)}
${detail(printed)}
</article>
<footer>${legend}<p>Puede comprobar su validez en SRI en Línea con la clave de acceso.</p></footer>`,
  );
}

function issuerHeader({ printed: { issuer }, path, hasLogo }: PagedDocument, name: string): Html {
  const legalName = issuer.legalName === name ? [] : [html`<p class="soft">${issuer.legalName}</p>`];
  return html`<header>
${hasLogo ? [html`<img src="${path}/logo" alt="">`] : []}
<div><p class="name">${name}</p>${legalName}<p class="soft">RUC ${issuer.ruc}</p></div>
</header>`;
}

function summary({ label, printed: { number, totals } }: PagedDocument): Html {
  const total = totals.findLast(({ strong }) => strong);
  return html`<div>
<h1>${label}</h1>
<p class="number">${number}</p>
${total ? [html`<p class="total">$ ${total.amount}</p>`] : []}
<p class="pill">Autorizado por el SRI</p>
</div>`;
}

function downloads({ path }: PagedDocument): Html {
  return html`<nav class="downloads" aria-label="Descargas">
<a class="first" href="${path}/ride" download>Descargar PDF (RIDE)</a>
<a href="${path}/xml" download>Descargar XML</a>
</nav>`;
}

function about({ printed, issueDate, authorizedAt }: PagedDocument): Html {
  const facts: Fact[] = [
    { label: 'Fecha de emisión', value: issueDate },
    ...(authorizedAt === undefined ? [] : [{ label: 'Autorizado', value: authorizedAt }]),
    ...printed.party.filter(({ label }) => !shownElsewhere.includes(label)).map(plainly),
  ];
  return html`<div>
${list(facts)}
<h2>Clave de acceso y autorización</h2>
<code>${printed.accessKey}</code>
</div>`;
}

/** The day stands above; where somebody lives and how to write to them need not be on a screen. */
const shownElsewhere: readonly string[] = ['Fecha de emisión', 'Dirección', 'Correo'];

/** The law's words for a name are longer than a telephone is wide. */
function plainly({ label, value }: Fact): Fact {
  return { label: label === 'Razón social / Nombres y apellidos' ? 'A nombre de' : label, value };
}

function detail({ sections, totals }: PrintedDocument): Html {
  return html`<details>
<summary>Ver el detalle</summary>
${sections.map(sectionOf)}
${totals.length > 0 ? [html`<ul class="totals">${totals.map(totalOf)}</ul>`] : []}
</details>`;
}

function sectionOf({ title, facts, table }: PrintedSection): Html {
  const rows = (table?.rows ?? []).map(
    ({ ticket, notes }) => html`<li><span>${ticket.text}${small(ticket.detail)}${notes.flatMap(small)}</span>
<span class="amount">${ticket.amount}</span></li>`,
  );
  return html`<section>
${title === undefined ? [] : [html`<h2>${title}</h2>`]}
${facts.length > 0 ? [list(facts)] : []}
${rows.length > 0 ? [html`<ul>${rows}</ul>`] : []}
</section>`;
}

function small(text: string): readonly Html[] {
  return text === '' ? [] : [html`<small>${text}</small>`];
}

function totalOf({ label, amount, strong }: PrintedTotal): Html {
  return html`<li${strong ? [html` class="strong"`] : []}><span>${label}</span><span class="amount">${amount}</span></li>`;
}

function list(facts: readonly Fact[]): Html {
  return html`<dl>${facts.map(({ label, value }) => html`<dt>${label}</dt><dd>${value}</dd>`)}</dl>`;
}
