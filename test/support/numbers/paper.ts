/** What people have on paper: which document each number belongs to, by all that was printed and sent. */
export interface Paper {
  /** False when the number belongs to another document. */
  write(number: string, documentId: string): boolean;
  /** The document of a number, if it is on paper. */
  ownerOf(number: string): string | undefined;
  /** Of an emission point; 0 before its first. */
  highestAt(point: string): number;
  /** How many numbers there are. */
  readonly size: number;
}

export function makePaper(): Paper {
  const owners = new Map<string, string>();
  return {
    write(number, documentId) {
      const known = owners.get(number);
      owners.set(number, documentId);
      return known === undefined || known === documentId;
    },
    ownerOf: (number) => owners.get(number),
    highestAt(point) {
      const prefix = `001-${point}-`;
      const numbers = [...owners.keys()].filter((one) => one.startsWith(prefix));
      return Math.max(0, ...numbers.map((one) => Number(one.slice(-9))));
    },
    get size() {
      return owners.size;
    },
  };
}

export function numberOf(establishment: string, emissionPoint: string, sequential: number): string {
  return `${establishment}-${emissionPoint}-${String(sequential).padStart(9, '0')}`;
}
