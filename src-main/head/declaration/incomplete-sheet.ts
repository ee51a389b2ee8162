import type { HeadDeclaration, PurchaseDifference } from '../../contract/head/head-declaration.ts';
import { toSriDate } from '../../documents/values/ecuador-time.ts';
import type { TableSheet } from '../../exports/formats/table-sheet.ts';

const differenceNames: Readonly<Record<PurchaseDifference, string>> = {
  month: 'el mes en que se declara',
  amounts: 'los valores',
  tax_support: 'el sustento',
  regime: 'el régimen del proveedor',
  withholding: 'si se retiene',
};

/** What may be missing in a declaration, for who opens it as a workbook. */
export function incompleteSheet({
  stations_behind,
  stations_without_purchases,
  rejected_lines,
  unreadable_documents,
  number_conflicts,
  missing_numbers,
  outdated_balances,
  purchase_conflicts,
  purchase_conflicts_count,
}: HeadDeclaration['incomplete']): TableSheet {
  const counts = [
    { what: 'Registros que no se pudieron guardar', count: rejected_lines },
    { what: 'Documentos que no se pueden leer', count: unreadable_documents },
    { what: 'Números que tienen dos documentos: cuentan ambos', count: number_conflicts },
    { what: 'Números que ningún documento tiene', count: missing_numbers },
    {
      what: 'Otras compras registradas en varias cajas de forma distinta',
      count: purchase_conflicts_count - purchase_conflicts.length,
    },
  ];
  const lines = [
    ...stations_behind.map(({ name, waiting }) => ({
      what: name,
      why:
        waiting > 0
          ? `Tenía ${waiting} registros por enviar`
          : 'La matriz no sabe de esta caja desde que terminó el período',
    })),
    ...stations_without_purchases.map((name) => ({ what: name, why: 'Aún no envió todas sus compras' })),
    ...counts.filter(({ count }) => count > 0).map(({ what, count }) => ({ what, why: String(count) })),
    ...outdated_balances.map(({ from, to }) => ({
      what: `Saldos guardados del ${toSriDate(from)} al ${toSriDate(to)}`,
      why: 'Después llegaron o cambiaron documentos o compras: vuelva a guardarlos',
    })),
    ...purchase_conflicts.map(({ supplier_name, number, stations, differences }) => ({
      what: `${supplier_name} ${number}`,
      why: `${stations.join(' y ')} la registraron distinta en ${differences
        .map((difference) => differenceNames[difference])
        .join(', ')}: cuenta la de ${stations[0] ?? ''}`,
    })),
  ];
  return {
    name: 'Puede faltar',
    columns: [
      { heading: 'Qué', width: 50 },
      { heading: 'Por qué', width: 90 },
    ],
    rows: lines.map(({ what, why }) => [
      { kind: 'text', text: what },
      { kind: 'text', text: why },
    ]),
  };
}
