import type { EntityChanges } from '../../../src-main/business/entity/entity-changes.ts';
import type { EntityResource } from '../../../src-main/contract/business/entity.ts';
import { entityPatch } from '../../../src-main/contract/business/entity-patch.ts';
import { checkBody } from '../../../src-main/documents/body/check-body.ts';

/** Changes that are answered and forgotten; the one logo there is has three bytes. */
export function memoryEntityChanges(entities: readonly EntityResource[]): EntityChanges {
  const notFound = { ok: false, problem: { code: 'not_found' } } as const;

  function outcomeOf(id: string) {
    const entity = entities.find((one) => one.id === id);
    return entity ? ({ ok: true, value: entity } as const) : notFound;
  }

  return {
    async change(entityId, body) {
      const checked = checkBody(entityPatch, body);
      if (checked.ok) return outcomeOf(entityId);
      return { ok: false, problem: { code: 'validation_failed', errors: checked.faults } };
    },
    logo: async (entityId) =>
      outcomeOf(entityId).ok
        ? {
            ok: true,
            value: { contentType: 'image/png', bytes: Buffer.from('png'), width: 1, height: 1, version: '1' },
          }
        : notFound,
    putLogo: async (entityId) => outcomeOf(entityId),
    removeLogo: async (entityId) => (outcomeOf(entityId).ok ? { ok: true, value: undefined } : notFound),
  };
}
