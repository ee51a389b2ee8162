import { useTranslation } from 'react-i18next';
import { useRefusalSentence } from '../../../lib/http/refusal-sentence.ts';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { useAfterSalesState } from '../charge/after-sale/after-sales-provider.tsx';

/** What the last sale owed and will not be done. The sale itself is safe. */
export function AfterSaleRefusals({ documentId }: { readonly documentId: string }) {
  const { t } = useTranslation();
  const sentenceOf = useRefusalSentence();
  const isLast = useAfterSalesState(({ last }) => last?.documentId === documentId);
  const refusals = useAfterSalesState((state) => state.refusals);
  if (!isLast || refusals.length === 0) return null;
  return refusals.map(({ part, refusal }) => {
    const reason = refusal.detail || sentenceOf(refusal);
    return (
      <Notice
        key={part}
        tone="care"
        title={t(part === 'cash' ? 'ticket.cashNotReported' : 'ticket.paper.failed', { reason })}
      />
    );
  });
}
