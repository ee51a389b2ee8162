/** Whose backups they are: two computers that share a destination never take each other's for old ones of their own. */
export interface BackupOwner {
  readonly ruc: string;
  readonly installationId: string;
}

function prefixOf({ ruc, installationId }: BackupOwner): string {
  return `mostrador-${ruc}-${installationId.slice(0, 8)}-`;
}

/** `mostrador-1799999990001-0a1b2c3d-20261122T030000Z.age` */
export function backupName(owner: BackupOwner, at: Date): string {
  const instant = at.toISOString().replace(/\.\d+/, '').replaceAll(/[-:]/g, '');
  return `${prefixOf(owner)}${instant}.age`;
}

/** Whether none of the files is a later backup of the same computer. Instants of one form sort as text. */
export function isNewest(name: string, files: readonly string[]): boolean {
  const prefix = name.slice(0, name.lastIndexOf('-') + 1);
  return files.every((file) => !file.startsWith(prefix) || !instantOf(file) || file <= name);
}

/** When a backup was made, by its name; undefined for any other file, and for those of others where an owner is named. */
export function instantOf(name: string, owner?: BackupOwner): Date | undefined {
  if (owner && !name.startsWith(prefixOf(owner))) return undefined;
  const [, year, month, day, hour, minute, second] =
    /^mostrador-\d{13}-[0-9a-f]{8}-(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z\.age$/.exec(name) ?? [];
  const at = new Date(`${year}-${month}-${day}T${hour}:${minute}:${second}Z`);
  return Number.isNaN(at.getTime()) ? undefined : at;
}
