import type { BodyContent, Operation } from '../description/description.ts';
import { draw } from '../values/draw.ts';
import { fillLinks } from '../values/linked.ts';
import { keptHome } from '../values/named-values.ts';
import { varyExample } from '../values/vary-example.ts';
import type { BodyParts } from './body-parts.ts';
import type { PlannedBody } from './plan.ts';
import { planFile, planForm } from './plan-form.ts';

const isJson = /^application\/([\w.+-]+\+)?json$/;

/** A body as the operation's description says it. */
export function planBody(operation: Operation, parts: BodyParts): PlannedBody {
  const { body } = operation;
  if (!body || (!body.required && parts.random.chance(0.3))) return { kind: 'none' };
  const content = parts.random.pick(body.content);
  if (isJson.test(content.mediaType)) {
    const value = keptHome(fillLinks(jsonValue(content, parts), parts.find));
    return { kind: 'json', value, schema: content.schema };
  }
  if (content.mediaType === 'multipart/form-data') return planForm(content.schema, parts);
  return { kind: 'bytes', ...planFile(content.mediaType, parts.random) };
}

/** Mostly the example, as it stands or with a few changes: what it shows is known to be accepted. */
function jsonValue({ example, schema }: BodyContent, parts: BodyParts): unknown {
  const { random, description, valid } = parts;
  if (example === undefined || random.chance(0.15)) return draw(valid(schema), random);
  let value: unknown = example;
  for (let changes = random.between(0, 3); changes > 0; changes -= 1) {
    value = varyExample(value, schema, { schemas: description.schemas, valid, random });
  }
  return value;
}
