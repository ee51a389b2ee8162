import type { PrintedReport } from '../../contract/counter/printed-report.ts';
import type { EmailBody } from '../../contract/documents/document-actions.ts';
import type { PrintJobResource } from '../../contract/printing/print-job.ts';
import type { Outcome } from '../../contract/problems/problems.ts';
import { refuse } from '../../contract/problems/refuse.ts';
import type { ProformaEmail, ProformaPrintBody } from '../../contract/proformas/proforma.ts';
import { finalConsumer } from '../../documents/parties/party.ts';
import type { PrintedDocument, PrintedStatus } from '../../documents/printing/printed.ts';
import { proformaNumber } from '../../documents/proforma/number.ts';
import { printedProforma } from '../../documents/proforma/printed.ts';
import { toSriDate } from '../../documents/values/ecuador-time.ts';
import type { Scope } from '../../reading/document-reading-store.ts';
import type { DocumentFile, PageFormat } from '../../reading/documents/document-reader.ts';
import { environmentNotices } from '../../reading/printed-status.ts';
import { proformaSlip } from './proforma-slip.ts';
import type { ProformaStore, StoredProforma } from './proforma-store.ts';

export interface ProformaPaperDependencies {
  readonly store: Pick<ProformaStore, 'find' | 'byId' | 'letterhead' | 'hasMailAccount' | 'queueEmail'>;
  /** Renders a printed page as PDF. */
  readonly render: (
    printed: PrintedDocument,
    options: { format: PageFormat; status: PrintedStatus; logo?: Buffer },
  ) => Promise<Buffer>;
  /** A slip that came out before says COPIA: `madeAt` states how far back to look for it. */
  readonly printReport: (
    report: PrintedReport,
    options: { readonly printerId?: string; readonly tillId?: string; readonly madeAt: string },
  ) => Promise<Outcome<PrintJobResource>>;
  /** An email was asked for: there may be one to send. */
  readonly emailed: () => void;
  readonly now: () => Date;
}

export type ProformaPaper = ReturnType<typeof makeProformaPaper>;

/** Proformas as their customers get them: as PDF, from a ticket printer, by e-mail. */
export function makeProformaPaper({ store, render, printReport, emailed, now }: ProformaPaperDependencies) {
  async function pageOf(proforma: StoredProforma) {
    const { logo, ...letterhead } = await store.letterhead(proforma.entityId);
    const notice = environmentNotices[proforma.environment];
    return {
      printed: printedProforma(proforma),
      status: { ...letterhead, ...(notice !== undefined && { notice }) },
      ...(logo && { logo: Buffer.from(logo) }),
    };
  }

  async function pdfOf(proforma: StoredProforma, format: PageFormat): Promise<DocumentFile> {
    const { printed, ...page } = await pageOf(proforma);
    return { name: `proforma-${printed.number}.pdf`, bytes: await render(printed, { format, ...page }) };
  }

  return {
    async pdf(scope: Scope, id: string, format: PageFormat): Promise<Outcome<DocumentFile>> {
      const proforma = await store.find(scope, id);
      return proforma ? { ok: true, value: await pdfOf(proforma, format) } : refuse({ code: 'not_found' });
    },

    async print(
      scope: Scope,
      id: string,
      { printer_id: printerId, till_id: tillId }: ProformaPrintBody,
    ): Promise<Outcome<PrintJobResource>> {
      const proforma = await store.find(scope, id);
      if (!proforma) return refuse({ code: 'not_found' });
      const { printed, status } = await pageOf(proforma);
      return printReport(proformaSlip(printed, status), {
        ...(printerId !== undefined && { printerId }),
        ...(tillId !== undefined && { tillId }),
        madeAt: proforma.createdAt,
      });
    },

    async email(scope: Scope, id: string, { to: addresses }: EmailBody): Promise<Outcome<ProformaEmail>> {
      const proforma = await store.find(scope, id);
      if (!proforma) return refuse({ code: 'not_found' });
      const { email } = proforma.content.buyer;
      const to = [...new Set(addresses ?? (email === undefined ? [] : [email]))];
      if (to.length === 0) {
        const message = 'La proforma no tiene el correo de su cliente: indique a quién enviarla.';
        const errors = [{ pointer: '/to', code: 'required', message }];
        return refuse({ code: 'validation_failed', detail: message, errors });
      }
      if (!(await store.hasMailAccount())) {
        const detail = 'Esta instalación aún no tiene una cuenta de correo: no se envió nada.';
        return refuse({ code: 'not_ready', detail });
      }
      await store.queueEmail(scope, id, { to, at: now() });
      emailed();
      return { ok: true, value: { object: 'proforma_email', proforma_id: id, to } };
    },

    /** What its letter says and brings, whichever business it is of; undefined where there is none. */
    async letter(id: string) {
      const proforma = await store.byId(id);
      if (!proforma) return undefined;
      const { recipientName, content, environment, issueDate, validUntil, entityId } = proforma;
      const { identification, name } = content.buyer;
      const addressee = recipientName ?? (identification === finalConsumer.identification ? undefined : name);
      return {
        entityId,
        letter: {
          kind: 'proforma' as const,
          environment,
          number: proformaNumber(proforma),
          issueDate: toSriDate(issueDate),
          validUntil: toSriDate(validUntil),
          total: content.total,
          ...(addressee !== undefined && { recipientName: addressee }),
          attachments: [{ ...(await pdfOf(proforma, 'a4')), mediaType: 'application/pdf' as const }],
        },
      };
    },
  };
}
