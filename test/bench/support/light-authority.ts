import { createServer, type IncomingMessage } from 'node:http';
import {
  authorizationAnswerXml,
  receptionAnswerXml,
} from '../../support/authority-double/soap/soap-answers.ts';
import type { AuthorityReport } from './start-light-authority.ts';

/**
 * An authority that believes everything, for benchmarks: it takes what comes and authorizes it at the first question,
 * each answer after the given latency. Judging costs processor time that would be measured with the service.
 *
 * `node light-authority.ts PORT LATENCY_MS`, as a child with a channel: it tells its parent what it has counted when
 * it is sent `report`.
 */

const [port, latencyMs] = process.argv.slice(2).map(Number);
const held = new Map<string, Buffer>();
const authorized = new Set<string>();
let receptions = 0;
let questions = 0;
let repeated = 0;
let firstRequestAt: number | null = null;
let lastAuthorizedAt: number | null = null;
let atOnce = 0;
let mostAtOnce = 0;

function receive(envelope: string): string {
  const xml = Buffer.from(/<xml>([^<]*)<\/xml>/u.exec(envelope)?.[1] ?? '', 'base64');
  const key = /<claveAcceso>(\d{49})<\/claveAcceso>/u.exec(xml.toString())?.[1];
  if (key === undefined) throw new Error('the document has no access key');
  receptions += 1;
  if (held.has(key)) repeated += 1;
  held.set(key, xml);
  return receptionAnswerXml({ estado: 'RECIBIDA', comprobantes: [] });
}

function decide(envelope: string): string {
  const key = /<claveAccesoComprobante>(\d{49})<\/claveAccesoComprobante>/u.exec(envelope)?.[1] ?? '';
  const comprobante = held.get(key);
  questions += 1;
  if (comprobante === undefined) {
    return authorizationAnswerXml({ claveAccesoConsultada: key, autorizaciones: [] });
  }
  authorized.add(key);
  lastAuthorizedAt = Date.now();
  return authorizationAnswerXml({
    claveAccesoConsultada: key,
    autorizaciones: [
      {
        estado: 'AUTORIZADO',
        numeroAutorizacion: key,
        fechaAutorizacion: new Date(),
        ambiente: 'PRUEBAS',
        comprobante,
        mensajes: [],
      },
    ],
  });
}

async function textOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(Buffer.from(chunk));
  return Buffer.concat(chunks).toString();
}

const server = createServer(async (request, response) => {
  firstRequestAt ??= Date.now();
  atOnce += 1;
  mostAtOnce = Math.max(mostAtOnce, atOnce);
  const envelope = await textOf(request);
  setTimeout(() => {
    atOnce -= 1;
    const answer = request.url?.includes('/RecepcionComprobantesOffline')
      ? receive(envelope)
      : decide(envelope);
    response.writeHead(200, { 'Content-Type': 'text/xml; charset=UTF-8' }).end(answer);
  }, latencyMs);
});
server.keepAliveTimeout = 60_000;
server.listen(port, '127.0.0.1', () => process.send?.('ready'));

process.on('message', () => {
  const report: AuthorityReport = {
    receptions,
    repeated,
    questions,
    authorized: authorized.size,
    firstRequestAt,
    lastAuthorizedAt,
    mostAtOnce,
  };
  process.send?.(report);
});
process.on('disconnect', () => process.exit());
