import { issueDocument } from '../../../src-main/issuing/issue-document.ts';
import { anInvoiceBody } from '../builders/invoice-body.ts';
import type { Machine } from './machine.ts';

/** A live invoice with its number, not signed yet. */
export async function issueLive({ shop }: Machine) {
  const reply = await issueDocument(shop.issuing, await shop.caller('live'), {
    type: 'invoice',
    body: anInvoiceBody(),
  });
  if (!reply.ok) throw new Error(JSON.stringify(reply.problem));
  return reply.value.document;
}

/** Signs it; it is to be sent next. */
export async function signLive({ shop }: Machine, id: string): Promise<void> {
  const loaded = await shop.delivery.load(id);
  if (!loaded) throw new Error('it was not issued');
  const at = shop.issuing.now();
  const made = await shop.signer.sign(loaded.document, at);
  if (!made.ok) throw new Error(made.problem);
  const next = { step: 'send', attempts: 0, at, problem: null } as const;
  await shop.delivery.freeze(loaded.document, { signedXml: made.signedXml, at, next });
}
