import { Agent as HttpAgent } from 'node:http';
import { Agent as HttpsAgent } from 'node:https';
import type { DocumentStates } from '../issuing/ports/document-states.ts';
import { readState } from './answers/state-answer.ts';
import { type BaseUrls, endpointOf } from './soap/endpoints.ts';
import { stateEnvelope } from './soap/envelopes.ts';
import { exchangeSoap } from './soap/soap-exchange.ts';

export interface DocumentStatesOptions {
  readonly baseUrls: BaseUrls;
  /** Milliseconds from the request to the last byte of its answer: short, because the answer is optional. */
  readonly timeoutMs: number;
}

/** An answer is one document's state: a page of text at most. */
const MAX_ANSWER_BYTES = 64 * 1024;

/** ConsultaComprobante (SRI technical sheet 2.34 §8): the only service that shows annulments. */
export function makeDocumentStates({ baseUrls, timeoutMs }: DocumentStatesOptions): DocumentStates {
  return {
    async stateOf(environment, accessKey) {
      const url = endpointOf(baseUrls, environment, 'state');
      const reply = await exchangeSoap({
        url,
        envelope: stateEnvelope(accessKey),
        // Asked now and then by a person: a connection kept open would only have to be closed.
        agent: url.protocol === 'https:' ? new HttpsAgent() : new HttpAgent(),
        timeoutMs,
        maxAnswerBytes: MAX_ANSWER_BYTES,
      });
      return readState(reply, accessKey);
    },
  };
}
