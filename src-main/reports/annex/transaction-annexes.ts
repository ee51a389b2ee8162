import { buffer } from 'node:stream/consumers';
import { ZipFile } from 'yazl';
import type { Outcome, Problem } from '../../contract/problems/problems.ts';
import { refuse } from '../../contract/problems/refuse.ts';
import type {
  AnnexFileQuery,
  AnnexFinding,
  AnnexQuery,
  TransactionAnnex,
} from '../../contract/reports/transaction-annex.ts';
import { addUpSold, type IssuedDocumentFacts } from '../../documents/annex/sold-in-period.ts';
import { documentTypeCodes } from '../../documents/kinds.ts';
import { supportDocumentLabel } from '../../documents/tables/support-document-types.ts';
import { daysOfTaxPeriod, isHalfYear } from '../../documents/values/calendar/tax-period.ts';
import { daysBefore } from '../../documents/values/ecuador-time.ts';
import type { ExportSource } from '../../exports/formats/export-source.ts';
import type { Scope } from '../../reading/document-reading-store.ts';
import type { Days } from '../figures/figure-store.ts';
import type { AnnexBusiness, AnnexStore } from './annex-store.ts';
import { summaryOf } from './annex-summary.ts';
import { annexXml } from './annex-xml.ts';
import { checkAnnex } from './check-annex.ts';
import { type BoughtReading, readBought } from './purchases/read-bought.ts';
import { type Annex, type AnnulledRow, lastMonthOf, type PurchaseRow } from './rows/annex-rows.ts';
import { annexName, annexNumber } from './rows/annex-text.ts';
import { type FindingDocument, type Findings, makeFindings } from './rows/findings.ts';
import { saleRows } from './rows/sale-rows.ts';

export interface TransactionAnnexDependencies {
  readonly store: AnnexStore;
  readonly source: Pick<ExportSource, 'documents'>;
  readonly purchases: BoughtReading;
}

export type TransactionAnnexes = ReturnType<typeof makeTransactionAnnexes>;

export interface AnnexFile {
  /** `AT-102026.xml`. */
  readonly name: string;
  readonly bytes: Uint8Array;
}

interface MadeAnnex {
  readonly annex: Annex;
  readonly findings: Findings;
}

/** The annex of transactions (ATS): what was bought, sold, withheld and annulled in a month, as the authority's XML. */
export function makeTransactionAnnexes({ store, source, purchases }: TransactionAnnexDependencies) {
  async function make(scope: Scope, query: AnnexQuery, signal?: AbortSignal): Promise<Outcome<MadeAnnex>> {
    const business = await store.business(scope.entityId);
    if (!business) return refuse({ code: 'not_found' });
    if (isHalfYear(query.month) && business.regime === 'general') return refuse(wrongHalfYear);
    const days = daysOfTaxPeriod(query.month);
    const findings = makeFindings();
    const sold = addUpSold();
    for (const day of eachDay(days)) {
      signal?.throwIfAborted();
      sold.add(await store.sold(scope, day));
    }
    const issued = sold.result();
    const { contents } = query;
    const bought = await readBought({ source, purchases }, { scope, days, contents, findings, signal });
    // All that the business issued here is electronic.
    const sales =
      contents === 'all'
        ? saleRows(issued, { withheld: bought.withheldOfUs, isRelated: bought.isRelated, findings })
        : [];
    noteExported(issued.exported, findings);
    if (contents === 'all') noteUndecided(issued.undecided, findings);
    const annex: Annex = {
      ruc: business.ruc,
      name: annexName(business.legalName),
      period: query.month,
      days,
      establishments: business.establishments,
      purchases: bought.rows.toSorted(inOrder),
      sales,
      annulled: contents === 'all' ? issued.annulled.map(annulledRow) : [],
    };
    checkAnnex(annex, findings);
    noteDecisions(annex, business, findings);
    if (contents === 'required') noteUnreported(bought.unreported, findings);
    return { ok: true, value: { annex, findings } };
  }

  return {
    /** What is in the annex and what a person must see to before sending it. */
    async read(scope: Scope, query: AnnexQuery, signal?: AbortSignal): Promise<Outcome<TransactionAnnex>> {
      const made = await make(scope, query, signal);
      if (!made.ok) return made;
      const { annex, findings } = made.value;
      return {
        ok: true,
        value: {
          object: 'transaction_annex',
          entity_id: scope.entityId,
          environment: scope.environment,
          month: annex.period,
          contents: query.contents,
          ...annex.days,
          ...summaryOf(annex),
          findings: findings.all(),
        },
      };
    },

    /** The annex itself, whole even where a person has yet to complete it: its XML, or the ZIP that the authority takes. */
    async file(
      scope: Scope,
      { format, ...query }: AnnexFileQuery,
      signal?: AbortSignal,
    ): Promise<Outcome<AnnexFile>> {
      const made = await make(scope, query, signal);
      if (!made.ok) return made;
      const xml = xmlFileOf(made.value.annex);
      if (format === 'xml') return { ok: true, value: xml };
      return { ok: true, value: { name: xml.name.replace('.xml', '.zip'), bytes: await zipOf(xml) } };
    },

    /** Its XML together with what a person must see to. */
    async whole(
      scope: Scope,
      query: AnnexQuery,
    ): Promise<Outcome<{ readonly file: AnnexFile; readonly findings: readonly AnnexFinding[] }>> {
      const made = await make(scope, query);
      if (!made.ok) return made;
      const { annex, findings } = made.value;
      return { ok: true, value: { file: xmlFileOf(annex), findings: findings.all() } };
    },
  };
}

