import { documentPreview } from '../../../../src-main/contract/documents/document-resource.ts';
import type { DocumentType } from '../../../../src-main/documents/kinds.ts';
import type { World } from '../world.ts';
import { type Body, pathOf } from './bodies.ts';

/** A body computed by the service, as its preview shows it. */
export async function computed(world: World, type: DocumentType, body: unknown): Promise<Body> {
  const preview = await world.sandbox.expectJson(200, 'POST', `${pathOf(type)}/preview`, body);
  return documentPreview.parse(preview).document;
}

/** Every way from a value to something in it, without the indexes in lists: `lines`, `lines.taxes.rate`. */
export function waysIn(value: unknown, at = ''): ReadonlySet<string> {
  if (Array.isArray(value)) return new Set(value.flatMap((each) => [...waysIn(each, at)]));
  const own = at === '' ? [] : [at];
  if (typeof value !== 'object' || value === null) return new Set(own);
  const deeper = Object.entries(value).flatMap(([key, inner]) => [
    ...waysIn(inner, at === '' ? key : `${at}.${key}`),
  ]);
  return new Set([...own, ...deeper]);
}

/** The paths of an item and its parts, as the text lists them: `payment` of `method amount`. */
export function ways(item: string, parts: string): readonly string[] {
  return parts.split(' ').map((part) => (item === '' ? part : `${item}.${part}`));
}
