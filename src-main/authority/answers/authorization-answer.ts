import type { SriMessage } from '../../documents/messages/sri-message.ts';
import { normalizeStatus } from '../../documents/xml/normalize-status.ts';
import { childOf, childrenOf, textOf, type XmlTree } from '../../documents/xml/xml-tree.ts';
import type { Decision } from '../../sync/ports/authority.ts';
import type { AuthorityEnvironment } from '../soap/endpoints.ts';
import type { HttpReply } from '../soap/soap-exchange.ts';
import { messagesIn } from './answer-messages.ts';
import { parseAuthorizationDate } from './authorization-date.ts';
import { openAnswer } from './soap-answer.ts';
import { unknownBecause } from './unknown.ts';

type Verdict = 'authorized' | 'not_authorized' | 'undecided';

/** The texts of `estado`, the short codes included; any other one is undecided. */
const verdicts: ReadonlyMap<string, Verdict> = new Map([
  ['AUTORIZADO', 'authorized'],
  ['AUT', 'authorized'],
  ['NO AUTORIZADO', 'not_authorized'],
  ['NAT', 'not_authorized'],
  ['RECHAZADO', 'not_authorized'],
  ['RECHAZADA', 'not_authorized'],
]);

/** `ambiente` in words, without the accent that not all answers have. */
const environments: ReadonlyMap<string, AuthorityEnvironment> = new Map([
  ['PRUEBAS', 'test'],
  ['PRODUCCION', 'live'],
]);

/** One `<autorizacion>`: there may be several for a key, one for each time the document was handed over. */
interface Authorization {
  readonly verdict: Verdict;
  readonly number: string;
  readonly date: string | null;
  /** `ambiente`; absent where it says none that is known. */
  readonly environment: AuthorityEnvironment | undefined;
  /** `comprobante`; empty where nothing is enclosed. */
  readonly document: string;
  readonly messages: readonly SriMessage[];
}

/** What autorizacionComprobante's answer says was decided about that key. */
export function readDecision(reply: HttpReply, accessKey: string): Decision {
  const opened = openAnswer(reply, {
    response: 'autorizacionComprobanteResponse',
    content: 'RespuestaAutorizacionComprobante',
  });
  if (opened.kind === 'unknown') return opened;

  const answeredKey = textOf(opened.content, 'claveAccesoConsultada');
  if (answeredKey !== '' && answeredKey !== accessKey) {
    return unknownBecause('contradictory', `Asked about ${accessKey}, answered about ${answeredKey}`);
  }
  const list = childOf(opened.content, 'autorizaciones');
  const authorizations = list === undefined ? [] : childrenOf(list, 'autorizacion').map(readAuthorization);
  const chosen = whatCounts(authorizations);
  if (chosen === undefined) {
    const announced = textOf(opened.content, 'numeroComprobantes');
    return /[1-9]/u.test(announced)
      ? unknownBecause('contradictory', `${announced} documents announced, none given`)
      : { kind: 'not_found' };
  }
  switch (chosen.verdict) {
    case 'authorized':
      return authorizedBy(chosen, { accessKey, answeredKey });
    case 'not_authorized':
      return { kind: 'not_authorized', decidedAt: chosen.date, messages: chosen.messages };
    case 'undecided':
      return { kind: 'in_process', ...(chosen.date !== null && { decidedAt: chosen.date }) };
  }
}

function readAuthorization(element: XmlTree): Authorization {
  return {
    verdict: verdicts.get(normalizeStatus(textOf(element, 'estado'))) ?? 'undecided',
    number: textOf(element, 'numeroAutorizacion'),
    date: parseAuthorizationDate(textOf(element, 'fechaAutorizacion')),
    environment: environments.get(normalizeStatus(textOf(element, 'ambiente')).replace('Ó', 'O')),
    document: textOf(element, 'comprobante'),
    messages: messagesIn(element),
  };
}

/**
 * An authorization is final, so it counts over all others; without one the latest counts. What is still
 * undecided has no date yet and is later than every decision: the same key was handed over again after it.
 */
function whatCounts(authorizations: readonly Authorization[]): Authorization | undefined {
  const authorized = authorizations.find(({ verdict }) => verdict === 'authorized');
  if (authorized !== undefined) return authorized;
  return authorizations.reduce<Authorization | undefined>(
    (latest, next) => (latest === undefined || momentOf(next) >= momentOf(latest) ? next : latest),
    undefined,
  );
}

function momentOf({ verdict, date }: Authorization): number {
  if (date !== null) return Date.parse(date);
  return verdict === 'undecided' ? Number.POSITIVE_INFINITY : Number.NEGATIVE_INFINITY;
}

/**
 * An authorization must name what it authorizes: the key that was asked about, a number or the document. Whether these are
 * those of the document that was sent is for `compareAuthorization`.
 */
function authorizedBy(
  { number, date, environment, document, messages }: Authorization,
  { accessKey, answeredKey }: { readonly accessKey: string; readonly answeredKey: string },
): Decision {
  if (answeredKey === '' && number === '' && document === '') {
    return unknownBecause('contradictory', 'Authorized without a key, a number or a document');
  }
  if (date === null) return unknownBecause('contradictory', 'Authorized without a readable date');
  return {
    kind: 'authorized',
    // In the offline scheme the number is the access key itself.
    number: number || accessKey,
    authorizedAt: date,
    ...(environment && { environment }),
    ...(document !== '' && { document }),
    messages,
  };
}
