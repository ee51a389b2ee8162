import { approvalsMetadata } from '../../contract/counter/approval.ts';
import type { Permission } from '../../contract/counter/permissions.ts';
import type { Problem } from '../../contract/problems/problems.ts';
import type { Line } from '../../documents/lines/line.ts';
import type { Caller } from '../../issuing/caller.ts';
import type { IntendedDocument, SaleApprovals } from '../../issuing/ports/sale-approvals.ts';
import type { ProductStore } from '../catalog/product-store.ts';
import type { OperatorStore } from '../operators/operator-store.ts';
import { mayNot, nobodySignedIn, type Permits } from '../operators/permits.ts';
import type { ApprovalStore } from './approval-store.ts';
import { hasOwnPrice, isOverDiscountLimit, soldLinesOf } from './sold-lines.ts';

export interface SaleApprovalDependencies {
  readonly permits: Pick<Permits, 'signedIn'>;
  readonly isOwner: (session: string) => boolean;
  readonly operators: Pick<OperatorStore, 'any' | 'find'>;
  readonly trail: Pick<ApprovalStore, 'unused'>;
  readonly products: Pick<ProductStore, 'byCodes'>;
  readonly now: () => Date;
}

/** A sale that was put aside is taken up the same day; later its approvals are asked for again. */
const GOOD_FOR_MS = 24 * 60 * 60 * 1000;

/**
 * Holds what a sale takes at the counter: a discount over the limit, a price that is none of the product's, the return
 * of goods. Whoever may not by themselves names approvals in the document's metadata; each serves one document, which
 * the trigger that notes its use sees to.
 */
export function makeSaleApprovals(dependencies: SaleApprovalDependencies): SaleApprovals {
  const { permits, isOwner, operators, trail, products, now } = dependencies;

  /** What the document takes beyond the permissions. Only who may not change prices has its products looked up. */
  async function neededFor(
    { type, content }: IntendedDocument,
    permissions: readonly Permission[],
  ): Promise<readonly Permission[]> {
    const lacks = (permission: Permission) => !permissions.includes(permission);
    if (type === 'credit_note') return lacks('return_sale') ? ['return_sale'] : [];
    const lines = soldLinesOf(content);
    const isOverLimit = lacks('discount_over_limit') && lines.some(isOverDiscountLimit);
    const isPriceChanged = lacks('change_price') && (await haveOwnPrice(lines));
    return [
      ...(isOverLimit ? (['discount_over_limit'] as const) : []),
      ...(isPriceChanged ? (['change_price'] as const) : []),
    ];
  }

  async function haveOwnPrice(lines: readonly Line[]): Promise<boolean> {
    const codes = lines.flatMap(({ code }) => code ?? []);
    const known = new Map((await products.byCodes(codes)).map((product) => [product.code, product]));
    return lines.some((line) => hasOwnPrice(line, known.get(line.code ?? '')));
  }

  async function allowedBy(ids: readonly string[]): Promise<ReadonlySet<Permission>> {
    const allowed = new Set<Permission>();
    const since = new Date(now().getTime() - GOOD_FOR_MS).toISOString();
    for (const { action, approverId } of await trail.unused(ids, since)) {
      const approver = await operators.find(approverId);
      // Whoever approved may have lost the role since.
      if (approver?.active && approver.permissions.includes(action)) allowed.add(action);
    }
    return allowed;
  }

  return {
    async objection(caller: Caller, document: IntendedDocument): Promise<Problem | undefined> {
      const { session } = caller;
      if (session === undefined || isOwner(session) || !(await operators.any())) return undefined;
      const operator = await permits.signedIn(session);
      if (!operator) return nobodySignedIn;
      const needed = await neededFor(document, operator.permissions);
      if (needed.length === 0) return undefined;
      const named = document.metadata[approvalsMetadata] ?? '';
      const allowed = await allowedBy(named.split(',').map((id) => id.trim()));
      const missing = needed.filter((permission) => !allowed.has(permission));
      const [first] = missing;
      if (first === undefined) return undefined;
      return {
        ...mayNot(first),
        errors: missing.map((permission) => ({
          pointer: `/metadata/${approvalsMetadata}`,
          code: permission,
          message: mayNot(permission).detail ?? '',
        })),
      };
    },
  };
}
