/** What makes backups: a till, or a head office. */
export const backupPrograms = ['mostrador', 'matriz'] as const;
export type BackupProgram = (typeof backupPrograms)[number];

/** Whose backups they are: two computers that share a destination never take each other's for old ones of their own. */
export interface BackupOwner {
  /** That of a till when left out. */
  readonly program?: BackupProgram | undefined;
  readonly ruc: string;
  readonly installationId: string;
}

function prefixOf({ program = 'mostrador', ruc, installationId }: BackupOwner): string {
  return `${program}-${ruc}-${installationId.slice(0, 8)}-`;
}

/** `mostrador-1799999990001-0a1b2c3d-20261122T030000Z.age` */
export function backupName(owner: BackupOwner, at: Date): string {
  const instant = at.toISOString().replace(/\.\d+/, '').replaceAll(/[-:]/g, '');
  return `${prefixOf(owner)}${instant}.age`;
}

/** Whether none of the files is a later backup of the same computer. Instants of one form sort as text. */
export function isNewest(name: string, files: readonly string[]): boolean {
  const prefix = name.slice(0, name.lastIndexOf('-') + 1);
  return files.every((file) => !file.startsWith(prefix) || !instantIn(file) || file <= name);
}

/** When a backup of a program was made, by its name; undefined for any other file, and for those of others where an owner is named. */
export function instantOf(
  name: string,
  { program = 'mostrador', ...owner }: Partial<BackupOwner> = {},
): Date | undefined {
  const { ruc, installationId } = owner;
  if (ruc !== undefined && installationId !== undefined) {
    if (!name.startsWith(prefixOf({ program, ruc, installationId }))) return undefined;
  }
  return name.startsWith(`${program}-`) ? instantIn(name) : undefined;
}

function instantIn(name: string): Date | undefined {
  const [, year, month, day, hour, minute, second] =
    /^(?:mostrador|matriz)-\d{13}-[0-9a-f]{8}-(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z\.age$/.exec(name) ?? [];
  const at = new Date(`${year}-${month}-${day}T${hour}:${minute}:${second}Z`);
  return Number.isNaN(at.getTime()) ? undefined : at;
}
