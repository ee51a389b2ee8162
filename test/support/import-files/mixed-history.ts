import type { ImportItemCode } from '../../../src-main/contract/import.ts';
import { checkDigitOf } from '../../../src-main/documents/identifiers/access-key.ts';
import type { AuthorityAnswer } from '../../../src-main/imports/ports/import-authority.ts';
import type { SigningKey } from '../../../src-main/signing/signing-key.ts';
import { companyRuc, makeTestKey, otherRuc } from '../certificates/test-certificates.ts';
import { seededRandom } from '../seeded-random.ts';
import type { TestFile } from '../shops/import-shop.ts';
import { envelopeOf } from './envelopes.ts';
import { currentListing, type ListedDocument } from './listings.ts';
import { oldSpreadsheet } from './old-spreadsheet.ts';
import { foreignInvoiceXml, foreignKey, signXml } from './signed-invoice.ts';
import { makeZip, type ZipEntry } from './zip-file.ts';

/** The history of a business as its previous system leaves it, with every fault in it, and what must become of it. */
export interface MixedHistory {
  readonly files: readonly TestFile[];
  /** What the authority of the test environment says of each key; it knows no other. */
  readonly authority: ReadonlyMap<string, AuthorityAnswer>;
  /** By `file entry line`: the code of each item. */
  readonly expected: ReadonlyMap<string, ImportItemCode>;
  /** Of the invoices that are imported, each of 11.50. */
  readonly imported: number;
  readonly highest: number;
}

export interface HistoryOptions {
  readonly entries: number;
  /** Whether there are keys that the authority never decides: the import must lose patience. */
  readonly silence: boolean;
}

const AUTHORIZED_AT = '2026-11-20T15:31:09.000Z';
const ARCHIVES = 3;

/** What an entry of an archive is, and what becomes of it. */
interface Sort {
  readonly code: ImportItemCode;
  /** Of so many, how often it comes. */
  readonly weight: number;
  make(maker: Maker): Promise<string> | string;
}

interface Maker {
  readonly sequential: number;
  readonly keys: Keys;
  /** An invoice that was imported before this one. */
  readonly earlier: string;
  answer(accessKey: string, answer: AuthorityAnswer): void;
  list(document: ListedDocument, code: ImportItemCode): void;
  /** A key of a list that no authority wrote. */
  name(accessKey: string, code: ImportItemCode): void;
}

interface Keys {
  readonly own: SigningKey;
  readonly stranger: SigningKey;
  readonly expired: SigningKey;
}

/** Makes it anew, always the same but for the signatures. */
export async function makeMixedHistory({ entries, silence }: HistoryOptions): Promise<MixedHistory> {
  const keys: Keys = {
    own: makeTestKey(companyRuc),
    stranger: makeTestKey(otherRuc),
    expired: makeTestKey(companyRuc, {
      validFrom: '2019-01-01T00:00:00Z',
      validUntil: '2021-01-01T00:00:00Z',
    }),
  };
  const authority = new Map<string, AuthorityAnswer>();
  const expected = new Map<string, ImportItemCode>();
  const listed: ListedDocument[] = [];
  const named: string[] = [];
  const archives: ZipEntry[][] = Array.from({ length: ARCHIVES }, () => []);
  const row = [...sorts, ...(silence ? silentSorts : [])].flatMap((sort) =>
    Array.from({ length: sort.weight }, () => sort),
  );
  let earlier = '';
  let imported = 0;
  for (let index = 0; index < entries; index += 1) {
    const sort = index === 0 ? confirmed : row[(index * STRIDE) % row.length];
    if (!sort) throw new Error('the row of sorts is empty');
    const archive = index % ARCHIVES;
    const name = `${String(index).padStart(6, '0')}.xml`;
    const content = await sort.make({
      sequential: index + 1,
      keys,
      earlier,
      answer: (key, answer) => authority.set(key, answer),
      list(document, code) {
        listed.push(document);
        // The header is the first line.
        expected.set(`listado.txt  ${listed.length + 1}`, code);
        if (isImported(code)) imported += 1;
      },
      name(key, code) {
        named.push(key);
        expected.set(`claves.csv  ${named.length}`, code);
        if (isImported(code)) imported += 1;
      },
    });
    if (content === NO_FILE) continue;
    if (sort === confirmed && earlier === '') earlier = content;
    if (isImported(sort.code)) imported += 1;
    archives[archive]?.push({ name, content });
    expected.set(`historia-${archive + 1}.zip ${name} `, sort.code);
  }
  const zips = archives.map((content, index) => ({
    name: `historia-${index + 1}.zip`,
    content: makeZip(content),
  }));
  return {
    files: [
      ...zips,
      { name: 'listado.txt', content: Buffer.from(currentListing(listed), 'latin1') },
      { name: 'claves.csv', content: `${named.join('\n')}\n` },
      oldSpreadsheet(),
    ],
    authority,
    expected: new Map([...expected, ['listado.xls  ', 'not_importable']]),
    imported,
    highest: entries,
  };
}

