import { describe, expect, it } from 'vitest';
import { makeAccessKey } from '../../../../src-main/documents/identifiers/access-key.ts';
import { readLastDocument } from '../../../../src-renderer/features/settings/set-up/numbers/read-last-document.ts';

const ruc = '1799999990001';
const parts = {
  issueDate: '2026-03-04',
  type: 'credit_note',
  ruc,
  environment: 'live',
  establishment: '002',
  emissionPoint: '003',
  sequential: 1523,
  numericCode: '12345678',
} as const;
const read = (entry: string) => readLastDocument(entry, { ruc, type: 'invoice' });

describe('the last document of a former program', () => {
  const known = { ok: true, value: { establishment: '002', emissionPoint: '003', next: 1524 } };

  it.each([
    ['an access key', makeAccessKey(parts)],
    ['an access key in groups, as it is printed', makeAccessKey(parts).replaceAll(/(\d{7})/g, '$1 ')],
    ['the address of a QR', `https://srienlinea.sri.gob.ec/c?clave=${makeAccessKey(parts)}&x=1`],
  ])('says by %s of which kind it is, where it was issued, and what follows', (_what, entry) => {
    expect(read(entry)).toMatchObject({ ...known, value: { ...known.value, type: 'credit_note' } });
  });

  it.each(['002-003-000001523', '002003000001523', ' 002-003-000001523 '])(
    'says by its number %s all but its kind',
    (entry) => expect(read(entry)).toMatchObject({ ...known, value: { ...known.value, type: 'invoice' } }),
  );

  it.each([
    ['nothing', '', 'unread'],
    ['words', 'Factura 12', 'unread'],
    [
      'a key with a wrong digit',
      makeAccessKey(parts).replace(/.$/, (last) => String((Number(last) + 1) % 10)),
      'unread',
    ],
    ['another business', makeAccessKey({ ...parts, ruc: '1760013210001' }), 'otherBusiness'],
    ['the testing environment', makeAccessKey({ ...parts, environment: 'test' }), 'ofTest'],
    ['the end of its numbers', '001-001-999999999', 'lastNumber'],
  ])('says nothing where it is of %s', (_what, entry, fault) => {
    expect(read(entry)).toEqual({ ok: false, fault });
  });
});
