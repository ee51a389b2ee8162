type Schema = Readonly<Record<string, unknown>>;

/**
 * A body's schema without the insides of what may be left out: of those only what they are. The annexes of a tax document
 * are most of its schema, and most documents have none.
 */
export function shortSchema(schema: Schema): Schema {
  const required: readonly unknown[] = Array.isArray(schema.required) ? schema.required : [];
  const { $defs = {}, ...whole } = schema;
  const properties = Object.entries(Object(schema.properties)).map(([name, property]) => [
    name,
    required.includes(name) ? property : outline(Object(property)),
  ]);
  const short = { ...whole, properties: Object.fromEntries(properties) };
  const used = usedIn(short, Object($defs));
  return Object.keys(used).length === 0 ? short : { ...short, $defs: used };
}

/** Plain values are whole; of what has parts, its description and whether it is a list. */
function outline(property: Schema): Schema {
  const hasParts = ['$ref', 'properties', 'items', 'anyOf', 'oneOf', 'allOf'].some((key) => key in property);
  if (!hasParts) return property;
  const { description, type } = property;
  return { ...(type !== undefined && { type }), ...(description !== undefined && { description }) };
}

/** The definitions that a schema refers to, and those that they do. */
function usedIn(schema: unknown, definitions: Readonly<Record<string, unknown>>) {
  const used: Record<string, unknown> = {};
  const walk = (value: unknown): void => {
    for (const [, name = ''] of JSON.stringify(value).matchAll(/"#\/\$defs\/([^"]+)"/g)) {
      if (name in used) continue;
      used[name] = definitions[name];
      walk(definitions[name]);
    }
  };
  walk(schema);
  return used;
}
