import type { Environment } from '../../../../src-main/documents/kinds.ts';
import type { NextStep } from '../../../../src-main/sync/delivery/delivery-store.ts';
import { type DueDocument, kindOfStep, type Outbox } from '../../../../src-main/sync/delivery/outbox.ts';

interface Row {
  at: number;
  step: DueDocument['step'];
  attempts: number;
  environment: Environment;
}

/** An outbox in memory that counts how often it is asked. */
export class MemoryOutbox implements Pick<Outbox, 'due' | 'becameDue' | 'nextDueAfter'> {
  readonly rows = new Map<string, Row>();
  readonly delivered: string[] = [];
  looks = 0;
  broken = false;

  add(documentId: string, row: Partial<Row> = {}): void {
    this.rows.set(documentId, { at: Date.now(), step: 'send', attempts: 0, environment: 'live', ...row });
  }

  async due(question: Parameters<Outbox['due']>[0]): Promise<readonly DueDocument[]> {
    this.looks += 1;
    const found = this.#sorted().filter(
      ({ at, step, environment }) =>
        at <= question.at.getTime() &&
        kindOfStep(step) === question.kind &&
        environment === question.environment,
    );
    return (question.from === 'oldest' ? found : found.toReversed()).slice(0, question.limit);
  }

  async becameDue({ after, at, limit }: Parameters<Outbox['becameDue']>[0]) {
    this.looks += 1;
    return this.#sorted()
      .filter((row) => row.at > after.getTime() && row.at <= at.getTime())
      .slice(0, limit);
  }

  async nextDueAfter(at: Date): Promise<Date | undefined> {
    const next = this.#sorted().find((row) => row.at > at.getTime());
    return next && new Date(next.at);
  }

  async putOff(documentId: string, { at }: { at: Date }): Promise<void> {
    if (this.broken) throw new Error('the disk is full');
    const row = this.rows.get(documentId);
    if (row) this.rows.set(documentId, { ...row, at: at.getTime(), attempts: row.attempts + 1 });
  }

  done(documentId: string): undefined {
    this.rows.delete(documentId);
    this.delivered.push(documentId);
    return undefined;
  }

  /** Its next step, as a delivery would have written it. */
  plan(documentId: string, step: DueDocument['step'], waitMs: number): NextStep {
    const at = Date.now() + waitMs;
    const row = this.rows.get(documentId);
    if (row) this.rows.set(documentId, { ...row, at, step });
    return { step, attempts: 0, at: new Date(at), problem: null };
  }

  #sorted() {
    return [...this.rows]
      .map(([documentId, row]) => ({ documentId, ...row }))
      .toSorted((a, b) => a.at - b.at);
  }
}
