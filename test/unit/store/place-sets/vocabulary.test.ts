import Database from 'better-sqlite3';
import { expect, it, onTestFinished } from 'vitest';
import { openStore } from '../../../../src-main/store/open.ts';
import { sourcesIn } from '../../../../src-main/store/place-sets/sources.ts';
import { insertSearched } from '../../../support/searched-documents.ts';
import { temporaryFolder } from '../../../support/store.ts';

it('tells where words that begin alike stand in few documents', async () => {
  const { insert, vocabulary } = openVocabulary();
  await insert(1, 'Luisa Peña');
  await insert(2, 'LUISANA NÚÑEZ');
  await insert(3, 'Pedro Luisa Luisa');
  expect(vocabulary.beginning('luisa')).toEqual({ words: ['luisa', 'luisana'], places: [1, 3, 3, 2] });
  expect(vocabulary.beginning('luisan')).toEqual({ words: ['luisana'], places: [2] });
  expect(vocabulary.beginning('luisb')).toEqual({ words: [], places: [] });
});

it('tells only the words where they stand in many documents, and nothing where the words are many', async () => {
  const { insert, vocabulary } = openVocabulary();
  for (let seq = 1; seq <= 80; seq += 1) await insert(seq, `consumidor consu${seq % 2} cliente${seq}`);
  expect(vocabulary.beginning('consu')).toEqual({ words: ['consu0', 'consu1', 'consumidor'] });
  expect(vocabulary.beginning('clien')).toEqual({});
  expect(vocabulary.beginning('cliente7').words).toHaveLength(11);
});

it('remembers an answer until a document changes', async () => {
  const { insert, vocabulary } = openVocabulary();
  await insert(1, 'Luisa');
  expect(vocabulary.beginning('luisa').places).toEqual([1]);
  expect(vocabulary.pairsBeginning('l')).toEqual(['lu']);
  expect(vocabulary.beginning('luisa')).toBe(vocabulary.beginning('luisa'));
  await insert(2, 'Luisa Lo');
  expect(vocabulary.beginning('luisa').places).toEqual([1, 2]);
  expect(vocabulary.pairsBeginning('l')).toEqual(['lo', 'lu']);
});

function openVocabulary() {
  const file = `${temporaryFolder()}/mostrador.sqlite`;
  const store = openStore(file);
  const database = new Database(file, { readonly: true });
  onTestFinished(async () => {
    database.close();
    await store.close();
  });
  const insert = (seq: number, words: string) => insertSearched(store, { seq, words });
  return { insert, vocabulary: sourcesIn(database).vocabulary };
}
