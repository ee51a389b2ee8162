import { checkBody } from '../../../src-main/documents/body/check-body.ts';
import type { CommonBody } from '../../../src-main/documents/body/common-body.ts';
import { makeAccessKey } from '../../../src-main/documents/identifiers/access-key.ts';
import type {
  DocumentContent,
  DocumentIdentity,
  IssuedDocument,
} from '../../../src-main/documents/model/document.ts';
import type { ComputeContext, DocumentKind } from '../../../src-main/documents/model/document-kind.ts';
import type { Issuer } from '../../../src-main/documents/parties/issuer.ts';
import type { Checked, Fault } from '../../../src-main/documents/values/fault.ts';
import { anIssuer, ISSUE_DATE } from '../builders/issued-invoice.ts';

/** Nothing kept and nothing issued before, on the day every built document is issued. */
export function aContext(parts: Partial<ComputeContext> = {}): ComputeContext {
  return {
    issueDate: ISSUE_DATE,
    issuerRuc: anIssuer().ruc,
    customers: new Map(),
    documents: new Map(),
    ...parts,
  };
}

/** The short ways a kind's tests go: from a body as it travels to what it becomes. */
export interface KindInTests<Content extends DocumentContent> {
  /** Parses and computes a body the way issuing does; the faults are those of whichever step finds them. */
  check(body: unknown, context?: Partial<ComputeContext>): Checked<Content>;
  /** The content a valid body makes. A body at fault is a mistake of the test. */
  computed(body: unknown, context?: Partial<ComputeContext>): Content;
  /** Empty for a valid body. */
  faultsOf(body: unknown, context?: Partial<ComputeContext>): readonly Fault[];
  /** `pointer code` of each fault: what most tests are about. */
  codesOf(body: unknown, context?: Partial<ComputeContext>): readonly string[];
  /** Everything that is signed and printed. */
  issued(parts: IssuedParts): IssuedDocument<Content>;
}

export interface IssuedParts {
  readonly body: unknown;
  readonly context?: Partial<ComputeContext>;
  readonly issuer?: Partial<Issuer>;
  readonly identity?: IdentityParts;
}

export type IdentityParts = Partial<Omit<DocumentIdentity, 'accessKey' | 'type'>> & {
  readonly numericCode?: string;
};

export function kindInTests<Body extends CommonBody, Content extends DocumentContent>(
  kind: DocumentKind<Body, Content>,
): KindInTests<Content> {
  const check = (body: unknown, context?: Partial<ComputeContext>): Checked<Content> => {
    const checked = checkBody(kind.body, body);
    return checked.ok ? kind.compute(checked.value, aContext(context)) : checked;
  };
  const computed = (body: unknown, context?: Partial<ComputeContext>): Content => {
    const result = check(body, context);
    if (!result.ok) throw new Error(`the body is at fault: ${JSON.stringify(result.faults)}`);
    return result.value;
  };
  const faultsOf = (body: unknown, context?: Partial<ComputeContext>) => {
    const result = check(body, context);
    return result.ok ? [] : result.faults;
  };
  return {
    check,
    computed,
    faultsOf,
    codesOf: (body, context) => faultsOf(body, context).map(({ pointer, code }) => `${pointer} ${code}`),
    issued({ body, context, issuer: issuerParts, identity: identityParts }) {
      const issuer = anIssuer(issuerParts);
      const identity = identityOf(kind.type, issuer.ruc, identityParts);
      const content = computed(body, { issueDate: identity.issueDate, issuerRuc: issuer.ruc, ...context });
      return { identity, issuer, content };
    },
  };
}

/** Number 001-001-000000001 in the test environment; the access key follows from the other parts. */
export function identityOf(
  type: DocumentIdentity['type'],
  ruc: string,
  { numericCode = '12345678', ...chosen }: IdentityParts = {},
): DocumentIdentity {
  const identity = {
    type,
    environment: 'test',
    establishment: '001',
    emissionPoint: '001',
    sequential: 1,
    issueDate: ISSUE_DATE,
    ...chosen,
  } as const;
  return { ...identity, accessKey: makeAccessKey({ ...identity, ruc, numericCode }) };
}
