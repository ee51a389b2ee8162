import { issuableKinds } from '../all-kinds/types.ts';
import type { AdditionalField } from '../body/common-body.ts';
import { isAccessKey } from '../identifiers/access-key.ts';
import { type DocumentIdentity, type IssuedDocument, programFields } from '../model/document.ts';
import type { DocumentKind } from '../model/document-kind.ts';
import { type Issuer, type Regime, regimeLegends } from '../parties/issuer.ts';
import { fromSriDate } from '../values/ecuador-time.ts';
import { keysOf } from '../values/keys-of.ts';
import { itemsOf, optionalDate, optionalText, partOf, textOf, UnreadableXml } from '../xml/read-parts.ts';
import { fieldOf } from '../xml/read-shared.ts';
import { readXml, type XmlTree } from '../xml/xml-tree.ts';

export type DocumentReading =
  | {
      readonly ok: true;
      readonly document: IssuedDocument;
      /** Of its schema: `2.1.0`. */
      readonly version: string;
    }
  /** Why it is none of the six documents, for the log. */
  | { readonly ok: false; readonly fault: string };

/**
 * Reads the XML of any of the six documents, signed or not, of any version of its schema, back into the document it
 * says. What no XML carries is left out: e-mail addresses, and whether `ambiente` 1 was the sandbox or test.
 */
export function readDocument(xml: string): DocumentReading {
  const tree = readXml(xml);
  return tree.ok ? readDocumentTree(tree.root) : tree;
}

/** The same, of XML that was read before. */
export function readDocumentTree(root: XmlTree): DocumentReading {
  try {
    return { ok: true, ...documentFrom(root) };
  } catch (reason) {
    if (!(reason instanceof UnreadableXml)) throw reason;
    return { ok: false, fault: reason.message };
  }
}

function documentFrom(root: XmlTree): { document: IssuedDocument; version: string } {
  const kind = issuableKinds.find((candidate) => candidate.root === root.name);
  if (!kind) throw new UnreadableXml(`<${root.name}> is none of the six documents`);
  const taxInfo = partOf(root, 'infoTributaria');
  const info = headOf(root);
  const identity = identityFrom(taxInfo, info, kind);
  const fields = itemsOf(root, 'infoAdicional', 'campoAdicional').flatMap(({ attributes, text }) =>
    fieldOf(attributes.nombre, text),
  );
  const own = fields.filter(({ name }) => !isProgramField(name));
  return {
    document: {
      identity,
      issuer: issuerFrom({ taxInfo, info, fields }),
      content: kind.readXml({ root, identity, additionalInfo: own }),
    },
    version: root.attributes.version ?? '',
  };
}

/** The head of each kind has a name of its own: `infoFactura`, `infoGuiaRemision`. */
function headOf(root: XmlTree): XmlTree {
  const others = ['infoTributaria', 'infoAdicional', 'infoSustitutivaGuiaRemision'];
  const head = root.children.find(({ name }) => name.startsWith('info') && !others.includes(name));
  if (!head) throw new UnreadableXml(`<${root.name}> has no head`);
  return head;
}

function identityFrom(taxInfo: XmlTree, info: XmlTree, { type }: DocumentKind): DocumentIdentity {
  const accessKey = textOf(taxInfo, 'claveAcceso');
  if (!isAccessKey(accessKey)) throw new UnreadableXml(`claveAcceso is no access key: ${accessKey}`);
  return {
    type,
    environment: textOf(taxInfo, 'ambiente') === '2' ? 'live' : 'test',
    establishment: textOf(taxInfo, 'estab'),
    emissionPoint: textOf(taxInfo, 'ptoEmi'),
    sequential: sequentialFrom(taxInfo),
    accessKey,
    issueDate: optionalDate(info, 'fechaEmision') ?? fromSriDate(dateInKey(accessKey)),
  };
}

function sequentialFrom(taxInfo: XmlTree): number {
  const text = textOf(taxInfo, 'secuencial');
  if (!/^\d{1,9}$/.test(text)) throw new UnreadableXml(`secuencial is no number: ${text}`);
  return Number(text);
}

/** A delivery note tells its date in the access key only (SRI reference §9). */
function dateInKey(accessKey: string): string {
  return `${accessKey.slice(0, 2)}/${accessKey.slice(2, 4)}/${accessKey.slice(4, 8)}`;
}

function issuerFrom({
  taxInfo,
  info,
  fields,
}: {
  taxInfo: XmlTree;
  info: XmlTree;
  fields: readonly AdditionalField[];
}): Issuer {
  const fieldNamed = (name: string) =>
    fields.find((field) => field.name.toLowerCase() === name.toLowerCase())?.value;
  const tradeName = optionalText(taxInfo, 'nombreComercial');
  const establishmentAddress = optionalText(info, 'dirEstablecimiento');
  const specialTaxpayerResolution = optionalText(info, 'contribuyenteEspecial');
  const withholdingAgentResolution = optionalText(taxInfo, 'agenteRetencion');
  const largeTaxpayerResolution = fieldNamed(programFields.largeTaxpayer);
  const softwareProviderRuc = fieldNamed(programFields.softwareProvider);
  return {
    ruc: textOf(taxInfo, 'ruc'),
    legalName: textOf(taxInfo, 'razonSocial'),
    headOfficeAddress: textOf(taxInfo, 'dirMatriz'),
    keepsAccounting: optionalText(info, 'obligadoContabilidad') === 'SI',
    regime: regimeFrom(optionalText(taxInfo, 'contribuyenteRimpe')),
    ...(tradeName && { tradeName }),
    ...(establishmentAddress && { establishmentAddress }),
    ...(specialTaxpayerResolution && { specialTaxpayerResolution }),
    ...(withholdingAgentResolution && { withholdingAgentResolution }),
    ...(largeTaxpayerResolution && { largeTaxpayerResolution }),
    ...(softwareProviderRuc && { softwareProviderRuc }),
  };
}

function regimeFrom(legend: string | undefined): Regime {
  return keysOf(regimeLegends).find((regime) => regimeLegends[regime] === legend) ?? 'general';
}

function isProgramField(name: string): boolean {
  return Object.values(programFields).some((own) => own.toLowerCase() === name.toLowerCase());
}
