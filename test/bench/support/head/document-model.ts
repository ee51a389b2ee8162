import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { v7 as uuid } from 'uuid';
import { z } from 'zod';
import { openStore } from '../../../../src-main/store/sqlite/open.ts';
import { makeStationStore } from '../../../../src-main/store/station/station-store.ts';
import { anInvoiceBody } from '../../../support/builders/invoice-body.ts';
import { keyHolderOf } from '../../../support/service/api-client.ts';
import { startService } from '../../../support/service/run-service.ts';

/** A line of a feed in which all that identifies the document can be replaced. */
export interface DocumentModel {
  readonly ruc: string;
  readonly text: string;
  readonly id: string;
  readonly accessKey: string;
}

const line = z.looseObject({
  body: z.looseObject({
    document: z.looseObject({ id: z.string(), identity: z.looseObject({ accessKey: z.string() }) }),
  }),
});

/** What a station reports of an invoice that was issued, signed and authorized for real. */
export async function aDocumentModel(): Promise<DocumentModel> {
  const folder = mkdtempSync(join(tmpdir(), 'mostrador-bench-'));
  try {
    const service = await startService({ data: folder });
    await (await keyHolderOf(service)).issue(anInvoiceBody(), 'wait=20');
    await service.stop();
    const store = openStore(join(folder, 'mostrador.sqlite'));
    try {
      const station = makeStationStore(store, { newId: () => uuid() });
      const id = uuid();
      const sealedKey = Buffer.from('none');
      await station.enrol(
        { id, url: 'https://127.0.0.1', pin: '', business: id, sealedKey, incarnation: id },
        [],
        new Date(),
      );
      const { ruc } = await station.introduction();
      const text = (await station.lines())
        .map((feedLine) => feedLine.text)
        .find((feedLine) => feedLine.includes('"document"'));
      const { document } = line.parse(JSON.parse(text ?? '{}')).body;
      return { ruc, text: text ?? '', id: document.id, accessKey: document.identity.accessKey };
    } finally {
      await store.close();
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
