import { v7 as uuid } from 'uuid';
import { describe, expect, it } from 'vitest';
import { faultReport } from '../../../src-main/contract/documents/authority/fault-report.ts';
import { version } from '../../../src-main/process/build.ts';
import { anInvoiceBody } from '../../support/builders/invoice-body.ts';
import { testPassword } from '../../support/certificates/test-certificates.ts';
import { ownerOf } from '../../support/service/api-client.ts';
import { testShops } from '../../support/service/test-shops.ts';

const shops = testShops();
const structure = {
  code: '35',
  title: 'ARCHIVO NO CUMPLE ESTRUCTURA XML',
  detail: 'No se ha encontrado información en el tag obligadoContabilidad.',
  type: 'ERROR',
} as const;

describe('a refusal that only the program can mend', () => {
  it('says so without a word of tags, and has a report to send, without certificate or secrets', async () => {
    const { authority, client, service } = await shops.open();
    authority.refuse('reception', () => structure);
    const body = anInvoiceBody({ metadata: { note: 'NADIE-LO-LEE' } });
    const invoice = await client.issue(body, 'wait=15');
    expect(invoice).toMatchObject({
      status: 'returned',
      sri_messages: [
        {
          code: '35',
          fault: 'program',
          cause: expect.stringMatching(/^Error del programa; su venta está a salvo\./),
          remedy: expect.stringContaining('«Descargar informe»'),
        },
      ],
    });

    const answer = await ownerOf(service).call('GET', `/v1/local/documents/${invoice.id}/fault-report`);
    expect(answer.headers['content-disposition']).toBe(
      `attachment; filename="informe-${invoice.access_key}.json"`,
    );
    const report = faultReport.parse(answer.json());
    expect(report).toMatchObject({
      version,
      document: {
        id: invoice.id,
        status: 'returned',
        access_key: invoice.access_key,
        sri_messages: [structure].map(({ code, detail }) => ({ code, detail })),
      },
      xml: expect.stringContaining(`<claveAcceso>${invoice.access_key}</claveAcceso>`),
    });
    const reception = report.exchanges.find(({ operation }) => operation === 'reception');
    expect(reception).toMatchObject({ http_status: 200, answer: expect.stringContaining(structure.detail) });

    const signed = (await client.file(invoice.id, 'xml')).toString();
    const certificate = /<ds:X509Certificate>([^<]{100})/.exec(signed)?.[1];
    expect(certificate).toBeDefined();
    expect(report.xml).toContain('X509Certificate></ds:X509Certificate>');
    for (const secret of [certificate ?? '', testPassword, client.token, 'NADIE-LO-LEE']) {
      expect(answer.text).not.toContain(secret);
    }
  });

  it('of a decision keeps no certificate that the answer encloses', async () => {
    const { authority, client, service } = await shops.open();
    authority.refuse('decision', () => ({ ...structure, code: '40', title: 'ERROR EN EL CERTIFICADO' }));
    const invoice = await client.issue(anInvoiceBody(), 'wait=15');
    expect(invoice).toMatchObject({ status: 'not_authorized', sri_messages: [{ fault: 'program' }] });
    const answer = await ownerOf(service).call('GET', `/v1/local/documents/${invoice.id}/fault-report`);
    expect(faultReport.parse(answer.json()).exchanges.map(({ operation }) => operation)).toContain(
      'authorization',
    );
    expect(answer.text).not.toMatch(/X509Certificate(?:>|&(?:amp;)*gt;)\s*[A-Za-z0-9+/]{20}/);
  });

  it('is for a person alone, and of no document that is not there', async () => {
    const { client, service } = await shops.open();
    const { id } = await client.issue(anInvoiceBody());
    const asKey = await client.call('GET', `/v1/local/documents/${id}/fault-report`);
    expect(asKey.status).toBe(403);
    const missing = await ownerOf(service).call('GET', `/v1/local/documents/${uuid()}/fault-report`);
    expect(missing.status).toBe(404);
  });
});
