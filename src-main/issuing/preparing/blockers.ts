import { isExpired } from '../../contract/business/certificate/certificate-validity.ts';
import {
  type ElsewhereReason,
  isElsewhere,
  numbersElsewhere,
} from '../../contract/business/set-up/numbers-elsewhere.ts';
import { whyUnproven } from '../../contract/business/set-up/unproven.ts';
import type { Problem } from '../../contract/problems/problems.ts';
import { ecuadorDate } from '../../documents/values/ecuador-time.ts';
import { conflictRemedy, stoppedByHeadOffice } from '../numbering/resume-series.ts';
import type { IssuingBusiness, Series } from '../ports/issuing-store.ts';

/** What stops issuing right now: a warning of a preview, a refusal of an issue. */
export interface Blocker {
  readonly code:
    | 'numbering_missing'
    | 'numbering_unproven'
    | 'numbering_conflict'
    | 'numbering_stopped'
    | `numbering_${ElsewhereReason}`
    | 'certificate_missing'
    | 'certificate_expired';
  readonly message: string;
  readonly detail: string;
}

/** Why no number can be taken, if so; without a series, none is active at all. */
export function numberingBlockers(series: Series | undefined, label: string): readonly Blocker[] {
  if (!series) {
    return [
      {
        code: 'numbering_missing',
        message: `No hay una serie activa para ${label.toLowerCase()}.`,
        detail: 'Active un punto de emisión en Ajustes.',
      },
    ];
  }
  if (!series.stopped) return [];
  const { reason, cause = 'copied' } = series.stopped;
  if (isElsewhere(reason)) {
    const { message, remedy } = numbersElsewhere[reason];
    return [{ code: `numbering_${reason}`, message, detail: remedy }];
  }
  const point = `${series.establishment}-${series.emissionPoint}`;
  if (reason === 'unproven') {
    return [
      {
        code: 'numbering_unproven',
        message: `La serie ${point} no tiene probado cuál fue su último número: ${whyUnproven[cause]}.`,
        detail:
          'Mire el último comprobante que emitió y diga en Mi negocio con qué número sigue, o emita desde otro punto ' +
          'de emisión. Si la otra copia sigue en uso, no emita con ambas en la misma serie.',
      },
    ];
  }
  if (reason === 'number_conflict') {
    return [
      {
        code: 'numbering_conflict',
        message: `La serie ${point} está detenida: otra caja de la matriz dio uno de sus números.`,
        detail: conflictRemedy,
      },
    ];
  }
  if (reason === 'head_office') {
    return [
      {
        code: 'numbering_stopped',
        message: `La serie ${point} está detenida: la detuvo la matriz.`,
        detail: stoppedByHeadOffice,
      },
    ];
  }
  return [
    {
      code: 'numbering_missing',
      message: `La serie ${point} está detenida: el SRI ya tiene uno de sus números, con otra clave de acceso.`,
      detail:
        'Averigüe qué otro programa numera en ese punto de emisión y reanude la serie en Ajustes con el número que ' +
        'sigue. Mientras tanto, emita desde otro punto de emisión.',
    },
  ];
}

/** A document is changed where it is sent from: here it would no longer be the one that the authority gets. */
export const movedAway: Problem = {
  code: 'invalid_state',
  detail:
    'Este negocio se movió a otra computadora: corrija y anule desde allá. Si el archivo nunca se abrió en la otra, ' +
    'deshaga el cambio en Ajustes › Respaldos.',
};

export function certificateBlockers(
  { certificateValidUntil }: IssuingBusiness,
  at: Date,
): readonly Blocker[] {
  if (certificateValidUntil === undefined) {
    return [
      {
        code: 'certificate_missing',
        message: 'Falta el certificado de firma.',
        detail: 'Instale el archivo .p12 en Ajustes › Firma electrónica.',
      },
    ];
  }
  if (!isExpired(certificateValidUntil, at)) return [];
  return [
    {
      code: 'certificate_expired',
      message: 'El certificado de firma caducó.',
      detail: `Venció el ${ecuadorDate(new Date(certificateValidUntil))}. Instale el nuevo.`,
    },
  ];
}

/** The refusal of what is blocked. */
export function blocked(blockers: readonly Blocker[]): Problem {
  return {
    code: 'not_ready',
    detail: blockers.map(({ message, detail }) => `${message} ${detail}`).join(' '),
    errors: blockers.map(({ code, message }) => ({ code, message })),
  };
}
