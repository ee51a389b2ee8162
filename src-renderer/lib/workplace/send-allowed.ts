import { approvalsMetadata } from '../../../src-main/contract/counter/approval.ts';
import type { Answer } from '../http/answer.ts';
import { missingApproval } from './missing-approval.ts';
import type { AskForPermit } from './permit-context.ts';

interface Sending<Body, Value> {
  readonly permit: AskForPermit;
  /** `isFirst`: as it was asked for, before anybody allowed anything. */
  readonly send: (body: Body, isFirst: boolean) => Promise<Answer<Value>>;
}

/** Sends the body of a document, asking for the PIN of somebody who may where the person may not by themselves. */
export async function sendAllowed<
  Body extends { readonly metadata: Readonly<Record<string, string>> },
  Value,
>(body: Body, { permit, send }: Sending<Body, Value>): Promise<Answer<Value>> {
  const tryIt = async (allowed: Body, isFirst: boolean): Promise<Answer<Value>> => {
    const answer = await send(allowed, isFirst);
    const missing = answer.ok ? undefined : missingApproval(answer.refusal);
    const granted = missing && (await permit(...missing));
    if (granted?.approvalId === undefined) return answer;
    const named = [allowed.metadata[approvalsMetadata], granted.approvalId].filter(Boolean).join(',');
    return tryIt({ ...allowed, metadata: { ...allowed.metadata, [approvalsMetadata]: named } }, false);
  };
  return tryIt(body, true);
}
