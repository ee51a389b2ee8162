import type { Outcome } from '../../contract/problems/problems.ts';
import { refuse } from '../../contract/problems/refuse.ts';
import type { Caller } from '../../issuing/requests/caller.ts';
import { keyFaults, keyProblem } from '../key-problem.ts';
import { type ReceivedReadingDependencies, whatBecameOf } from '../read-received-document.ts';
import { receivedDocument } from '../received-document.ts';
import { judgePurchase } from './files/judge-purchase.ts';
import type { Arrived } from './take-in.ts';

export interface ByKeyDependencies {
  readonly reading: ReceivedReadingDependencies;
}

const SANDBOX_WAY_OUT =
  'En el ambiente de práctica (sandbox) no se consulta al SRI: suba el XML o escriba la factura.';
const OFFLINE_WAY_OUT = 'El SRI no responde en este momento. Intente más tarde, o suba el XML de la factura.';

/** A supplier's document by its access key, as the authority has it: all that speaks against taking it in at once. */
export async function purchaseByKey(
  { reading }: ByKeyDependencies,
  { entityId, environment }: Caller,
  accessKey: string,
): Promise<Outcome<Arrived>> {
  const read = await receivedDocument(reading, { environment, accessKey });
  if (!read.ok) {
    return refuse(keyProblem(read.reason, { notInSandbox: SANDBOX_WAY_OUT, unavailable: OFFLINE_WAY_OUT }));
  }
  const { received } = read;
  const noted =
    environment === 'sandbox' ? received.noted : await whatBecameOf(reading, environment, received);
  const ruc = await reading.rucOf(entityId);
  const judged = judgePurchase(received.document, { environment, ruc });
  const faults = judged.ok ? [] : [...judged.faults];
  if (noted?.state === 'annulled') faults.push({ code: 'annulled', message: 'Está anulado en el SRI.' });
  if (!judged.ok || faults.length > 0) return refuse(keyFaults(faults));
  const storedOne = await reading.store.find(environment, accessKey);
  return {
    ok: true,
    value: {
      content: judged.content,
      origin: 'sri',
      authorization: 'authorized',
      authorizedAt: received.authorizedAt,
      checkedAt: noted?.at ?? received.fetchedAt,
      xml: storedOne?.xml,
    },
  };
}
