import type { AnnexQuery } from '../../../contract/reports/transaction-annex.ts';
import { isBookedIn, type RecordedPurchase } from '../../../documents/purchase/recorded-purchase.ts';
import {
  supportDocumentCodeOf,
  supportDocumentTitle,
} from '../../../documents/tables/support-document-types.ts';
import { daysBefore } from '../../../documents/values/ecuador-time.ts';
import type { ExportSource } from '../../../exports/formats/export-source.ts';
import type { Scope } from '../../../reading/document-reading-store.ts';
import { boughtDays } from '../../bought-days.ts';
import type { Days } from '../../figures/figure-store.ts';
import { authorizedOf, purchaseKey, readMadeWithholdings } from '../../made-withholdings.ts';
import type { PurchaseReading } from '../../purchase-reading.ts';
import { isValid } from '../../withheld-of-us.ts';
import type { PurchaseRow } from '../rows/annex-rows.ts';
import type { Findings } from '../rows/findings.ts';
import { makeWithheldByCustomer, type WithheldByCustomer } from '../rows/sale-rows.ts';
import { type Bought, boughtOfPurchase, boughtOfSettlement, boughtOfWithholding } from './bought.ts';
import { purchaseRow } from './purchase-row.ts';

/** Reads purchases with why nothing is withheld from them, where somebody stated so. */
export interface BoughtReading {
  /** Whether the business must withhold of what it buys. */
  isAgent(entityId: string): Promise<boolean>;
  oldestBooked: PurchaseReading['oldestBooked'];
  ofPeriod(
    question: Scope & Days,
  ): AsyncIterable<readonly (RecordedPurchase & { readonly waivedReason?: string })[]>;
}

export interface BoughtQuestion {
  readonly scope: Scope;
  readonly days: Days;
  readonly contents: AnnexQuery['contents'];
  readonly findings: Findings;
  readonly signal?: AbortSignal | undefined;
}

export interface BoughtInPeriod {
  readonly rows: readonly PurchaseRow[];
  /** How many there are beside these, which need not be reported. */
  readonly unreported: number;
  readonly withheldOfUs: WithheldByCustomer;
  /** Whether a withholding of the business calls somebody a related party. */
  readonly isRelated: (identification: string) => boolean;
}

/** So far back the document that a note modifies is looked for. */
const MODIFIED_WITHIN_DAYS = 366;

/**
 * What was bought in some days, by when it is booked as the declarations have it: recorded purchases, settlements, and what
 * only a withholding of the business tells of. What customers withheld is among the purchases too.
 */
export async function readBought(
  {
    source,
    purchases,
  }: { readonly source: Pick<ExportSource, 'documents'>; readonly purchases: BoughtReading },
  { scope, days, contents, findings, signal }: BoughtQuestion,
): Promise<BoughtInPeriod> {
  const made = await readMadeWithholdings(source, scope, await boughtDays(purchases, scope, days), signal);
  const withheldOfUs = makeWithheldByCustomer();
  const authorizations = new Map<string, string>();
  const all: Bought[] = [];
  let unreported = 0;
  const isReported = (bought: Bought) => contents === 'all' || mustBeReported(bought);
  function add(bought: Bought | undefined): void {
    if (!bought) return;
    if (isReported(bought)) all.push(bought);
    else unreported += 1;
  }
  for await (const batch of purchases.ofPeriod({ ...scope, ...days })) {
    signal?.throwIfAborted();
    for (const purchase of batch) {
      noteAuthorization(authorizations, purchase);
      // What is left out is left out with its withholding, which else would tell of it.
      const bought = boughtOfPurchase(purchase, made.of);
      if (!isBookedIn(days, purchase)) continue;
      if (!bought || isReported(bought)) noteState(purchase, findings);
      if (!isValid(purchase)) continue;
      withheldOfUs.add(purchase);
      add(bought);
    }
  }
  for await (const document of authorizedOf(source, { scope, days, type: 'purchase_settlement' })) {
    signal?.throwIfAborted();
    add(boughtOfSettlement(document, made.of));
  }
  for (const withheld of made.unasked()) {
    const bought = boughtOfWithholding(withheld);
    if (bought && bought.issueDate >= days.from && bought.issueDate <= days.to) add(bought);
  }
  const isUnknown = ({ modified, supplier }: Bought) =>
    modified &&
    modified.authorization === undefined &&
    !authorizations.has(purchaseKey(supplier.identification, modified.type, modified.number));
  if (all.some(isUnknown)) {
    const earlier = { from: daysBefore(days.from, MODIFIED_WITHIN_DAYS), to: daysBefore(days.from, 1) };
    for await (const batch of purchases.ofPeriod({ ...scope, ...earlier })) {
      signal?.throwIfAborted();
      for (const purchase of batch) noteAuthorization(authorizations, purchase);
    }
  }
  const isAgent = await purchases.isAgent(scope.entityId);
  const isRelated = (identification: string) => made.related.has(identification);
  const rows = all.map(
    (bought): PurchaseRow =>
      purchaseRow(bought, {
        days,
        isAgent,
        isRelated,
        authorizationOf: (supplier, type, number) => authorizations.get(purchaseKey(supplier, type, number)),
        findings,
      }),
  );
  return { rows, unreported, withheldOfUs, isRelated };
}

/**
 * Whether the authority does not have it all by what the business issued: an electronic settlement, or an electronic
 * withholding, which tells of what it supports (NAC-DGERCGC16-00000092, art. 2).
 */
function mustBeReported({ document, withheld }: Bought): boolean {
  return document.kind === 'purchase' && withheld.length === 0;
}

function noteAuthorization(authorizations: Map<string, string>, { content }: RecordedPurchase): void {
  const { supplier, document_type, number, authorization_number, access_key } = content;
  const authorization = authorization_number ?? access_key;
  if (authorization === undefined) return;
  authorizations.set(
    purchaseKey(supplier.identification, supportDocumentCodeOf(document_type), number),
    authorization,
  );
}

/** Notes a purchase that the authority does not confirm (it is left out of the annex), or has not confirmed yet. */
function noteState(purchase: RecordedPurchase, findings: Findings): void {
  const { id, content, authorization } = purchase;
  const title = supportDocumentTitle(content.document_type);
  const document = { kind: 'purchase', id, title, number: content.number } as const;
  if (!isValid(purchase)) {
    findings.warning('not_authorized', 'El SRI no lo autorizó o lo anuló: no está en el anexo.', document);
  } else if (authorization === 'unconfirmed') {
    findings.warning('unconfirmed', 'El SRI aún no lo confirma: está en el anexo.', document);
  }
}
