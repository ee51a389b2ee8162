import { keysOf } from '../../documents/values/keys-of.ts';

/**
 * The coins and notes that go round in Ecuador: the dollar's, and the centavo coins of the same value. The dollar
 * is counted as coin and as note. From the largest, as a drawer is counted.
 */
export const denominations = {
  note_100: { value: '100.00', label: 'Billete de $ 100' },
  note_50: { value: '50.00', label: 'Billete de $ 50' },
  note_20: { value: '20.00', label: 'Billete de $ 20' },
  note_10: { value: '10.00', label: 'Billete de $ 10' },
  note_5: { value: '5.00', label: 'Billete de $ 5' },
  note_2: { value: '2.00', label: 'Billete de $ 2' },
  note_1: { value: '1.00', label: 'Billete de $ 1' },
  coin_1: { value: '1.00', label: 'Moneda de $ 1' },
  coin_050: { value: '0.50', label: 'Moneda de 50 centavos' },
  coin_025: { value: '0.25', label: 'Moneda de 25 centavos' },
  coin_010: { value: '0.10', label: 'Moneda de 10 centavos' },
  coin_005: { value: '0.05', label: 'Moneda de 5 centavos' },
  coin_001: { value: '0.01', label: 'Moneda de 1 centavo' },
} as const;
export type Denomination = keyof typeof denominations;
export const denominationNames = keysOf(denominations);
