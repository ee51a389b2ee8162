import type { ImportResource } from '../../contract/import.ts';
import type { StoredImport } from '../ports/import-store.ts';

/** A stored import as the API shows it. */
export function importResourceOf(stored: StoredImport): ImportResource {
  return {
    id: stored.id,
    object: 'import',
    entity_id: stored.entityId,
    country: 'ec',
    environment: stored.environment,
    currency: 'USD',
    status: stored.status,
    status_transitions: stored.transitions,
    files: stored.files.map(({ name, kind, size, sha256, ignoredEntries }) => ({
      name,
      ...(kind && { kind }),
      size,
      sha256,
      ignored_entries: ignoredEntries,
    })),
    counts: countsOf(stored),
    verification: stored.verification,
    sales_total: stored.salesTotal,
    upgraded: stored.upgraded,
    numbering: stored.numbering.map((series) => ({
      series_id: series.seriesId,
      document_type: series.documentType,
      establishment: series.establishment,
      emission_point: series.emissionPoint,
      highest_imported: series.highestImported,
      highest_reserved: series.highestReserved,
      next_number: series.nextNumber,
      active: series.active,
      created: series.created,
    })),
    ...(stored.failure && { failure: stored.failure }),
    created_at: stored.createdAt,
    updated_at: stored.updatedAt,
  };
}

/** Nothing of an import that was broken off is pending: what still has to be written so already counts as skipped. */
function countsOf({ counts, status }: StoredImport): ImportResource['counts'] {
  const total = Object.values(counts).reduce((total, count) => total + count, 0);
  if (status !== 'canceled' && status !== 'failed') return { found: total, ...counts };
  return { found: total, ...counts, pending: 0, skipped: counts.skipped + counts.pending };
}
