import type { FormPart } from '../body/form-part.ts';
import type { Json } from '../body/json.ts';

/** Parts of a part, for what draws them in its rows and blocks. */
export interface InnerPartsProps {
  readonly form: readonly FormPart[];
  /** JSON pointer of the object the parts are of. */
  readonly owner: string;
  /** That object. */
  readonly item: Json;
  /** What the object is called. */
  readonly of: string;
}
