import { z } from 'zod';
import { unknownCode } from '../values/as-written.ts';

/** A kind of document as the law counts them; more of them exist on paper than electronically. */
export interface SupportDocumentType {
  readonly code: string;
  /** The name in bodies and answers of the API. */
  readonly slug: string;
  readonly label: string;
  readonly isElectronic: boolean;
}

/**
 * Kinds of documents, of ours and of those that support them (ATS catalogue, kinds of documents;
 * SRI technical sheet 2.34). The seven of every day have a name in the API; the others go by their code.
 */
export const supportDocumentTypes = [
  { code: '01', slug: 'factura', label: 'Factura', isElectronic: true },
  { code: '02', slug: 'nota_venta', label: 'Nota o boleta de venta', isElectronic: false },
  {
    code: '03',
    slug: 'liquidacion_compra',
    label: 'Liquidación de compra de bienes o prestación de servicios',
    isElectronic: true,
  },
  { code: '04', slug: 'nota_credito', label: 'Nota de crédito', isElectronic: true },
  { code: '05', slug: 'nota_debito', label: 'Nota de débito', isElectronic: true },
  { code: '06', slug: 'guia_remision', label: 'Guía de remisión', isElectronic: true },
  { code: '07', slug: 'retencion', label: 'Comprobante de retención', isElectronic: true },
  { code: '08', slug: '08', label: 'Boletos o entradas a espectáculos públicos', isElectronic: false },
  { code: '09', slug: '09', label: 'Tiquetes o vales de máquinas registradoras', isElectronic: false },
  { code: '11', slug: '11', label: 'Pasajes de empresas de aviación', isElectronic: false },
  { code: '12', slug: '12', label: 'Documentos emitidos por instituciones financieras', isElectronic: false },
  { code: '15', slug: '15', label: 'Comprobante de venta emitido en el exterior', isElectronic: false },
  { code: '16', slug: '16', label: 'FUE, DAU o DAV de exportación o aduana', isElectronic: false },
  {
    code: '18',
    slug: '18',
    label: 'Documentos autorizados en ventas excepto notas de crédito y débito',
    isElectronic: false,
  },
  { code: '19', slug: '19', label: 'Comprobante de pago de cuotas o aportes', isElectronic: false },
  {
    code: '20',
    slug: '20',
    label: 'Documentos por servicios administrativos de instituciones del Estado',
    isElectronic: false,
  },
  { code: '21', slug: '21', label: 'Carta de porte aéreo', isElectronic: false },
  { code: '22', slug: '22', label: 'RECAP', isElectronic: false },
  { code: '23', slug: '23', label: 'Nota de crédito de tarjeta de crédito', isElectronic: false },
  { code: '24', slug: '24', label: 'Nota de débito de tarjeta de crédito', isElectronic: false },
  { code: '41', slug: '41', label: 'Comprobante de venta emitido por reembolso', isElectronic: false },
  {
    code: '42',
    slug: '42',
    label: 'Documento de retención presuntiva o emitida por el propio vendedor o intermediario',
    isElectronic: false,
  },
  {
    code: '43',
    slug: '43',
    label: 'Liquidación de explotación y exploración de hidrocarburos',
    isElectronic: false,
  },
  { code: '44', slug: '44', label: 'Comprobante de contribuciones y aportes', isElectronic: false },
  { code: '45', slug: '45', label: 'Liquidación por reclamos de aseguradoras', isElectronic: false },
  {
    code: '47',
    slug: '47',
    label: 'Nota de crédito por reembolso emitida por intermediario',
    isElectronic: false,
  },
  {
    code: '48',
    slug: '48',
    label: 'Nota de débito por reembolso emitida por intermediario',
    isElectronic: false,
  },
  {
    code: '49',
    slug: '49',
    label: 'Proveedor directo de exportador bajo régimen especial',
    isElectronic: false,
  },
  {
    code: '50',
    slug: '50',
    label: 'Venta a instituciones o empresas públicas con ingreso exento de renta',
    isElectronic: false,
  },
  {
    code: '51',
    slug: '51',
    label: 'Nota de crédito a instituciones o empresas públicas con ingreso exento',
    isElectronic: false,
  },
  {
    code: '52',
    slug: '52',
    label: 'Nota de débito a instituciones o empresas públicas con ingreso exento',
    isElectronic: false,
  },
  { code: '294', slug: '294', label: 'Liquidación de compra de bienes muebles usados', isElectronic: false },
  { code: '344', slug: '344', label: 'Liquidación de compra de vehículos usados', isElectronic: false },
  { code: '364', slug: '364', label: 'Acta de entrega-recepción PET', isElectronic: false },
  { code: '370', slug: '370', label: 'Factura operadora de transporte / socio', isElectronic: false },
  { code: '371', slug: '371', label: 'Comprobante de socio a operadora de transporte', isElectronic: false },
  { code: '372', slug: '372', label: 'Nota de crédito operadora de transporte / socio', isElectronic: false },
  { code: '373', slug: '373', label: 'Nota de débito operadora de transporte / socio', isElectronic: false },
  {
    code: '374',
    slug: '374',
    label: 'Nota de débito operadora de transporte / socio (etiqueta repetida en la fuente)',
    isElectronic: false,
  },
  {
    code: '375',
    slug: '375',
    label: 'Liquidación de compra RISE de bienes o servicios',
    isElectronic: false,
  },
] as const satisfies readonly SupportDocumentType[];

const codesBySlug: ReadonlyMap<string, string> = new Map(
  supportDocumentTypes.map(({ slug, code }) => [slug, code]),
);
const typesByCode: ReadonlyMap<string, SupportDocumentType> = new Map(
  supportDocumentTypes.map((type) => [type.code, type]),
);

/** The authority's code of a kind of document, by its name in the API. */
export function supportDocumentCode(slug: string): string | undefined {
  return codesBySlug.get(slug);
}

/** The same where the authority's code may stand in its place: a code names itself. */
export function supportDocumentCodeOf(type: string): string {
  return supportDocumentCode(type) ?? type;
}

/** The name in the API of the authority's code. One that the tables lack, in an old document, names itself. */
export function supportDocumentSlug(code: string): string {
  return typesByCode.get(code)?.slug ?? code;
}

/** What a kind of document is called, by the authority's code; the code itself when the tables lack it. */
export function supportDocumentLabel(code: string): string {
  return typesByCode.get(code)?.label ?? unknownCode(code);
}

/** What a kind of document is called, by its name in the API; the authority's code serves too. */
export function supportDocumentTitle(slug: string): string {
  return supportDocumentLabel(supportDocumentCodeOf(slug));
}

/** A kind of document in a body. */
export const supportDocumentType = z
  .string()
  .refine((slug) => codesBySlug.has(slug), {
    params: { code: 'unknown_code' },
    error: 'No es un tipo de comprobante del SRI: use factura, nota_venta… o su código, como "12".',
  })
  .meta({ description: 'Tipo de comprobante: factura, nota_venta… o su código del SRI, como 12' });
