import { useRef, useState } from 'react';
import {
  type PurchaseArrival,
  purchaseResource,
  purchaseUpload,
} from '../../../../src-main/contract/documents/purchases/purchase.ts';
import type { Refusal } from '../../../lib/http/answer.ts';
import { useService } from '../../../lib/http/service.tsx';
import { usePurchasesChanged } from '../purchases-query.ts';

/** What became of one thing that was given; without the file it came in, of a key that was typed. */
export type Arrival = Omit<PurchaseArrival, 'file'> & { readonly file?: string };

interface Asking {
  readonly done: number;
  readonly total: number;
}

/** Takes purchases in, from files and by their keys, one key after the other until somebody stops it. */
export function useTakingIn() {
  const { documents } = useService();
  const changed = usePurchasesChanged();
  const [arrivals, setArrivals] = useState<readonly Arrival[]>();
  const [asking, setAsking] = useState<Asking>();
  const [isReading, setReading] = useState(false);
  const [refusal, setRefusal] = useState<Refusal>();
  const isStopped = useRef(false);

  /** False when nothing else needs to be asked for: the authority is away, or somebody stopped it. */
  async function ask(key: string, from: Arrival): Promise<boolean> {
    const answer = await documents.send(purchaseResource, 'POST /v1/local/purchases', {
      body: { access_key: key },
    });
    const arrival = answer.ok ? arrived(from, answer.value) : refused(from, answer.refusal);
    if (arrival) setArrivals((before = []) => before.map((one) => (one === from ? arrival : one)));
    else if (!answer.ok) setRefusal(answer.refusal);
    return arrival !== undefined && !isStopped.current;
  }

  async function askAll(listed: readonly Arrival[]): Promise<void> {
    isStopped.current = false;
    for (const [done, one] of listed.entries()) {
      setAsking({ done, total: listed.length });
      if (one.access_key !== undefined && !(await ask(one.access_key, one))) break;
    }
    setAsking(undefined);
    await changed();
  }

  return {
    arrivals,
    asking,
    isReading,
    refusal,
    stop: () => {
      isStopped.current = true;
    },
    async addFiles(files: readonly File[]): Promise<void> {
      const body = new FormData();
      for (const file of files) body.append('file', file, file.name);
      setReading(true);
      setRefusal(undefined);
      const answer = await documents.send(purchaseUpload, 'POST /v1/local/purchases/files', { body });
      setReading(false);
      if (!answer.ok) {
        setRefusal(answer.refusal);
        return;
      }
      const { data } = answer.value;
      setArrivals(data);
      await askAll(data.filter(({ result }) => result === 'listed'));
    },
    async addKeys(keys: readonly string[]): Promise<void> {
      const listed = keys.map((access_key) => ({ access_key, result: 'listed' as const, faults: [] }));
      setRefusal(undefined);
      setArrivals(listed);
      await askAll(listed);
    },
  };
}

function arrived(
  from: Arrival,
  { id, document_type, number, supplier, total }: ReturnType<typeof purchaseResource.parse>,
): Arrival {
  return {
    ...from,
    result: 'added',
    purchase_id: id,
    document_type,
    number,
    supplier: supplier.name,
    total,
  };
}

/** What is wrong with the key itself; undefined where nothing could be asked. */
function refused(from: Arrival, { errors }: Refusal): Arrival | undefined {
  if (errors.length === 0) return undefined;
  const faults = errors.map(({ code, message }) => ({ code, message }));
  const isThere = errors.every(({ code }) => code === 'already_exists');
  return isThere ? { ...from, result: 'there', faults: [] } : { ...from, result: 'refused', faults };
}
