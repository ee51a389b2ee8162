import type { CertificateResource } from '../../../../src-main/contract/business/entity.ts';
import type { Store } from '../../../../src-main/store/sqlite/open.ts';
import type { Tenant } from './tenants.ts';

export const at = '2026-11-21T17:00:00.000Z';
export const operator = { id: '00000000-0000-7000-8000-0000000000a1', name: 'ROSA CEVALLOS' };
export const productId = '00000000-0000-7000-8000-0000000000a2';
export const promotionId = 'aaaaaaaa-0000-7000-8000-0000000000a1';
export const printerId = '00000000-0000-7000-8000-0000000000a3';
export const customerId = '00000000-0000-7000-8000-0000000000a4';

/** The certificate of a business. */
export function certificateFacts(kind: string): CertificateResource {
  return {
    holder: `EJEMPLO ${kind}`,
    kind: 'persona_juridica',
    storage: 'token',
    issuer_name: 'SECURITY DATA',
    subject: `CN=${kind}`,
    issuer: 'CN=SECURITY DATA',
    serial_number: '1',
    valid_from: at,
    valid_until: '2028-11-21T17:00:00.000Z',
  };
}

/** What all share: who works here, what is sold to whom, and where it is printed. */
export function furnishShared({ writes }: Store): Promise<void> {
  return writes.run(async (tx) => {
    await tx
      .insertInto('operator')
      .values({
        ...operator,
        role: 'administrator',
        pin_hash: 'hash',
        wrong_pins: 0,
        locked_until: null,
        active: 1,
        created_at: at,
      })
      .execute();
    await tx
      .insertInto('promotion')
      .values({
        id: promotionId,
        name: 'Cuadernos',
        folded_name: 'cuadernos',
        terms_json: '{"kind":"percent","percent":"10"}',
        products_json: '[]',
        categories_json: '[]',
        price_lists_json: '[]',
        weekdays_json: '[]',
        from_date: null,
        until_date: null,
        active: 1,
        created_at: at,
      })
      .execute();
    await tx
      .insertInto('product')
      .values({
        id: productId,
        code: 'A-1',
        barcode: null,
        name: 'Cuaderno',
        unit: null,
        unit_price: '10.00',
        unit_price_with_taxes: null,
        iva: 'iva_15',
        search_text: 'a-1 cuaderno',
        created_at: at,
        active: 1,
        category: null,
        sort_name: 'cuaderno',
      })
      .execute();
    await tx
      .insertInto('customer')
      .values({
        id: customerId,
        identification_type: 'ruc',
        identification: '1760013210001',
        name: 'SERVICIO DE RENTAS INTERNAS',
        address: null,
        email: null,
        search_text: '1760013210001 servicio',
        created_at: at,
        phone: null,
        notes: null,
        price_list_id: null,
        sort_name: 'servicio',
      })
      .execute();
    await tx
      .insertInto('printer')
      .values({
        id: printerId,
        name: 'Caja',
        connection_json: JSON.stringify({ type: 'network', host: '192.168.1.50', port: 9100 }),
        paper: 'roll80',
        lettering: 'text',
        code_page: 'pc858',
        cuts: 1,
        has_drawer: 1,
        is_default: 1,
        created_at: at,
        updated_at: at,
        deleted_at: null,
      })
      .execute();
  });
}

/** The business of a tenant, if it is not there yet, and the tenant's series. */
export function furnishBusiness({ writes }: Store, tenant: Tenant): Promise<void> {
  const { entityId, environment, establishment, emissionPoint } = tenant;
  return writes.run(async (tx) => {
    await tx
      .insertInto('entity')
      .values({
        id: entityId,
        kind: tenant.kind,
        ruc: tenant.ruc,
        legal_name: `EJEMPLO ${tenant.kind}`,
        head_office_address: 'Quito',
        keeps_accounting: 1,
        regime: 'general',
        trade_name: null,
        head_office_phone: null,
        head_office_email: null,
        reply_to_email: `${tenant.kind}@example.ec`,
        footer_legend: null,
        special_taxpayer_resolution: null,
        withholding_agent_resolution: null,
        large_taxpayer_resolution: null,
        portal_shows_test: tenant.kind === 'live' ? 1 : 0,
        live_since: null,
        created_at: at,
        updated_at: at,
      })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    await tx
      .insertInto('establishment')
      .values({ entity_id: entityId, code: establishment, address: `Calle ${tenant.kind}` })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    await tx
      .insertInto('logo')
      .values({
        entity_id: entityId,
        content_type: 'image/png',
        width: 1,
        height: 1,
        size: 4,
        bytes: Buffer.from(tenant.kind),
        version: tenant.kind,
        updated_at: at,
      })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    await tx
      .insertInto('certificate')
      .values({
        id: `certificate ${tenant.kind}`,
        entity_id: entityId,
        role: 'main',
        active: 1,
        storage: 'token',
        sealed_p12: null,
        sealed_password: null,
        token_json: JSON.stringify({
          module: 'module.so',
          serial: tenant.kind,
          label: 'label',
          certificate_id: '01',
          keep_pin: true,
          pin_refused: false,
          unanswered_logins: 0,
        }),
        certificate_der: Buffer.from(tenant.kind),
        facts_json: JSON.stringify(certificateFacts(tenant.kind)),
        created_at: at,
      })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    await tx
      .insertInto('series')
      .values({
        id: tenant.id('series'),
        entity_id: entityId,
        environment,
        document_type: 'invoice',
        establishment,
        emission_point: emissionPoint,
        next_number: 3,
        active: 1,
        stopped_json: null,
      })
      .execute();
  });
}
