import { Skeleton } from '@mantine/core';
import { useState } from 'react';
import type { z } from 'zod';
import type {
  creditNoteResource,
  DocumentResource,
  InvoiceResource,
} from '../../../../src-main/contract/documents/document-resource.ts';
import { decimal } from '../../../../src-main/documents/values/decimal.ts';
import { returnableLines } from '../../../lib/credit/returnable-line.ts';
import { useSaleNotes } from '../../../lib/credit/sale-notes.ts';
import { refusalIn } from '../../../lib/http/answer.ts';
import { RefusalNotice } from '../../../ui/feedback/refusal-notice.tsx';
import { SaleDetails } from '../find/sale-details.tsx';
import { ReturnDone } from '../issue/return-done.tsx';
import { useReturnPaper } from '../issue/return-paper.ts';
import { CorrectBuyer } from './correct-buyer.tsx';
import { NoReturn } from './no-return.tsx';
import { ReturnForm } from './return-form.tsx';
import { whyNotReturned } from './why-not-returned.ts';

type CreditNoteResource = z.output<typeof creditNoteResource>;

interface ReturnOfSaleProps {
  readonly invoice: InvoiceResource;
  /** All of it is credited, to be sold again to somebody else. */
  readonly correctsBuyer: boolean;
  /** Of a sale of another till: the credit notes on it, as the head office has them. */
  readonly notesElsewhere?: readonly CreditNoteResource[];
}

/** One sale: what may come back of it, or why nothing may and what to do instead. */
export function ReturnOfSale({ invoice, correctsBuyer, notesElsewhere }: ReturnOfSaleProps) {
  const isElsewhere = notesElsewhere !== undefined;
  const { data: ownNotes, error } = useSaleNotes(isElsewhere ? undefined : invoice);
  const notes = notesElsewhere ?? ownNotes;
  const [issued, setIssued] = useState<DocumentResource>();
  const paper = useReturnPaper();
  const refusal = refusalIn(error);
  if (issued) return <ReturnDone note={issued} isSoldAgain={correctsBuyer} paperError={paper.error} />;
  const reason = whyNotReturned(invoice);
  if (reason) {
    return (
      <>
        <SaleDetails invoice={invoice} isElsewhere={isElsewhere} />
        <NoReturn invoice={invoice} reason={reason} isElsewhere={isElsewhere} />
      </>
    );
  }
  if (refusal) return <RefusalNotice refusal={refusal} />;
  if (!notes) return <Skeleton height="20rem" />;
  const finish = (note: DocumentResource) => {
    setIssued(note);
    paper.mutate({ note, isPaidBack: !correctsBuyer });
  };
  const lines = returnableLines(invoice, notes);
  const nothingLeft = lines.every(({ left }) => decimal(left).eq(0));
  return (
    <>
      <SaleDetails invoice={invoice} isElsewhere={isElsewhere} />
      {nothingLeft && <NoReturn invoice={invoice} reason="credited" isElsewhere={isElsewhere} />}
      {!nothingLeft && correctsBuyer && (
        <CorrectBuyer invoice={invoice} lines={lines} notes={notes} onIssued={finish} />
      )}
      {!nothingLeft && !correctsBuyer && (
        <ReturnForm
          invoice={invoice}
          lines={lines}
          isElsewhere={isElsewhere}
          notes={notes}
          onIssued={finish}
        />
      )}
    </>
  );
}
