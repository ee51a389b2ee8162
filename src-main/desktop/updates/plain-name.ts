/** The name of a feed's file: one plain word in one folder, alike in an address, in an offline file and on every disk. */
export function isPlainName(name: string): boolean {
  return /^[A-Za-z0-9][A-Za-z0-9._-]*$/.test(name);
}
