import { buffer } from 'node:stream/consumers';
import {
  EXPIRING_DAYS,
  EXPIRING_LISTED,
  type ExpiringLots,
  type ExpiringLotsQuery,
} from '../../contract/catalog/lots.ts';
import type { Environment } from '../../documents/kinds.ts';
import { decimal, formatAmount, sum } from '../../documents/values/decimal.ts';
import { daysBefore, daysBetween, ecuadorDate } from '../../documents/values/ecuador-time.ts';
import { reportFile } from '../report-file.ts';
import { expiringSheet } from './expiring-sheet.ts';
import type { ExpiryStore } from './expiry-store.ts';

export type ExpiringLotReports = ReturnType<typeof makeExpiringLots>;

/** What expires soon, or is expired, and what it costs. */
export function makeExpiringLots({ store, now }: { readonly store: ExpiryStore; readonly now: () => Date }) {
  async function all({ environment, days }: ExpiringLotsQuery, hasCosts: boolean): Promise<ExpiringLots> {
    const today = ecuadorDate(now());
    const rows = await store.expiring({ environment, today, until: daysBefore(today, -days) });
    const lots = rows.map(({ unitCost, ...lot }) => ({
      ...lot,
      days_left: daysBetween(today, lot.expires_on),
      ...(hasCosts &&
        unitCost !== undefined && { value: formatAmount(decimal(lot.quantity).times(unitCost)) }),
    }));
    const values = lots.flatMap(({ value }) => value ?? []);
    return {
      object: 'expiring_lots',
      environment,
      days,
      lots,
      lots_count: lots.length,
      expired_count: lots.filter(({ days_left: left }) => left < 0).length,
      ...(values.length > 0 && { value: formatAmount(sum(values.map((value) => decimal(value)))) }),
    };
  }

  return {
    /** @param hasCosts whether who asks may read costs */
    async read(query: ExpiringLotsQuery, hasCosts: boolean): Promise<ExpiringLots> {
      const { lots, ...rest } = await all(query, hasCosts);
      return { ...rest, lots: lots.slice(0, EXPIRING_LISTED) };
    },

    /** An Excel workbook of all of them. */
    async file(query: ExpiringLotsQuery, hasCosts: boolean): Promise<Buffer> {
      const { lots } = await all(query, hasCosts);
      return buffer(reportFile([expiringSheet(lots, hasCosts)], { format: 'xlsx', separator: 'semicolon' }));
    },

    /** How many lots are expired or expire within 30 days, and since when; undefined where none does. */
    async attention(environment: Environment) {
      if (!(await store.isOn())) return undefined;
      const {
        lots,
        lots_count: count,
        expired_count: expired,
      } = await all({ environment, days: EXPIRING_DAYS }, false);
      return lots[0] && { count, expired, first_on: lots[0].expires_on };
    },
  };
}
