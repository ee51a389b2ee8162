import type {
  BackupDestinationName,
  BackupDestinationState,
  BackupsResource,
} from '../../contract/business/backups/backup.ts';
import {
  daysLeftOf,
  isExpired,
  isExpiring,
} from '../../contract/business/certificate/certificate-validity.ts';
import type { AttentionItem, AttentionResource } from '../../contract/reports/attention.ts';
import { settlementsSince } from '../../documents/purchase/settlements-since.ts';
import { ecuadorDate } from '../../documents/values/ecuador-time.ts';
import type { Scope } from '../../reading/document-reading-store.ts';
import type { AttentionStore, Unrecovered } from './attention-store.ts';

export interface AttentionDependencies {
  readonly store: AttentionStore;
  /** Until when the certificate of a business signs; undefined where it has none. */
  readonly certificateUntil: (entityId: string) => Promise<string | undefined>;
  readonly backups: () => Promise<Pick<BackupsResource, 'settings' | 'places'>>;
  readonly purchases: PurchasesToWithhold;
  /** Months whose mail failed and that are still to be sent. */
  readonly unsentMonths: (
    scope: Scope,
  ) => Promise<readonly { readonly month: string; readonly email: string; readonly remedy?: string }[]>;
  /** What customers owe that is due; undefined where nothing is. */
  readonly overdue: (scope: Scope) => Promise<OverdueDebts | undefined>;
  /** Lots that are expired or expire soon; undefined where none does. */
  readonly expiring: (environment: Scope['environment']) => Promise<ExpiringStock | undefined>;
  readonly now: () => Date;
}

export interface ExpiringStock {
  readonly count: number;
  readonly expired: number;
  readonly first_on: string;
}

export interface OverdueDebts {
  /** Of customers. */
  readonly count: number;
  readonly amount: string;
  readonly since: string;
}

/** What it needs of the purchases. */
export interface PurchasesToWithhold {
  /** Settlements of which all IVA is still to be withheld, the oldest first. */
  settlementsToWithhold(scope: Scope, since: string): Promise<readonly { readonly issueDate: string }[]>;
  /** Whether the business withholds at all. */
  isAgent(entityId: string): Promise<boolean>;
  count(
    scope: Scope,
    today: string,
  ): Promise<{ readonly due: number; readonly late: number; readonly nextDueOn?: string }>;
}

export type Attention = ReturnType<typeof makeAttention>;

/** What needs a person, gathered from all parts of the program. */
export function makeAttention(dependencies: AttentionDependencies) {
  const { store, certificateUntil, backups, purchases, unsentMonths, overdue, expiring, now } = dependencies;
  return {
    async read({ entityId, environment }: Scope): Promise<AttentionResource> {
      const at = now();
      const [{ refused, undecided, gaps, unrecovered }, validUntil, backupsState, due, unsent, debts, lots] =
        await Promise.all([
          store.attention({ entityId, environment }, ecuadorDate(at)),
          certificateUntil(entityId),
          backups(),
          withholdingItems(purchases, { entityId, environment }, ecuadorDate(at)),
          unsentMonths({ entityId, environment }),
          overdue({ entityId, environment }),
          expiring(environment),
        ]);
      const items: AttentionItem[] = [
        ...(refused ? [{ kind: 'refused', ...refused } as const] : []),
        ...due,
        ...certificateItem(validUntil, at),
        ...(debts ? [{ kind: 'debts_overdue', ...debts } as const] : []),
        ...(lots ? [{ kind: 'lots_expiring', ...lots } as const] : []),
        ...(undecided ? [{ kind: 'undecided', ...undecided } as const] : []),
        ...backupItems(backupsState, environment === 'live'),
        ...unsent.map((month) => ({ kind: 'monthly_mail_failed', ...month }) as const),
        ...(unrecovered ? [journalItem(unrecovered)] : []),
        ...gaps.map(
          ({ establishment, emissionPoint, ...gap }) =>
            ({ kind: 'numbering_gap', series: `${establishment}-${emissionPoint}`, ...gap }) as const,
        ),
      ];
      return { object: 'attention', entity_id: entityId, environment, items };
    },
  };
}

function journalItem({ damagedMonths, ...unrecovered }: Unrecovered): AttentionItem {
  return {
    kind: 'journal_incomplete',
    ...unrecovered,
    numbers: [...unrecovered.numbers],
    damaged_months: [...damagedMonths],
  };
}

function certificateItem(validUntil: string | undefined, at: Date): readonly AttentionItem[] {
  if (validUntil === undefined || !(isExpired(validUntil, at) || isExpiring(validUntil, at))) return [];
  return [{ kind: 'certificate', valid_until: validUntil, days_left: daysLeftOf(validUntil, at) }];
}

async function withholdingItems(
  purchases: PurchasesToWithhold,
  scope: Scope,
  today: string,
): Promise<readonly AttentionItem[]> {
  const settlements = await purchases.settlementsToWithhold(scope, settlementsSince(today));
  return [...(await purchaseItems(purchases, scope, today)), ...settlementItem(settlements)];
}

function settlementItem(settlements: readonly { readonly issueDate: string }[]): readonly AttentionItem[] {
  const [oldest] = settlements;
  if (!oldest) return [];
  return [{ kind: 'settlement_withholding_due', count: settlements.length, since: oldest.issueDate }];
}

async function purchaseItems(
  purchases: PurchasesToWithhold,
  scope: Scope,
  today: string,
): Promise<readonly AttentionItem[]> {
  if (!(await purchases.isAgent(scope.entityId))) return [];
  const { due, late, nextDueOn } = await purchases.count(scope, today);
  if (due === 0) return [];
  const next = nextDueOn === undefined ? {} : { next_due_on: nextDueOn };
  return [{ kind: 'withholding_due', count: due, late, ...next }];
}

function backupItems(
  { settings, places }: Pick<BackupsResource, 'settings' | 'places'>,
  isLive: boolean,
): readonly AttentionItem[] {
  if (!settings) return isLive ? [{ kind: 'backup_missing' }] : [];
  return places.flatMap(({ place, is_late, head_office }) => {
    if (is_late) return [{ kind: 'backup_late', place } as const];
    return head_office ? headBackupItem(place, head_office) : [];
  });
}

/** Shown sooner than the till's own: that one arrived, so that its destination was there. */
function headBackupItem(
  place: BackupDestinationName,
  { last, is_late, trouble }: NonNullable<BackupDestinationState['head_office']>,
): readonly AttentionItem[] {
  if (!is_late && !trouble) return [];
  return [
    {
      kind: 'head_backup_failed',
      place,
      ...(last && { last_at: last.at }),
      ...(trouble && { problem: trouble.message }),
    },
  ];
}
