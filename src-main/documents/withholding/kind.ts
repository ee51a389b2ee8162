import type { DocumentKind } from '../model/document-kind.ts';
import { type Withholding, withholding } from '../model/withholding.ts';
import { customerReferences } from '../parties/party.ts';
import { type WithholdingBody, withholdingBody } from './body.ts';
import { computeWithholding } from './compute.ts';
import { printedWithholding } from './printed.ts';
import { readWithholdingXml } from './read-xml.ts';
import { redatedWithholding } from './redated.ts';
import { numberSelfWithholding } from './support-documents/number-self-withholding.ts';
import { withholdingWarnings } from './warnings.ts';
import { WITHHOLDING_SCHEMA_VERSION, writeWithholdingXml } from './xml.ts';

export const withholdingKind: DocumentKind<WithholdingBody, Withholding> = {
  type: 'withholding',
  label: 'Comprobante de retención',
  plural: 'withholdings',
  root: 'comprobanteRetencion',
  revision: `${WITHHOLDING_SCHEMA_VERSION}/2`,
  body: withholdingBody,
  content: withholding,
  references: ({ supplier }) => customerReferences(supplier),
  compute: computeWithholding,
  numbered: numberSelfWithholding,
  redated: redatedWithholding,
  warnings: withholdingWarnings,
  // A withholding sells nothing: all it comes to is tax.
  summary: ({ supplier, total }) => ({
    counterparty: supplier,
    others: [],
    subtotal: '0.00',
    taxTotal: total,
    total,
  }),
  writeXml: writeWithholdingXml,
  readXml: readWithholdingXml,
  printed: printedWithholding,
};
