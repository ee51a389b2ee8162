import { setTimeout as sleep } from 'node:timers/promises';
import type { AuthorityDouble } from '../../support/authority-double/authority-double.ts';
import type { RefusalRule } from '../../support/authority-double/soap/services.ts';
import type { SeededRandom } from '../../support/seeded-random.ts';
import { type Moment, makeMoment } from '../moment.ts';

/** What the authority is like from one moment to the next. */
export interface AuthorityWeather {
  /** Keys it refused once, so that someone has to correct them. */
  readonly refused: ReadonlySet<string>;
  /** A document lies at reception and is not answered yet. */
  readonly handedOver: Pick<Moment, 'next'>;
  /** Changes at random until it is over. */
  blow(isOver: () => boolean): Promise<void>;
  /** From now on it answers, at once and truly, and refuses nothing for no reason. */
  calm(): void;
}

/** Requests that are misbehaved to: from a good day to one when hardly any answer can be used. */
const rates = [0.05, 0.3, 0.3, 0.6, 0.9];
const decisionDelaysMs = [0, 50, 500, 3000];
/** Documents refused for nothing, at each stage; none more than once. */
const REFUSED = 0.04;
const LONGEST_SPELL_MS = 4000;
/** Spells in which the line to it is cut. */
const AWAY = 0.15;

export function makeAuthorityWeather(authority: AuthorityDouble, random: SeededRandom): AuthorityWeather {
  const refused = new Set<string>();
  const handedOver = makeMoment();
  let calm = false;

  const refuseSome =
    (code: string, title: string): RefusalRule =>
    ({ accessKey }) => {
      if (calm || refused.has(accessKey) || !random.chance(REFUSED)) return null;
      refused.add(accessKey);
      return { code, title, detail: 'Tormento', type: 'ERROR' };
    };
  const refuseSomeReceptions = refuseSome('35', 'ARCHIVO NO CUMPLE ESTRUCTURA XML');
  authority.refuse('reception', (facts) => {
    handedOver.happen();
    return refuseSomeReceptions(facts);
  });
  authority.refuse('decision', refuseSome('52', 'ERROR EN DIFERENCIAS'));

  return {
    refused,
    handedOver,
    async blow(isOver) {
      while (!isOver()) {
        authority.randomly(random.pick(rates), random.between(0, 2 ** 31));
        authority.setDecisionDelay(random.pick(decisionDelaysMs));
        authority.setInProcessCode(random.pick(['43', '70']));
        const isAway = random.chance(AWAY);
        if (isAway) await authority.leave();
        await sleep(random.between(200, LONGEST_SPELL_MS));
        if (isAway) await authority.comeBack();
      }
    },
    calm() {
      calm = true;
      authority.randomly(0, 0);
      authority.setDecisionDelay(0);
    },
  };
}
