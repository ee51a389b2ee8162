import { useTranslation } from 'react-i18next';
import type { Receivable } from '../../../../src-main/contract/receivables/receivable.ts';
import { formatMoney } from '../../../lib/format/format.ts';

/** What a buyer owes and may owe, in a few words beside the name; undefined of one without debts and limit. */
export function useCreditLine(account: Receivable | undefined): string | undefined {
  const { t } = useTranslation();
  if (!account) return undefined;
  const { balance, credit_limit } = account;
  const limit = credit_limit === undefined ? undefined : formatMoney(credit_limit);
  if (Number(balance) > 0) {
    const amount = formatMoney(balance);
    return limit === undefined
      ? t('receivables.owesShort', { amount })
      : t('receivables.owesOf', { amount, limit });
  }
  if (Number(balance) < 0)
    return t('receivables.hasInFavor', { amount: formatMoney(balance.replace('-', '')) });
  return limit === undefined ? undefined : t('receivables.creditUpTo', { limit });
}
