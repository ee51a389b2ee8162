import type { ProductResource } from '../../contract/catalog/product.ts';
import { approvalsMetadata } from '../../contract/counter/approval.ts';
import type { Permission } from '../../contract/counter/permissions.ts';
import type { Outcome } from '../../contract/problems/problems.ts';
import { refuse } from '../../contract/problems/refuse.ts';
import type { Metadata } from '../../documents/body/common-body.ts';
import type { Line } from '../../documents/lines/line.ts';
import type { DocumentContent } from '../../documents/model/document.ts';
import { promotionsOfLines } from '../../documents/promotions/promotions-metadata.ts';
import { centsOf } from '../../documents/values/cents.ts';
import { ecuadorDate } from '../../documents/values/ecuador-time.ts';
import type {
  IntendedDocument,
  Judgement,
  OwedAtMost,
  SaleApprovals,
} from '../../issuing/ports/sale-approvals.ts';
import type { Caller } from '../../issuing/requests/caller.ts';
import type { ApprovalStore, UnusedApproval } from '../approvals/approval-store.ts';
import type { ProductStore } from '../catalog/product-store.ts';
import type { CostStore } from '../costs/cost-store.ts';
import type { OperatorStore } from '../operators/operator-store.ts';
import type { Permits } from '../operators/permits.ts';
import { mayNot, nobodySignedIn } from '../operators/refusals.ts';
import type { PromotionStore } from '../promotions/promotion-store.ts';
import type { ReceivableStore } from '../receivables/receivable-store.ts';
import { entitledDiscounts } from './entitled-discounts.ts';
import {
  amountOnCredit,
  type EntitledDiscounts,
  isApproved,
  type NeededApproval,
  neededForCosts,
  neededForCredit,
  neededForDiscounts,
  neededForPrices,
  neededForReturn,
  neededForUnknownCredit,
  type OnCredit,
} from './needed-approvals.ts';

export interface SaleApprovalDependencies {
  readonly permits: Pick<Permits, 'signedIn'>;
  readonly isOwner: (session: string) => boolean;
  readonly operators: Pick<OperatorStore, 'any' | 'find'>;
  readonly approvals: Pick<ApprovalStore, 'unused'>;
  readonly products: Pick<ProductStore, 'byCodes'>;
  readonly costs: Pick<CostStore, 'byCodes'>;
  readonly promotions: Pick<PromotionStore, 'byIds'>;
  readonly receivables: Pick<ReceivableStore, 'openDebts' | 'creditTerms'>;
  readonly now: () => Date;
}

/** A sale that was put aside is taken up the same day; later its approvals are asked for again. */
const GOOD_FOR_MS = 24 * 60 * 60 * 1000;

/**
 * Holds what a sale takes at the counter: a discount over the limit, a price that is none of the product's or below its
 * cost, a line of no product, credit over the limit of its buyer, the return of goods. An operator without the permission names approvals in the document's metadata, each for just that; a document
 * spends in its transaction all that it names, also where it takes less than was allowed for it.
 */
