import type { DateSpan } from './date-span.ts';
import type { TableSource } from './table-sources.ts';

export interface TaxHaven extends DateSpan {
  /** Its own code in this table, another than the country's. */
  readonly code: string;
  readonly name: string;
  /** The country it belongs to, by the table of countries; one of them (534) is not there. */
  readonly country: string;
  readonly source: TableSource;
}

/**
 * Tax havens (ATS catalogue, table 17) with the days they were on the list; without a first day, since the list of 2015
 * or earlier. Those of source `havens_2020` were not found again in the list of 2022, of which only a part was read. The
 * last days are those of the resolutions: they may have been published later.
 */
export const taxHavens: readonly TaxHaven[] = [
  { code: '001', name: 'Anguila', country: '109', source: 'havens_2022' },
  { code: '002', name: 'Antigua y Barbuda', country: '134', source: 'havens_2022' },
  { code: '003', name: 'Archipiélago de Svalbard', country: '222', to: '2022-09-29', source: 'havens_2022' },
  { code: '004', name: 'Aruba', country: '141', source: 'havens_2022' },
  { code: '005', name: 'Barbados', country: '130', source: 'havens_2022' },
  { code: '006', name: 'Belice', country: '135', source: 'havens_2022' },
  { code: '007', name: 'Bermudas', country: '142', source: 'havens_2022' },
  { code: '008', name: 'Bonaire, Saba y San Eustaquio', country: '215', source: 'havens_2022' },
  { code: '009', name: 'Brunei Darussalam', country: '344', source: 'havens_2022' },
  { code: '010', name: "Campione d'Italia", country: '219', source: 'havens_2022' },
  { code: '011', name: 'Gibraltar', country: '239', to: '2022-09-29', source: 'havens_2022' },
  { code: '012', name: 'Bahamas', country: '129', source: 'havens_2022' },
  { code: '013', name: 'Curazao', country: '127', source: 'havens_2022' },
  { code: '014', name: 'Granada', country: '131', source: 'havens_2022' },
  { code: '015', name: 'Bahrein', country: '327', source: 'havens_2022' },
  { code: '016', name: 'Kuwait', country: '316', source: 'havens_2022' },
  { code: '017', name: 'Puerto Rico', country: '121', source: 'havens_2022' },
  { code: '018', name: 'Emiratos Árabes Unidos', country: '333', source: 'havens_2022' },
  { code: '019', name: 'San Cristóbal y Nevis', country: '137', source: 'havens_2022' },
  { code: '020', name: 'Luxemburgo', country: '220', to: '2022-09-29', source: 'havens_2022' },
  { code: '021', name: 'Groenlandia', country: '247', source: 'havens_2022' },
  { code: '022', name: 'Guam', country: '517', source: 'havens_2022' },
  { code: '023', name: 'Isla de Ascensión', country: '466', source: 'havens_2022' },
  { code: '024', name: 'Islas Azores', country: '224', source: 'havens_2022' },
  { code: '025', name: 'Islas Caimán', country: '145', source: 'havens_2022' },
  { code: '026', name: 'Islas Christmas', country: '520', source: 'havens_2022' },
  { code: '027', name: 'Isla de Cocos o Keeling', country: '518', source: 'havens_2022' },
  { code: '028', name: 'Islas Cook', country: '519', source: 'havens_2022' },
  { code: '029', name: 'Isla de Man', country: '833', to: '2022-09-29', source: 'havens_2022' },
  { code: '030', name: 'Isla de Norfolk', country: '523', source: 'havens_2022' },
  { code: '031', name: 'San Pedro y Miquelón', country: '604', source: 'havens_2022' },
  {
    code: '032',
    name: 'Islas del Canal (Guernesey, Alderney, Sark)',
    country: '831',
    to: '2022-09-29',
    source: 'havens_2022',
  },
  { code: '033', name: 'Isla Qeshm', country: '312', source: 'havens_2022' },
  { code: '034', name: 'Islas Salomón', country: '514', source: 'havens_2022' },
  { code: '035', name: 'Islas Turcas y Caicos', country: '151', source: 'havens_2022' },
  { code: '036', name: 'Islas Vírgenes Británicas', country: '146', source: 'havens_2022' },
  { code: '037', name: 'Islas Vírgenes de EE. UU.', country: '152', source: 'havens_2022' },
  { code: '038', name: 'Kiribati', country: '510', source: 'havens_2022' },
  { code: '039', name: 'Labuan', country: '319', source: 'havens_2022' },
  { code: '040', name: 'Macao', country: '355', source: 'havens_2022' },
  { code: '041', name: 'Madeira', country: '224', source: 'havens_2022' },
  { code: '042', name: 'Dominica', country: '136', source: 'havens_2022' },
  { code: '043', name: 'Montserrat', country: '149', source: 'havens_2022' },
  { code: '044', name: 'Myanmar', country: '303', source: 'havens_2022' },
  { code: '045', name: 'Nigeria', country: '417', source: 'havens_2020' },
  { code: '046', name: 'Niue', country: '522', source: 'havens_2020' },
  { code: '047', name: 'Palau', country: '509', source: 'havens_2020' },
  { code: '048', name: 'Pitcairn', country: '525', source: 'havens_2020' },
  { code: '049', name: 'Polinesia Francesa', country: '260', source: 'havens_2020' },
  { code: '050', name: 'Liechtenstein', country: '234', source: 'havens_2020' },
  { code: '051', name: 'Mónaco', country: '235', source: 'havens_2020' },
  { code: '052', name: 'Andorra', country: '233', source: 'havens_2020' },
  { code: '053', name: 'Swazilandia', country: '450', source: 'havens_2020' },
  { code: '054', name: 'Tonga', country: '508', source: 'havens_2020' },
  { code: '055', name: 'Jordania', country: '315', source: 'havens_2020' },
  { code: '056', name: 'Guyana', country: '132', source: 'havens_2020' },
  { code: '057', name: 'Albania', country: '201', source: 'havens_2020' },
  { code: '058', name: 'Angola', country: '454', source: 'havens_2020' },
  { code: '059', name: 'Cabo Verde', country: '456', source: 'havens_2020' },
  { code: '060', name: 'Chipre', country: '332', source: 'havens_2020' },
  { code: '061', name: 'Djibouti', country: '459', source: 'havens_2020' },
  { code: '062', name: 'Islas Marshall', country: '511', source: 'havens_2020' },
  { code: '063', name: 'Liberia', country: '410', source: 'havens_2020' },
  { code: '064', name: 'Maldivas', country: '335', source: 'havens_2020' },
  { code: '065', name: 'Malta', country: '221', source: 'havens_2020' },
  { code: '066', name: 'Mauricio', country: '441', source: 'havens_2020' },
  { code: '067', name: 'Nauru', country: '513', source: 'havens_2020' },
  { code: '068', name: 'Panamá', country: '118', to: '2025-08-14', source: 'havens_2025' },
  { code: '069', name: 'Seychelles', country: '446', source: 'havens_2020' },
  { code: '070', name: 'Trinidad y Tobago', country: '124', source: 'havens_2020' },
  { code: '071', name: 'Túnez', country: '452', source: 'havens_2020' },
  { code: '072', name: 'Vanuatu', country: '516', source: 'havens_2020' },
  { code: '073', name: 'Yemen', country: '342', source: 'havens_2020' },
  { code: '074', name: 'Sri Lanka', country: '339', source: 'havens_2020' },
  { code: '075', name: 'Samoa Americana', country: '016', source: 'havens_2020' },
  { code: '076', name: 'Samoa Occidental', country: '504', source: 'havens_2020' },
  { code: '077', name: 'San Vicente y las Granadinas', country: '139', source: 'havens_2020' },
  { code: '078', name: 'Santa Elena', country: '466', source: 'havens_2020' },
  { code: '079', name: 'Santa Lucía', country: '138', source: 'havens_2020' },
  { code: '080', name: 'San Martín', country: '534', source: 'havens_2020' },
  { code: '081', name: 'San Marino', country: '237', source: 'havens_2020' },
  { code: '082', name: 'Omán', country: '337', source: 'havens_2020' },
  { code: '083', name: 'Tokelau', country: '530', source: 'havens_2020' },
  { code: '084', name: 'Tristán da Cunha', country: '466', source: 'havens_2020' },
  { code: '085', name: 'Tuvalu', country: '515', source: 'havens_2020' },
  { code: '086', name: 'Zona libre de Ostrava', country: '599', source: 'havens_2020' },
  { code: '088', name: 'Islas del Canal (Jersey)', country: '499', to: '2022-09-29', source: 'havens_2022' },
  { code: '089', name: 'Hong Kong', country: '354', source: 'havens_2020' },
];

const havensByCode: ReadonlyMap<string, TaxHaven> = new Map(taxHavens.map((haven) => [haven.code, haven]));

export function findTaxHaven(code: string): TaxHaven | undefined {
  return havensByCode.get(code);
}
