import type { SeededRandom } from '../../support/seeded-random.ts';
import type { Description } from '../description/description.ts';
import type { Linked } from '../values/linked.ts';
import type { ValidValues } from '../values/valid-value.ts';

/** What a body is planned from. */
export interface BodyParts {
  readonly description: Description;
  readonly valid: ValidValues;
  readonly random: SeededRandom;
  /** A value that exists, for a member that refers to something. */
  find(link: Linked): unknown;
}
