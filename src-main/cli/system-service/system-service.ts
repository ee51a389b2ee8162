/** What the system is to keep running. */
export interface ServiceDescription {
  /** The program and the words before `serve`: an installed binary alone, or Node and the file of the door. */
  readonly command: readonly string[];
  readonly dataDir: string;
}

/** How one operating system keeps a program running. Commands are words, never a line of a shell. */
export interface SystemService {
  readonly name: string;
  /** Where its description is kept. */
  readonly file: (described: ServiceDescription) => string;
  readonly text: (described: ServiceDescription) => string;
  /** UTF-8 unless said. */
  readonly encoding?: BufferEncoding;
  readonly install: (described: ServiceDescription) => readonly (readonly string[])[];
  readonly remove: () => readonly (readonly string[])[];
  readonly status: () => readonly string[];
}
