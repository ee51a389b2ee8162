import { expect } from 'vitest';
import { aSale } from '../support/bodies/bodies.ts';
import { fullInvoices } from '../support/bodies/full-bodies.ts';
import { computed } from '../support/bodies/shapes.ts';
import { section } from '../support/section.ts';
import type { World } from '../support/world.ts';

/** Every closed list of words in the service's description, each in a fixed order. */
function vocabularies({ openApi }: World): ReadonlySet<string> {
  const results = new Set<string>();
  const walk = (value: unknown): void => {
    if (Array.isArray(value)) for (const each of value) walk(each);
    else if (typeof value === 'object' && value !== null) {
      if ('enum' in value && Array.isArray(value.enum))
        results.add(value.enum.map(String).toSorted().join(' '));
      for (const inner of Object.values(value)) walk(inner);
    }
  };
  walk(openApi);
  return results;
}

/** Rows whose words are a closed list of the description. */
const closed: Readonly<Record<string, string>> = {
  identification_type: 'ruc cedula pasaporte consumidor_final exterior',
  'payment-method':
    'sin_sistema_financiero compensacion_deudas tarjeta_debito dinero_electronico tarjeta_prepago tarjeta_credito otros_sistema_financiero endoso_titulos',
  'invoice-withholdings-type':
    'iva_100 iva_12_editores iva_100_distribuidores iva_100_voceadores renta_0_2 renta_0_3',
  'term-unit': 'days weeks months years',
  supplier_type: 'persona_natural sociedad',
  'entity-kind': 'sandbox live',
  regime: 'general rimpe_emprendedor rimpe_negocio_popular',
  'certificate-kind': 'persona_natural representante_legal persona_juridica miembro_empresa',
  'sri_messages-type': 'error warning info',
  'email-status': 'queued sent delivered bounced complained failed',
  delivery_status: 'none no_recipient queued sent delivered bounced complained failed',
  // With the two steps of an authorization that is of another document (decision 0019).
  journey:
    'accepted signed received authorized authorization_mismatch authorization_accepted returned not_authorized ride_generated email_sent email_failed email_bounced corrected annulled send_delayed',
  simulate:
    'authorized authorized_with_warnings returned returned_sequence returned_date not_authorized not_authorized_differences undecided unavailable',
};

