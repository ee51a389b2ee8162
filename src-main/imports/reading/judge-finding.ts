import type { ImportItemCode } from '../../contract/import.ts';
import { environmentCodes } from '../../documents/kinds.ts';
import { signatureValueOf } from '../deciding/signature-value.ts';
import type {
  DocumentFacts,
  DraftFacts,
  FoundItem,
  PackDocument,
  Params,
  SettledAtOnce,
} from '../ports/draft.ts';
import type { ImportScope, StoredFile } from '../ports/import-store.ts';
import type { Envelope, Finding, FoundDocument, ListedKey } from './findings/finding.ts';
import type { SignatureCheck } from './signature-check.ts';

export interface Judging {
  readonly scope: ImportScope;
  /** Of the business that imports. */
  readonly ruc: string;
  readonly checkSignature: SignatureCheck;
  readonly pack: PackDocument;
}

/** What a finding says by itself: an item decided at once, or pending. What is here already does not count yet. */
export async function judgeFinding(
  judging: Judging,
  finding: Finding,
  file: Pick<StoredFile, 'name' | 'sha256'>,
): Promise<FoundItem> {
  const { entry, line, accessKey, documentType, number, issueDate } = finding;
  const item = {
    file: file.name,
    entry,
    line,
    accessKey,
    documentType,
    number,
    issueDate,
  };
  switch (finding.kind) {
    case 'fault':
      return { ...item, outcome: settled(finding.code, finding.params) };
    case 'document':
      return { ...item, ...(await judgeDocument(judging, finding)) };
    case 'listed':
      return judgeListed(judging, finding, { item, sha256: file.sha256 });
  }
}

type Judgement = Pick<FoundItem, 'outcome' | 'breakdown'>;

async function judgeDocument(judging: Judging, finding: FoundDocument): Promise<Judgement> {
  const refused = strangerTo(judging, finding) ?? refusedBy(finding.envelope);
  if (refused) return { outcome: refused };
  const { signedXml, issuerRuc, issueDate, accessKey, content, envelope } = finding;
  const verdict = await judging.checkSignature({ signedXml, issuerRuc, issueDate });
  if (!verdict.ok) {
    return verdict.code === 'unreadable_xml'
      ? { outcome: settled(verdict.code, { reason: 'unverifiable' }), breakdown: verdict.breakdown }
      : { outcome: settled(verdict.code, verdict.params) };
  }
  const facts: DraftFacts = {
    kind: 'document',
    accessKey,
    warnings: verdict.warnings,
    ...(envelope?.status === 'authorized' && { envelope: envelopeFacts(envelope, signedXml) }),
  };
  const identity = { ...content.identity, environment: judging.scope.environment };
  const document = judging.pack({ ...content, identity }, signedXml);
  return { outcome: { kind: 'pending', facts, document } };
}

function envelopeFacts(
  { authorizedAt }: Envelope,
  signedXml: Uint8Array,
): NonNullable<DocumentFacts['envelope']> {
  const signatureValue = signatureValueOf(new TextDecoder().decode(signedXml));
  return {
    ...(authorizedAt !== undefined && { authorizedAt }),
    ...(signatureValue !== undefined && { signatureValue }),
  };
}

function judgeListed(
  judging: Judging,
  { accessKey, line, entry, authorizedAt, fromAuthority, issuerRuc, environment }: ListedKey,
  { item, sha256 }: { readonly item: Omit<FoundItem, 'outcome'>; readonly sha256: string },
): FoundItem {
  const refused = strangerTo(judging, { issuerRuc, environment });
  if (refused) return { ...item, outcome: refused };
  if (!fromAuthority) return { ...item, outcome: { kind: 'pending', facts: { kind: 'listed', accessKey } } };
  const evidence = { sha256, line, ...(entry !== undefined && { entry }) };
  return {
    ...item,
    outcome: { kind: 'pending', facts: { kind: 'listed', accessKey, evidence } },
    listing: { accessKey, ...evidence, authorizedAt },
  };
}

/** What belongs to another business or environment. By its XML, a sandbox document is one of tests. */
function strangerTo(
  { ruc, scope }: Judging,
  { issuerRuc, environment }: Pick<FoundDocument, 'issuerRuc' | 'environment'>,
): SettledAtOnce | undefined {
  if (issuerRuc !== ruc) return settled('wrong_issuer', { ruc: issuerRuc });
  if (environmentCodes[environment] !== environmentCodes[scope.environment]) {
    return settled('wrong_environment', { environment });
  }
  return undefined;
}

/** An envelope in which the authority says no. */
function refusedBy(envelope: Envelope | undefined): SettledAtOnce | undefined {
  switch (envelope?.status) {
    case 'not_authorized':
      return settled('not_authorized', {});
    case 'annulled':
      return settled('annulled', {});
    default:
      return undefined;
  }
}

function settled(code: ImportItemCode, params: Params): SettledAtOnce {
  return { kind: 'settled', code, params };
}
