/** The last labels of the products. */
export interface LabelStore {
  /** The price on the last label of each product, by its identifier; without those that never had one. */
  prices(list: string | undefined): Promise<ReadonlyMap<string, string>>;
  /** Products that are gone meanwhile are left out. */
  record(labels: readonly LabelPrice[], made: LabelsMade): Promise<void>;
}

export interface LabelPrice {
  readonly productId: string;
  /** Dollars with two decimals. */
  readonly price: string;
}

export interface LabelsMade {
  /** The price list of the labels; undefined for the general prices. */
  readonly list: string | undefined;
  readonly at: string;
}
