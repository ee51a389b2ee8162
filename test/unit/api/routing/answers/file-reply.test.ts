import { expect, it } from 'vitest';
import { file } from '../../../../../src-main/api/routing/answers/reply.ts';

it('a file is saved under plain letters, whatever its name is', () => {
  const name = 'factura "ticket80"\r\n.pdf';
  const reply = file({
    mediaType: 'application/pdf',
    disposition: 'inline',
    name,
    bytes: Buffer.from('%PDF-'),
  });
  expect(reply).toMatchObject({
    headers: { 'content-disposition': 'inline; filename="factura__ticket80___.pdf"' },
  });
});
