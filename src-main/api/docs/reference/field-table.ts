import { type Html, html } from '../../../html/html.ts';
import { prose } from '../pages/text-page.ts';
import { asObject, type Field, fieldsOf, noteOf, withInnerFields } from './fields.ts';
import type { NamedSchema } from './reference.ts';

/** A table of parameters. */
export function fieldTable(fields: readonly Field[]): Html {
  return table(withInnerFields(fields).map((field) => html`<tr>${cells(field)}</tr>`));
}

/** A schema with its fields, folded away until it is linked to or opened. */
export function schemaArticle({ name, schema }: NamedSchema): Html {
  const rows = fieldsOf(schema).map(
    (field) => html`<tr id="${fieldAnchor(name, field)}">${cells(field)}</tr>`,
  );
  return html`<article class="schema"><details><summary><h3>${name}</h3></summary>
<div id="schema-${name}">${table(rows)}</div></details></article>`;
}

export function fieldAnchor(schema: string, { name }: Field): string {
  return `schema-${schema}.${name}`;
}

function table(rows: readonly Html[]): Html {
  return html`<div class="scroll"><table class="fields">
<tr><th>Campo (* obligatorio)</th><th>Tipo</th><th>Qué es</th></tr>
${rows}</table></div>`;
}

function cells(field: Field): Html {
  const { name, required, schema } = field;
  return html`<td>${name === '' ? [] : html`<code>${name}</code>`}${required && name !== '' ? ' *' : ''}</td><td>${typeText(schema)}</td><td class="soft">${prose(noteOf(field))}</td>`;
}

/** The type in words; a named schema is a link to it. */
function typeText(schema: unknown): Html {
  const facts = asObject(schema);
  if (typeof facts.$ref === 'string') {
    const name = facts.$ref.split('/').at(-1) ?? '';
    return html`<a href="#schema-${name}">${name}</a>`;
  }
  const branches = facts.anyOf ?? facts.oneOf;
  if (Array.isArray(branches)) {
    return html`${branches.map((branch, index) => html`${index > 0 ? ' | ' : ''}${typeText(branch)}`)}`;
  }
  if (facts.const !== undefined) return html`<code>${String(facts.const)}</code>`;
  if (Array.isArray(facts.enum)) {
    return html`${facts.enum.map((value, index) => html`${index > 0 ? ' | ' : ''}<code>${String(value)}</code>`)}`;
  }
  if (facts.type === 'array') return html`${typeText(facts.items)}[]`;
  if (facts.properties !== undefined) return html`{${Object.keys(asObject(facts.properties)).join(', ')}}`;
  if (facts.type === 'object') return html`{clave: ${typeText(facts.additionalProperties)}}`;
  if (Array.isArray(facts.type)) return html`${facts.type.join(' | ')}`;
  return html`${String(facts.format ?? facts.type ?? 'cualquiera')}`;
}
