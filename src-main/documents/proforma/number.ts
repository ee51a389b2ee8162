/** What makes a proforma this one and no other in its business: each emission point counts its own. */
export interface ProformaIdentity {
  readonly establishment: string;
  readonly emissionPoint: string;
  readonly sequential: number;
}

/** `P-001-002-000123`: own numbers, so that nobody takes one for a fiscal document's. */
export function proformaNumber({ establishment, emissionPoint, sequential }: ProformaIdentity): string {
  return `P-${establishment}-${emissionPoint}-${String(sequential).padStart(6, '0')}`;
}
