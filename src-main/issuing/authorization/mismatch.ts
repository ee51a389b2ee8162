import type {
  AuthorizationDifference,
  AuthorizationMismatch,
} from '../../contract/documents/authority/authorization-mismatch.ts';
import type { Outcome } from '../../contract/problems/problems.ts';
import { refuse } from '../../contract/problems/refuse.ts';
import { kindOf } from '../../documents/all-kinds/types.ts';
import { formatNumber } from '../../documents/identifiers/access-key.ts';
import type { IssuedDocument } from '../../documents/model/document.ts';
import { readDocument } from '../../documents/reading/read-document.ts';
import type {
  AuthorizationEvidence,
  Evidence,
  ReadStanding,
  StandingAuthorization,
} from '../ports/authorization-evidence.ts';
import type { IssuingStore } from '../ports/issuing-store.ts';
import { notFound, wrongState } from '../preparing/own-document.ts';

export interface MismatchDependencies {
  readonly store: Pick<IssuingStore, 'document'>;
  readonly evidence: AuthorizationEvidence;
  readonly readStanding: ReadStanding;
}

/** A document that waits, and what stands at the authority in its place. */
export interface Mismatch extends Evidence {
  readonly standing: StandingAuthorization;
  /** The enclosed document, where it can be read. */
  readonly enclosed: IssuedDocument | undefined;
}

/** Both sides of a document that waits because the authority authorized another under its key. */
export async function findMismatch(
  { store, evidence, readStanding }: MismatchDependencies,
  id: string,
): Promise<Outcome<Mismatch>> {
  const mismatch = await evidence.find(id);
  const standing = mismatch && readStanding(mismatch.answer, mismatch.document.identity.accessKey);
  if (!mismatch || !standing) {
    const document = await store.document(id);
    const rule = 'Ninguna respuesta del SRI sobre él espera a que una persona la compare.';
    return refuse(document ? wrongState(document, rule) : notFound);
  }
  const reading = standing.document === undefined ? undefined : readDocument(standing.document);
  return { ok: true, value: { ...mismatch, standing, enclosed: reading?.ok ? reading.document : undefined } };
}

/**
 * Whether the document can take on what stands at the authority: it must be one of its own key and number, and be
 * legible wherever it says something else.
 */
export function isAcceptable({ differences, enclosed, document: { identity, issuer } }: Mismatch): boolean {
  if (differences.some((one) => one === 'access_key' || one === 'environment' || one === 'unreadable')) {
    return false;
  }
  if (!differences.includes('document')) return true;
  return (
    enclosed !== undefined &&
    enclosed.identity.type === identity.type &&
    formatNumber(enclosed.identity, enclosed.identity.sequential) ===
      formatNumber(identity, identity.sequential) &&
    enclosed.identity.issueDate === identity.issueDate &&
    enclosed.issuer.ruc === issuer.ruc
  );
}

/** Both sides as the API shows them. */
export function mismatchResourceOf(mismatch: Mismatch): AuthorizationMismatch {
  const { document, signedXml, standing, enclosed, differences, receivedAt } = mismatch;
  const { access_key, ...authority } = enclosed ? sideOf(enclosed) : { access_key: standing.number };
  return {
    object: 'authorization_mismatch',
    document_id: document.id,
    revision: document.revision,
    differences: differences.map((code) => ({ code, message: messages[code] })),
    sent: { ...sideOf(document), environment: document.identity.environment, xml: textOf(signedXml) },
    authority: {
      access_key,
      ...authority,
      ...(standing.environment && { environment: standing.environment }),
      authorization_number: standing.number,
      authorized_at: standing.authorizedAt,
      ...(standing.document !== undefined && { xml: standing.document }),
    },
    acceptable: isAcceptable(mismatch),
    received_at: receivedAt,
  };
}

function sideOf({ identity, content }: IssuedDocument) {
  const { counterparty, total } = kindOf(identity.type).summary(content);
  return {
    access_key: identity.accessKey,
    number: formatNumber(identity, identity.sequential),
    issue_date: identity.issueDate,
    counterparty: counterparty.identification,
    counterparty_name: counterparty.name,
    total,
  };
}

function textOf(xml: Uint8Array): string {
  return new TextDecoder().decode(xml);
}

const messages: Readonly<Record<AuthorizationDifference, string>> = {
  access_key: 'La autorización es de otra clave de acceso.',
  environment: 'La autorización es de otro ambiente.',
  date: 'La fecha de autorización no es creíble: es anterior a la emisión o está en el futuro.',
  document:
    'El comprobante que tiene el SRI dice otra cosa que el que se envió: otro programa, o una copia de este, usó el mismo número y la misma clave.',
  signature: 'El comprobante que tiene el SRI dice lo mismo, pero se firmó en otro momento o con otra firma.',
  unreadable: 'El comprobante que adjunta el SRI no se puede leer.',
};
