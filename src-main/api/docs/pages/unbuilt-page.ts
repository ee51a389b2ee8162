import { html } from '../../../html/html.ts';
import { textPage } from './text-page.ts';

/** What `/` shows when the window has not been built. */
export const unbuiltPage = textPage(
  'Mostrador',
  html`<main class="alone">
<h1>El servicio está en marcha</h1>
<p>La ventana todavía no está construida. En la carpeta del proyecto, ejecute:</p>
<pre><code>npm run build</code></pre>
<p>y vuelva a iniciar el servicio. La API ya funciona: su referencia está en <a href="/v1/docs">/v1/docs</a>.</p>
</main>`,
);

/** The same at a head office. */
export const unbuiltHeadPage = textPage(
  'Mostrador, matriz',
  html`<main class="alone">
<h1>La matriz está en marcha</h1>
<p>Las cajas ya pueden informar. La ventana todavía no está construida. En la carpeta del proyecto, ejecute:</p>
<pre><code>npm run build</code></pre>
<p>y vuelva a iniciar la matriz.</p>
</main>`,
);
