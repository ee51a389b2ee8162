import { type JsonObject, listAt, valueAt, withValueAt } from './json.ts';

/**
 * A body as it is sent: fields that were left empty are not said, a term needs both its parts, and the final consumer
 * has no identification or name of its own.
 */
export function settled(body: JsonObject): JsonObject {
  return withoutFinalConsumersName(withoutHalfTerms(body));
}

function withoutFinalConsumersName(body: JsonObject): JsonObject {
  if (valueAt(body, '/buyer/identification_type') !== 'consumidor_final') return body;
  return withValueAt(withValueAt(body, '/buyer/identification', undefined), '/buyer/name', undefined);
}

function withoutHalfTerms(body: JsonObject): JsonObject {
  return listAt(body, '/payments').reduce<JsonObject>((settledSoFar, _, index) => {
    const at = `/payments/${index}`;
    const withoutAmount =
      valueAt(settledSoFar, `${at}/amount`) === ''
        ? withValueAt(settledSoFar, `${at}/amount`, undefined)
        : settledSoFar;
    return valueAt(withoutAmount, `${at}/term/length`) === undefined
      ? withValueAt(withoutAmount, `${at}/term`, undefined)
      : withoutAmount;
  }, body);
}
