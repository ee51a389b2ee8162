import { v7 as uuid } from 'uuid';
import { expect } from 'vitest';
import { aCreditNoteBody } from '../../support/builders/credit-note-body.ts';
import { aBuyer } from '../../support/builders/invoice-body.ts';
import { aSale, pathOf, sixTypes, today } from '../support/bodies/bodies.ts';
import { faultsIn, problemOf } from '../support/contract-client.ts';
import { pageOf } from '../support/rules/lists.ts';
import { section } from '../support/section.ts';
import { mailsTo } from '../support/shops/mails.ts';
import { oldDocument } from '../support/shops/previous-system.ts';
import { imported, importsPath, itemsOf, upload } from '../support/shops/uploads.ts';

/** What stands in the CDATA of an envelope, and what around it. */
const envelope =
  /^<\?xml version="1\.0" encoding="UTF-8" standalone="yes"\?>\n<autorizacion>\n<estado>AUTORIZADO<\/estado>\n<numeroAutorizacion>(?<number>\d{49})<\/numeroAutorizacion>\n<fechaAutorizacion>(?<date>\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?-05:00)<\/fechaAutorizacion>\n<ambiente>(?<environment>[A-ZÓ]+)<\/ambiente>\n<comprobante><!\[CDATA\[(?<signed><\?xml .*)\]\]><\/comprobante>\n<mensajes\/>\n<\/autorizacion>\n$/su;

