import { describe, expect, it } from 'vitest';
import type { DocumentStatus, Environment } from '../../../src-main/documents/kinds.ts';
import type { StoredDocument } from '../../../src-main/issuing/ports/stored-document.ts';
import { printedStatusOf } from '../../../src-main/reading/printed-status.ts';
import { openShop } from '../../support/shops/shop.ts';

const cases: readonly (readonly [Environment, DocumentStatus, string | undefined])[] = [
  ['live', 'pending', 'PENDIENTE DE AUTORIZACIÓN'],
  ['live', 'submitted', 'PENDIENTE DE AUTORIZACIÓN'],
  ['live', 'authorized', undefined],
  ['live', 'returned', 'NO AUTORIZADO'],
  ['live', 'not_authorized', 'NO AUTORIZADO'],
  ['live', 'annulled', 'ANULADO'],
  ['test', 'pending', 'PRUEBAS · SIN VALIDEZ TRIBUTARIA'],
  ['sandbox', 'authorized', 'PRÁCTICA · SIN VALIDEZ TRIBUTARIA'],
  ['sandbox', 'annulled', 'ANULADO'],
];

describe('the page of a document', () => {
  it.each(cases)('in %s, %s, says %s', async (environment, status, notice) => {
    const shop = await openShop();
    const { id } = await shop.issue();
    const stored = await shop.stored(id);
    const document = { ...stored, status, identity: { ...stored.identity, environment } };
    expect(printedStatusOf(document)).toEqual(notice === undefined ? {} : { notice });
  });

  it.each([
    ['authorized', 'AUTORIZADO POR UN SERVIDOR QUE NO ES EL SRI · SIN VALIDEZ'],
    ['annulled', 'ANULADO'],
  ] as const)(
    'says of a live document, %s, that another server stood in for the SRI',
    async (status, notice) => {
      const shop = await openShop();
      const stored = await shop.stored((await shop.issue()).id);
      const { accessKey } = stored.identity;
      const document: StoredDocument = {
        ...stored,
        status,
        identity: { ...stored.identity, environment: 'live' },
        authorization: {
          number: accessKey,
          authorizedAt: '2026-11-21T15:31:09.000Z',
          substituteAuthority: 'http://127.0.0.1:9',
        },
      };
      expect(printedStatusOf(document)).toEqual({ authorizedAt: '21/11/2026 10:31:09', notice });
    },
  );

  it('says when it was authorized, in the time of Ecuador', async () => {
    const shop = await openShop();
    const stored = await shop.stored((await shop.issue()).id);
    const authorization = { number: stored.identity.accessKey, authorizedAt: '2026-11-21T15:31:09.000Z' };
    expect(printedStatusOf({ ...stored, authorization })).toMatchObject({
      authorizedAt: '21/11/2026 10:31:09',
    });
  });
});
