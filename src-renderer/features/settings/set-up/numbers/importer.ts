import type { ComponentType } from 'react';
import type { ImportResource } from '../../../../../src-main/contract/import.ts';

/** Reads the numbers of a former system from its documents. */
export type Importer = ComponentType<{
  readonly onNumbered: (numbering: ImportResource['numbering']) => void;
}>;
