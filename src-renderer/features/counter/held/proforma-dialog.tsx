import type { ProformaResource } from '../../../../src-main/contract/proformas/proforma.ts';
import { SaveProformaDialog } from '../../../ui/proformas/save-proforma-dialog.tsx';
import { bodyOfSale } from '../sale/issue/compute-sale.ts';
import { useSaleIssuingPoint } from '../sale/issue/sale-issuing-point.ts';
import { useSale } from '../sale/sale-context.tsx';

interface ProformaDialogProps {
  readonly onSaved: (proforma: ProformaResource) => void;
  readonly onClose: () => void;
}

/** Saves the sale in hand as a proforma. */
export function ProformaDialog({ onSaved, onClose }: ProformaDialogProps) {
  const sale = useSale((state) => state);
  const { establishment, emissionPoint } = useSaleIssuingPoint();
  const point = {
    ...(establishment !== undefined && { establishment }),
    ...(emissionPoint !== undefined && { emissionPoint }),
  };
  const { payments: _payments, ...body } = bodyOfSale(
    { ...sale, approvals: [], proforma: undefined },
    [],
    point,
  );
  return (
    <SaveProformaDialog
      quoted={body}
      isAnonymous={sale.buyer === undefined}
      onSaved={onSaved}
      onClose={onClose}
    />
  );
}
