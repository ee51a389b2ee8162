import { documentTypes } from '../../documents/kinds.ts';
import type { DocumentFilters, Scope } from '../../reading/document-reading-store.ts';
import { createdTrait, issuedTrait } from './period-traits.ts';
import type { PlaceReader } from './place-reader.ts';
import { anyTrait, counterpartyTraits, dayTrait, pairTrait, sortTraits } from './sort-traits.ts';
import type { Sources } from './sources.ts';
import type { Trait } from './trait.ts';
import { wordTraits } from './word-traits.ts';

/**
 * What the documents of a list are found by: they have one trait at least of each of these. None of them: the list has no
 * document, because its words have no letter or digit.
 */
export function traitsOf(
  sources: Sources,
  scope: Scope,
  filters: DocumentFilters,
): readonly (readonly Trait[])[] | undefined {
  const { types, statuses, channels, counterparty, metadata, q } = filters;
  const { reader } = sources;
  const words = q === undefined ? [] : wordTraits(sources, scope, q);
  if (!words) return undefined;
  const { issuedFrom, issuedTo, createdFrom, createdTo } = filters;
  const ofBusiness = [
    ...Object.entries(metadata ?? {}).map((pair) => [pairTrait(reader, scope, pair)]),
    ...(counterparty === undefined ? [] : [counterpartyTraits(reader, scope, counterparty, types)]),
    ...(statuses ? [sortTraits(reader, scope, 'status', statuses)] : []),
    ...(types.length < documentTypes.length ? [sortTraits(reader, scope, 'type', types)] : []),
    ...(channels ? [sortTraits(reader, scope, 'channel', channels)] : []),
  ];
  return [
    ...words,
    ...(issuedFrom || issuedTo ? [[issuedIn(reader, scope, issuedFrom, issuedTo)]] : []),
    ...(createdFrom || createdTo ? [[createdTrait(reader, scope, createdFrom, createdTo)]] : []),
    // Words and periods do not say whose documents they are.
    ...(ofBusiness.length > 0 ? ofBusiness : [[anyTrait(reader, scope)]]),
  ];
}

function issuedIn(reader: PlaceReader, scope: Scope, from?: string, to?: string): Trait {
  return from !== undefined && from === to
    ? dayTrait(reader, scope, from)
    : issuedTrait(reader, scope, from, to);
}
