import { beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import type { InvoiceResource } from '../../../src-main/contract/documents/document-resource.ts';
import { aLine, anInvoiceBody } from '../../support/builders/invoice-body.ts';
import { boxOfColor } from '../../support/pages/page-picture.ts';
import { readPages } from '../../support/pages/pdf-reading.ts';
import { makeJpeg, makePng } from '../../support/pages/pictures.ts';
import { type ApiClient, keyHolderOf, ownerOf } from '../../support/service/api-client.ts';
import { testServices } from '../../support/service/test-services.ts';
import { requireTool } from '../../support/tools/require-tool.ts';

const services = testServices();
const hasPoppler = requireTool('pdftotext') && requireTool('pdftoppm');
const formats = ['a4', 'ticket80', 'ticket58'] as const;
const entityList = z.object({ data: z.array(z.object({ id: z.string(), kind: z.string() })) });

/** In the build some of the PDF library is left out (electron.vite.config.ts): it has to draw without it. */
describe.skipIf(!hasPoppler)('a page that the built service draws', () => {
  let client: ApiClient;
  let owner: ApiClient;
  let entityId: string;
  let invoice: InvoiceResource;

  beforeAll(async () => {
    const service = await services.start();
    client = await keyHolderOf(service);
    owner = ownerOf(service);
    const { data } = entityList.parse((await owner.call('GET', '/v1/ec/entities')).json());
    entityId = data.find(({ kind }) => kind === 'sandbox')?.id ?? '';
    invoice = await client.issue(
      anInvoiceBody({
        buyer: {
          identification_type: 'ruc',
          identification: '1760013210001',
          name: 'AVÍCOLA «ÑANDÚ» (CUENCA)',
        },
        lines: [aLine({ description: 'Cable (2 m) C:\\rojo — 50 % “fino” 日本' })],
      }),
    );
  });

  async function putLogo(bytes: Buffer, type: string): Promise<void> {
    const headers = { 'content-type': type };
    const path = `/v1/ec/entities/${entityId}/logo`;
    expect(await owner.call('PUT', path, { headers, body: bytes })).toMatchObject({ status: 200 });
  }

  it.each(formats)('says what the document says, letter by letter: %s', async (format) => {
    await putLogo(makePng({ width: 40, height: 20, transparent: true }), 'image/png');
    const text = readPages(await client.file(invoice.id, `ride?format=${format}`))
      .join(' ')
      .replaceAll(' ', '');
    for (const value of [
      invoice.number,
      invoice.access_key,
      invoice.total,
      'AVÍCOLA«ÑANDÚ»(CUENCA)',
      'Cable(2m)C:\\rojo—50%“fino”',
    ]) {
      expect(text).toContain(value.replaceAll(' ', ''));
    }
  });

  it.each(formats)('bears the logo as it is now: %s', async (format) => {
    const red = [200, 30, 30] as const;
    const blue = [30, 30, 200] as const;
    for (const [color, other] of [
      [red, blue],
      [blue, red],
    ] as const) {
      for (const transparent of [true, false]) {
        await putLogo(makePng({ width: 40, height: 20, color, transparent }), 'image/png');
        const page = await client.file(invoice.id, `ride?format=${format}`);
        expect(boxOfColor(page, color)).toBeDefined();
        expect(boxOfColor(page, other)).toBeUndefined();
      }
    }
    await putLogo(makeJpeg(), 'image/jpeg');
    expect(readPages(await client.file(invoice.id, `ride?format=${format}`)).join(' ')).toContain(
      invoice.total,
    );
  });
});
