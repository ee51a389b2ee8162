import { v7 as uuid } from 'uuid';
import { expect } from 'vitest';
import type { DocumentType } from '../../../../src-main/documents/kinds.ts';
import { pathOf } from '../bodies/bodies.ts';
import { computed } from '../bodies/shapes.ts';
import type { World } from '../world.ts';

/** 409 when the body is another than the previewed one, or the identifier is of no preview; 422 for what is none. */
export async function expectPreviewRules(world: World, type: DocumentType): Promise<void> {
  const { sandbox, bodies } = world;
  const path = pathOf(type);
  const body = bodies[type];
  const { preview_id } = await sandbox.expectJson(200, 'POST', `${path}/preview`, body);
  expect(preview_id).toMatch(/^[0-9a-f]{64}$/);
  const check = uuid();
  const other = { body: { ...body, metadata: { check } } };
  for (const id of [preview_id, '0'.repeat(64)]) {
    await sandbox.refused(409, 'preview_mismatch', 'POST', `${path}?preview_id=${id}`, other);
  }
  for (const id of [
    '',
    'x',
    String(preview_id).toUpperCase(),
    String(preview_id).slice(1),
    `${preview_id}0`,
  ]) {
    const address = `${path}?preview_id=${id}`;
    const { errors } = await sandbox.refused(422, 'validation_failed', 'POST', address, other);
    expect(errors, address).toMatchObject([{ parameter: 'preview_id' }]);
  }
  const list = await sandbox.get(`/v1/ec/documents?metadata[check]=${check}`);
  expect(list).toMatchObject({ total_count: 0 });
  const elsewhere = `${path}?preview_id=${preview_id}`;
  if (!('modified_document' in body))
    await world.test.refused(409, 'preview_mismatch', 'POST', elsewhere, { body });
  const issued = await sandbox.expectJson(201, 'POST', `${path}?preview_id=${preview_id}&wait=0`, body);
  expect(issued).toMatchObject({ ...(await computed(world, type, body)) });
}

/** A key of 1 to 255 characters issues once, whatever happens; with another body it is refused. */
export async function expectIdempotency(world: World, type: DocumentType): Promise<void> {
  const { sandbox } = world;
  const path = pathOf(type);
  const call = async (key: string, body: unknown, query = '') =>
    sandbox.call('POST', `${path}?${query}`, { body, headers: { 'idempotency-key': key } });
  for (const length of [1, 255]) {
    const filled = `${uuid()}${'k'.repeat(255)}`.slice(0, length);
    const key = length === 1 ? characterOf(type) : filled;
    const check = uuid();
    const body = { ...world.bodies[type], metadata: { check } };
    const [first, again] = [await call(key, body), await call(key, body, 'wait=0')];
    expect([first.status, again.status]).toEqual([201, 200]);
    expect(again.headers['idempotent-replayed']).toBe('true');
    expect(again.json().id).toBe(first.json().id);
    const other = await call(key, { ...body, metadata: { check, a: 'b' } });
    expect([other.status, other.json().code]).toEqual([422, 'idempotency_key_reused']);
    const list = await sandbox.get(`/v1/ec/documents?metadata[check]=${check}`);
    expect(list).toMatchObject({ total_count: 1 });
  }
  for (const key of ['', 'k'.repeat(256)]) {
    const refused = await call(key, world.bodies[type]);
    expect(refused.json(), key).toMatchObject({
      status: 400,
      code: 'idempotency_key_invalid',
      errors: [{ parameter: 'Idempotency-Key' }],
    });
  }
  const key = uuid();
  const check = uuid();
  const body = { ...world.bodies[type], metadata: { check } };
  const together = await Promise.all(Array.from({ length: 8 }, () => call(key, body)));
  const statuses = together.map(({ status }) => status);
  expect(statuses.filter((status) => status === 201)).toHaveLength(1);
  expect(statuses.every((status) => status === 200 || status === 201)).toBe(true);
  expect(await sandbox.get(`/v1/ec/documents?metadata[check]=${check}`)).toMatchObject({ total_count: 1 });
}

/** A key of one character for each type: a key lives as long as its document, under its path. */
function characterOf(type: DocumentType): string {
  return type.at(0) ?? 'k';
}
