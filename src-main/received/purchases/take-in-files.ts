import type { PurchaseArrival, PurchaseUpload } from '../../contract/documents/purchases/purchase.ts';
import type { Outcome } from '../../contract/problems/problems.ts';
import type { UploadPart } from '../../contract/upload-part.ts';
import type { ImportFolder } from '../../imports/upload/import-folder.ts';
import { receiveFiles } from '../../imports/upload/receive-files.ts';
import type { Caller } from '../../issuing/requests/caller.ts';
import type { FoundPurchase, ReadPurchases } from './files/found-purchase.ts';
import type { PurchaseStore } from './purchase-store.ts';
import { type TakingIn, takeIn } from './take-in.ts';

export interface ByFileDependencies extends TakingIn {
  readonly folder: ImportFolder;
  readonly read: ReadPurchases;
  readonly store: TakingIn['store'] & Pick<PurchaseStore, 'confirmListed'>;
  /** RUC of the caller's business. */
  readonly rucOf: (entityId: string) => Promise<string>;
}

/** Takes in all the purchases in an upload, and says of each thing in it what became of it. */
export async function takeInFiles(
  dependencies: ByFileDependencies,
  caller: Caller,
  parts: AsyncIterable<UploadPart>,
): Promise<Outcome<PurchaseUpload>> {
  const { folder, read, rucOf, newId } = dependencies;
  const uploadId = newId();
  try {
    await folder.make(uploadId);
    const received = await receiveFiles(parts, { folder, importId: uploadId, takesPdf: true });
    if (!received.ok) return received;
    const files = received.files.map(({ name }, index) => ({
      name,
      path: folder.fileOf(uploadId, index + 1),
    }));
    const { entityId, environment } = caller;
    const reading = { files, environment, ruc: await rucOf(entityId) };
    const arrivals: { readonly purchase: FoundPurchase; readonly arrival: PurchaseArrival }[] = [];
    for await (const batch of read(reading, new AbortController().signal)) {
      for (const purchase of batch) {
        arrivals.push({ purchase, arrival: await arrivalOf(dependencies, caller, purchase) });
      }
    }
    // A listing confirms what came with it, whichever was read first.
    const data: PurchaseArrival[] = [];
    for (const { purchase, arrival } of arrivals)
      data.push(await confirmed(dependencies, caller, purchase, arrival));
    return { ok: true, value: { object: 'purchase_upload', data } };
  } finally {
    await folder.remove(uploadId);
  }
}

async function arrivalOf(
  dependencies: ByFileDependencies,
  caller: Caller,
  purchase: FoundPurchase,
): Promise<PurchaseArrival> {
  const { file, entry, isEmail, number, accessKey } = purchase;
  const source = {
    file,
    ...(entry !== undefined && { entry }),
    ...(number !== undefined && { number }),
    ...(accessKey !== undefined && { access_key: accessKey }),
  };
  if (purchase.kind === 'listed') return { ...source, result: 'listed', faults: [] };
  if (purchase.kind === 'refused') return { ...source, result: 'refused', faults: [...purchase.faults] };
  const { content, xml, authorizedAt } = purchase;
  const origin = isEmail ? 'email' : 'file';
  const arrived = { content, origin, authorization: 'unconfirmed', authorizedAt, xml } as const;
  const { kind, id } = await takeIn(dependencies, caller, arrived);
  const { document_type, supplier, total } = content;
  return {
    ...source,
    result: kind,
    purchase_id: id,
    document_type,
    supplier: supplier.name,
    total,
    faults: [],
  };
}

/** A key in a report of the authority confirms the purchase that is here; there is nothing to read at the authority then. */
async function confirmed(
  { store, now }: ByFileDependencies,
  scope: Caller,
  purchase: FoundPurchase,
  arrival: PurchaseArrival,
): Promise<PurchaseArrival> {
  if (purchase.kind !== 'listed' || !purchase.fromAuthority) return arrival;
  const { accessKey, authorizedAt } = purchase;
  const id = await store.confirmListed(scope, { accessKey, authorizedAt, at: now() });
  return id === undefined ? arrival : { ...arrival, result: 'there', purchase_id: id };
}
