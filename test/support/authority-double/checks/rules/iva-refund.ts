import { moneyText } from '../../decimals.ts';
import { textAt } from '../../document-facts.ts';
import { errorMessage } from '../../soap/service-message.ts';
import { isIva, rateKey, taxesAt } from '../tax-entry.ts';
import type { ContentRule } from './content-rule.ts';

const infos: Readonly<Record<string, { readonly info: string; readonly taxes: string }>> = {
  factura: { info: 'infoFactura', taxes: 'totalConImpuestos/totalImpuesto' },
  notaCredito: { info: 'infoNotaCredito', taxes: 'totalConImpuestos/totalImpuesto' },
  notaDebito: { info: 'infoNotaDebito', taxes: 'impuestos/impuesto' },
};

/** IVA is given back to a person with cédula, no more than was charged (technical sheet 2.34, annex 20): message 92. */
export const ivaRefundFaults: ContentRule = (root) => {
  const refundInfo = infos[root.name];
  const info = refundInfo === undefined ? null : root.get(refundInfo.info);
  if (refundInfo === undefined || info === null) return [];
  const refunded = taxesAt(info, refundInfo.taxes).filter(({ refund }) => refund !== 0n);
  const isPerson = textAt(info, 'tipoIdentificacionComprador') === '05';
  return [
    ...(refunded.length > 0 && !isPerson
      ? [errorMessage('92', 'La devolución de IVA exige que el comprador se identifique con cédula')]
      : []),
    ...refunded
      .filter((tax) => !isIva(tax) || tax.refund > tax.value)
      .map((tax) =>
        errorMessage('92', `No se devuelven ${moneyText(tax.refund)} del impuesto ${rateKey(tax)}`),
      ),
  ];
};
