import { z } from 'zod';
import { pricesWithTaxes } from '../../documents/lines/price-with-taxes/state-without-taxes.ts';
import { pageLanguages } from '../../documents/printing/page-language.ts';
import { namedObject } from '../../documents/values/named-object.ts';
import { labelFormatsText } from '../catalog/scale-labels.ts';

const port = z
  .string()
  .regex(/^\d{1,5}$/, 'Debe ser un número de puerto.')
  .refine((text) => Number(text) <= 65_535, {
    error: 'Debe ser un número de puerto, hasta 65535.',
  });
/** Of a server of the authority, or of one that stands in for it. */
export const authorityAddress = z.url({
  protocol: /^https?$/,
  error: 'Debe ser una dirección http o https.',
});

/** What can be set of the program, as text: a flag, a `MOSTRADOR_*` variable and a kept setting say it alike. */
export const settingFields = {
  port: port.meta({ description: 'Puerto en 127.0.0.1 y ::1; 0 es cualquiera libre' }),
  authority_test_url: authorityAddress.meta({
    description: 'Lo que va antes de /comprobantes-electronicos-ws/, en pruebas',
  }),
  authority_timeout: z
    .string()
    .regex(/^([1-9]\d?|1[01]\d|120)$/, 'Deben ser de 1 a 120 segundos.')
    .meta({ description: 'Segundos que se espera cada respuesta del SRI; 30 si no se dice' }),
  software_provider_ruc: z
    .string()
    .regex(/^\d{10}001$/, 'El RUC tiene 13 dígitos y termina en 001.')
    .meta({
      description:
        'RUC de quien provee el programa (anexo 26): va en cada documento como «RUC Proveedor». Sin él, el de esta compilación; si tampoco lo trae, no se escribe',
    }),
  rate_limit: z
    .string()
    .regex(/^(off|[1-9]\d{0,5})$/, 'Debe ser un número de peticiones por segundo u «off».')
    .meta({ description: 'Peticiones por segundo de cada clave, u off' }),
  log_level: z.enum(['debug', 'info', 'warn', 'error', 'silent']),
  secret_key_kept_by: z.enum(['system', 'file']).meta({
    description:
      'Quién guarda la clave de los secretos en el escritorio: «system», el sistema operativo; «file», un archivo de la carpeta de datos, que abre también un servicio sin ventana. Sin este ajuste, system',
  }),
  stock_enabled: z
    .enum(['on', 'off'])
    .meta({ description: 'Si se llevan existencias; rige de inmediato. Sin este ajuste, no' }),
  lots_enabled: z.enum(['on', 'off']).meta({
    description: 'Si hay productos con lotes y caducidad; rige de inmediato. Sin este ajuste, no',
  }),
  variants_enabled: z.enum(['on', 'off']).meta({
    description: 'Si hay productos con variantes; rige de inmediato. Sin este ajuste, no',
  }),
  scale_labels: labelFormatsText.meta({
    description:
      'Etiquetas de la balanza (EAN-13 con prefijo 20 a 29), por prefijo y separadas por «;»: «20:price:5:5:2» es prefijo, price o weight, dígitos del código, dígitos del valor y decimales. Rige de inmediato; sin este ajuste, ninguna',
  }),
  prices_with_taxes: z.enum(pricesWithTaxes).meta({
    description:
      'Precios con IVA: «exact», se paga justo el precio y el IVA es el resto; «classic», el IVA es base × tarifa y puede variar un centavo. Rige de inmediato; sin este ajuste, exact',
  }),
  page_language: z.enum(pageLanguages).meta({
    description:
      'Idioma de lo que se imprime: «en» pone el inglés junto al español en la página de cada documento, que la ley quiere en español, y los reportes de caja solo en inglés. Rige de inmediato; sin este ajuste, es',
  }),
};
/** The hosts the SRI publishes for the offline scheme (technical sheet 2.34 §7). */
export const publishedAddresses = {
  test: 'https://celcer.sri.gob.ec',
  live: 'https://cel.sri.gob.ec',
} as const;

export type SettingName = keyof typeof settingFields;

/** Kept settings; what is not set has its default. They are read when the program starts. */
export const settingsResource = namedObject('settings', {
  object: z.literal('settings'),
  ...z.strictObject(settingFields).partial().shape,
  // One kept before its form was looked at is shown as it is, so that it can be corrected.
  software_provider_ruc: z
    .string()
    .optional()
    .meta(settingFields.software_provider_ruc.meta() ?? {}),
});
export type SettingsResource = z.output<typeof settingsResource>;

/** Only what is sent changes; null takes a setting away. */
export const settingsBody = namedObject('settings_body', {
  port: settingFields.port.nullable().optional(),
  authority_test_url: settingFields.authority_test_url.nullable().optional(),
  authority_timeout: settingFields.authority_timeout.nullable().optional(),
  software_provider_ruc: settingFields.software_provider_ruc.nullable().optional(),
  rate_limit: settingFields.rate_limit.nullable().optional(),
  log_level: settingFields.log_level.nullable().optional(),
  secret_key_kept_by: settingFields.secret_key_kept_by.nullable().optional(),
  stock_enabled: settingFields.stock_enabled.nullable().optional(),
  lots_enabled: settingFields.lots_enabled.nullable().optional(),
  variants_enabled: settingFields.variants_enabled.nullable().optional(),
  scale_labels: settingFields.scale_labels.nullable().optional(),
  prices_with_taxes: settingFields.prices_with_taxes.nullable().optional(),
  page_language: settingFields.page_language.nullable().optional(),
  confirm_doubtful_ruc: z
    .literal(true)
    .optional()
    .meta({ description: 'El RUC que se envía está bien escrito, aunque no pase su dígito verificador' }),
});
export type SettingsBody = z.output<typeof settingsBody>;
