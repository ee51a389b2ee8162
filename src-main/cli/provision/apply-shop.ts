import type { ShopFile } from '../../contract/business/set-up/shop-file.ts';
import { operatorResource } from '../../contract/counter/operator.ts';
import { listOf } from '../../contract/list.ts';
import { windowSessionResource } from '../../contract/local.ts';
import { translate } from '../../process/language.ts';
import { type Client, NotDoneError, RefusedError } from '../client.ts';
import type { ShopStep } from './plan.ts';
import { administratorIn } from './plan-shop.ts';

const people = '/v1/local/operators';

/**
 * Takes the steps in their order. One that is refused ends it: what was done before stays, and is not done again when
 * the file is applied again.
 */
export async function applyShop(owner: Client, shop: ShopFile, steps: readonly ShopStep[]): Promise<void> {
  const administrator = makeAdministrator(owner, shop);
  try {
    for (const [at, step] of steps.entries()) {
      try {
        await step.run(step.by === 'owner' ? owner : await administrator.acting());
      } catch (reason) {
        throw reason instanceof RefusedError ? stoppedAt(at, steps, reason) : reason;
      }
    }
  } finally {
    await administrator.leave();
  }
}

function stoppedAt(at: number, steps: readonly ShopStep[], refused: RefusedError): NotDoneError {
  const { detail, errors = [] } = refused.problem;
  const why = [detail, ...errors.map(({ message }) => message)].join(' ');
  const before = steps.slice(0, at).map(({ text }) => `  ${text}`);
  const done =
    before.length === 0
      ? translate({ es: 'Antes no se hizo nada.', en: 'Nothing was done before.' })
      : [translate({ es: 'Antes se hizo:', en: 'Done before:' }), ...before].join('\n');
  return new NotDoneError(
    translate({
      es: `${steps[at]?.text}: no se pudo. ${why}\n${done}`,
      en: `${steps[at]?.text}: it could not be done. ${why}\n${done}`,
    }),
    { cause: refused },
  );
}

/**
 * A session of its own, in which an administrator of the file acts by their PIN as soon as there is one: what changes is
 * then theirs in the records of the shop. The first of all people is made by nobody.
 */
function makeAdministrator(owner: Client, shop: ShopFile) {
  let session: Client | undefined;
  let isIn = false;

  async function open(): Promise<Client> {
    const answer = await owner.call({ method: 'POST', path: '/v1/local/window-sessions' });
    const { token } = windowSessionResource.parse(answer);
    return { ...owner, call: (request) => owner.call({ token, ...request }) };
  }

  return {
    async acting(): Promise<Client> {
      session ??= await open();
      if (isIn) return session;
      const there = listOf(operatorResource).parse(await owner.call({ method: 'GET', path: people })).data;
      const administrator = administratorIn(shop, there);
      if (administrator) {
        const path = `${people}/${administrator.id}/sign-in`;
        await session.call({ method: 'POST', path, body: { pin: administrator.pin } });
        isIn = true;
      }
      return session;
    },
    async leave(): Promise<void> {
      if (isIn) await session?.call({ method: 'POST', path: `${people}/sign-out` });
    },
  };
}
