import { translate } from '../process/language.ts';
import type { MigrationStep } from '../store/migrations/migrate.ts';

/** What a person reads while the data of an earlier version are brought up to date, which may take minutes. */
export const updatingText = {
  title: 'Actualizando los datos',
  step: ({ step, steps }: MigrationStep) => `Paso ${step} de ${steps}`,
  hint: 'No apague el equipo. Con muchos documentos tarda unos minutos, y solo ocurre una vez.',
} as const;

/** The same as a line of a terminal. */
export function updatingLine({ step, steps }: MigrationStep): string {
  return translate({
    es: `Actualizando los datos (paso ${step} de ${steps}). No apague el equipo.`,
    en: `Bringing the data up to date (step ${step} of ${steps}). Do not switch the computer off.`,
  });
}