export function makeSaleApprovals(dependencies: SaleApprovalDependencies): SaleApprovals {
  const { permits, isOwner, operators, approvals, products, costs, promotions, receivables, now } =
    dependencies;

  /** What the document takes beyond the permissions. Only who may not sell at any price has its products looked up. */
  async function neededFor(
    { environment }: Caller,
    { content, creditUnknown, corrects, metadata }: IntendedDocument,
    permissions: readonly Permission[],
  ): Promise<readonly NeededApproval[]> {
    const lacks = (permission: Permission) => !permissions.includes(permission);
    // Prices and goods were judged when it was first issued.
    if (corrects) return [];
    if (content.object === 'credit_note') {
      return [
        ...(lacks('return_sale') ? [neededForReturn(content)] : []),
        ...(creditUnknown ? [neededForUnknownCredit(content)] : []),
      ];
    }
    if (content.object !== 'invoice') return [];
    const entitled = await entitledOf(content.lines, metadata);
    return [
      ...(lacks('discount_over_limit') ? neededForDiscounts(content.lines, entitled) : []),
      ...(lacks('change_price') || lacks('sell_free_lines') ? await ownPricesOf(content.lines) : []).filter(
        ({ permission }) => lacks(permission),
      ),
      ...(lacks('sell_below_cost')
        ? neededForCosts(content.lines, await costs.byCodes(environment, codesOf(content.lines)), entitled)
        : []),
    ];
  }

  /** Only of a buyer with a limit is asked what is owed, and of a correction only where it leaves more on credit. */
  async function creditOf(
    scope: Caller,
    { content, corrects }: IntendedDocument,
  ): Promise<{ readonly over: readonly NeededApproval[]; readonly owedAtMost?: OwedAtMost }> {
    const onCredit = onCreditOf(content);
    const cents = onCredit ? centsOf(amountOnCredit(onCredit)) : 0;
    if (!onCredit || cents === 0) return { over: [] };
    const debtor = onCredit.buyer.identification;
    const was = corrects && onCreditOf(corrects.content);
    // What was paid of it stays paid: only what the correction leaves beyond it is new.
    const before = was?.buyer.identification === debtor ? centsOf(amountOnCredit(was)) : 0;
    if (cents <= before) return { over: [] };
    const limit = (await receivables.creditTerms([debtor])).get(debtor)?.creditLimit;
    if (limit === undefined) return { over: [] };
    const debts = await receivables.openDebts(scope, debtor);
    const owed = debts.reduce((all, { balance }) => all + balance, 0);
    const over = neededForCredit(onCredit, { owed: owed - before, limit });
    return over.length > 0 ? { over } : { over, owedAtMost: { debtor, cents: limit + before - cents } };
  }

  /** Only of an invoice that names promotions are they looked up. */
  async function entitledOf(lines: readonly Line[], metadata: Metadata): Promise<EntitledDiscounts> {
    const named = promotionsOfLines(metadata).flatMap((id) => id ?? []);
    if (named.length === 0) return new Map();
    return entitledDiscounts(lines, metadata, {
      day: ecuadorDate(now()),
      promotions: await promotions.byIds(named),
      products: await productsOf(lines),
    });
  }

  async function ownPricesOf(lines: readonly Line[]): Promise<readonly NeededApproval[]> {
    return neededForPrices(lines, await productsOf(lines));
  }

  async function productsOf(lines: readonly Line[]): Promise<ReadonlyMap<string, ProductResource>> {
    const ownProducts = await products.byCodes(codesOf(lines));
    return new Map(ownProducts.map((product) => [product.code, product]));
  }

  /** Of the approvals that a document names, those that are still good for something. */
  async function usableOf({ metadata }: IntendedDocument): Promise<readonly UnusedApproval[]> {
    const named = metadata[approvalsMetadata];
    if (named === undefined) return [];
    const ids = named.split(',').map((id) => id.trim());
    const after = new Date(now().getTime() - GOOD_FOR_MS).toISOString();
    const usable: UnusedApproval[] = [];
    for (const approval of await approvals.unused(ids, after)) {
      const approver = await operators.find(approval.approverId);
      // The approver may have lost the role since.
      if (approver?.active && approver.permissions.includes(approval.action)) usable.push(approval);
    }
    return usable;
  }

  return {
    async judge(caller: Caller, document: IntendedDocument): Promise<Outcome<Judgement>> {
      const { session } = caller;
      const { creditUnknown } = document;
      // Where nobody signs in there is no second person.
      if (session === undefined || isOwner(session) || !(await operators.any())) {
        return creditUnknown ? refuse(creditUnknown) : none;
      }
      const operator = await permits.signedIn(session);
      if (!operator) return refuse(nobodySignedIn);
      const usable = await usableOf(document);
      const { permissions } = operator;
      const credit = permissions.includes('sell_over_credit_limit')
        ? { over: [] }
        : await creditOf(caller, document);
      const needed = [...(await neededFor(caller, document, permissions)), ...credit.over];
      const missing = needed.filter((one) => !isApproved(one, givenFor(one.permission, usable, operator)));
      const [first] = missing;
      if (!first) {
        const { owedAtMost } = credit;
        const approvals = usable.map(({ id }) => id);
        return { ok: true, value: { approvals, ...(owedAtMost && { owedAtMost }) } };
      }
      return refuse({
        ...mayNot(first.permission),
        errors: missing.map(({ permission, pointer, about }) => ({
          pointer,
          code: permission,
          message: mayNot(permission).detail ?? '',
          about,
        })),
      });
    },
  };
}

/** Of a credit that nobody could look up, those that somebody else gave than acts. */
function givenFor(
  permission: Permission,
  approvals: readonly UnusedApproval[],
  operator: { readonly id: string },
): readonly UnusedApproval[] {
  return permission === 'credit_unchecked'
    ? approvals.filter(({ approverId }) => approverId !== operator.id)
    : approvals;
}

function codesOf(lines: readonly Line[]): readonly string[] {
  return lines.flatMap(({ code }) => code ?? []);
}

/** What a document leaves a debt by; undefined of one that leaves none. */
function onCreditOf(content: DocumentContent): OnCredit | undefined {
  return content.object === 'invoice' || content.object === 'debit_note' ? content : undefined;
}

const none = { ok: true, value: { approvals: [] } } as const;
