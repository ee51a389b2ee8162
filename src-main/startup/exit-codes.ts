/** What a script may switch on when a door does not open. */
export const exitCodes = {
  failed: 1,
  /** Wrong arguments or settings. */
  usage: 2,
  folderInUse: 3,
  portTaken: 4,
  newerData: 5,
  noSpace: 6,
  damagedData: 7,
  /** The operating system keeps the key of the secrets, and does not give it here or now. */
  keyOutOfReach: 8,
  /** There is no PostgreSQL for a head office. */
  noDatabase: 9,
  /** A head office with a PostgreSQL of its own is not run on this system. */
  unsupportedSystem: 10,
  /** The user of PostgreSQL cannot pass through a folder above the data. */
  closedFolder: 11,
} as const;
