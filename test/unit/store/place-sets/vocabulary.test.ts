import { expect, it } from 'vitest';
import { sourcesIn } from '../../../../src-main/store/place-sets/sources.ts';
import { insertSearched } from '../../../support/searched-documents.ts';
import { openForReading, openTestStore } from '../../../support/store.ts';

it('tells where words that begin alike stand in few documents', async () => {
  const { insert, vocabulary } = openVocabulary();
  await insert(1, 'Luisa Peña');
  await insert(2, 'LUISANA NÚÑEZ');
  await insert(3, 'Pedro Luisa Luisa');
  expect(vocabulary.beginning('luisa')).toEqual({
    words: ['luisa', 'luisana'],
    places: Int32Array.of(1, 3, 3, 2),
  });
  expect(vocabulary.beginning('luisan')).toEqual({ words: ['luisana'], places: Int32Array.of(2) });
  expect(vocabulary.beginning('luisb')).toEqual({ words: [], places: Int32Array.of() });
});

it('tells only the words where they stand in many documents, and nothing where the words are many', async () => {
  const { insert, vocabulary } = openVocabulary();
  const often = 'consumidor consu0 consu1 '.repeat(30);
  for (let seq = 1; seq <= 40; seq += 1) await insert(seq, `${often} ${`cliente${seq} `.repeat(30)}`);
  expect(vocabulary.beginning('consu')).toEqual({ words: ['consu0', 'consu1', 'consumidor'] });
  expect(vocabulary.beginning('clien')).toEqual({});
  expect(vocabulary.beginning('cliente3').words).toHaveLength(11);
  await insert(41, 'consu2');
  expect(vocabulary.beginning('consu')).toEqual({ words: ['consu0', 'consu1', 'consu2', 'consumidor'] });
  expect(vocabulary.beginning('clien')).toEqual({});
});

it('remembers an answer until a document changes', async () => {
  const { insert, vocabulary } = openVocabulary();
  await insert(1, 'Luisa');
  expect(vocabulary.beginning('luisa').places).toEqual(Int32Array.of(1));
  expect(vocabulary.pairsBeginning('l')).toEqual(['lu']);
  expect(vocabulary.beginning('luisa')).toBe(vocabulary.beginning('luisa'));
  await insert(2, 'Luisa Lo');
  expect(vocabulary.beginning('luisa').places).toEqual(Int32Array.of(1, 2));
  expect(vocabulary.pairsBeginning('l')).toEqual(['lo', 'lu']);
});

function openVocabulary() {
  const { store, file } = openTestStore();
  const insert = (seq: number, words: string) => insertSearched(store, { seq, words });
  return { insert, vocabulary: sourcesIn(openForReading(file)).vocabulary };
}
