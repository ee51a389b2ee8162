import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import type { AuthorityAnswer } from '../../../src-main/imports/ports/import-authority.ts';
import { errorMessage } from '../authority-double/soap/service-message.ts';
import { queryAnswerXml } from '../authority-double/soap/soap-answers.ts';

/** An authority that knows only keys of the past, answers of each what it is set to answer, and has no states. */
export interface ImportAuthorityDouble {
  /** Base address, as `MOSTRADOR_AUTHORITY_TEST_URL` takes it. */
  readonly url: string;
  /** How often each key was asked for. */
  readonly questions: ReadonlyMap<string, number>;
  close(): Promise<void>;
}

/** @param latencyMs before every answer */
export async function startImportAuthority(
  answers: ReadonlyMap<string, AuthorityAnswer>,
  latencyMs = 0,
): Promise<ImportAuthorityDouble> {
  const questions = new Map<string, number>();
  const server = createServer(async (request, response) => {
    let body = '';
    for await (const chunk of request) body += String(chunk);
    if (request.url?.endsWith('/ConsultaComprobante')) {
      const [, accessKey = ''] = /<claveAcceso>(\d+)</.exec(body) ?? [];
      response.writeHead(200, { 'content-type': 'text/xml' }).end(noStateOf(accessKey));
      return;
    }
    const key = /<claveAccesoComprobante>(\d+)</.exec(body)?.[1] ?? '';
    questions.set(key, (questions.get(key) ?? 0) + 1);
    await sleep(latencyMs);
    const answer = answers.get(key) ?? { kind: 'not_found' };
    if (answer.kind === 'unavailable') response.writeHead(503).end();
    else response.writeHead(200, { 'content-type': 'text/xml' }).end(soapOf(key, answer));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    questions,
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

function noStateOf(claveAcceso: string): string {
  const detail = 'No existen datos para los parámetros ingresados';
  return queryAnswerXml({ claveAcceso, found: null, mensajes: [errorMessage('99', detail)] });
}

type Spoken = Exclude<AuthorityAnswer, { kind: 'unavailable' }>;

function soapOf(key: string, answer: Spoken): string {
  const authorizations = answer.kind === 'not_found' ? '' : authorizationOf(key, answer);
  const count = answer.kind === 'not_found' ? 0 : 1;
  return `<soap:Envelope xmlns:soap="http://schemas.xmlsoap.org/soap/envelope/"><soap:Body><ns2:autorizacionComprobanteResponse xmlns:ns2="http://ec.gob.sri.ws.autorizacion"><RespuestaAutorizacionComprobante><claveAccesoConsultada>${key}</claveAccesoConsultada><numeroComprobantes>${count}</numeroComprobantes><autorizaciones>${authorizations}</autorizaciones></RespuestaAutorizacionComprobante></ns2:autorizacionComprobanteResponse></soap:Body></soap:Envelope>`;
}

function authorizationOf(key: string, answer: Exclude<Spoken, { kind: 'not_found' }>): string {
  const date = answer.kind === 'authorized' ? answer.authorizedAt : '2026-11-20T10:31:09-05:00';
  const xml = answer.kind === 'authorized' && answer.xml ? `<![CDATA[${answer.xml}]]>` : '';
  return `<autorizacion><estado>${states[answer.kind]}</estado><numeroAutorizacion>${key}</numeroAutorizacion><fechaAutorizacion>${date}</fechaAutorizacion><ambiente>PRUEBAS</ambiente><comprobante>${xml}</comprobante><mensajes/></autorizacion>`;
}

const states = {
  authorized: 'AUTORIZADO',
  not_authorized: 'NO AUTORIZADO',
  undecided: 'EN PROCESO',
} as const;
