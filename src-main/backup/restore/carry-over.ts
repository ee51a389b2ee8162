import type Database from 'better-sqlite3';
import { keysOf } from '../../documents/values/keys-of.ts';
import { storageFaultOf } from '../../store/sqlite/condition/storage-fault.ts';

/** What of replaced data must not go back in time. */
export type CarriedSubject = keyof typeof subjects;

/**
 * Takes over from the data that is replaced what must not go back in time: numberings, so that no number issued since
 * the backup is ever issued again, closings of tills alike, revoked keys, and what it is at its head office. A numbering is identified by what the authority
 * sees of it (business, environment, document type, emission point), not by our ids: the backup may come from another
 * installation. What the backup does not know at all, a business or an emission point opened later, comes along without
 * its documents. Gives what could not be read, of data that are damaged.
 */
export function carryOver(incoming: Database.Database, replacedFile: string): readonly CarriedSubject[] {
  try {
    incoming.prepare('ATTACH ? AS replaced').run(replacedFile);
  } catch (reason) {
    if (storageFaultOf(reason) === 'damaged') return carriedSubjects;
    throw reason;
  }
  try {
    incoming.exec(sameBusiness);
    return carriedSubjects.filter((subject) => !isCarried(incoming, subject));
  } finally {
    incoming.exec('DROP VIEW IF EXISTS temp.old_series; DROP VIEW IF EXISTS temp.same_entity');
    incoming.exec('DETACH replaced');
  }
}

/** All of a subject or nothing; false when the replaced data cannot be read there. */
function isCarried(incoming: Database.Database, subject: CarriedSubject): boolean {
  try {
    incoming.transaction(() => {
      for (const step of subjects[subject]) incoming.exec(step);
    })();
    return true;
  } catch (reason) {
    if (storageFaultOf(reason) === 'damaged') return false;
    throw reason;
  }
}

/** A backup of another business (another RUC) has nothing to do with these numbers. */
const sameBusiness = `
  CREATE TEMP VIEW same_entity AS
  SELECT old.id AS old_id, new.id AS new_id
  FROM replaced.entity AS old JOIN main.entity AS new ON new.kind = old.kind AND new.ruc = old.ruc;

  CREATE TEMP VIEW old_series AS
  SELECT old.*, same.new_id
  FROM replaced.series AS old JOIN same_entity AS same ON same.old_id = old.entity_id;`;

const subjects = {
  numbers: [
    `INSERT INTO entity SELECT * FROM replaced.entity WHERE kind NOT IN (SELECT kind FROM main.entity)`,

    `INSERT OR IGNORE INTO establishment (entity_id, code, address)
     SELECT same.new_id, old.code, old.address
     FROM replaced.establishment AS old JOIN same_entity AS same ON same.old_id = old.entity_id`,

    `UPDATE series SET next_number = max(series.next_number, old.next_number)
     FROM old_series AS old
     WHERE (series.entity_id, series.environment, series.document_type, series.establishment, series.emission_point)
       = (old.new_id, old.environment, old.document_type, old.establishment, old.emission_point)`,

    `INSERT INTO series
       (id, entity_id, environment, document_type, establishment, emission_point, next_number, active)
     SELECT id, new_id, environment, document_type, establishment, emission_point, next_number, active
     FROM old_series
     WHERE (new_id, environment, document_type, establishment, emission_point) NOT IN
       (SELECT entity_id, environment, document_type, establishment, emission_point FROM main.series)`,
  ],

  closings: [
    `UPDATE till SET last_z_number = max(till.last_z_number, old.last_z_number)
     FROM replaced.till AS old JOIN same_entity AS same ON same.old_id = old.entity_id
     WHERE (till.entity_id, till.environment, till.establishment, till.emission_point)
       = (same.new_id, old.environment, old.establishment, old.emission_point)`,
  ],

  revoked_keys: [
    `UPDATE api_key SET revoked_at = old.revoked_at
     FROM replaced.api_key AS old WHERE old.id = api_key.id AND api_key.revoked_at IS NULL`,
  ],

  // Who this computer is at its head office, and whether it still is; of another business, it is nobody there. Whether it runs one
  // itself goes with that.
  head_office: [
    `DELETE FROM station`,
    `INSERT INTO station SELECT * FROM replaced.station
     WHERE NOT EXISTS (
       SELECT 1 FROM replaced.entity AS old JOIN main.entity AS new ON new.kind = old.kind AND new.ruc <> old.ruc
     )`,
    `DELETE FROM setting WHERE name GLOB 'hosted_head_*'`,
    `INSERT INTO setting SELECT * FROM replaced.setting
     WHERE name GLOB 'hosted_head_*' AND NOT EXISTS (
       SELECT 1 FROM replaced.entity AS old JOIN main.entity AS new ON new.kind = old.kind AND new.ruc <> old.ruc
     )`,
  ],
} as const;

export const carriedSubjects = keysOf(subjects);
