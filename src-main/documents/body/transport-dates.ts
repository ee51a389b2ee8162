import type { Fault } from '../values/fault.ts';

/**
 * What is wrong with the days of a transport: it starts on the day of issue or later (message 82), and ends on its
 * first day or later.
 */
export function transportFaults(
  transport: { readonly transport_start: string; readonly transport_end: string } | undefined,
  { issueDate, pointer }: { issueDate: string; pointer: string },
): Fault[] {
  if (!transport) return [];
  const { transport_start: start, transport_end: end } = transport;
  return [
    ...(start < issueDate
      ? [
          {
            pointer: `${pointer}/transport_start`,
            code: 'date_order',
            message: `El traslado no puede empezar antes del día de emisión, ${issueDate}.`,
          } as const,
        ]
      : []),
    ...(end < start
      ? [
          {
            pointer: `${pointer}/transport_end`,
            code: 'date_order',
            message: 'El traslado no puede terminar antes de empezar.',
          } as const,
        ]
      : []),
  ];
}
