import type { Case } from './case.ts';

/** What a client was answered is so for ever, and each of its keys made one document. */
export function promiseLaws({
  evidence,
  sales,
  promises,
}: Pick<Case, 'evidence' | 'sales' | 'promises'>): string[] {
  const broken: string[] = [];
  const byId = new Map(evidence.documents.map((document) => [document.id, document]));
  for (const { key, id, number, accessKey } of promises) {
    const document = byId.get(id);
    if (!document) {
      broken.push(`${number} was promised for ${key} and is lost`);
    } else if (document.number !== number || document.accessKey !== accessKey) {
      broken.push(`${number} was promised for ${key} and is ${document.number} ${document.accessKey} now`);
    } else if (document.sale !== key) {
      broken.push(`${number} was promised for ${key} and is the document of ${document.sale}`);
    }
  }
  const bySale = Map.groupBy(evidence.documents, ({ sale }) => sale);
  const byKey = Map.groupBy(evidence.idempotency, ({ key }) => key);
  for (const { key } of sales) {
    const made = (bySale.get(key) ?? []).map(({ id }) => id);
    if (made.length !== 1) broken.push(`key ${key} made ${made.length} documents`);
    const kept = (byKey.get(key) ?? []).map(({ documentId }) => documentId);
    if (kept.length !== 1 || kept[0] !== made[0]) {
      broken.push(
        `key ${key} made ${made.join(' ') || 'nothing'} and is kept as of ${kept.join(' ') || 'nothing'}`,
      );
    }
  }
  const asked = new Set(sales.map(({ key }) => key));
  for (const { number, sale } of evidence.documents) {
    if (sale === undefined || !asked.has(sale)) broken.push(`${number} was issued and nobody asked for it`);
  }
  return [...new Set(broken)];
}
