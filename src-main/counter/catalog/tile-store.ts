import type { TilePage, TilesBody } from '../../contract/catalog/tiles.ts';
import type { PictureType } from '../../contract/picture.ts';

export interface ProductPicture {
  readonly contentType: PictureType;
  readonly bytes: Uint8Array;
  /** Another one for other bytes: part of its address, so that nobody shows an old one. */
  readonly version: string;
}

export interface TileStore {
  /** The pages of favourites, each with its products as they now are. */
  pages(): Promise<readonly TilePage[]>;
  /** Sets all pages anew; where one names a product that is not there, nothing changes. */
  setPages(pages: TilesBody['pages']): Promise<TilesWriting>;
  picture(productId: string): Promise<ProductPicture | undefined>;
  /** The picture of a product instead of the one it had; null takes it away. */
  setPicture(productId: string, picture: ProductPicture | null, limit: number): Promise<PictureWriting>;
}

export type TilesWriting =
  | { readonly kind: 'written'; readonly pages: readonly TilePage[] }
  | { readonly kind: 'no_product'; readonly page: number; readonly index: number };

/** `full`: no more than so many pictures in all. */
export type PictureWriting = 'written' | 'no_product' | 'full';
