import { useTranslation } from 'react-i18next';
import { formatMoney } from '../../../lib/format/format.ts';
import { useBuyerAccount } from './use-buyer-account.ts';

/** What the buyer of the sale owes and how much of it is late, as the pad says it; undefined of who owes nothing. */
export function useOwed(): string | undefined {
  const { t } = useTranslation();
  const account = useBuyerAccount();
  if (!account || Number(account.balance) <= 0) return undefined;
  const amount = formatMoney(account.balance);
  if (account.overdue === '0.00') return t('receivables.owesShort', { amount });
  return t('receivables.owesLate', { amount, overdue: formatMoney(account.overdue) });
}
