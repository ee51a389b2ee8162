import { z } from 'zod';
import { environments } from '../../../documents/kinds.ts';
import { stockMovementKinds } from '../../catalog/stock.ts';

/** The cash and stock that the head office has of a station, as the station reported them. */
const stationCashSession = z.object({
  id: z.uuid(),
  till_id: z.uuid(),
  operator_id: z.uuid(),
  operator_name: z.string(),
  opening_float: z.string(),
  opened_at: z.iso.datetime(),
  z_number: z.int().nullable(),
  closed_at: z.iso.datetime().nullable(),
  report_json: z.string().nullable(),
});
export type StationCashSession = z.output<typeof stationCashSession>;

const stationCashMovement = z.object({
  id: z.uuid(),
  cash_session_id: z.uuid(),
  direction: z.enum(['in', 'out']),
  amount: z.string(),
  reason: z.string(),
  operator_id: z.uuid(),
  operator_name: z.string(),
  approver_id: z.uuid().nullable(),
  approver_name: z.string().nullable(),
  created_at: z.iso.datetime(),
});

const stationStockMovement = z.object({
  seq: z.int().positive(),
  environment: z.enum(environments),
  product_id: z.string(),
  kind: z.enum(stockMovementKinds),
  quantity: z.int(),
  on_hand: z.int(),
  /** Not of stations from before costs. */
  unit_cost: z.int().nullable().default(null),
  reason: z.string().nullable(),
  document_id: z.string().nullable(),
  operator_id: z.uuid().nullable(),
  operator_name: z.string().nullable(),
  approver_id: z.uuid().nullable(),
  approver_name: z.string().nullable(),
  created_at: z.iso.datetime(),
});
export type StationStockMovement = z.output<typeof stationStockMovement>;

/** A cash session comes with all that was put in and taken out of its drawer: it may be closed. */
const stationRecord = z.discriminatedUnion('subject', [
  z.object({
    subject: z.literal('cash_session'),
    session: stationCashSession,
    movements: z.array(stationCashMovement),
  }),
  z.object({ subject: z.literal('stock_movement'), movement: stationStockMovement }),
]);
export type StationRecord = z.output<typeof stationRecord>;

/** Cash sessions in the order of their identifiers, which is that of time, then movements of stock in theirs. */
export const stationRecordsQuery = z.strictObject({
  after: z
    .string()
    .regex(/^(cash_session:[0-9a-f-]{36}|stock_movement:\d{1,16})$/)
    .optional(),
});

/** `next`: to ask on from; null where that was all. */
export const stationRecordsAnswer = z.object({
  data: z.array(stationRecord),
  next: z.string().nullable(),
});
export type StationRecordsAnswer = z.output<typeof stationRecordsAnswer>;
