import type { UnprovenCause } from '../entity.ts';

/** Why nothing proves the last number of a series: the end of a sentence, for a shopkeeper. */
export const whyUnproven: Readonly<Record<UnprovenCause, string>> = {
  copied: 'estos datos son una copia, o se restauraron sin su diario de números',
  behind:
    'estos datos son más antiguos que lo último que se emitió, y este computador o el segundo lugar lo recuerdan',
  journal_damaged: 'el diario de números está dañado, o le faltan líneas',
};
