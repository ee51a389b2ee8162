import type { Dimension } from '../../documents/figures/figures-of.ts';

export interface ReportsTables {
  /** What a person saved of a period; days inclusive. */
  declaration: {
    entity_id: string;
    environment: string;
    first_day: string;
    last_day: string;
    stated_json: string;
    closing_json: string;
    saved_at: string;
  };
  /** Days with documents. Its figures are of now when `computed` equals `changes`. */
  report_day: { scope: number; day: string; changes: number; computed: number };
  /** Whole cents and, of quantities, whole millionths. */
  report_figure: {
    scope: number;
    day: string;
    dimension: Dimension;
    key: string;
    /** Whether the authority authorized them; 0: they wait for its decision. */
    decided: 0 | 1;
    label: string;
    documents: number;
    quantity: number;
    base: number;
    iva: number;
    total: number;
  };
}