/** Called as the authority wants it. */
function xmlFileOf(annex: Annex): AnnexFile {
  const [year = '', month = ''] = lastMonthOf(annex).split('-');
  return { name: `AT-${month}${year}.xml`, bytes: Buffer.from(annexXml(annex)) };
}

async function zipOf({ name, bytes }: AnnexFile): Promise<Uint8Array> {
  const zip = new ZipFile();
  zip.addBuffer(Buffer.from(bytes), name);
  zip.end();
  return buffer(zip.outputStream);
}

const wrongHalfYear: Problem = {
  code: 'validation_failed',
  errors: [
    {
      parameter: 'month',
      code: 'invalid_value',
      message: 'Solo un negocio del régimen RIMPE presenta el anexo por semestres.',
    },
  ],
};

function* eachDay({ from, to }: Days): Generator<string> {
  for (let day = from; day <= to; day = daysBefore(day, -1)) yield day;
}

function inOrder(one: PurchaseRow, other: PurchaseRow): number {
  const key = (row: PurchaseRow) =>
    [
      row.issuedOn,
      row.supplierId,
      row.type,
      row.establishment,
      row.emissionPoint,
      row.sequential.padStart(9, '0'),
    ].join(' ');
  return key(one) < key(other) ? -1 : Number(key(one) > key(other));
}

function documentOf({ id, type, number }: IssuedDocumentFacts): FindingDocument {
  return { kind: 'document', id, title: supportDocumentLabel(documentTypeCodes[type]), number };
}

/** An invoice is 18 among what was annulled, as among the sales. */
function annulledRow(facts: IssuedDocumentFacts): AnnulledRow {
  const type = facts.type === 'invoice' ? '18' : documentTypeCodes[facts.type];
  return { document: documentOf(facts), type, ...annexNumber(facts.number), authorization: facts.accessKey };
}

function noteExported(exported: readonly IssuedDocumentFacts[], findings: Findings): void {
  for (const facts of exported) {
    const message =
      'Es de exportación: regístrela en la parte de exportaciones, que pide datos de aduana y de embarque.';
    findings.fault('export', message, documentOf(facts));
  }
}

function noteUndecided(undecided: readonly IssuedDocumentFacts[], findings: Findings): void {
  for (const facts of undecided) {
    findings.warning('undecided', 'Espera la decisión del SRI: no está en el anexo.', documentOf(facts));
  }
}

/** @param unreported purchases that an electronic withholding supports, and settlements */
function noteUnreported(unreported: number, { decision }: Findings): void {
  decision(
    'unreported',
    'No lleva lo que no se informa (NAC-DGERCGC16-00000092, art. 2): sus documentos electrónicos, y las compras con retención ' +
      `electrónica y liquidaciones electrónicas (${unreported}). Si su contador lo quiere todo, pida el anexo con todo.`,
  );
  decision('paper_documents', 'Si vendió con documentos de papel, o los anuló, agréguelos en DIMM.');
}

function noteDecisions(
  { establishments, purchases, sales }: Annex,
  { regime }: AnnexBusiness,
  { decision }: Findings,
): void {
  const related = [...purchases, ...sales].filter(({ isRelated }) => isRelated).length;
  decision(
    'establishments',
    `El anexo dice que el negocio tiene estos establecimientos: ${establishments.join(', ')}. Deben ser los que están abiertos en su RUC.`,
  );
  decision(
    'related_parties',
    `Van como partes relacionadas quienes alguna de sus retenciones llama así (filas: ${related}); los demás dicen NO.`,
  );
  if (sales.length > 0) {
    decision(
      'electronic_sales',
      'Las ventas van como electrónicas y no suman en el total de ventas. Si vendió con documentos de papel, agréguelos.',
    );
  }
  if (regime !== 'general') {
    decision(
      'half_year',
      'Del régimen RIMPE puede presentarse por semestres: el de junio y el de diciembre.',
    );
  }
}
