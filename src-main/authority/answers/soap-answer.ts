import { childOf, readXml, textOf, type XmlReading, type XmlTree } from '../../documents/xml/xml-tree.ts';
import type { Unknown } from '../../sync/ports/authority.ts';
import type { HttpReply } from '../soap/soap-exchange.ts';
import { unknownBecause } from './unknown.ts';

/** SOAP 1.1, the only version the services speak. */
const soapNamespace = 'http://schemas.xmlsoap.org/soap/envelope/';

/** The elements that carry the answer: the operation's response and what is inside it. */
export interface AnswerShape {
  readonly response: string;
  readonly content: string;
}

export type OpenedAnswer = { readonly kind: 'opened'; readonly content: XmlTree } | Unknown;

/**
 * Finds the service's own answer in what came over HTTP. Whatever is not a complete SOAP answer of that
 * operation is unknown: only the authority's explicit word decides about a document.
 */
export function openAnswer(reply: HttpReply, shape: AnswerShape): OpenedAnswer {
  if (reply.kind === 'failed') return unknownBecause(reply.problem, reply.detail);

  const reading = readAnswer(reply.body);
  const body = reading.ok ? soapBodyOf(reading.root) : undefined;
  const fault = body && childOf(body, 'Fault');
  if (fault !== undefined) return unknownBecause('fault', faultText(fault));
  if (reply.status < 200 || reply.status > 299) {
    return unknownBecause('http_error', `HTTP ${reply.status}: ${glimpseOf(reply.body)}`);
  }
  if (!reading.ok) return unknownBecause('not_soap', `${reading.fault}: ${glimpseOf(reply.body)}`);

  const response = body && childOf(body, shape.response);
  const content = response && childOf(response, shape.content);
  return content === undefined
    ? unknownBecause('not_soap', `No ${shape.content} in the answer: ${glimpseOf(reply.body)}`)
    : { kind: 'opened', content };
}

function readAnswer(body: Uint8Array): XmlReading {
  try {
    return readXml(new TextDecoder('utf-8', { fatal: true }).decode(body));
  } catch {
    return { ok: false, fault: 'The answer is not UTF-8' };
  }
}

function soapBodyOf(root: XmlTree): XmlTree | undefined {
  if (root.name !== 'Envelope' || root.namespace !== soapNamespace) return undefined;
  return root.children.find((child) => child.name === 'Body' && child.namespace === soapNamespace);
}

function faultText(fault: XmlTree): string {
  return `${textOf(fault, 'faultcode')} ${textOf(fault, 'faultstring')}`.trim() || 'A fault without text';
}

/** The beginning of a body that could not be read, as far as it is text. */
function glimpseOf(body: Uint8Array): string {
  const beginning = new TextDecoder('utf-8').decode(body.subarray(0, 400));
  return beginning.replace(/[^\p{L}\p{N}\p{P}\p{S}\s]/gu, '') || 'an empty body';
}
