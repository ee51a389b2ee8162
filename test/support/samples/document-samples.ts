import { readFileSync } from 'node:fs';
import { kindOf } from '../../../src-main/documents/all-kinds/types.ts';
import type { DocumentType } from '../../../src-main/documents/kinds.ts';
import { ecuadorDate } from '../../../src-main/documents/values/ecuador-time.ts';

/** A body that `docs/documents.md` shows. */
export interface DocumentSample {
  /** The heading it stands under, numbered after the first. */
  readonly name: string;
  readonly type: DocumentType;
  /** `/v1/ec/invoices`. */
  readonly path: string;
  readonly body: unknown;
}

const headings: Readonly<Record<string, DocumentType>> = {
  Invoice: 'invoice',
  'Credit note': 'credit_note',
  'Debit note': 'debit_note',
  Withholding: 'withholding',
  'Purchase settlement': 'purchase_settlement',
  'Delivery note': 'delivery_note',
};

/** Every JSON body of the page, in its order, on a day: `{today}`, which a page cannot know, is that day. */
export function documentSamples(today = ecuadorDate(new Date())): readonly DocumentSample[] {
  const page = readFileSync(new URL('../../../docs/documents.md', import.meta.url), 'utf8');
  return page.split(/^## /m).flatMap((section) => {
    const heading = section.slice(0, section.indexOf('\n')).trim();
    const type = headings[heading];
    if (!type) return [];
    return [...section.matchAll(/```json\n(.*?)```/gs)].map(([, json = ''], index) => ({
      name: index === 0 ? heading : `${heading} ${index + 1}`,
      type,
      path: `/v1/ec/${kindOf(type).plural}`,
      body: JSON.parse(json.replaceAll('{today}', today)),
    }));
  });
}
