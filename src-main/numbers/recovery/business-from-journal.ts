import { documentTypes } from '../../documents/kinds.ts';
import type { Issuer } from '../../documents/parties/issuer.ts';
import type { RevisionSigned, RevisionWritten, SeriesHead } from '../../issuing/ports/journal.ts';
import { makeBusinessStore } from '../../store/business/entities/business-store.ts';
import { readSigned } from '../../store/journal/read-signed.ts';
import { readWritten } from '../../store/rows/documents/revision-written.ts';
import type { Store } from '../../store/sqlite/open.ts';
import { openJournal } from '../journal/journal.ts';
import { monthsIn } from '../journal/month-files.ts';
import { readMonth } from '../journal/read-journal.ts';

interface Parts {
  readonly newId: () => string;
  readonly now: () => Date;
}

/**
 * Makes the business as its last document has it, with every emission point that gave a number, where the data know none.
 * False when they do, or when the journal has no document of it.
 */
export async function businessFromJournal(
  store: Store,
  folder: string,
  { newId, now }: Parts,
): Promise<boolean> {
  const businesses = makeBusinessStore(store);
  if ((await businesses.entities()).some(({ kind }) => kind === 'live')) return false;
  const issuer = await lastIssuer(folder);
  if (!issuer) return false;
  const heads = openJournal(folder)
    .heads()
    .filter((head) => isOf(issuer, head));
  await businesses.save({
    at: now().toISOString(),
    entityId: newId(),
    entity: { kind: 'live', facts: factsOf(issuer) },
    establishments: [...new Set(heads.map(({ establishment }) => establishment))].map((code) => ({
      code,
      address: issuer.establishmentAddress,
    })),
    series: seriesOf(heads, newId),
  });
  return true;
}

function isOf(issuer: Issuer, { ruc, environment }: SeriesHead): boolean {
  return ruc === issuer.ruc && environment !== 'sandbox';
}

/** Of the newest document that was written or signed for the authority. */
async function lastIssuer(folder: string): Promise<Issuer | undefined> {
  for (const month of monthsIn(folder).toReversed()) {
    const sandbox = new Set<string>();
    let last: RevisionSigned | RevisionWritten | undefined;
    for await (const entry of readMonth(folder, month)) {
      if (entry.kind === 'number' && entry.environment === 'sandbox') sandbox.add(entry.documentId);
      if (entry.kind !== 'number' && !sandbox.has(entry.documentId)) last = entry;
    }
    const issuer = last && issuerOf(last);
    if (issuer) return issuer;
  }
  return undefined;
}

function issuerOf(entry: RevisionSigned | RevisionWritten): Issuer | undefined {
  if (entry.kind === 'revision') return readWritten(entry)?.issuer;
  const reading = readSigned(entry.signedXml);
  return reading.ok ? reading.document.issuer : undefined;
}

/** A series of every kind of document at every emission point, in both environments of the authority. */
function seriesOf(heads: readonly SeriesHead[], newId: () => string) {
  const points = new Map(heads.map((head) => [`${head.establishment}-${head.emissionPoint}`, head]));
  return [...points.values()].flatMap(({ establishment, emissionPoint }) =>
    (['test', 'live'] as const).flatMap((environment) =>
      documentTypes.map((type) => ({
        id: newId(),
        environment,
        type,
        establishment,
        emissionPoint,
        nextNumber: undefined,
      })),
    ),
  );
}

function factsOf(issuer: Issuer) {
  return {
    ruc: issuer.ruc,
    legal_name: issuer.legalName,
    head_office_address: issuer.headOfficeAddress,
    keeps_accounting: issuer.keepsAccounting,
    regime: issuer.regime,
    trade_name: issuer.tradeName,
    special_taxpayer_resolution: issuer.specialTaxpayerResolution,
    withholding_agent_resolution: issuer.withholdingAgentResolution,
    large_taxpayer_resolution: issuer.largeTaxpayerResolution,
  };
}
