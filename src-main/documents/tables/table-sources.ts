/** Where a row of a table is from, as a person who doubts it may look it up; Spanish. */
export const tableSources = {
  iva_sheet: 'ficha técnica 2.34, tabla 17',
  decree_271: 'Decreto 271 (feriado de enero de 2026)',
  decree_304: 'Decreto 304 (feriado de carnaval de 2026)',
  irbpnr_sheet: 'ficha técnica 2.34, tabla 18',
  ice_sheet: 'ficha técnica 2.34, tabla 18 (enero de 2023; febrero a diciembre de 2023)',
  ice_2023_01: 'resolución del SRI del 2022-12-27 (prensa)',
  ice_2023_02: 'Decreto 645 del 2023-01-10; ficha técnica 2.34, tabla 18',
  ice_2024: 'NAC-DGERCGC23-00000038, R.O. 465',
  ice_2025: 'NAC-DGERCGC24-00000043',
  ice_2026: 'NAC-DGERCGC25-00000040',
  decree_302: 'Decreto 302 del 2024-06-12',
  withholding_sheet: 'ficha técnica 2.34, tabla 20',
  old_seed: 'catálogo del ATS anterior a 2020 (copia pública)',
  memory: 'NAC-DGERCGC20-00000020 (no se encontró el texto)',
  ats_2024: 'catálogo del ATS de 2024 (copia pública)',
  ats_2026: 'catálogo del ATS, tabla 3.10, bloque del 2026-08-06',
  ats_blocks: 'catálogo del ATS, tabla 3.10, bloques desde 2009 (copia pública)',
  havens_2020: 'catálogo del ATS, tabla 17, datos de 2020',
  havens_2022: 'NAC-DGERCGC22-00000049',
  havens_2025: 'NAC-DGERCGC25-00000021',
} as const;
export type TableSource = keyof typeof tableSources;
