/** What a picture may be: the two kinds that every page and mail program shows. */
export const pictureTypes = ['image/png', 'image/jpeg'] as const;
export type PictureType = (typeof pictureTypes)[number];

export interface Picture {
  readonly contentType: PictureType;
  /** Pixels, as it is shown. */
  readonly width: number;
  readonly height: number;
}

/** What a picture is by its bytes, whatever it is called; undefined when it cannot be shown or printed. */
export type ReadPicture = (bytes: Uint8Array) => Picture | undefined;
