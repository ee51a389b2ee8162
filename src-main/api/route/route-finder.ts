import type { Route } from './route.ts';

/** What an address of the API names: a path of the table, with what stands in its `{…}`. */
export interface Place {
  /** As the table writes it: `/v1/ec/invoices/{id}`. */
  readonly path: string;
  /** What may be done there, by method, in the order of the table. */
  readonly operations: ReadonlyMap<string, Route>;
  readonly params: Readonly<Record<string, string>>;
}

/** The place that the address of a request names, its query aside; undefined for an address of nothing. */
export type FindPlace = (url: string) => Place | undefined;

/** A step of the tree of paths; each edge is what stands between two slashes. */
interface Step {
  readonly fixed: Map<string, Step>;
  /** Where `{…}` stands, whatever its name. */
  any?: Step;
  here?: { readonly path: string; readonly operations: Map<string, Route> };
}

/**
 * Finds operations by address. The server's own router makes a context, a matcher and an answer to every other method
 * for each of the hundreds of operations, which was a third of the start; here a path is a few entries of maps.
 */
export function makeRouteFinder(routes: readonly Route[]): FindPlace {
  const root: Step = { fixed: new Map() };
  for (const route of routes) {
    const end = segmentsOf(route.path).reduce(nextStep, root);
    end.here ??= { path: route.path, operations: new Map() };
    end.here.operations.set(route.method, route);
  }
  return (url) => {
    const segments = decode(segmentsOf(url));
    const found = segments && find(root, segments, 0);
    if (!found || !segments) return undefined;
    return { ...found, params: paramsOf(found.path, segments) };
  };
}

function nextStep(step: Step, segment: string): Step {
  if (isParam(segment)) {
    step.any ??= { fixed: new Map() };
    return step.any;
  }
  const known = step.fixed.get(segment);
  if (known) return known;
  const made: Step = { fixed: new Map() };
  step.fixed.set(segment, made);
  return made;
}

/** What is named by itself comes before what any value may name: `/reports` before `/{id}`. */
function find(step: Step, segments: readonly string[], depth: number): Step['here'] {
  const segment = segments[depth];
  if (segment === undefined) return step.here;
  const fixed = step.fixed.get(segment);
  const found = fixed && find(fixed, segments, depth + 1);
  if (found || !step.any || segment === '') return found;
  return find(step.any, segments, depth + 1);
}

/** A proxy's form of an address names the host too. */
function segmentsOf(url: string): readonly string[] {
  const [path = ''] = url.replace(/^https?:\/\/[^/]*/, '').split(/[?#]/, 1);
  return path.split('/').slice(1);
}

/** Each by itself: an escaped slash does not part what it stands in. */
function decode(segments: readonly string[]): readonly string[] | undefined {
  try {
    return segments.map(decodeURIComponent);
  } catch {
    return undefined;
  }
}

function paramsOf(path: string, segments: readonly string[]): Readonly<Record<string, string>> {
  const params: [string, string][] = [];
  for (const [index, segment] of segmentsOf(path).entries()) {
    const value = segments[index];
    if (isParam(segment) && value !== undefined) params.push([segment.slice(1, -1), value]);
  }
  return Object.fromEntries(params);
}

function isParam(segment: string): boolean {
  return segment.startsWith('{') && segment.endsWith('}');
}