/** What was decided after the first audit, but the prices with taxes, which stand with the invoices. */
export const afterFirstAudit = section('api/7a-decided-after-the-first-audit', (check) => {
  check(
    'channel-api-console-mcp-cli-imported',
    'a storefront issues under its own slug, is found by it, and takes no known word',
    async (world) => {
      const slug = `tienda_${uuid().slice(-12)}-1`;
      for (const type of sixTypes) {
        const issued = await world.issue(type, { ...world.bodies[type], channel: slug });
        expect(issued.channel).toBe(slug);
        const answer = await world.sandbox.get(`${pathOf(type)}?channel=${slug}`);
        expect(answer).toMatchObject({ total_count: 1, data: [{ id: issued.id, channel: slug }] });
      }
      const all = await world.sandbox.get(`/v1/ec/documents?channel=${slug}&channel=otra`);
      expect(all).toMatchObject({ total_count: sixTypes.length });
      for (const channel of ['a', '0', '_-', 'x'.repeat(40)]) {
        expect((await world.issue('invoice', aSale({ channel }))).channel).toBe(channel);
      }
      for (const channel of ['', 'Tienda', 'tienda 1', '<storefront>', 'x'.repeat(41), 'ñ']) {
        const request = { body: aSale({ channel }) };
        const { errors } = await world.sandbox.refused(
          422,
          'validation_failed',
          'POST',
          '/v1/ec/invoices',
          request,
        );
        expect(errors, channel).toMatchObject([{ pointer: '/channel', code: 'invalid_format' }]);
      }
      for (const channel of ['api', 'console', 'mcp', 'cli', 'imported']) {
        const request = { body: aSale({ channel }) };
        const { errors } = await world.sandbox.refused(
          422,
          'validation_failed',
          'POST',
          '/v1/ec/invoices',
          request,
        );
        expect(errors, channel).toMatchObject([{ pointer: '/channel', code: 'reserved_name' }]);
      }
      const session = { environment: 'sandbox', channel: 'console' };
      const { key } = await world.owner.expectJson(201, 'POST', '/v1/local/session-keys', session);
      const window = world.clientWith(String(key));
      const request = { body: aSale({ channel: slug }) };
      const problem = await window.refused(422, 'validation_failed', 'POST', '/v1/ec/invoices', request);
      expect(problem.errors).toMatchObject([{ pointer: '/channel', code: 'not_allowed_here' }]);
    },
  );

  check(
    'a-credit-note-counts-against-credit_balance',
    'a note counts while undecided or authorized; refused it does not, and its correction takes the credit again',
    async (world) => {
      const path = '/v1/ec/credit-notes';
      for (const status of ['returned', 'not_authorized'] as const) {
        const { id } = await world.decided('invoice', aSale(), 'authorized');
        const note = (quantity: string) =>
          aCreditNoteBody({ modified_document: { document_id: id }, lines: [{ code: 'A-1', quantity }] });
        const balance = async () => (await world.sandbox.get(`/v1/ec/invoices/${id}`)).credit_balance;
        const undecided = await world.issue('credit_note', { ...note('0.5'), simulate: 'unavailable' });
        expect(undecided.status).toBe('pending');
        expect(await balance()).toBe('17.25');
        await world.decided('credit_note', note('0.5'), 'authorized');
        expect(await balance()).toBe('11.50');
        const refused = await world.decided('credit_note', { ...note('1'), simulate: status }, status);
        expect(await balance()).toBe('11.50');
        // Another note takes what the refusal gave back: nothing is left for the correction.
        const other = await world.decided('credit_note', note('1'), 'authorized');
        expect(await balance()).toBe('0.00');
        const again = `${path}/${refused.id}/resubmit`;
        await world.sandbox.refused(422, 'credit_exceeds_balance', 'POST', again, { body: note('1') });
        expect((await world.retrieve(refused.id)).status).toBe(status);
        await world.sandbox.expectJson(200, 'POST', `${path}/${other.id}/annul`, { annulled_on: today() });
        expect(await balance()).toBe('11.50');
        // Of a correction and a new note at once, one gets it.
        const answers = await Promise.all([
          world.sandbox.call('POST', again, { body: note('1') }),
          world.sandbox.call('POST', path, { body: note('1') }),
        ]);
        const lost = answers.filter((answer) => answer.status === 422);
        expect(lost.map((answer) => answer.json().code)).toEqual(['credit_exceeds_balance']);
        expect(await balance()).toBe('0.00');
      }
    },
  );

  check(
    'get-xml-of-an-authorized-document',
    'the XML of an authorized document is in the envelope, and without it where that is asked for',
    async (world) => {
      for (const type of sixTypes) {
        const { authorized, returned, not_authorized, annulled } = world.samples[type];
        for (const base of [pathOf(type), '/v1/ec/documents']) {
          const path = `${base}/${authorized.id}/xml`;
          const signed = await world.sandbox.call('GET', `${path}?form=signed`);
          expect(signed.text).toMatch(/^<\?xml version="1\.0" encoding="UTF-8"\?>\s*<(?!autorizacion)/);
          const enveloped = await world.sandbox.call('GET', path);
          expect(enveloped.headers['content-type']).toMatch(/^application\/xml/);
          const parts = envelope.exec(enveloped.text)?.groups;
          expect(parts).toMatchObject({
            number: authorized.access_key,
            environment: 'PRUEBAS',
            signed: signed.text,
          });
          expect(new Date(String(parts?.date)).toISOString()).toBe(authorized.authorization?.authorized_at);
          for (const wrong of ['form=', 'form=bare', 'form=signed&form=signed', 'forma=signed']) {
            expect((await world.sandbox.call('GET', `${path}?${wrong}`)).status, wrong).toBe(422);
          }
        }
        const answer = await world.sandbox.call('GET', `${pathOf(type)}/${annulled.id}/xml`);
        expect(envelope.exec(answer.text)?.groups).toMatchObject({ number: annulled.access_key });
        for (const { id } of [returned, not_authorized]) {
          const { text } = await world.sandbox.call('GET', `${pathOf(type)}/${id}/xml`);
          expect(text).not.toContain('<autorizacion>');
          expect(text).toContain('SignatureValue');
        }
      }
      const live = await world.decided('invoice', aSale(), 'authorized', world.live);
      const { text } = await world.live.call('GET', `/v1/ec/invoices/${live.id}/xml`);
      expect(envelope.exec(text)?.groups?.environment).toBe('PRODUCCIÓN');
    },
  );

  check(
    'e-mail-portal-and-zip-carry-the',
    'mail carries the envelope, and an import reads it back byte for byte; there is no ZIP to download',
    async (world) => {
      const email = `${uuid()}@example.com`;
      const mailed = await world.decided('invoice', aSale({ buyer: { ...aBuyer(), email } }), 'authorized');
      const [mail] = await mailsTo(world, email);
      const download = await world.sandbox.call('GET', `/v1/ec/invoices/${mailed.id}/xml`);
      expect(mail?.attachments[0]?.bytes.toString()).toBe(download.text);
      expect(download.text).toMatch(envelope);

      const old = await oldDocument(await world.openPreviousSystem(), 'invoice', aSale());
      expect(old.envelope).toMatch(envelope);
      const done = await imported(world.test, [{ name: 'autorizada.xml', content: old.envelope }]);
      expect(done).toMatchObject({ counts: { imported: 1 } });
      const [item] = await itemsOf(world.test, done.id);
      const path = `/v1/ec/invoices/${item?.document_id}/xml`;
      expect((await world.test.call('GET', `${path}?form=signed`)).text).toBe(old.xml);
      expect(envelope.exec((await world.test.call('GET', path)).text)?.groups).toMatchObject({
        number: old.resource.access_key,
        signed: old.xml,
      });
    },
  );

  check(
    'issued_to_you-is-null-where-the-buyer',
    'a suggestion for an invoice that names no buyer does not know whose it is',
    async (world) => {
      const invoice = {
        supplier: { identification_type: 'ruc', identification: '1790016919001', name: 'PROVEEDOR S.A.' },
        number: '001-002-000004321',
        issue_date: today(),
        authorization_number: '1234567890',
        subtotal: '200.00',
        total: '230.00',
        taxes: [{ type: 'iva', rate: 'iva_15', base: '200.00', value: '30.00' }],
      };
      const path = '/v1/ec/withholding-suggestions';
      const answer = await world.sandbox.expectJson(200, 'POST', path, { kind: 'goods', invoice });
      expect(answer).toHaveProperty('issued_to_you', null);
      const { access_key } = await world.decided('invoice', aSale(), 'authorized', world.test);
      const received = await world.test.get(`/v1/ec/received-documents/${access_key}`);
      expect(received.issued_to_you).toBe(false);
    },
  );

  check(
    'a-pdf-among-the-files-of',
    'a PDF among the files is refused at once, by its bytes, and nothing of the upload is imported',
    async (world) => {
      const xml = { name: `${uuid()}.xml`, content: '<nota/>' };
      for (const name of ['ride.pdf', 'factura.xml']) {
        const pdf = { name, content: `%PDF-1.7\n${uuid()}` };
        for (const files of [[pdf], [xml, pdf], [pdf, xml]]) {
          const problem = problemOf(await upload(world.test, files));
          expect([problem.status, ...faultsIn(problem)]).toEqual([422, '/file invalid_format']);
          expect(problem.errors?.[0]?.message).toContain(name);
        }
      }
      const { data } = await pageOf(world.test, importsPath, 'limit=100');
      expect(JSON.stringify(data)).not.toContain(xml.name);
    },
  );

  check(
    'a-json-object-with-a-name',
    'a body that says a name twice in one object is malformed, however it is written',
    async (world) => {
      const headers = { 'content-type': 'application/json' };
      const path = '/v1/ec/invoices';
      const whole = JSON.stringify(aSale({ metadata: { a: '"b": \\', b: '\\"' } }));
      for (const body of [
        whole.replace('{', '{"tip":"1.00","tip":"1.00",'),
        whole.replace('{', '{"tip" :"1.00", "t\\u0069p"\n:"2.00",'),
        whole.replace('"quantity"', '"quantity":"1","quantity"'),
        '{"metadata":{"a":"1","a":"1"}}',
      ]) {
        await world.sandbox.refused(400, 'malformed_json', 'POST', path, { body, headers });
        await world.sandbox.refused(400, 'malformed_json', 'POST', `${path}/preview`, { body, headers });
      }
      const endpoint = '{"url":"https://example.com","url":"https://example.org","events":["*"]}';
      await world.sandbox.refused(400, 'malformed_json', 'POST', '/v1/webhook-endpoints', {
        body: endpoint,
        headers,
      });
      const issued = await world.sandbox.call('POST', path, { body: whole, headers });
      expect([issued.status, issued.json().metadata]).toEqual([201, { a: '"b": \\', b: '\\"' }]);
    },
  );
});
