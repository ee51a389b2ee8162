import type { WithholdingAnnex } from './withholding-code.ts';

export interface RetiredRentaRow {
  /** Last day in use, about. */
  readonly to: string;
  readonly note?: string;
  readonly annex?: WithholdingAnnex;
}

/**
 * Codes of income tax no longer in use, for documents of their time (SRI reference §9). Their last days are
 * approximate and their percents were not found.
 */
export const retiredRentaRows: Readonly<Record<string, RetiredRentaRow>> = {
  '341': { to: '2019-12-31', annex: 'banana_boxes' },
  '342': { to: '2019-12-31', annex: 'banana_boxes' },
  '342A': { to: '2019-12-31', annex: 'banana_boxes' },
  '342B': { to: '2019-12-31', annex: 'banana_boxes' },
  '344': { to: '2020-03-31', note: 'Otras retenciones aplicables al 2 %; desde entonces, 3440' },
  '330': { to: '2020-03-31' },
  '312B': { to: '2020-03-31' },
};
