import { seededRandom } from '../../../support/seeded-random.ts';
import type { Person } from './scene.ts';

const firstNames = [
  'ANA',
  'LUIS',
  'ROSA',
  'JOSÉ',
  'MARÍA',
  'CARLOS',
  'INÉS',
  'PEDRO',
  'NELLY',
  'HUGO',
  'LUZ',
  'RAÚL',
  'ÑUSTA',
  'JORGE',
  'GLORIA',
  'EDISON',
  'WILMA',
  'FREDDY',
];
const lastNames = [
  'QUISHPE',
  'GUAMÁN',
  'CEDEÑO',
  'ZAMBRANO',
  'VERA',
  'MORALES',
  'CHICAIZA',
  'PAREDES',
  'LOOR',
  'ESPINOZA',
  'YÁNEZ',
  'MUÑOZ',
  'TOAPANTA',
  'CAICEDO',
  'ORDÓÑEZ',
  'SALAZAR',
  'ALVARADO',
  'BRAVO',
  'ROJAS',
  'PEÑAFIEL',
];

/** People a shop sells to: as many as wanted, each with an identification of their own. */
export function makeCustomers(count: number, seed: number): readonly Person[] {
  const random = seededRandom(seed);
  return Array.from({ length: count }, (_, index) => ({
    identification: `${String(1 + (index % 24)).padStart(2, '0')}${String(index).padStart(8, '0')}`,
    name: [
      random.pick(firstNames),
      random.pick(firstNames),
      random.pick(lastNames),
      random.pick(lastNames),
    ].join(' '),
  }));
}

/** Which customers come, a few often and most seldom: so many, and nobody twice. */
export function pickCustomers(
  customers: readonly Person[],
  count: number,
  chance: () => number,
): readonly Person[] {
  const turns = Math.floor(customers.length / count);
  return Array.from({ length: count }, (_, index) => {
    const customer = customers[Math.floor(chance() ** 3 * turns) * count + index];
    if (!customer) throw new Error('there are too few customers');
    return customer;
  });
}
