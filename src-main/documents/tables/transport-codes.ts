import type { DateSpan } from './date-span.ts';

/** A service of commercial transport. */
export interface TransportCode extends DateSpan {
  /** `codigoAuxiliar` of the invoice's line. */
  readonly code: string;
  readonly label: string;
  /** Whether the invoice carries the vehicle's plate. */
  readonly takesPlate: boolean;
}

/**
 * Commercial transport (SRI technical sheet 2.34, annex 25). The plate comes with NAC-DGERCGC26-00000024, ninety
 * days after it, about October 2026: the day is not certain, so nothing is refused for lack of a plate.
 */
export const transportCodes: readonly TransportCode[] = [
  {
    code: 'H492001',
    label: 'Servicio de transporte: operadora a cliente',
    from: '2025-11-01',
    takesPlate: true,
  },
  {
    code: 'H492002',
    label: 'Servicio de transporte: socio a operadora',
    from: '2025-11-01',
    takesPlate: false,
  },
];

const transportByCode: ReadonlyMap<string, TransportCode> = new Map(
  transportCodes.map((service) => [service.code, service]),
);

export function findTransportCode(code: string): TransportCode | undefined {
  return transportByCode.get(code);
}
