import { type Html, html } from '../../../html/html.ts';
import { exampleCallOf } from '../samples/example-call.ts';
import { examplesOf } from '../samples/languages.ts';
import { operationNamed, type Reference } from './reference.ts';

/** The sections of the guide, as the page's contents list them. */
export const guideSections = [
  { id: 'primeros-pasos', title: 'Primeros pasos' },
  { id: 'estados', title: 'Qué significa el estado' },
  { id: 'nunca-dos-veces', title: 'Nunca dos veces' },
  { id: 'rechazos', title: 'Cuando algo se rechaza' },
  { id: 'listados', title: 'Listados' },
  { id: 'avisos', title: 'Avisos (webhooks)' },
  { id: 'sin-internet', title: 'Sin internet' },
  { id: 'limites', title: 'Límites' },
] as const;

type SectionId = (typeof guideSections)[number]['id'];

interface GuideSection {
  readonly id: SectionId;
  readonly title: string;
  readonly content: Html;
}

/** What a programmer reads once before the reference: from the first key to the limits. */
export function guideOf(reference: Reference): readonly GuideSection[] {
  const written = textsOf(reference);
  return guideSections.map(({ id, title }) => ({ id, title, content: written[id] }));
}

function textsOf(reference: Reference): Readonly<Record<SectionId, Html>> {
  const { route: issueInvoice } = operationNamed(reference, 'issue_invoice');
  const issue = exampleCallOf(issueInvoice);
  return {
    'primeros-pasos': html`<p>Cada petición lleva <code>Authorization: Bearer</code> con una clave de API. La crea una persona en
este equipo, una por programa:</p>
<pre><code>mostrador keys create --environment sandbox --name "Caja 1"</code></pre>
<p>Un programa con pantalla puede pedir la suya con
<a href="${operationNamed(reference, 'create_pairing').address}"><code>POST /v1/local/pairings</code></a>: la persona compara el código en las dos pantallas y la
aprueba en la ventana.</p>
<p>La clave decide el negocio y el ambiente: <code>sandbox</code> simula a la autoridad, con un negocio de práctica listo para
usar; <code>test</code> usa el servicio de pruebas del SRI, y <code>live</code> es producción. Con una clave
<code>sandbox</code> esto ya emite:</p>
${examplesOf({ ...issue, url: `${issue.url}?wait=20` })}
<p>Usted dice qué se vendió, a quién y cómo se paga. El número, la fecha, la clave de acceso y los totales los pone el
servicio. Montos, cantidades y precios son textos decimales, <code>"4.50"</code>; un campo o parámetro desconocido se
rechaza, nunca se descarta.</p>`,
    estados: html`<p><code>201</code> significa que <strong>el documento existe</strong>: tiene número y clave de acceso, está
guardado y puede imprimirse y entregarse. Lo que sigue es la entrega a la autoridad, y el servicio la hace solo.</p>
<div class="scroll"><table><tr><th>status</th><th>Qué significa</th><th>Qué hace usted</th></tr>
${rowsOf([
  ['pending', 'Emitido, en camino al SRI, con o sin internet', 'Nada'],
  ['submitted', 'El SRI lo recibió y decide', 'Nada'],
  ['authorized', 'Autorizado; se envía por correo a quien lo recibe', 'Nada'],
  ['returned', 'El SRI no lo recibió', 'Lee sri_messages, corrige y reenvía; el número se conserva'],
  ['not_authorized', 'El SRI lo recibió y lo negó', 'Lo mismo'],
  ['annulled', 'Una persona lo anuló en el portal del SRI y lo registró', 'Nada'],
])}</table></div>
<p>Para conocer la decisión: espere con <code>?wait=20</code>, pregunte cuando quiera, o reciba un
<a href="#avisos">aviso</a>. En una caja no espere: imprima al recibir el <code>201</code>.</p>`,
    'nunca-dos-veces': html`<p>La línea puede cortarse después de emitir y antes de que llegue la respuesta. Ponga en cada emisión una
<code>Idempotency-Key</code> suya, mejor el número de la venta en su sistema, y ante la duda repita la misma petición: con
la misma clave y el mismo cuerpo recibe el documento que ya existe (<code>200</code>,
<code>Idempotent-Replayed: true</code>), y con otro cuerpo, <code>idempotency_key_reused</code>. La clave vale tanto como
el documento.</p>`,
    rechazos: html`<p>Todo error es <code>application/problem+json</code>. Decida por <code>code</code>, que no cambia; muestre
<code>detail</code> a la persona. En <code>validation_failed</code>, <code>errors</code> trae todas las faltas a la vez, cada
una con su lugar: <code>pointer</code> en el cuerpo o <code>parameter</code> en la dirección. Guarde
<code>request_id</code>: está también en el registro del servicio. <strong>Emitir nunca falla porque el SRI o internet no
respondan.</strong> <a href="#errores">Todos los errores</a>.</p>`,
    listados: html`<p>De lo más nuevo a lo más antiguo. Pase <code>next_cursor</code> como <code>cursor</code>, con los mismos filtros,
hasta que sea <code>null</code>: nada se repite ni se salta aunque otros emitan mientras tanto. En <code>metadata</code> cabe
lo suyo, hasta 20 pares, y sirve para encontrar: <code>?metadata[venta]=1041</code>.</p>`,
    avisos: html`<p>Registre una dirección con <a href="${operationNamed(reference, 'create_webhook_endpoint').address}"><code>POST /v1/webhook-endpoints</code></a>, con una
clave que tenga el permiso <code>config</code>; el secreto se muestra esa única vez. Los avisos van firmados según
<em>Standard Webhooks</em> (<code>webhook-id</code>, <code>webhook-timestamp</code>, <code>webhook-signature</code>): verifique
los bytes tal como llegan, antes de leerlos. Responda <code>2xx</code> antes de 15 segundos. Un aviso puede llegar dos
veces y en cualquier orden: recuerde su <code>id</code>. Lo que no llega se repite durante unos tres días.</p>`,
    'sin-internet': html`<p>Para usted nada cambia: se emite, se imprime y se entrega cuando vuelve la línea. Ensáyelo antes de que ocurra: con una
clave <code>sandbox</code>, <code>"simulate": "unavailable"</code> en el cuerpo deja ese documento en <code>pending</code>, y
<code>"returned"</code> o <code>"not_authorized"</code> muestran un rechazo con su remedio.</p>`,
    limites: html`<p>50 peticiones por segundo y clave, con 100 de golpe; más es <code>rate_limited</code> con
<code>Retry-After</code>. 8 esperas a la vez por clave; las demás responden de inmediato. Un cuerpo, hasta 1 MiB. El servicio
solo se alcanza desde este equipo; una página web, si su origen está en <code>allowed_origins</code> de la clave. Toda
respuesta trae <code>X-Request-Id</code>.</p>`,
  };
}

function rowsOf(rows: readonly (readonly [string, string, string])[]): readonly Html[] {
  return rows.map(
    ([status, meaning, action]) =>
      html`<tr><td><code>${status}</code></td><td>${meaning}</td><td>${action}</td></tr>`,
  );
}
