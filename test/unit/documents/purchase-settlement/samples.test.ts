import { expect, it } from 'vitest';
import { readDocument } from '../../../../src-main/documents/reading/read-document.ts';
import { describeWithShared, sharedFile } from '../../../support/samples/shared-files.ts';

describeWithShared('the samples of purchase settlements', () => {
  it.each(['1.0.0', '1.1.0'])('the skeleton of version %s is read with every element', (version) => {
    const reading = readDocument(sharedFile(`samples/skeletons/LiquidacionCompra_V${version}.xml`));
    // Its version attribute is a dummy.
    expect(reading).toMatchObject({
      ok: true,
      document: { content: { object: 'purchase_settlement' } },
    });
    if (!reading.ok || reading.document.content.object !== 'purchase_settlement') return;
    const { content } = reading.document;
    expect(content.reimbursement?.documents).not.toEqual([]);
    expect(content.negotiable).toBeDefined();
    expect(content.fiscal_machine).toBeDefined();
  });

  it('the constructed one is read to the cent', () => {
    const reading = readDocument(sharedFile('samples/constructed/liquidacionCompra_1.1.0.xml'));
    expect(reading).toMatchObject({ ok: true, version: '1.1.0' });
    if (!reading.ok || reading.document.content.object !== 'purchase_settlement') return;
    const { subtotal, iva, total, lines, payments } = reading.document.content;
    expect({ subtotal, iva, total, nets: lines.map(({ net }) => net), payments }).toMatchInlineSnapshot(`
      {
        "iva": "12.00",
        "nets": [
          "80.00",
        ],
        "payments": [
          {
            "amount": "92.00",
            "method": "sin_sistema_financiero",
            "term": undefined,
          },
        ],
        "subtotal": "80.00",
        "total": "92.00",
      }
    `);
  });
});
