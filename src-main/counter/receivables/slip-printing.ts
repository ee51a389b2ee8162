import type { EntityResource } from '../../contract/business/entity.ts';
import { type CashSessionResource, cashMethod } from '../../contract/counter/cash-session.ts';
import type { PrintedReport } from '../../contract/counter/printed-report.ts';
import type { PrintJobResource } from '../../contract/printing/print-job.ts';
import type { Outcome } from '../../contract/problems/problems.ts';
import type { PaymentReceived, SlipPrintBody } from '../../contract/receivables/payment-received.ts';
import type { Caller } from '../../issuing/requests/caller.ts';
import { paymentSlip } from './payment-slip.ts';

export interface SlipPrintingDependencies {
  readonly payment: (caller: Caller, id: string) => Promise<Outcome<PaymentReceived>>;
  readonly entity: (id: string) => Promise<EntityResource | undefined>;
  readonly cashSession: (id: string) => Promise<Outcome<CashSessionResource>>;
  /** A slip that came out before says COPIA: `madeAt` states how far back to look for it. */
  readonly printReport: (
    report: PrintedReport,
    options: {
      readonly printerId?: string;
      readonly tillId?: string;
      readonly madeAt: string;
      readonly openDrawer: boolean;
    },
  ) => Promise<Outcome<PrintJobResource>>;
  readonly now: () => Date;
}

/** The drawer opens for cash that was just taken or given back, never for a slip that is printed later, milliseconds. */
const DRAWER_MS = 10_000;

export type SlipPrinting = ReturnType<typeof makeSlipPrinting>;

/**
 * Puts payments on paper: at the printer of the till that took the money, unless another is named. A payment stands whether its
 * slip comes out or not, and printing it again prints a copy and takes no money.
 */
export function makeSlipPrinting(dependencies: SlipPrintingDependencies) {
  const { payment, entity, cashSession, printReport, now } = dependencies;
  return {
    async print(
      caller: Caller,
      id: string,
      { printer_id: printerId }: SlipPrintBody,
    ): Promise<Outcome<PrintJobResource>> {
      const read = await payment(caller, id);
      if (!read.ok) return read;
      const business = await entity(caller.entityId);
      if (!business) throw new Error(`the caller's business ${caller.entityId} does not exist`);
      const { cash_session_id: sessionId, created_at: madeAt, method } = read.value;
      const session = sessionId === undefined ? undefined : await cashSession(sessionId);
      const slip = paymentSlip(read.value, {
        ruc: business.ruc,
        legalName: business.legal_name,
        tradeName: business.trade_name,
        environment: caller.environment,
      });
      return printReport(slip, {
        ...(printerId !== undefined && { printerId }),
        ...(session?.ok && { tillId: session.value.till_id }),
        madeAt,
        openDrawer: method === cashMethod && now().getTime() - Date.parse(madeAt) < DRAWER_MS,
      });
    },
  };
}
