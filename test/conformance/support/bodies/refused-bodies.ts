import { expect } from 'vitest';
import type { DocumentType } from '../../../../src-main/documents/kinds.ts';
import { faultsIn } from '../contract-client.ts';
import type { World } from '../world.ts';
import { type Body, pathOf } from './bodies.ts';

/** What is wrong with a body of a type in the sandbox, `pointer code` of each fault; issuing and previewing agree. */
export async function faultsOf(world: World, type: DocumentType, body: unknown): Promise<readonly string[]> {
  const faults: (readonly string[])[] = [];
  for (const path of [pathOf(type), `${pathOf(type)}/preview`]) {
    faults.push(faultsIn(await world.sandbox.refused(422, 'validation_failed', 'POST', path, { body })));
  }
  expect(faults[1]).toEqual(faults[0]);
  return faults[0] ?? [];
}

/** The body of a type as its samples have it, with other fields. */
export function bodyWith(world: World, type: DocumentType, parts: Body): Body {
  return { ...world.bodies[type], ...parts };
}
