import { expect, it, onTestFinished } from 'vitest';
import { makeSmtpMailer } from '../../../src-main/email/smtp-mailer.ts';
import type { DocumentLetter } from '../../../src-main/mailing/ports/mailer.ts';
import { makeEmailStore } from '../../../src-main/store/mail/email-store.ts';
import { startMailServer } from '../../support/mail/mail-server.ts';
import { makePng } from '../../support/pages/pictures.ts';
import { openEntityShop } from '../../support/shops/entity-shop.ts';

const letter: DocumentLetter = {
  kind: 'document',
  environment: 'live',
  label: 'Factura',
  number: '001-002-000000123',
  issueDate: '21/11/2026',
  accessKey: '2'.repeat(49),
  business: { name: 'Papelería Ñandú', legalName: 'ALMACENES EJEMPLO S.A.', ruc: '1799999990001' },
  attachments: [{ name: 'factura.pdf', mediaType: 'application/pdf', bytes: Buffer.from('%PDF-') }],
};

it('a letter of a business with a logo carries it within, beside what it brings', async () => {
  const shop = await openEntityShop();
  const entityId = await shop.entityId('live');
  const bytes = makePng({ width: 300, height: 100 });
  const headers = { 'content-type': 'image/png' };
  await shop.call('PUT', `/v1/ec/entities/${entityId}/logo`, { token: shop.session, headers, body: bytes });
  const sender = await makeEmailStore(shop.shop.store, { newId: () => '' }).sender(entityId);

  const server = await startMailServer();
  onTestFinished(() => server.close());
  const mailer = makeSmtpMailer();
  onTestFinished(() => mailer.close());
  const account = {
    host: '127.0.0.1',
    port: server.port,
    security: 'none',
    fromAddress: 'a@ejemplo.ec',
  } as const;
  const envelope = {
    messageId: '<una.1@ejemplo.ec>',
    to: 'cliente@example.com',
    letter: { ...letter, business: { ...letter.business, ...sender } },
  };
  await mailer.send(account, envelope, new AbortController().signal);

  const [mail] = server.received;
  expect(mail?.html).toContain('src="cid:logo@mostrador" alt="Papelería Ñandú" width="240" height="80"');
  expect(mail?.attachments.map(({ name }) => name)).toEqual(['factura.pdf']);
  const picture = mail?.parts.find(({ headers: of }) => of.get('content-id') === '<logo@mostrador>');
  expect(picture?.headers.get('content-type')).toMatch(/^image\/png/);
  expect(picture?.headers.get('content-disposition')).toMatch(/^inline/);
  expect(picture?.body).toEqual(bytes);
});
