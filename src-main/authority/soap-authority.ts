import { Agent as HttpAgent } from 'node:http';
import { Agent as HttpsAgent } from 'node:https';
import type { Answered, Authority, Exchange, Question } from '../sync/ports/authority.ts';
import { readDecision } from './answers/authorization-answer.ts';
import { readReception } from './answers/reception-answer.ts';
import { type BaseUrls, endpointOf } from './soap/endpoints.ts';
import { authorizationEnvelope, receptionEnvelope } from './soap/envelopes.ts';
import { exchangeSoap, type HttpReply } from './soap/soap-exchange.ts';

export interface SoapAuthorityOptions {
  readonly baseUrls: BaseUrls;
  readonly now: () => Date;
  /** For each question, from the call to the last byte of its answer; 30 seconds when left out. */
  readonly timeoutMs?: number;
  /** 2 MiB when left out: six times the largest document the authority accepts. */
  readonly maxAnswerBytes?: number;
}

export interface SoapAuthority extends Authority {
  /** Lets go of the connections kept alive. Questions under way end as `cut`. */
  close(): void;
}

/** The authority itself: its two offline web services, asked over SOAP. */
export function makeSoapAuthority(options: SoapAuthorityOptions): SoapAuthority {
  const { baseUrls, now, timeoutMs = 30_000, maxAnswerBytes = 2 * 1024 * 1024 } = options;
  const http = new HttpAgent({ keepAlive: true });
  const https = new HttpsAgent({ keepAlive: true });

  async function ask<Outcome>(
    operation: Exchange['operation'],
    question: Question,
    envelope: string,
    read: (reply: HttpReply, accessKey: string) => Outcome,
  ): Promise<Answered<Outcome>> {
    if (question.environment === 'sandbox') {
      throw new Error('A sandbox document never goes to the authority');
    }
    const url = endpointOf(baseUrls, question.environment, operation);
    const agent = url.protocol === 'https:' ? https : http;
    const startedAt = now();
    const start = performance.now();
    const reply = await exchangeSoap({ url, envelope, agent, timeoutMs, maxAnswerBytes });
    return {
      outcome: read(reply, question.accessKey),
      exchange: {
        operation,
        endpoint: url.href,
        startedAt,
        durationMs: Math.round(performance.now() - start),
        httpStatus: reply.status,
        authorityDate: reply.date,
        answer: reply.body,
      },
    };
  }

  return {
    receive: (submission) =>
      ask('reception', submission, receptionEnvelope(submission.signedXml), readReception),
    decision: (question) =>
      ask('authorization', question, authorizationEnvelope(question.accessKey), readDecision),
    close() {
      http.destroy();
      https.destroy();
    },
  };
}
