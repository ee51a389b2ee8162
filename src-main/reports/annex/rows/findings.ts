import type { AnnexFinding } from '../../../contract/reports/transaction-annex.ts';

export type FindingDocument = NonNullable<AnnexFinding['document']>;

export type Findings = ReturnType<typeof makeFindings>;

/** Collects what a person must see to, all of it: what is worst first. */
export function makeFindings() {
  const list: AnnexFinding[] = [];
  const add =
    (level: AnnexFinding['level']) =>
    (code: string, message: string, document?: FindingDocument): void => {
      list.push({ level, code, message, ...(document && { document }) });
    };
  return {
    /** It is missing or wrong, and the authority's program refuses it. */
    fault: add('fault'),
    /** What was put may not be what it is. */
    warning: add('warning'),
    /** The program cannot know it. */
    decision: add('decision'),
    all(): AnnexFinding[] {
      const order: readonly AnnexFinding['level'][] = ['fault', 'warning', 'decision'];
      return list.toSorted((one, other) => order.indexOf(one.level) - order.indexOf(other.level));
    },
  };
}