/** Without a common part with the length of the row: each sort comes among all the others. */
const STRIDE = 37;

/** What a sort gives that is only named in a listing. */
const NO_FILE = '';

function isImported(code: ImportItemCode): boolean {
  return ['confirmed_by_sri', 'listed_by_sri', 'signature_only', 'issuer_signature_only'].includes(code);
}

function invoiceOf(sequential: number) {
  return { sequential, environment: 'test' } as const;
}

/** One that the authority hands out no more. */
function oldInvoiceOf(sequential: number) {
  return { ...invoiceOf(sequential), issueDate: '2026-10-05' } as const;
}

async function signed({ sequential, keys }: Maker, key = keys.own): Promise<string> {
  return signXml(foreignInvoiceXml(invoiceOf(sequential)), key);
}

function enveloped(
  xml: string,
  sequential: number,
  parts: { number?: string; status?: string } = {},
): string {
  return envelopeOf(xml, { number: foreignKey(invoiceOf(sequential)), environment: 'PRUEBAS', ...parts });
}

const authorized = (xml?: string): AuthorityAnswer => ({
  kind: 'authorized',
  authorizedAt: AUTHORIZED_AT,
  ...(xml !== undefined && { xml }),
});

const confirmed: Sort = {
  code: 'confirmed_by_sri',
  weight: 20,
  async make(maker) {
    const xml = await signed(maker);
    maker.answer(foreignKey(invoiceOf(maker.sequential)), authorized(xml));
    return xml;
  },
};

