import type { Fault } from '../values/fault.ts';

/** Documents that are reimbursed before they were issued. */
export function laterReimbursed(
  reimbursement: { readonly documents: readonly { readonly issue_date: string }[] } | undefined,
  { issueDate, pointer }: { issueDate: string; pointer: string },
): Fault[] {
  return (reimbursement?.documents ?? []).flatMap(({ issue_date: date }, index): Fault[] => {
    if (date <= issueDate) return [];
    const message = 'El comprobante reembolsado no puede ser posterior a este.';
    return [{ pointer: `${pointer}/documents/${index}/issue_date`, code: 'date_in_future', message }];
  });
}
