import type { OperatorBody } from '../../contract/counter/operator.ts';
import { translate } from '../../process/language.ts';
import { type PlanPart, repeatedIn, type ShopFault, type ShopStep } from './plan.ts';

const path = '/v1/local/operators';

/**
 * The people of the counter, by their names. The PIN is that of a new person: an operator who is there has one of their own, and
 * who was put out of the shop stays out.
 */
export const planOperators: PlanPart = ({ operators }, state) => {
  const lacksAdministrator =
    operators.length > 0 &&
    state.operators.length === 0 &&
    !operators.some(({ role }) => role === 'administrator');
  const unnamed: ShopFault = {
    pointer: '/operators',
    refersTo: 'operators',
    message: translate({
      es: 'Falta una persona con el rol administrator.',
      en: 'A person with the role administrator is missing.',
    }),
  };
  return {
    faults: [
      ...(lacksAdministrator ? [unnamed] : []),
      ...repeatedIn(operators, { list: 'operators', field: 'name', keyOf: ({ name }) => name }),
    ],
    // The first of all is an administrator, who makes the others.
    steps: operators.toSorted(administratorsFirst).flatMap((operator): readonly ShopStep[] => {
      const { name, role } = operator;
      const there = state.operators.find((one) => one.name === name);
      if (!there) {
        return [
          {
            text: translate({ es: `Operador «${name}»: se añade`, en: `Operator “${name}”: is added` }),
            by: 'administrator',
            run: async (client) => {
              await client.call({ method: 'POST', path, body: operator });
            },
          },
        ];
      }
      if (there.role === role) return [];
      return [
        {
          text: translate({
            es: `Operador «${name}»: cambia de rol`,
            en: `Operator “${name}”: changes role`,
          }),
          by: 'administrator',
          run: async (client) => {
            await client.call({
              method: 'PATCH',
              path: `${path}/${there.id}`,
              body: { role },
            });
          },
        },
      ];
    }),
  };
};

function administratorsFirst(one: OperatorBody, other: OperatorBody): number {
  return Number(other.role === 'administrator') - Number(one.role === 'administrator');
}
