import { keysOf } from '../values/keys-of.ts';
import { englishLabel } from './english-labels.ts';
import type { Fact, PrintedColumn, PrintedDocument, PrintedSection, PrintedStatus } from './printed.ts';

/** In what language paper speaks. */
export const pageLanguages = ['es', 'en'] as const;
export type PageLanguage = (typeof pageLanguages)[number];

/** The page of a document, and what became of it. */
interface Page {
  readonly printed: PrintedDocument;
  readonly status: PrintedStatus;
}

/**
 * The page as it is printed: the authority prescribes its words in Spanish (SRI reference §11), so that English stands
 * beside them and never in their place. Values, legends and a person's own words stay as they are.
 */
export function pageIn(language: PageLanguage, page: Page): Page {
  return language === 'es' ? page : withEnglish(page);
}

function withEnglish({ printed, status }: Page): Page {
  return {
    printed: {
      ...printed,
      title: both(printed.title),
      party: printed.party.map(fact),
      sections: printed.sections.map(section),
      totals: printed.totals.map((total) => ({ ...total, label: both(total.label) })),
      payments: printed.payments.map(({ method, term, ...payment }) => ({
        ...payment,
        method: both(method),
        ...(term !== undefined && { term: both(term) }),
      })),
      labels: Object.fromEntries(
        keysOf(printed.labels).map((name) => [name, both(printed.labels[name])]),
      ) as PrintedDocument['labels'],
    },
    status: { ...status, ...(status.notice !== undefined && { notice: both(status.notice) }) },
  };
}

function section({ title, facts, table }: PrintedSection): PrintedSection {
  return {
    ...(title !== undefined && { title: both(title) }),
    facts: facts.map(fact),
    ...(table && { table: { ...table, columns: table.columns.map(column) } }),
  };
}

function fact({ label, value }: Fact): Fact {
  return { label: both(label), value };
}

function column(each: PrintedColumn): PrintedColumn {
  const english = otherLabel(each.label);
  return { ...each, ...(english !== undefined && { sublabel: english }) };
}

/** `Fecha de emisión / Issue date`; as it is where English has no other label. */
export function both(label: string): string {
  const english = otherLabel(label);
  return english === undefined ? label : `${label} / ${english}`;
}

/** In capitals where the Spanish is. */
function otherLabel(label: string): string | undefined {
  const english = englishLabel(label);
  if (english === undefined || english.toUpperCase() === label.toUpperCase()) return undefined;
  return label === label.toUpperCase() ? english.toUpperCase() : english;
}
