/** The name that people know the owner of a distinguished name by; the whole of it where it has none. */
export function commonNameIn(distinguishedName: string): string {
  return /(?:^|[,+\n]\s*)CN=((?:\\.|[^,+\n])*)/i.exec(distinguishedName)?.[1]?.trim() || distinguishedName;
}
