import type { Declaration, DeclarationBox } from '../../contract/reports/declaration.ts';
import type { ExportCell } from '../../exports/formats/columns.ts';
import type { TableSheet } from '../../exports/formats/table-sheet.ts';

/** The figures for the declarations as sheets of a workbook. What a person decides has no value. */
export function declarationSheets(declaration: Declaration): readonly TableSheet[] {
  const { iva, form_103: boxes103, income_tax: incomeTax } = declaration;
  return [
    {
      name: 'Formulario 104',
      columns: [{ heading: 'Sección', width: 26 }, ...boxColumns],
      rows: iva.flatMap(({ title, boxes }) => boxes.map((box) => [text(title), ...boxCells(box)])),
    },
    {
      name: 'Formulario 103',
      columns: boxColumns,
      rows: boxes103.map(boxCells),
    },
    {
      name: 'Renta por código',
      columns: [
        { heading: 'Código', width: 10 },
        { heading: 'Concepto', width: 60 },
        { heading: 'Porcentaje', width: 12 },
        { heading: 'Documentos', width: 12 },
        { heading: 'Base', width: 14 },
        { heading: 'Retenido', width: 14 },
      ],
      rows: incomeTax.map(({ code, concept, percent, documents, base, value }): ExportCell[] => [
        text(code),
        text(concept),
        { kind: 'number', number: percent },
        { kind: 'number', number: String(documents) },
        { kind: 'amount', amount: base },
        { kind: 'amount', amount: value },
      ]),
    },
  ];
}

const boxColumns = [
  { heading: 'Casillero', width: 16 },
  { heading: 'Concepto', width: 60 },
  { heading: 'Valor', width: 14 },
  { heading: 'Cómo se obtuvo', width: 80 },
] as const;

function boxCells({ box, label, value, how }: DeclarationBox): ExportCell[] {
  return [
    text(box),
    text(label),
    value === undefined ? text('Decida') : { kind: 'amount', amount: value },
    text(how),
  ];
}

function text(of: string): ExportCell {
  return { kind: 'text', text: of };
}
