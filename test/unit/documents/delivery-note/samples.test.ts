import { expect, it } from 'vitest';
import { writeDeliveryNoteXml } from '../../../../src-main/documents/delivery-note/xml.ts';
import { makeAccessKey } from '../../../../src-main/documents/identifiers/access-key.ts';
import type { DeliveryNote } from '../../../../src-main/documents/model/delivery-note.ts';
import type { IssuedDocument } from '../../../../src-main/documents/model/document.ts';
import { readDocument } from '../../../../src-main/documents/reading/read-document.ts';
import { describeWithShared, sharedFile } from '../../../support/samples/shared-files.ts';
import { canonicalRootOf } from '../../../support/xml/xsd.ts';

describeWithShared('delivery notes that other programs wrote', () => {
  it.each(['1.0.0', '1.1.0'])('the skeleton of version %s is read with every element', (version) => {
    const { content, issuer } = read(sharedFile(`samples/skeletons/GuiaRemision_V${version}.xml`));
    const item = (index: number) => ({
      code: `codigoInterno${index}`,
      auxiliary_code: `codigoAdicional${index}`,
      description: `descripcion${index}`,
      quantity: '50',
      additional_info: [],
    });
    const recipient = (index: number) => ({
      identification: 'identificacionDestin',
      name: `razonSocialDestinatario${index}`,
      address: `dirDestinatario${index}`,
      reason: `motivoTraslado${index}`,
      customs_document: `docAduaneroUnico${index}`,
      destination_establishment: '000',
      route: `ruta${index}`,
      support_document: {
        document_type: '00',
        number: '000-000-000000000',
        issue_date: '2000-01-01',
        authorization_number: '0000000000',
      },
      items: [item(2 * index), item(2 * index + 1)],
    });
    expect(content).toEqual({
      object: 'delivery_note',
      origin_address: 'dirPartida0',
      carrier: {
        identification_type: 'ruc',
        identification: 'rucTransportista0',
        name: 'razonSocialTransportista0',
      },
      plate: 'placa0',
      transport_start: '2000-01-01',
      transport_end: '2000-01-01',
      recipients: [recipient(0), recipient(1)],
      fiscal_machine: { brand: 'marca0', model: 'modelo0', serial: 'serie0' },
      additional_info: [
        { name: 'nombre0', value: 'campoAdicional0' },
        { name: 'nombre1', value: 'campoAdicional1' },
      ],
    });
    expect(issuer).toMatchObject({ keepsAccounting: true, specialTaxpayerResolution: 'contribuyente' });
  });

  it('the constructed one comes out the same, byte for byte but the zeros of its quantity', () => {
    const sample = sharedFile('samples/constructed/guiaRemision_1.1.0.signed.xml');
    const document = read(sample);
    expect(document.identity).toMatchObject({
      type: 'delivery_note',
      environment: 'test',
      sequential: 13,
      issueDate: '2026-11-20',
    });
    const unsigned = canonicalRootOf(sample.replace(/<ds:Signature .*<\/ds:Signature>/s, ''));
    expect(canonicalRootOf(writeDeliveryNoteXml(document))).toBe(
      unsigned.replace('<cantidad>3.000000</cantidad>', '<cantidad>3</cantidad>'),
    );
  });

  it('one of 2011 is read to the last detail, once its key has the right length', () => {
    const sample = sharedFile('samples/library-signed/delivery-guide.signed.xml');
    expect(readDocument(sample)).toMatchObject({ ok: false, fault: expect.stringContaining('claveAcceso') });
    const accessKey = makeAccessKey({
      type: 'delivery_note',
      environment: 'test',
      ruc: '1234567891001',
      establishment: '002',
      emissionPoint: '001',
      sequential: 1,
      issueDate: '2011-10-21',
      numericCode: '12345678',
    });
    const { identity, content } = read(sample.replace(/<claveAcceso>\d+</, `<claveAcceso>${accessKey}<`));
    expect(identity.issueDate).toBe('2011-10-21');
    expect(content).toMatchObject({
      carrier: { identification_type: 'ruc', identification: '1796875790001', name: 'Transportes S.A.' },
      plate: 'MCL0827',
      transport_start: '2011-10-21',
      transport_end: '2011-10-22',
      recipients: [
        {
          identification: '1234543212',
          customs_document: '0041314836996',
          support_document: {
            document_type: 'factura',
            number: '002-001-000000001',
            issue_date: '2011-10-21',
            authorization_number: '1110311116302512345673910011234567791',
          },
          items: [
            {
              quantity: '10',
              additional_info: [
                { name: 'Marca', value: 'Chevrolet' },
                { name: 'Modelo', value: '2012' },
                { name: 'Chasis', value: '1LDETA03V20003287' },
              ],
            },
          ],
        },
      ],
    });
  });
});

function read(xml: string): IssuedDocument<DeliveryNote> {
  const reading = readDocument(xml);
  if (!reading.ok) throw new Error(reading.fault);
  const { identity, issuer, content } = reading.document;
  if (content.object !== 'delivery_note') throw new Error(`read as ${content.object}`);
  return { identity, issuer, content };
}
