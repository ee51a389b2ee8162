import type { ClockReason } from '../contract/clock.ts';
import { ecuadorTimestamp, toSriDate } from '../documents/values/ecuador-time.ts';
import type { ClockFault } from './clock-guard.ts';

/** A clock fault as a message to a person (Spanish): both times, and what to do. */
export function clockFaultMessage({ state, reason, better }: ClockFault, wall: number): string {
  const consequence =
    state === 'untrusted'
      ? 'Un documento llevaría la fecha de otro día, así que no se emite.'
      : 'Se sigue emitiendo con la fecha de hoy.';
  return [contradictions[reason](inEcuador(wall), inEcuador(better)), consequence, remedies[reason]].join(
    ' ',
  );
}

const contradictions: Readonly<Record<ClockReason, (ours: string, better: string) => string>> = {
  ahead_of_authority: (ours, better) =>
    `El reloj de la computadora está adelantado: dice ${ours} y el SRI ${better}.`,
  behind_authority: (ours, better) =>
    `El reloj de la computadora está atrasado: dice ${ours} y el SRI ${better}.`,
  behind_stamp: (ours, better) =>
    `El reloj de la computadora dice ${ours}, y este programa ya vio el ${better}.`,
  jumped: (ours, better) => `El reloj de la computadora retrocedió: dice ${ours} y ya era el ${better}.`,
};

const setTheClock = 'Ponga en hora el reloj de la computadora (hora automática, zona horaria de Ecuador).';
const confirmIt = `${setTheClock} Si la hora que dice ahora es la correcta, confírmelo en Ajustes.`;

const remedies: Readonly<Record<ClockReason, string>> = {
  ahead_of_authority: setTheClock,
  behind_authority: setTheClock,
  behind_stamp: confirmIt,
  jumped: confirmIt,
};

/** `21/11/2026 10:31:09`, Ecuador's time whatever the computer's zone. */
function inEcuador(instant: number): string {
  const timestamp = ecuadorTimestamp(new Date(instant));
  return `${toSriDate(timestamp.slice(0, 10))} ${timestamp.slice(11, 19)}`;
}
