import { z } from 'zod';
import { environments } from '../../../documents/kinds.ts';
import { namedObject } from '../../../documents/values/named-object.ts';
import { digits, text } from '../../../documents/values/text.ts';
import { fiscalMachineBody } from '../../counter/fiscal-machine.ts';
import { operatorBody } from '../../counter/operator.ts';
import { apiKeyBody } from '../../local.ts';
import { printerBody } from '../../printing/printer.ts';
import { businessFacts, businessFile } from '../business-file.ts';
import { settingsBody } from '../settings.ts';

const till = z.strictObject({
  name: text(60),
  environment: z.enum(environments),
  establishment: digits(3),
  emission_point: digits(3),
  /** By its name. */
  printer: text(60).optional(),
  /** By its serial. */
  fiscal_machine: fiscalMachineBody.shape.serial.optional(),
});

const key = z.strictObject({
  ...apiKeyBody.shape,
  name: text(100),
  /** Where the key is written, once, for its owner alone; relative to the shop's file. */
  file: text(1000),
});

/**
 * What `setup apply` reads: a whole shop, as it is to be. Things are known by their names; what the file does not name
 * stays as it is. With operators it holds their PINs, and is a secret.
 */
export const shopFile = namedObject('shop_file', {
  ...businessFile.shape,
  business: businessFacts.optional(),
  /** As `config` has them; null takes one away. */
  settings: settingsBody.default({}),
  printers: z.array(printerBody).default([]),
  operators: z.array(operatorBody).default([]),
  fiscal_machines: z.array(fiscalMachineBody).default([]),
  tills: z.array(till).default([]),
  keys: z.array(key).default([]),
});
export type ShopFile = z.output<typeof shopFile>;