const sorts: readonly Sort[] = [
  confirmed,
  {
    code: 'confirmed_by_sri',
    weight: 10,
    async make(maker) {
      maker.answer(foreignKey(invoiceOf(maker.sequential)), authorized());
      return enveloped(await signed(maker), maker.sequential);
    },
  },
  {
    code: 'listed_by_sri',
    weight: 20,
    async make(maker) {
      maker.list({ accessKey: foreignKey(invoiceOf(maker.sequential)) }, 'evidence_added');
      return signed(maker);
    },
  },
  {
    code: 'not_authorized',
    weight: 1,
    async make(maker) {
      maker.answer(foreignKey(invoiceOf(maker.sequential)), { kind: 'not_authorized' });
      return signed(maker);
    },
  },
  {
    code: 'issuer_signature_only',
    weight: 1,
    make: ({ sequential, keys }) => signXml(foreignInvoiceXml(oldInvoiceOf(sequential)), keys.own),
  },
  {
    code: 'authorization_mismatch',
    weight: 1,
    async make(maker) {
      const corrected = foreignInvoiceXml({ ...invoiceOf(maker.sequential), total: '12.00' });
      const key = foreignKey(invoiceOf(maker.sequential));
      maker.answer(key, authorized(await signXml(corrected, maker.keys.own)));
      return signed(maker);
    },
  },
  {
    code: 'authorization_mismatch',
    weight: 1,
    make: async (maker) =>
      enveloped(await signed(maker), maker.sequential, {
        number: foreignKey(invoiceOf(maker.sequential + 500_000)),
      }),
  },
  { code: 'already_exists', weight: 3, make: ({ earlier }) => earlier },
  {
    code: 'wrong_issuer',
    weight: 2,
    make: ({ sequential, keys }) =>
      signXml(foreignInvoiceXml({ ...invoiceOf(sequential), ruc: otherRuc }), keys.stranger),
  },
  {
    code: 'wrong_environment',
    weight: 2,
    make: ({ sequential, keys }) => signXml(foreignInvoiceXml({ sequential, environment: 'live' }), keys.own),
  },
  {
    code: 'annulled',
    weight: 1,
    make: async (maker) => enveloped(await signed(maker), maker.sequential, { status: 'ANULADO' }),
  },
  {
    code: 'not_authorized',
    weight: 1,
    make: async (maker) => enveloped(await signed(maker), maker.sequential, { status: 'NO AUTORIZADO' }),
  },
  {
    code: 'unsupported_version',
    weight: 1,
    make: ({ sequential, keys }) =>
      signXml(foreignInvoiceXml({ ...invoiceOf(sequential), version: '3.0.0' }), keys.own),
  },
  {
    code: 'invalid_signature',
    weight: 2,
    make: async (maker) => (await signed(maker)).replace('Café molido', 'Café entero'),
  },
  { code: 'certificate_mismatch', weight: 1, make: (maker) => signed(maker, maker.keys.stranger) },
  { code: 'certificate_expired', weight: 1, make: (maker) => signed(maker, maker.keys.expired) },
  { code: 'unreadable_xml', weight: 1, make: async (maker) => (await signed(maker)).slice(0, 900) },
  { code: 'not_a_document', weight: 1, make: () => '<nota><para>Ana</para></nota>' },
  {
    code: 'entry_too_large',
    weight: 1,
    make: ({ sequential }) => `<a>${noise(sequential)}</a>`,
  },
  {
    code: 'invalid_access_key',
    weight: 1,
    make: ({ sequential }) =>
      foreignInvoiceXml({ ...invoiceOf(sequential), accessKey: wrongKey(foreignKey(invoiceOf(sequential))) }),
  },
  { code: 'not_importable', weight: 1, make: ({ sequential }) => foreignInvoiceXml(invoiceOf(sequential)) },
  {
    code: 'number_taken',
    weight: 1,
    async make(maker) {
      // The number of the first invoice, issued on another day: another key.
      const other = { sequential: 1, environment: 'test', issueDate: dayOf(maker.sequential) } as const;
      const xml = await signXml(foreignInvoiceXml(other), maker.keys.own);
      maker.answer(foreignKey(other), authorized(xml));
      return xml;
    },
  },
  {
    code: 'confirmed_by_sri',
    weight: 2,
    async make(maker) {
      const accessKey = foreignKey(invoiceOf(maker.sequential));
      maker.answer(accessKey, authorized(await signed(maker)));
      maker.list({ accessKey }, 'confirmed_by_sri');
      return NO_FILE;
    },
  },
  {
    code: 'xml_unavailable',
    weight: 1,
    make(maker) {
      const accessKey = foreignKey(invoiceOf(maker.sequential));
      maker.answer(accessKey, authorized());
      maker.list({ accessKey }, 'xml_unavailable');
      return NO_FILE;
    },
  },
  {
    code: 'xml_unavailable',
    weight: 1,
    make(maker) {
      maker.name(foreignKey(oldInvoiceOf(maker.sequential)), 'xml_unavailable');
      return NO_FILE;
    },
  },
  {
    code: 'not_authorized',
    weight: 1,
    make(maker) {
      const accessKey = foreignKey(invoiceOf(maker.sequential));
      maker.answer(accessKey, { kind: 'not_authorized' });
      maker.name(accessKey, 'not_authorized');
      return NO_FILE;
    },
  },
  {
    code: 'wrong_issuer',
    weight: 1,
    make(maker) {
      maker.list(
        { accessKey: foreignKey({ ...invoiceOf(maker.sequential), ruc: otherRuc }) },
        'wrong_issuer',
      );
      return NO_FILE;
    },
  },
];

/** What the authority never decides. */
const silentSorts: readonly Sort[] = [
  {
    code: 'issuer_signature_only',
    weight: 2,
    async make(maker) {
      maker.answer(foreignKey(invoiceOf(maker.sequential)), { kind: 'undecided' });
      return signed(maker);
    },
  },
  {
    code: 'signature_only',
    weight: 2,
    async make(maker) {
      maker.answer(foreignKey(invoiceOf(maker.sequential)), { kind: 'undecided' });
      return enveloped(await signed(maker), maker.sequential);
    },
  },
  {
    code: 'sri_unavailable',
    weight: 1,
    make(maker) {
      const accessKey = foreignKey(invoiceOf(maker.sequential));
      maker.answer(accessKey, { kind: 'undecided' });
      maker.name(accessKey, 'sri_unavailable');
      return NO_FILE;
    },
  },
];

/** A day of 2025: each entry has its own for a long while. */
function dayOf(index: number): string {
  return new Date(Date.UTC(2025, 0, 1 + (index % 365))).toISOString().slice(0, 10);
}

function wrongKey(key: string): string {
  const digits = key.slice(0, 48);
  return `${digits}${(Number(checkDigitOf(digits)) + 1) % 10}`;
}

/** More than 1 MiB that packs to a tenth: less than an archive that is refused for how much it expands. */
function noise(seed: number): string {
  const random = seededRandom(seed);
  const filling = 'x'.repeat(56);
  const lines = Array.from({ length: 17_000 }, () => `${filling}${random.between(10_000_000, 99_999_999)}`);
  return lines.join('');
}
