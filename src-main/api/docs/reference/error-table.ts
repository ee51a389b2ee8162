import { problems } from '../../../contract/problems/problems.ts';
import { keysOf } from '../../../documents/values/keys-of.ts';
import { type Html, html } from '../../../html/html.ts';
import { problemAdvice } from '../pages/problem-advice.ts';

/** Every error with what to do about it. */
export function errorTable(): Html {
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
