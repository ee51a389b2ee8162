export interface BuildingMaterial {
  /** `codigoAuxiliar` of an invoice's line, `codigoAdicional` of a credit note's. */
  readonly code: string;
  readonly label: string;
}

/**
 * Building materials, taxed at 5 % since April 2024 (SRI technical sheet 2.34, annex 23). A line says so by one of
 * these codes; its field is otherwise free, so they are offered and no document is refused for lack of one.
 */
export const buildingMaterials: readonly BuildingMaterial[] = [
  { code: 'F010101', label: 'Varilla' },
  { code: 'F010201', label: 'Arcilla' },
  { code: 'F010202', label: 'Arena' },
  { code: 'F010203', label: 'Cal' },
  { code: 'F010204', label: 'Caliza' },
  { code: 'F010205', label: 'Pétreos' },
  { code: 'F010301', label: 'Hormigón premezclado' },
  { code: 'F010401', label: 'Cemento' },
  { code: 'F010402', label: 'Residuo' },
  { code: 'F010501', label: 'Chatarra' },
  { code: 'F010601', label: 'Morteros' },
  { code: 'F010701', label: 'Clínker' },
  { code: 'F010702', label: 'Puzolana' },
  { code: 'F010703', label: 'Yeso' },
  { code: 'F010801', label: 'Adoquín' },
  { code: 'F010802', label: 'Bloques' },
  { code: 'F010803', label: 'Ladrillos' },
  { code: 'F010804', label: 'Prefabricado' },
];

const materialCodes: ReadonlySet<string> = new Set(buildingMaterials.map(({ code }) => code));

export function isBuildingMaterial(code: string): boolean {
  return materialCodes.has(code);
}
