import { z } from 'zod';
import { pictureTypes } from '../picture.ts';

/**
 * A logo goes with every page and every mail: half a mebibyte and a million pixels print sharply at the width of an A4
 * header, and neither slow a page down nor fill a mailbox.
 */
export const logoLimits = { bytes: 512 * 1024, pixels: 1_000_000 } as const;

/** The logo as the business shows it (interface specification, "Entity"). */
export const logoFacts = z.strictObject({
  url: z.string().meta({
    format: 'uri-reference',
    description: 'Dónde está la imagen en este mismo servicio; se pide con la misma clave',
  }),
  content_type: z.enum(pictureTypes),
  size: z.int().meta({ description: 'Bytes' }),
});
