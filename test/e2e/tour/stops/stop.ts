import type { Page } from 'playwright';
import { en } from '../../../../src-renderer/text/en.ts';
import { es } from '../../../../src-renderer/text/es.ts';
import type { Text } from '../../../../src-renderer/text/text.ts';

/** A screen worth looking at. */
export interface Stop {
  readonly name: string;
  /** The route, from `/`. */
  readonly path: string;
  /** What is done there before it is looked at. */
  readonly act?: (page: Page) => Promise<unknown>;
}

/** What the shop has that screens of one thing are about. */
export interface Sights {
  readonly barcodes: readonly string[];
  readonly documentId?: string;
  readonly annulledId?: string;
  readonly refusedId?: string;
  /** Of sixty lines, to somebody with a long name. */
  readonly longId?: string;
  readonly purchaseId?: string;
  /** Of goods: one that is to be entered into stock, one that was, a note of what went back, and a settlement. */
  readonly goodsId?: string;
  readonly receivedId?: string;
  readonly noteId?: string;
  readonly settlementId?: string;
  readonly proformaId?: string;
  readonly importId?: string;
}

/** What a shop that has nothing shows. */
export const noSights: Sights = { barcodes: [] };

/** Does one thing after the other. */
export const inTurn =
  (...acts: readonly ((page: Page) => Promise<unknown>)[]) =>
  async (page: Page): Promise<void> => {
    for (const act of acts) await act(page);
  };

export const press = (key: string) => (page: Page) => page.keyboard.press(key);

/** Presses the first button of that name in either language, up to what is filled in. */
export const pressButton = (nameIn: (texts: Text) => string) => (page: Page) => {
  const named = (texts: Text) => page.getByRole('button', { name: nameIn(texts).replace(/\s*\{\{.*$/, '') });
  return named(es).or(named(en)).first().click();
};
