import { describe, expect, it } from 'vitest';
import { deliveryNoteKind } from '../../../../src-main/documents/delivery-note/kind.ts';
import { readDocument } from '../../../../src-main/documents/reading/read-document.ts';
import { aDeliveryNoteBody, aFullDeliveryNoteBody } from '../../../support/builders/delivery-note-body.ts';
import { kindInTests } from '../../../support/kinds/issue-kind.ts';

const { issued } = kindInTests(deliveryNoteKind);

const xmlOf = (body: unknown = aFullDeliveryNoteBody()) => deliveryNoteKind.writeXml(issued({ body }));

/** Without an element, wherever it stands. */
const without = (name: string, xml = xmlOf()) =>
  xml.replaceAll(new RegExp(`<${name}>.*?</${name}>`, 'gs'), '');

function contentOf(xml: string) {
  const reading = readDocument(xml);
  if (!reading.ok) throw new Error(reading.fault);
  if (reading.document.content.object !== 'delivery_note') throw new Error('read as another kind');
  return reading.document.content;
}

describe('the XML of a delivery note is read', () => {
  it('as it was written, but for the e-mail addresses that no XML carries', () => {
    const { content } = issued({ body: aFullDeliveryNoteBody() });
    expect(contentOf(xmlOf())).toEqual({
      ...content,
      recipients: content.recipients.map(({ email: _left, ...recipient }) => recipient),
    });
  });

  it('with the date that its access key tells, its only one', () => {
    const document = issued({
      body: aDeliveryNoteBody({ transport_start: '2026-12-05', transport_end: '2026-12-06' }),
      identity: { issueDate: '2026-12-04' },
    });
    const xml = deliveryNoteKind.writeXml(document);
    expect(xml).not.toContain('<fechaEmision>');
    expect(readDocument(xml)).toMatchObject({
      ok: true,
      document: { identity: { issueDate: '2026-12-04' } },
    });
  });

  it.each([
    ['codDocSustento', 'document_type'],
    ['numDocSustento', 'number'],
    ['numAutDocSustento', 'authorization_number'],
    ['fechaEmisionDocSustento', 'issue_date'],
  ] as const)('without the %s of a support document, which another system left out', (name, field) => {
    const [recipient] = contentOf(without(name)).recipients;
    expect(recipient?.support_document).toBeDefined();
    expect(recipient?.support_document?.[field]).toBeUndefined();
  });

  it('without a support document where there is nothing of one', () => {
    const names = ['codDocSustento', 'numDocSustento', 'numAutDocSustento', 'fechaEmisionDocSustento'];
    const xml = names.reduce((rest, name) => without(name, rest), xmlOf());
    for (const recipient of contentOf(xml).recipients) expect(recipient.support_document).toBeUndefined();
  });

  it.each([
    'dirPartida',
    'razonSocialTransportista',
    'tipoIdentificacionTransportista',
    'rucTransportista',
    'fechaIniTransporte',
    'placa',
    'dirDestinatario',
    'motivoTraslado',
    'descripcion',
    'cantidad',
  ])('never without %s: it answers why, for the log', (name) => {
    expect(readDocument(without(name))).toMatchObject({
      ok: false,
      fault: expect.stringContaining(`has no <${name}>`),
    });
  });

  it.each([
    ['<fechaFinTransporte>2026-11-22<', 'is no date'],
    ['<fechaFinTransporte>mañana<', 'is no date'],
  ])('never with %s in place of a date', (wrong, reason) => {
    const xml = xmlOf().replace(/<fechaFinTransporte>[^<]*</, wrong);
    expect(readDocument(xml)).toMatchObject({ ok: false, fault: expect.stringContaining(reason) });
  });
});
