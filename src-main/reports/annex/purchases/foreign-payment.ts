import type { ForeignPayment } from '../../../documents/body/foreign-payment.ts';
import { countryName } from '../../../documents/tables/countries.ts';
import { findTaxHaven } from '../../../documents/tables/tax-havens.ts';
import type { ForeignPaymentRow, PurchaseRow } from '../rows/annex-rows.ts';
import { annexName, supplierIdType } from '../rows/annex-text.ts';
import type { FindingDocument, Findings } from '../rows/findings.ts';
import type { Bought } from './bought.ts';

/** `tipoComprobante` of what is issued abroad. */
const ISSUED_ABROAD = '15';

/** Where the money went that was paid abroad: only a withholding says it, and one that does not says that it was not. */
export function foreignPaymentOf(bought: Bought, findings: Findings): Pick<PurchaseRow, 'foreignPayment'> {
  const { withheld, type, supplier, document } = bought;
  const payment = withheld[0]?.support.foreign_payment;
  if (payment) return { foreignPayment: foreignPaymentRow(payment, document, findings) };
  if (withheld.length > 0 || supplierIdType(supplier.identification_type) !== '03') return {};
  if (type !== ISSUED_ABROAD) {
    findings.warning(
      'resident_assumed',
      'Va como pago a un residente: cámbielo si se pagó al exterior.',
      document,
    );
    return {};
  }
  const message = 'Se pagó al exterior y nada dice el régimen, el país ni si hay convenio: complételos.';
  findings.fault('foreign_payment_missing', message, document);
  return { foreignPayment: { regime: '01', hasTreaty: false, isSubjectToWithholding: false } };
}

function foreignPaymentRow(
  payment: ForeignPayment,
  document: FindingDocument,
  findings: Findings,
): ForeignPaymentRow {
  const regime = payment.regime ?? '01';
  const country = payment.country ?? '';
  const hasTreaty = payment.double_taxation_treaty ?? false;
  const treaty = {
    hasTreaty,
    ...(!hasTreaty && { isSubjectToWithholding: payment.subject_to_withholding ?? false }),
  };
  if (regime === '02') {
    const haven = findTaxHaven(country.replace(/^0(?=\d{3}$)/, ''));
    if (!haven) {
      findings.fault(
        'haven_unknown',
        `El paraíso fiscal ${country} no está en la tabla: complételo.`,
        document,
      );
    }
    return { regime, ...(haven && { haven: haven.code, country: haven.country }), ...treaty };
  }
  if (regime !== '03') return { regime, country, ...treaty };
  const message = 'El anexo pide el nombre del régimen preferente: se puso el del país. Revíselo.';
  findings.warning('regime_name_assumed', message, document);
  return { regime, country, regimeName: annexName(countryName(country) ?? country), ...treaty };
}
