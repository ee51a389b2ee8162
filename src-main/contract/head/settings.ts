import { z } from 'zod';
import { namedObject } from '../../documents/values/named-object.ts';
import { settingFields } from '../business/settings.ts';

/**
 * The settings a head office decides: those of how the whole business sells. Addresses, ports and times are each
 * computer's own.
 */
const fields = {
  stock_enabled: settingFields.stock_enabled,
  scale_labels: settingFields.scale_labels,
  prices_with_taxes: settingFields.prices_with_taxes,
};

/** Only what is sent changes; null gives a setting back to the stations. */
export const headSettingsBody = namedObject('head_settings_body', {
  stock_enabled: fields.stock_enabled.nullable().optional(),
  scale_labels: fields.scale_labels.nullable().optional(),
  prices_with_taxes: fields.prices_with_taxes.nullable().optional(),
});

/** What is not there each station decides. */
export const headSettingsResource = namedObject('head_settings', {
  object: z.literal('head_settings'),
  ...z.strictObject(fields).partial().shape,
});
export type HeadSettingsResource = z.output<typeof headSettingsResource>;

/** As a station learns of one. */
export const learnedSetting = z.discriminatedUnion('name', [
  z.object({ name: z.literal('stock_enabled'), value: fields.stock_enabled }),
  z.object({ name: z.literal('scale_labels'), value: fields.scale_labels }),
  z.object({ name: z.literal('prices_with_taxes'), value: fields.prices_with_taxes }),
]);
