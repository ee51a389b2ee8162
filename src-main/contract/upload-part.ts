/** A part of an uploaded form, as it comes from the wire. Each must be read to its end before the next one comes. */
export interface UploadPart {
  /** Of the form. */
  readonly field: string;
  /** As the sender calls it; undefined for a field that is no file. */
  readonly fileName: string | undefined;
  readonly content: AsyncIterable<Uint8Array>;
}