export const enumerations = section('api/enumerations', (check) => {
  for (const [row, values] of Object.entries(closed)) {
    check(row, `${row}: these words and no other`, (world) => {
      expect([...vocabularies(world)]).toContain(values.split(' ').toSorted().join(' '));
    });
  }

  check('tax-type', 'taxes of a sale and taxes withheld', (world) => {
    expect([...vocabularies(world)]).toContain('ice irbpnr iva');
    expect([...vocabularies(world)]).toContain('isd iva renta');
  });

  check('email-status', 'bounce_type: permanent, transient or undetermined', (world) => {
    expect([...vocabularies(world)]).toContain('permanent transient undetermined');
  });

  check('buyer-short-forms', 'the final consumer needs no more than its type', async (world) => {
    const shown = await computed(
      world,
      'invoice',
      aSale({ buyer: { identification_type: 'consumidor_final' } }),
    );
    expect(shown.buyer).toMatchObject({ identification: '9999999999999', name: 'CONSUMIDOR FINAL' });
  });

  check('iva-rate', 'the rates of today, and the others refused for their date', async (world) => {
    const [line] = aSale().lines;
    for (const [rate, status] of [
      ...['iva_0', 'iva_5', 'iva_15', 'iva_no_objeto', 'iva_exento'].map((each) => [each, 200] as const),
      ...['iva_12', 'iva_14'].map((each) => [each, 422] as const),
    ]) {
      const body = { ...aSale(), lines: [{ ...line, taxes: [{ type: 'iva', rate }] }] };
      const answer = await world.sandbox.call('POST', '/v1/ec/invoices/preview', { body });
      expect([rate, answer.status]).toEqual([rate, status]);
    }
  });

  check('withholding-code', 'renta by its code, IVA by its table, ISD', async (world) => {
    const document = { ...Object(firstOf(world.bodies.withholding.support_documents)) };
    const withheld = [
      [{ tax: 'renta', code: '312', base: '100.00' }, '2.00'],
      [{ tax: 'renta', code: '3440', base: '100.00' }, undefined],
      [{ tax: 'iva', code: '9', base: '15.00' }, '1.50'],
      [{ tax: 'iva', code: '10', base: '15.00' }, '3.00'],
      [{ tax: 'iva', code: '1', base: '15.00' }, '4.50'],
      [{ tax: 'iva', code: '11', base: '15.00' }, '7.50'],
      [{ tax: 'iva', code: '2', base: '15.00' }, '10.50'],
      [{ tax: 'iva', code: '3', base: '15.00' }, '15.00'],
      [{ tax: 'iva', code: '7', base: '15.00' }, '0.00'],
    ] as const;
    for (const [one, value] of withheld) {
      const body = { ...world.bodies.withholding, support_documents: [{ ...document, withholdings: [one] }] };
      const shown = await computed(world, 'withholding', body);
      expect(shown).toMatchObject({
        support_documents: [{ withholdings: [value === undefined ? one : { ...one, value }] }],
      });
    }
    const unknown = { ...document, withholdings: [{ tax: 'iva', code: '99', base: '15.00' }] };
    const request = { body: { ...world.bodies.withholding, support_documents: [unknown] } };
    await world.sandbox.refused(422, 'validation_failed', 'POST', '/v1/ec/withholdings/preview', request);
  });

  check('document_type', 'documents by their names, others by their two digits', async (world) => {
    const [, , , reimbursing] = fullInvoices();
    const document = { ...Object(firstOf(reimbursing?.reimbursement?.documents)) };
    for (const [document_type, status] of [
      ['factura', 200],
      ['nota_venta', 200],
      ['liquidacion_compra', 200],
      ['nota_credito', 200],
      ['nota_debito', 200],
      ['15', 200],
      ['99', 422],
      ['recibo', 422],
    ] as const) {
      const body = { ...reimbursing, reimbursement: { documents: [{ ...document, document_type }] } };
      const answer = await world.sandbox.call('POST', '/v1/ec/invoices/preview', { body });
      expect([document_type, answer.status]).toEqual([document_type, status]);
    }
  });

  check('import-file-kind-failure', 'kinds of files and failures of imports', (world) => {
    expect([...vocabularies(world)]).toContain('text xml zip');
    const failures =
      'unreadable_archive encrypted_archive archive_too_large too_many_entries no_documents internal_error';
    expect([...vocabularies(world)]).toContain(failures.split(' ').toSorted().join(' '));
  });

  check('import-code-result', 'codes and results of the items of imports', (world) => {
    const items =
      'confirmed_by_sri listed_by_sri signature_only issuer_signature_only already_exists evidence_added wrong_issuer wrong_environment unsupported_version annulled not_authorized no_sri_in_sandbox canceled not_importable not_a_document unreadable_xml unknown_code entry_too_large invalid_access_key invalid_signature certificate_mismatch certificate_expired authorization_mismatch unknown_to_sri xml_unavailable number_taken sri_unavailable';
    expect([...vocabularies(world)]).toContain(items.split(' ').toSorted().join(' '));
    expect([...vocabularies(world)]).toContain('duplicate failed imported pending skipped');
  });

  check('preview-warnings', 'a preview warns of what a person should see', async (world) => {
    const warningsOf = async (body: unknown) => {
      const { warnings } = await world.sandbox.expectJson(200, 'POST', '/v1/ec/invoices/preview', body);
      return (Array.isArray(warnings) ? warnings : []).map(({ code }) => code);
    };
    const [line] = aSale().lines;
    const dear = (quantity: string) => [{ ...line, quantity }];
    const anyone = { identification_type: 'consumidor_final' };
    expect(await warningsOf(aSale())).toEqual([]);
    expect(await warningsOf({ ...aSale(), buyer: anyone, lines: dear('9') })).toContain(
      'consumidor_final_limit',
    );
    expect(await warningsOf({ ...aSale(), lines: dear('90') })).toContain('cash_over_500');
    const payments = [{ method: 'tarjeta_debito', amount: '1.00' }];
    expect(await warningsOf({ ...aSale(), payments })).toContain('payments_mismatch');
    const doubtful = { identification_type: 'cedula', identification: '1710034066', name: 'X' };
    expect(await warningsOf({ ...aSale(), buyer: doubtful })).toContain('buyer_identification_doubtful');
  });

  check(
    ['the-authority-treats-a-wrong-check', 'consumidor-final-over-the-limit-a'],
    'a wrong check digit and too much for the final consumer are warned of, and issued',
    async (world) => {
      const doubtful = { identification_type: 'cedula', identification: '1710034066', name: 'X' } as const;
      await world.issue('invoice', aSale({ buyer: doubtful }));
      const [line] = aSale().lines;
      const lines = line ? [{ ...line, quantity: '9' }] : [];
      await world.issue('invoice', aSale({ buyer: { identification_type: 'consumidor_final' }, lines }));
      const short = { ...doubtful, identification: '171003406' };
      const request = { body: { ...aSale(), buyer: short } };
      await world.sandbox.refused(422, 'validation_failed', 'POST', '/v1/ec/invoices', request);
    },
  );
});

function firstOf(list: unknown): unknown {
  return Array.isArray(list) ? list[0] : undefined;
}
