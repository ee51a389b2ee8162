import type { Withheld } from '../../model/withholding.ts';
import { withheldTaxCodes } from '../../taxes/withholding/withholding-code.ts';
import { keysOf } from '../../values/keys-of.ts';
import { amountOf, textOf } from '../../xml/read-parts.ts';
import type { XmlTree } from '../../xml/xml-tree.ts';

/** What every version of the schema says of a tax that is withheld. */
export function withheldFrom(withheld: XmlTree): Withheld {
  const code = textOf(withheld, 'codigo');
  return {
    // A code the tables lack, in an old document, names itself.
    tax: keysOf(withheldTaxCodes).find((tax) => withheldTaxCodes[tax] === code) ?? code,
    code: textOf(withheld, 'codigoRetencion'),
    percent: amountOf(withheld, 'porcentajeRetener'),
    base: amountOf(withheld, 'baseImponible'),
    value: amountOf(withheld, 'valorRetenido'),
  };
}
