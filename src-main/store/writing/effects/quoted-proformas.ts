import { proformaNumber } from '../../../documents/proforma/number.ts';
import type { ProformaTransaction } from '../../../issuing/ports/proformas.ts';
import { scopeOf } from '../../rows/business/scope-of.ts';
import { selectProformaRows, toProformaRow } from '../../rows/proformas/proforma-rows.ts';
import type { Tx } from '../../sqlite/write-queue.ts';

/** What proformas became, in the transaction in which they do. */
export function quotedProformas(tx: Tx): ProformaTransaction {
  return {
    async quotedProforma(scope, id) {
      const row = await selectProformaRows(tx)
        .where('proforma.scope', '=', scopeOf(scope))
        .where('proforma.id', '=', id)
        .executeTakeFirst();
      if (!row) return undefined;
      const proforma = toProformaRow(row);
      return { number: proformaNumber(proforma), invoice: proforma.invoice };
    },
  };
}
