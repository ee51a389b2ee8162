import { between, byLaw, oneOf, type RentaRow } from './renta-row.ts';

/**
 * Income tax withheld from residents, by `codigoRetencion` (ATS catalogue, table 3.10; SRI reference §9). Letters
 * belong to the code. The catalogue prints 323M, 323N, 323O and 323P with a space; documents write them without.
 */
export const residentRentaRows: Readonly<Record<string, RentaRow>> = {
  '303': {
    concept: 'Honorarios profesionales y demás pagos por servicios relacionados con el título profesional',
    percents: { upTo2020: '10', from2020: '10', from2024: '10', from2026: '10' },
    inBlocks: ['from2020', 'from2024'],
  },
  '303A': {
    concept: 'Servicios profesionales prestados por sociedades residentes',
    percents: { from2024: '3', from2026: '5' },
  },
  '304': {
    concept: 'Servicios donde predomina el intelecto, no relacionados con el título profesional',
    percents: { upTo2020: '8', from2020: '8', from2024: '10', from2026: '10' },
  },
  '304A': {
    concept:
      'Comisiones y demás pagos por servicios donde predomina el intelecto, no relacionados con el título profesional',
    percents: { upTo2020: '8', from2020: '8', from2024: '10', from2026: '10' },
  },
  '304B': {
    concept: 'Pagos a notarios y registradores de la propiedad y mercantil por esas actividades',
    percents: { upTo2020: '8', from2020: '8', from2024: '10', from2026: '10' },
  },
  '304C': {
    concept: 'Pagos a deportistas, entrenadores, árbitros y cuerpo técnico por esas actividades',
    percents: { upTo2020: '8', from2020: '8', from2024: '8', from2026: '10' },
  },
  '304D': {
    concept: 'Pagos a artistas por sus actividades como tales',
    percents: { upTo2020: '8', from2020: '8', from2024: '8', from2026: '10' },
  },
  '304E': {
    concept: 'Honorarios y demás pagos por servicios de docencia',
    percents: { upTo2020: '8', from2020: '8', from2024: '10', from2026: '10' },
  },
  '307': {
    concept: 'Servicios donde predomina la mano de obra',
    percents: { upTo2020: '2', from2020: '2', from2024: '2', from2026: '3' },
  },
  '308': {
    concept:
      'Utilización o aprovechamiento de la imagen o renombre (personas naturales, sociedades, influencers)',
    percents: { upTo2020: '10', from2020: '10', from2024: '10', from2026: '10' },
  },
  '309': {
    concept: 'Servicios de medios de comunicación y agencias de publicidad',
    percents: { upTo2020: '1', from2020: '1.75', from2024: '2.75', from2026: '3' },
    inBlocks: ['upTo2020', 'from2020', 'from2024'],
  },
  // Since August 2026 who pays and how the partner bills decide between 0 and 1 (NAC-DGERCGC26-00000028).
  '310': {
    concept: 'Transporte privado de pasajeros o transporte público o privado de carga',
    percents: {
      upTo2020: '1',
      from2020: '1',
      from2024: '1',
      upToJuly2026: '1',
      fromAugust2026: oneOf('0', '1'),
    },
    inBlocks: ['from2020', 'from2024'],
  },
  '311': {
    concept: 'Pagos con liquidación de compra (nivel cultural o rusticidad)',
    percents: { upTo2020: '2', from2020: '2', from2024: '2', from2026: '3' },
  },
  '312': {
    concept: 'Transferencia de bienes muebles de naturaleza corporal',
    percents: { upTo2020: '1', from2020: '1.75', from2024: '1.75', from2026: '2' },
    inBlocks: ['upTo2020', 'from2020', 'from2024'],
  },
  '312A': {
    concept: 'Compras al productor: bienes de origen bioacuático, forestal y los del art. 27.1 LRTI',
    percents: { upTo2020: '1', from2020: '1', from2024: '1', from2026: '1' },
  },
  '312C': {
    concept: 'Compras al comercializador: bienes de origen bioacuático, forestal y los del art. 27.1 LRTI',
    percents: { from2020: '1.75', from2024: '1.75', from2026: '1.75' },
  },
  '314A': {
    concept: 'Regalías por franquicias (Código Ingenios) a personas naturales',
    percents: { upTo2020: '8', from2024: '10', from2026: '10' },
  },
  '314B': {
    concept:
      'Cánones, derechos de autor, marcas, patentes y similares (Código Ingenios) a personas naturales',
    percents: { upTo2020: '8', from2024: '10', from2026: '10' },
  },
  '314C': {
    concept: 'Regalías por franquicias (Código Ingenios) a sociedades',
    percents: { upTo2020: '8', from2024: '10', from2026: '10' },
  },
  '314D': {
    concept: 'Cánones, derechos de autor, marcas, patentes y similares (Código Ingenios) a sociedades',
    percents: { upTo2020: '8', from2024: '10', from2026: '10' },
  },
  '319': {
    concept: 'Cuotas de arrendamiento mercantil (prestado por sociedades), incluida la opción de compra',
    percents: { upTo2020: '1', from2020: '1.75', from2024: '2', from2026: '2' },
  },
  '320': {
    concept: 'Arrendamiento de bienes inmuebles',
    percents: { upTo2020: '8', from2020: '8', from2024: '10', from2026: '10' },
  },
  '322': {
    concept: 'Seguros y reaseguros (primas y cesiones)',
    percents: { upTo2020: '1', from2020: '1.75', from2024: '1', from2026: '2' },
  },
  '323': {
    concept: 'Rendimientos financieros pagados a naturales y sociedades (no a IFI)',
    percents: { upTo2020: '2', from2020: '2', from2024: '2', from2026: '3' },
  },
  '323A': {
    concept: 'Rendimientos financieros: depósitos en cuenta corriente',
    percents: { upTo2020: '2', from2024: '2', from2026: '3' },
  },
  '323B1': {
    concept: 'Rendimientos financieros: depósitos en cuenta de ahorros de sociedades',
    percents: { upTo2020: '2', from2024: '2', from2026: '3' },
  },
  '323E': {
    concept: 'Rendimientos financieros: depósito a plazo fijo gravado',
    percents: { upTo2020: '2', from2024: '2', from2026: '3' },
  },
  '323E2': {
    concept: 'Rendimientos financieros: depósito a plazo fijo exento',
    percents: { upTo2020: '0', from2024: '0', from2026: '0' },
  },
  '323F': {
    concept: 'Rendimientos financieros: operaciones de reporto (repos)',
    percents: { upTo2020: '2', from2024: '2', from2026: '3' },
  },
  '323G': {
    concept: 'Inversiones (captaciones): rendimientos distintos de los pagados a IFI',
    percents: { upTo2020: '2', from2024: '2', from2026: '3' },
  },
  '323H': {
    concept: 'Rendimientos financieros: obligaciones',
    percents: { upTo2020: '2', from2024: '2', from2026: '3' },
  },
  '323I': {
    concept: 'Rendimientos financieros: bonos convertibles en acciones',
    percents: { upTo2020: '2', from2024: '2', from2026: '3' },
  },
  '323M': {
    concept: 'Rendimientos financieros: títulos valores de renta fija gravados',
    percents: { upTo2020: '2', from2024: '2', from2026: '3' },
  },
  '323N': {
    concept: 'Rendimientos financieros: títulos valores de renta fija exentos',
    percents: { upTo2020: '0', from2024: '0', from2026: '0' },
  },
  '323O': {
    concept:
      'Intereses y rendimientos pagados a bancos y otras entidades bajo control de la Superintendencia de Bancos y de la EPS',
    percents: { upTo2020: '0', from2024: '0', from2026: '0' },
  },
  '323P': {
    concept: 'Intereses pagados por entidades del sector público a sujetos pasivos',
    percents: { upTo2020: '2', from2024: '2', from2026: '3' },
  },
  '323Q': {
    concept: 'Otros intereses y rendimientos financieros gravados',
    percents: { upTo2020: '2', from2024: '2', from2026: '3' },
  },
  '323R': {
    concept: 'Otros intereses y rendimientos financieros exentos',
    percents: { upTo2020: '0', from2024: '0', from2026: '0' },
  },
  '323S': {
    concept:
      'Pagos del BCE y depósitos centralizados de valores como intermediarios a IFI por cuenta de otras personas',
    percents: { upTo2020: '2', from2024: '2', from2026: '3' },
  },
  '323T': {
    concept: 'Rendimientos financieros de deuda pública ecuatoriana',
    percents: { upTo2020: '0', from2024: '0', from2026: '0' },
  },
  '323U': {
    concept: 'Rendimientos de títulos de obligaciones a 360 días o más para proyectos públicos en APP',
    percents: { upTo2020: '0', from2024: '0', from2026: '0' },
  },
  '324A': {
    concept: 'Intereses de crédito entre instituciones del sistema financiero y entidades de la EPS',
    percents: { upTo2020: '1', from2024: '1', from2026: '2' },
  },
  '324B': {
    concept: 'Inversiones entre instituciones del sistema financiero y entidades de la EPS',
    percents: { upTo2020: '1', from2024: '1', from2026: '2' },
  },
  '324C': {
    concept:
      'Pagos del BCE y depósitos centralizados de valores como intermediarios a IFI por cuenta de otras IFI',
    percents: { upTo2020: '1', from2024: '1', from2026: '2' },
  },
  '325': {
    concept: 'Anticipo de dividendos',
    annex: 'dividends',
    percents: { upTo2020: oneOf('22', '25'), from2024: oneOf('22', '25'), from2026: '25' },
  },
  '325A': {
    concept: 'Préstamos a accionistas, beneficiarios o partícipes residentes o establecidos en Ecuador',
    percents: { upTo2020: oneOf('22', '25'), from2024: oneOf('22', '25'), from2026: '25' },
  },
  '3250': {
    concept: 'Dividendos exentos (no llegan a franja gravada o beneficio de otras leyes)',
    annex: 'dividends',
    percents: { from2026: '0' },
  },
  '326': {
    concept: 'Dividendos correspondientes al impuesto a la renta único del art. 27 LRTI',
    annex: 'dividends',
    percents: { from2024: between('0', '25'), from2026: oneOf('12', '14') },
  },
  '327': {
    concept: 'Dividendos a personas naturales residentes',
    annex: 'dividends',
    percents: { from2024: between('0', '25'), from2026: oneOf('12', '14') },
  },
  '328': {
    concept: 'Dividendos a sociedades residentes',
    annex: 'dividends',
    percents: { upTo2020: '0', from2024: '0', from2026: '0' },
  },
  '329': {
    concept: 'Dividendos a fideicomisos residentes',
    annex: 'dividends',
    percents: { upTo2020: '0', from2024: '0', from2026: '0' },
  },
  '331': {
    concept: 'Dividendos en acciones (capitalización de utilidades)',
    annex: 'dividends',
    percents: { upTo2020: '0', from2024: '0', from2026: '0' },
  },
  '332': {
    concept: 'Otras compras de bienes y servicios no sujetas a retención (incluye RIMPE negocios populares)',
    percents: { upTo2020: '0', from2020: '0', from2024: '0', from2026: '0' },
  },
  '332B': {
    concept: 'Compra de bienes inmuebles',
    percents: { upTo2020: '0', from2024: '0', from2026: '0' },
  },
  '332C': {
    concept: 'Transporte público de pasajeros',
    percents: { upTo2020: '0', from2024: '0', from2026: '0' },
  },
  '332D': {
    concept:
      'Pagos en el país por transporte de pasajeros o carga internacional a compañías de aviación o marítimas',
    percents: { upTo2020: '0', from2024: '0', from2026: '0' },
  },
  // As 310.
  '332E': {
    concept: 'Valores entregados por cooperativas de transporte a sus socios',
    percents: {
      upTo2020: '0',
      from2020: '0',
      from2024: '0',
      upToJuly2026: '0',
      fromAugust2026: oneOf('0', '1'),
    },
    inBlocks: ['upTo2020', 'from2020', 'from2024'],
  },
  '332F': {
    concept: 'Compraventa de divisas distintas del dólar',
    percents: { upTo2020: '0', from2024: '0', from2026: '0' },
  },
  '332G': {
    concept: 'Pagos con tarjeta de crédito',
    percents: { upTo2020: '0', from2024: '0', from2026: '0' },
  },
  '332H': {
    concept: 'Pago al exterior con tarjeta de crédito reportado por la emisora (solo RECAP)',
    percents: { upTo2020: '0', from2024: '0', from2026: '0' },
  },
  '332I': {
    concept: 'Pago mediante convenio de débito (clientes de IFI)',
    percents: { upTo2020: '0', from2024: '0', from2026: '0' },
  },
  '333': {
    concept: 'Ganancia en enajenación de derechos representativos de capital cotizados en bolsa del Ecuador',
    percents: { upTo2020: '10', from2024: '10', from2026: '10' },
  },
  '334': {
    concept:
      'Contraprestación por enajenación de derechos representativos de capital no cotizados en bolsa del Ecuador',
    percents: { upTo2020: '1', from2024: '1', from2026: '2' },
  },
  '335': {
    concept: 'Loterías, rifas, pronósticos deportivos, apuestas y similares',
    percents: { upTo2020: '15', from2024: '15', from2026: '15' },
  },
  '336': {
    concept: 'Venta de combustibles a comercializadoras (2 por mil)',
    percents: { upTo2020: '0.2', from2024: '0.2', from2026: '0.2' },
  },
  '337': {
    concept: 'Venta de combustibles a distribuidores (3 por mil)',
    percents: { upTo2020: '0.3', from2024: '0.3', from2026: '0.3' },
  },
  '338': {
    concept: 'Producción y venta local de banano, producido o no por el mismo sujeto pasivo',
    annex: 'banana_boxes',
    percents: { upTo2020: between('1', '2'), from2024: between('1', '2'), from2026: between('1', '2') },
  },
  '340': {
    concept: 'Impuesto único a la exportación de banano',
    annex: 'banana_boxes',
    percents: { upTo2020: '3', from2024: '3', from2026: '3' },
  },
  '343': {
    concept: 'Otras retenciones al 1 % (incluye RIMPE emprendedores)',
    percents: { upTo2020: '1', from2020: '1', from2024: '1', from2026: '1' },
  },
  '343A': {
    concept: 'Energía eléctrica',
    percents: { upTo2020: '1', from2024: '1', from2026: '2' },
  },
  '343B': {
    concept: 'Construcción de obra material inmueble, urbanización, lotización o similares',
    percents: { upTo2020: '1', from2020: '1.75', from2024: '1.75', from2026: '2' },
  },
  '343C': {
    concept: 'Recepción de botellas plásticas no retornables de PET',
    percents: { upTo2020: '1', from2024: '2', from2026: '2' },
  },
  '3440': {
    concept:
      'Otras retenciones aplicables al 3 % (2.75 % hasta 2026-02; incluye utilidades a extrabajadores)',
    percents: { from2020: '2.75', from2024: '2.75', from2026: '3' },
  },
  '344A': {
    concept: 'Pago local con tarjeta de crédito/débito reportado por emisora, IFI o sistema auxiliar de pago',
    percents: { upTo2020: '2', from2024: '2', from2026: '2' },
  },
  '344B': {
    concept: 'Adquisición de sustancias minerales dentro del país',
    percents: { upTo2020: '2', from2024: '2', from2026: '2' },
  },
  '345': {
    concept: 'Otras retenciones aplicables al 8 %',
    percents: { upTo2020: '8', from2024: '8' },
  },
  '346': {
    concept: 'Otras retenciones aplicables a otros porcentajes',
    percents: { upTo2020: byLaw, from2024: byLaw, from2026: byLaw },
  },
  '346A': {
    concept: 'Otras ganancias de capital distintas de derechos representativos de capital',
    percents: { upTo2020: byLaw, from2024: byLaw, from2026: byLaw },
  },
  '346B': {
    concept: 'Donaciones en dinero (impuesto a las donaciones, art. 36 lit. d LRTI)',
    percents: { upTo2020: byLaw, from2024: byLaw, from2026: byLaw },
  },
  '346C': {
    concept:
      'Autorretención por producción y/o comercialización de minerales y otros bienes (NAC-DGERCGC16-00000217)',
    percents: { upTo2020: oneOf('0', '10'), from2024: oneOf('0', '10'), from2026: between('0', '10') },
  },
  '346D': {
    concept: 'Autorretención por comercialización de productos forestales',
    percents: { upTo2020: oneOf('0', '10'), from2024: oneOf('0', '10'), from2026: oneOf('0', '10') },
  },
  '348': {
    concept: 'Impuesto único a actividades agropecuarias en producción, comercialización local o exportación',
    percents: { upTo2020: '1', since2024: '1' },
  },
  '350': {
    concept: 'Otras autorretenciones (art. 92.1 incisos 1 y 2 del reglamento)',
    isSelfWithholding: true,
    percents: { from2024: oneOf('1.5', '1.75'), from2026: oneOf('1.5', '1.75') },
  },
  '3480': {
    concept: 'Impuesto único de operadores de pronósticos deportivos (desde 2024-07-01)',
    percents: { fromJuly2024: '15', from2026: '15' },
  },
  '3481': {
    concept: 'Autorretención de sociedades grandes contribuyentes (NAC-DGERCGC24-00000024)',
    isSelfWithholding: true,
    percents: { from2024: byLaw, from2026: byLaw },
  },
  '3482': {
    concept: 'Comisiones a sociedades nacionales, extranjeras residentes y establecimientos permanentes',
    percents: { from2024: '3', from2026: '5' },
  },
};
