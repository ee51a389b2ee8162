import type { SandboxCondition } from '../../contract/business/sandbox-conditions.ts';
import type { HttpReply } from '../soap/soap-exchange.ts';
import {
  authorizationAnswer,
  authorized,
  authorizedAsAnother,
  inProcess,
  outOfService,
  refused,
  returnedWith,
} from './sandbox-answers.ts';
import { date, inProcessing, registered, sequence, signature } from './sandbox-messages.ts';

const firewallPage =
  '<html><head><title>Request Rejected</title></head><body>The requested URL was rejected.</body></html>';

const soapFault =
  '<soap:Envelope xmlns:soap="http://schemas.xmlsoap.org/soap/envelope/"><soap:Body><soap:Fault>' +
  '<faultcode>soap:Server</faultcode><faultstring>Error interno</faultstring></soap:Fault></soap:Body>' +
  '</soap:Envelope>';

/** Before there were electronic documents. */
const longAgo = new Date('2001-01-01T12:00:00Z');

/** Whether the condition keeps reception from receiving a document: the authority will not know its key. */
export function keepsOut(condition: SandboxCondition): boolean {
  switch (condition) {
    case 'unavailable':
    case 'html':
    case 'fault':
    case 'empty':
    case 'garbage':
    case 'returned_45':
    case 'returned_65':
      return true;
    // A request that was cut or answered too late had been received.
    case 'timeout':
    case 'cut':
    case 'returned_43':
    case 'returned_70':
    case 'signature_refused':
    case 'in_process':
    case 'unknown_key':
    case 'other_document':
    case 'wrong_date':
      return false;
  }
}

/** What comes over the line under a condition, in the authority's own shapes where it answers at all. */
export function conditionReply(condition: SandboxCondition, accessKey: string, at: Date): HttpReply {
  const answered = (status: number, text: string): HttpReply => ({
    kind: 'answered',
    status,
    date: at,
    body: new TextEncoder().encode(text),
  });
  switch (condition) {
    case 'unavailable':
      return answered(503, outOfService);
    case 'timeout':
      return failed('timeout', 'No complete answer (rehearsed)');
    case 'cut':
      return failed('cut', 'The connection was cut (rehearsed)');
    case 'html':
      return answered(200, firewallPage);
    case 'fault':
      return answered(500, soapFault);
    case 'empty':
      return answered(200, '');
    case 'garbage':
      return answered(200, '<<<no es xml');
    case 'returned_43':
      return answered(200, returnedWith(registered, accessKey));
    case 'returned_45':
      return answered(200, returnedWith(sequence, accessKey));
    case 'returned_65':
      return answered(200, returnedWith(date, accessKey));
    case 'returned_70':
      return answered(200, returnedWith(inProcessing, accessKey));
    case 'signature_refused':
      return answered(200, authorizationAnswer(accessKey, refused(at, signature)));
    case 'in_process':
      return answered(200, authorizationAnswer(accessKey, inProcess));
    case 'unknown_key':
      return answered(200, authorizationAnswer(accessKey, ''));
    case 'other_document':
      return answered(200, authorizationAnswer(accessKey, authorizedAsAnother(accessKey, at)));
    case 'wrong_date':
      return answered(200, authorizationAnswer(accessKey, authorized(accessKey, longAgo, [])));
  }
}

function failed(problem: 'timeout' | 'cut', detail: string): HttpReply {
  return { kind: 'failed', problem, detail, status: null, date: null, body: null };
}
