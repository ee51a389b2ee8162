import { useTranslation } from 'react-i18next';
import type { ApprovalSubject } from '../../../src-main/contract/counter/approval-subject.ts';
import { formatMoney } from '../../lib/format/format.ts';

/** What an approval is for, as a text: so many of it at a price, up to so much. */
export function useApprovalSubjectText(): (about: ApprovalSubject) => string | undefined {
  const { t } = useTranslation();
  return ({ item, unit_price: price, quantity, amount }) => {
    if (item !== undefined && price !== undefined && quantity !== undefined) {
      return t('approvals.ofPrice', { item, price: formatMoney(price), quantity });
    }
    return amount === undefined ? item : t('approvals.upTo', { amount: formatMoney(amount) });
  };
}
