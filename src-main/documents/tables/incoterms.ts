/**
 * Terms of delivery of an export (Incoterms 2020). They are offered: the schema takes any one to ten capitals, and
 * terms of earlier years (DAT, DDU) stand in contracts still alive.
 */
export const incoterms = [
  'EXW',
  'FCA',
  'FAS',
  'FOB',
  'CFR',
  'CIF',
  'CPT',
  'CIP',
  'DAP',
  'DPU',
  'DDP',
] as const;
