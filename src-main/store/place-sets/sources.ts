import type Database from 'better-sqlite3';
import { makePlaceReader, type PlaceReader } from './place-reader.ts';
import { makeVocabulary, type Vocabulary } from './vocabulary.ts';

/** Where sets of places are read. */
export interface Sources {
  readonly reader: PlaceReader;
  readonly vocabulary: Vocabulary;
}

export function sourcesIn(database: Database.Database): Sources {
  const reader = makePlaceReader(database);
  return { reader, vocabulary: makeVocabulary(reader) };
}
