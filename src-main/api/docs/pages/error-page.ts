import { type ProblemCode, problems } from '../../../contract/problems/problems.ts';
import { html } from '../../../html/html.ts';
import { problemAdvice } from './problem-advice.ts';
import { textPage } from './text-page.ts';

/** The page a problem's `type` leads to; `reference`: where the reference is, where there is one. */
export function errorPage(code: ProblemCode, reference?: string): string {
  const { status, title, retryable } = problems[code];
  const { cause, action } = problemAdvice[code];
  const again = retryable
    ? 'Sí: la misma petición puede resultar más tarde.'
    : 'No: hay que cambiar algo antes de repetirla.';
  return textPage(
    `${code} · Mostrador`,
    html`<main class="alone">
${reference === undefined ? [] : html`<p class="soft"><a href="${reference}">Referencia de la API</a></p>`}
<h1>${title}</h1>
<p class="call">${String(status)} <code>${code}</code></p>
<h2>Por qué ocurre</h2>
<p>${cause}</p>
<h2>Qué hacer</h2>
<p>${action}</p>
<h2>¿Sirve repetirla?</h2>
<p>${again}</p>
</main>`,
  );
}
