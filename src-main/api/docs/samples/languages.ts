import { type Html, html } from '../../../html/html.ts';
import { curlOf } from './curl-of.ts';
import type { ExampleCall } from './example-call.ts';
import { javascriptOf } from './javascript-of.ts';
import { pythonOf } from './python-of.ts';

/** The languages that examples are shown in, the first one unless the reader chooses. */
const languages = [
  { id: 'curl', name: 'curl', write: curlOf },
  { id: 'javascript', name: 'JavaScript', write: javascriptOf },
  { id: 'python', name: 'Python', write: pythonOf },
] as const;

/** Chooses the language of all examples of the page; the style sheet does it, there is no script. */
export function languageSwitch(): Html {
  return html`<fieldset class="languages"><legend>Ejemplos en</legend>
${languages.map(
  ({ id, name }, index) =>
    html`<label><input type="radio" name="language" id="en-${id}"${index === 0 ? html` checked` : ''}> ${name}</label>`,
)}</fieldset>`;
}

/** The same call in each language. */
export function examplesOf(call: ExampleCall): readonly Html[] {
  return languages.map(({ id, write }) => html`<pre class="in-${id}"><code>${write(call)}</code></pre>`);
}

/** Shows the examples of the chosen language alone. */
export const languageStyle = languages
  .map(({ id }) => `body:not(:has(#en-${id}:checked)) .in-${id}{display:none}`)
  .join('\n');
