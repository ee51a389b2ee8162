import type { DocumentEventResource } from '../../../contract/documents/document-event.ts';
import type { DocumentResource } from '../../../contract/documents/document-resource.ts';
import { kindOf } from '../../../documents/all-kinds/types.ts';
import { ecuadorTimestamp } from '../../../documents/values/ecuador-time.ts';
import { translate } from '../../../process/language.ts';
import { inColor } from './in-color.ts';
import { kindLabel } from './kind-label.ts';

/** `Factura 001-001-000000012: authorized` */
export function statusLine({ object, number, status }: DocumentResource): string {
  return `${kindLabel(object)} ${number}: ${inColor(status)}`;
}

/** A document in a row of a list. */
export function documentRow(document: DocumentResource): string {
  const { issue_date, object, number, status, id } = document;
  const { counterparty, total } = kindOf(object).summary(document);
  return [
    issue_date,
    kindLabel(object).padEnd(22),
    number,
    inColor(status, 14),
    total.padStart(12),
    id,
    counterparty.name,
  ].join('  ');
}

/** All a person asks about a document: whose, how much, where it stands, what the authority answered. */
export function documentLines(document: DocumentResource): string {
  const { authorization, sri_messages, emails, access_key, environment, channel, issue_date } = document;
  const { counterparty, total } = kindOf(document.object).summary(document);
  const by =
    environment === 'sandbox'
      ? { es: ' por el simulador (no vale)', en: ' by the simulator (not valid)' }
      : { es: '', en: '' };
  return [
    statusLine(document),
    `${counterparty.name} (${counterparty.identification}), ${total} USD`,
    translate({
      es: `Emitido el ${issue_date}, ambiente ${environment}, canal ${channel}`,
      en: `Issued on ${issue_date}, environment ${environment}, channel ${channel}`,
    }),
    translate({ es: `Clave de acceso ${access_key}`, en: `Access key ${access_key}` }),
    ...(authorization
      ? [
          translate({
            es: `Autorizado${by.es} el ${instantOf(authorization.authorized_at)} con el número ${authorization.number}`,
            en: `Authorized${by.en} on ${instantOf(authorization.authorized_at)} with the number ${authorization.number}`,
          }),
        ]
      : []),
    ...(authorization?.substitute_authority !== undefined
      ? [
          translate({
            es: `SIN VALIDEZ: no lo autorizó el SRI, sino ${authorization.substitute_authority}`,
            en: `NOT VALID: it was not the SRI that authorized it, but ${authorization.substitute_authority}`,
          }),
        ]
      : []),
    `Id ${document.id}`,
    ...sri_messages.flatMap(messageLines),
    ...emails.map(({ to, status }) =>
      translate({ es: `Correo a ${to}: ${status}`, en: `E-mail to ${to}: ${status}` }),
    ),
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
    translate({
      es: `Mensaje ${code} del SRI: ${[message, fault === 'program' ? '' : detail].filter((text) => text !== '').join('. ')}`,
      en:
        `Message ${code} of the SRI: ` +
        `${[message, fault === 'program' ? '' : detail].filter((text) => text !== '').join('. ')}`,
    }),
    ...(cause === '' ? [] : [translate({ es: `    Causa: ${cause}`, en: `    Cause: ${cause}` })]),
    ...(remedy === '' ? [] : [translate({ es: `    Remedio: ${remedy}`, en: `    Remedy: ${remedy}` })]),
  ];
}

/** The steps of a journey, one a line, in the order they are given. */
export function journeyLines(steps: readonly DocumentEventResource[]): string {
  return steps
    .map(({ created_at, type, revision }) => {
      const again =
        revision > 1
          ? translate({ es: ` (corrección ${revision - 1})`, en: ` (correction ${revision - 1})` })
          : '';
      return `${instantOf(created_at)}  ${type}${again}`;
    })
    .join('\n');
}

/** An instant as a clock in Ecuador shows it, `2026-11-21 10:05:09`. */
export function instantOf(timestamp: string): string {
  return ecuadorTimestamp(new Date(timestamp)).slice(0, 19).replace('T', ' ');
}
