import type { DocumentEventResource } from '../../contract/documents/document-event.ts';
import type { DocumentResource } from '../../contract/documents/document-resource.ts';
import { kindOf } from '../../documents/types.ts';
import { ecuadorTimestamp } from '../../documents/values/ecuador-time.ts';
import { inColor } from './in-color.ts';

/** `Factura 001-001-000000012: authorized` */
export function statusLine({ object, number, status }: DocumentResource): string {
  return `${kindOf(object).label} ${number}: ${inColor(status)}`;
}

/** A document in a row of a list. */
export function documentRow(document: DocumentResource): string {
  const { issue_date, object, number, status, id } = document;
  const { counterparty, total } = kindOf(object).summary(document);
  return [
    issue_date,
    kindOf(object).label.padEnd(22),
    number,
    inColor(status, 14),
    total.padStart(12),
    id,
    counterparty.name,
  ].join('  ');
}

/** All a person asks about a document: whose, how much, where it stands, what the authority said. */
export function documentLines(document: DocumentResource): string {
  const { authorization, sri_messages, emails, access_key, environment, channel, issue_date } = document;
  const { counterparty, total } = kindOf(document.object).summary(document);
  return [
    statusLine(document),
    `${counterparty.name} (${counterparty.identification}), ${total} USD`,
    `Emitido el ${issue_date}, ambiente ${environment}, canal ${channel}`,
    `Clave de acceso ${access_key}`,
    ...(authorization
      ? [`Autorizado el ${instantOf(authorization.authorized_at)} con el número ${authorization.number}`]
      : []),
    ...(authorization?.substitute_authority !== undefined
      ? [`SIN VALIDEZ: no lo autorizó el SRI, sino ${authorization.substitute_authority}`]
      : []),
    `Id ${document.id}`,
    ...sri_messages.flatMap(messageLines),
    ...emails.map(({ to, status }) => `Correo a ${to}: ${status}`),
  ].join('\n');
}

/** Of an error of the program nobody needs the details that its report carries. */
function messageLines({
  code,
  message,
  detail,
  fault,
  cause,
  remedy,
}: DocumentResource['sri_messages'][number]) {
  return [
    `Mensaje ${code} del SRI: ${[message, fault === 'program' ? '' : detail].filter((text) => text !== '').join('. ')}`,
    ...(cause === '' ? [] : [`    Causa: ${cause}`]),
    ...(remedy === '' ? [] : [`    Remedio: ${remedy}`]),
  ];
}

/** The steps of a journey, one a line, in the order they are given. */
export function journeyLines(steps: readonly DocumentEventResource[]): string {
  return steps
    .map(({ created_at, type, revision }) => {
      const again = revision > 1 ? ` (corrección ${revision - 1})` : '';
      return `${instantOf(created_at)}  ${type}${again}`;
    })
    .join('\n');
}

/** An instant as a clock in Ecuador shows it, `2026-11-21 10:05:09`. */
export function instantOf(timestamp: string): string {
  return ecuadorTimestamp(new Date(timestamp)).slice(0, 19).replace('T', ' ');
}
