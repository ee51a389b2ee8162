import { checkBody } from '../../../src-main/documents/body/check-body.ts';
import { makeAccessKey } from '../../../src-main/documents/identifiers/access-key.ts';
import { invoiceBody } from '../../../src-main/documents/invoice/body.ts';
import { computeInvoice } from '../../../src-main/documents/invoice/compute.ts';
import type { DocumentIdentity, IssuedDocument } from '../../../src-main/documents/model/document.ts';
import type { ComputeContext } from '../../../src-main/documents/model/document-kind.ts';
import type { Invoice } from '../../../src-main/documents/model/invoice.ts';
import type { Issuer } from '../../../src-main/documents/parties/issuer.ts';
import type { Checked, Fault } from '../../../src-main/documents/values/fault.ts';
import { anInvoiceBody } from './invoice-body.ts';

/** The day every built document is issued, unless the test says another. */
export const ISSUE_DATE = '2026-11-20';

/** A shop of the general regime that keeps accounting. */
export function anIssuer(parts: Partial<Issuer> = {}): Issuer {
  return {
    ruc: '1799999990001',
    legalName: 'ALMACENES EJEMPLO S.A.',
    tradeName: 'EJEMPLO',
    headOfficeAddress: 'Av. Amazonas N34-120, Quito',
    establishmentAddress: 'Av. Amazonas N34-120, Quito',
    keepsAccounting: true,
    regime: 'general',
    ...parts,
  };
}

/** Number 001-001-000000001 in the test environment; the access key follows from the other parts. */
export function anIdentity(
  parts: Partial<Omit<DocumentIdentity, 'accessKey'>> & { ruc?: string; numericCode?: string } = {},
): DocumentIdentity {
  const { ruc = anIssuer().ruc, numericCode = '12345678', ...chosen } = parts;
  const identity = {
    type: 'invoice',
    environment: 'test',
    establishment: '001',
    emissionPoint: '001',
    sequential: 1,
    issueDate: ISSUE_DATE,
    ...chosen,
  } as const;
  return { ...identity, accessKey: makeAccessKey({ ...identity, ruc, numericCode }) };
}

/** Parses and computes a body the way issuing does; the faults are those of both steps. */
function checkInvoice(body: unknown, context: Partial<ComputeContext> = {}): Checked<Invoice> {
  const checked = checkBody(invoiceBody, body);
  return checked.ok
    ? computeInvoice(checked.value, {
        issueDate: ISSUE_DATE,
        issuerRuc: anIssuer().ruc,
        customers: new Map(),
        documents: new Map(),
        ...context,
      })
    : checked;
}

/** The invoice a valid body makes. A body at fault is a mistake of the test. */
export function computedInvoice(
  body: unknown = anInvoiceBody(),
  context: Partial<ComputeContext> = {},
): Invoice {
  const computed = checkInvoice(body, context);
  if (!computed.ok) throw new Error(`the body is at fault: ${JSON.stringify(computed.faults)}`);
  return computed.value;
}

/** The faults of a body, of whichever step finds them; none for a valid one. */
export function faultsOf(body: unknown, context: Partial<ComputeContext> = {}): readonly Fault[] {
  const computed = checkInvoice(body, context);
  return computed.ok ? [] : computed.faults;
}

/** Everything that is signed and printed of an invoice. */
export function anIssuedInvoice(
  parts: { body?: unknown; issuer?: Partial<Issuer>; identity?: Parameters<typeof anIdentity>[0] } = {},
): IssuedDocument<Invoice> {
  const issuer = anIssuer(parts.issuer);
  const identity = anIdentity({ ruc: issuer.ruc, ...parts.identity });
  return { identity, issuer, content: computedInvoice(parts.body, { issueDate: identity.issueDate }) };
}
