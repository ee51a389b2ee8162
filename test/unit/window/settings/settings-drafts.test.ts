import { describe, expect, it } from 'vitest';
import type { EntityResource } from '../../../../src-main/contract/business/entity.ts';
import type { PortalResource } from '../../../../src-main/contract/delivery/portal.ts';
import * as business from '../../../../src-renderer/features/settings/business/business-draft.ts';
import * as portal from '../../../../src-renderer/features/settings/portal/portal-draft.ts';

const entity: EntityResource = {
  object: 'entity',
  id: '0190a000-0000-7000-8000-000000000001',
  kind: 'live',
  country: 'ec',
  ruc: '1799999990001',
  legal_name: 'ALMACENES EJEMPLO S.A.',
  trade_name: 'EJEMPLO',
  head_office_address: 'Av. Amazonas N34-120, Quito',
  footer_legend: 'Gracias.',
  keeps_accounting: true,
  regime: 'general',
  portal_shows_test: false,
  issuing: { allowed: true },
  created_at: '2026-11-21T15:00:00.000Z',
};

describe('what is sent of a business that a person changed', () => {
  const draft = business.draftOf(entity);

  it('is nothing where nothing changed, spaces at the ends aside', () => {
    expect(business.patchOf(entity, draft)).toEqual({});
    expect(business.patchOf(entity, { ...draft, trade_name: ' EJEMPLO ' })).toEqual({});
  });

  it('is what changed alone, with null for what was emptied', () => {
    const changed = {
      ...draft,
      footer_legend: '  ',
      head_office_phone: '02 234 5678',
      regime: 'general' as const,
    };
    expect(business.patchOf(entity, changed)).toEqual({
      footer_legend: null,
      head_office_phone: '02 234 5678',
    });
  });

  it('leaves an emptied address to the service to refuse', () => {
    expect(business.patchOf(entity, { ...draft, head_office_address: '' })).toEqual({
      head_office_address: '',
    });
  });
});

describe('what is sent of the portal that a person typed', () => {
  const resource: PortalResource = {
    object: 'portal',
    enabled: false,
    host: '127.0.0.1',
    port: 4780,
    trusted_proxies: [],
    state: 'off',
  };

  it.each([
    ['127.0.0.1', 'this'],
    ['0.0.0.0', 'network'],
    ['192.168.1.10', 'other'],
  ] as const)('keeps %s as it was', (host, listenOn) => {
    const draft = portal.draftOf({ ...resource, host, public_url: 'https://comprobantes.tienda.ec' });
    expect(draft.listenOn).toBe(listenOn);
    expect(portal.portalOf(draft)).toEqual({
      enabled: true,
      host,
      port: 4780,
      trusted_proxies: listenOn === 'this' ? ['127.0.0.1', '::1'] : [],
      public_url: 'https://comprobantes.tienda.ec',
    });
  });

  it.each(['', 'abc', '4780x', '-1', '1e3'])('leaves «%s» as a port to the service to refuse', (port) => {
    expect(portal.portalOf({ ...portal.draftOf(resource), port }).port).toBe(0);
  });

  it('names the proxies of another computer as they are typed, and those of this one by themselves', () => {
    const draft = portal.draftOf({ ...resource, host: '0.0.0.0', trusted_proxies: ['192.168.1.5'] });
    expect(portal.portalOf(draft).trusted_proxies).toEqual(['192.168.1.5']);
    expect(portal.portalOf({ ...draft, proxy: ' 192.168.1.5, 10.0.0.2 ' }).trusted_proxies).toEqual([
      '192.168.1.5',
      '10.0.0.2',
    ]);
    expect(portal.portalOf({ ...draft, listenOn: 'this' }).trusted_proxies).toEqual(['127.0.0.1', '::1']);
  });

  it('says nothing of an address that was left empty', () => {
    expect(portal.portalOf(portal.draftOf(resource))).not.toHaveProperty('public_url');
  });
});
