import {
  type DocumentResource,
  documentResource,
} from '../../../../../src-main/contract/documents/document-resource.ts';
import { documentListOf } from '../../../../../src-main/contract/list.ts';
import type { DocumentType } from '../../../../../src-main/documents/kinds.ts';
import type { Party } from '../../../../../src-main/documents/parties/party.ts';
import { normalizedText } from '../../../../lib/format/normalized-text.ts';
import { acceptedBy } from '../../../../lib/http/answer.ts';
import type { Service } from '../../../../lib/http/service.tsx';
import { askTaxpayer, isWholeIdentification } from '../../../../lib/queries/documents/taxpayer-query.ts';
import type { Lookup } from '../../body/form-part.ts';
import type { KnownParty, KnownRecords } from './known-records.tsx';
import type { Suggestion } from './suggestion.ts';

type PartyLookup = Exclude<Lookup, 'product'>;

/** As many as are shown. */
const SHOWN = 6;

const documentList = documentListOf(documentResource);

/** Documents that name somebody of the sort. */
const typesNaming: Readonly<Record<PartyLookup, readonly DocumentType[]>> = {
  customer: ['invoice', 'credit_note', 'debit_note'],
  supplier: ['withholding', 'purchase_settlement'],
  carrier: ['delivery_note'],
  recipient: ['delivery_note', 'invoice'],
};

/**
 * Whom the shop knows by what is being typed of their identification or name: its customers, those of its documents
 * newest first, and whose a whole number is by what was read of the authority.
 */
export async function findParties(
  { records, documents }: Pick<Service, 'documents'> & { readonly records: KnownRecords },
  lookup: PartyLookup,
  text: string,
  signal: AbortSignal,
): Promise<readonly Suggestion[]> {
  const isOfCustomers = lookup === 'customer' || lookup === 'recipient';
  const [customers, issued, taxpayer] = await Promise.all([
    isOfCustomers ? records.customers({ q: text, limit: SHOWN }, signal) : [],
    acceptedBy(
      documents.send(documentList, 'GET /v1/ec/documents', {
        query: { q: text, type: [...typesNaming[lookup]], limit: 20 },
        signal,
      }),
    ),
    // Nobody known by that number is no fault.
    isWholeIdentification(text) ? askTaxpayer({ documents }, text, signal) : undefined,
  ]);
  const named = issued.data.flatMap((document) => partiesOf(document, lookup)).filter(matching(text));
  const read =
    taxpayer?.ok && taxpayer.value.name !== undefined
      ? [{ ...taxpayer.value, name: taxpayer.value.name }]
      : [];
  const parties = new Map<string, KnownParty>();
  for (const party of [...customers, ...named, ...read]) {
    if (!parties.has(party.identification)) parties.set(party.identification, party);
  }
  return [...parties.values()].slice(0, SHOWN).map((party) => suggestedParty(party, lookup));
}

function partiesOf(document: DocumentResource, lookup: PartyLookup): readonly KnownParty[] {
  switch (document.object) {
    case 'delivery_note':
      return lookup === 'carrier' ? [document.carrier] : document.recipients.map(asParty);
    case 'withholding':
    case 'purchase_settlement':
      return [document.supplier];
    default:
      return document.buyer.identification_type === 'consumidor_final' ? [] : [document.buyer];
  }
}

/** A delivery note does not say what kind of number a recipient's is. */
function asParty({ identification, name, address, email }: Omit<Party, 'identification_type'>): KnownParty {
  return {
    identification_type: 'ruc',
    identification,
    name,
    ...(address && { address }),
    ...(email && { email }),
  };
}

/** A document is found by others it names, too. */
function matching(text: string): (party: KnownParty) => boolean {
  const terms = normalizedText(text).split(' ');
  return ({ identification, name }) => {
    const searchText = ` ${identification} ${normalizedText(name)}`;
    return terms.every((term) => searchText.includes(` ${term}`));
  };
}

function suggestedParty(party: KnownParty, lookup: PartyLookup): Suggestion {
  const { identification_type: type, identification, name, address, email } = party;
  return {
    key: `${type} ${identification}`,
    name,
    code: identification,
    fields: {
      ...(lookup !== 'recipient' && { '/identification_type': type }),
      '/identification': identification,
      '/name': name,
      ...(lookup !== 'carrier' && address !== undefined && { '/address': address }),
      ...(lookup !== 'carrier' && email !== undefined && { '/email': email }),
    },
  };
}
