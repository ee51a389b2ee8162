import { XmlDocument, XmlLibError } from 'libxml2-wasm';
import { accessKeyFaults } from './checks/access-key.ts';
import { isDateInTime } from './checks/issue-date.ts';
import { contentFaults } from './checks/rules/content-faults.ts';
import type { SchemaCheck } from './checks/schema.ts';
import { type DocumentFacts, factsOf } from './document-facts.ts';
import { type DocumentKind, documentKinds } from './document-kinds.ts';
import { errorMessage, type ServiceMessage } from './soap/service-message.ts';

/** 320 KB a document (SRI technical sheet 2.34 §7). */
const maxBytes = 320 * 1024;

export interface ReceptionCriteria {
  readonly schemas: SchemaCheck;
  /** `1` test, `2` production: the one this service is for; null: either. */
  readonly ambiente: '1' | '2' | null;
  readonly now: Date;
  /** What the ledger has against a document of this key and number; null when nothing. */
  readonly duplicate: (facts: DocumentFacts) => ServiceMessage | null;
}

export type ReceptionJudgement =
  | { readonly received: true; readonly facts: DocumentFacts }
  | {
      readonly received: false;
      readonly accessKey: string | null;
      readonly messages: readonly ServiceMessage[];
    };

/** The server's order: size, structure, key, environment, duplicates, date, content; the first class that fails speaks. */
export function judgeReception(xml: Uint8Array, criteria: ReceptionCriteria): ReceptionJudgement {
  if (xml.byteLength === 0) return refused(null, errorMessage('49', 'No se recibió el comprobante'));
  if (xml.byteLength > maxBytes) return refused(null, errorMessage('26', `${xml.byteLength} bytes`));
  let document: XmlDocument;
  try {
    document = XmlDocument.fromBuffer(xml);
  } catch (error) {
    if (!(error instanceof XmlLibError)) throw error;
    return refused(null, structureFault([error.message.trim()]));
  }
  try {
    return judgeDocument(document, criteria);
  } finally {
    document.dispose();
  }
}

function judgeDocument(document: XmlDocument, criteria: ReceptionCriteria): ReceptionJudgement {
  const { root } = document;
  if (document.dtd !== null) return refused(null, structureFault(['No se admite DOCTYPE']));
  const kind = documentKinds.find((row) => row.root === root.name);
  if (kind === undefined) return refused(null, errorMessage('47', `«${root.name}» no es un comprobante`));
  const facts = factsOf(document, kind);
  const message =
    schemaFault(document, kind, facts, criteria.schemas) ??
    keyFault(facts, criteria.ambiente) ??
    criteria.duplicate(facts) ??
    dateFault(facts, criteria.now) ??
    contentFaults(root, facts)[0] ??
    null;
  return message === null ? { received: true, facts } : refused(facts.accessKey || null, message);
}

function schemaFault(
  document: XmlDocument,
  kind: DocumentKind,
  facts: DocumentFacts,
  schemas: SchemaCheck,
): ServiceMessage | null {
  const schemaFile = kind.schemas[facts.version];
  if (schemaFile === undefined) return errorMessage('48', `${kind.root} «${facts.version}»`);
  const faults = schemas.faults(document, schemaFile);
  if (faults.length > 0) return structureFault(faults);
  return facts.codDoc === kind.codDoc
    ? null
    : errorMessage('47', `codDoc ${facts.codDoc} en un ${kind.root}`);
}

function keyFault(facts: DocumentFacts, ambiente: string | null): ServiceMessage | null {
  const faults = accessKeyFaults(facts);
  if (faults.length > 0) return errorMessage('58', faults.join('; '));
  return ambiente === null || facts.ambiente === ambiente
    ? null
    : errorMessage('58', `Este servicio es del ambiente ${ambiente} y el comprobante del ${facts.ambiente}`);
}

function dateFault(facts: DocumentFacts, now: Date): ServiceMessage | null {
  return isDateInTime(facts.issueDate, now)
    ? null
    : errorMessage(
        '65',
        'La fecha de emisión está fuera del rango de tolerancia [129600 minutos], o es mayor a la fecha del servidor',
      );
}

function structureFault(faults: readonly string[]): ServiceMessage {
  return errorMessage(
    '35',
    `Se encontró el siguiente error en la estructura del comprobante: ${faults.join('; ')}`,
  );
}

function refused(accessKey: string | null, message: ServiceMessage): ReceptionJudgement {
  return { received: false, accessKey, messages: [message] };
}
