import { Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { Receivable } from '../../../../src-main/contract/receivables/receivable.ts';
import type { PaymentBody } from '../../../../src-main/documents/body/payment.ts';
import { decimal, formatAmount, sum } from '../../../../src-main/documents/values/decimal.ts';
import { formatMoney } from '../../../lib/format/format.ts';
import { Notice } from '../../../ui/feedback/notice.tsx';

interface CreditOutlookProps {
  /** Of the buyer, where it is known. */
  readonly account: Receivable | undefined;
  /** Of the sale. */
  readonly payments: readonly PaymentBody[];
  /** By a buyer who is known. */
  readonly isOwed: boolean;
}

/** What the buyer will owe with a sale on credit, and whether that is over the limit. */
export function CreditOutlook({ account, payments, isOwed }: CreditOutlookProps) {
  const { t } = useTranslation();
  if (!isOwed) return <Notice tone="care" title={t('charge.nobodyOwes')} />;
  if (!account) return null;
  const { balance, credit_limit: limit } = account;
  const onCredit = payments.filter(({ term }) => term).map(({ amount = '0' }) => decimal(amount));
  const after = decimal(balance).plus(sum(onCredit));
  const amounts = {
    owed: formatMoney(balance),
    after: formatMoney(formatAmount(after)),
    limit: limit === undefined ? '' : formatMoney(limit),
  };
  if (limit !== undefined && after.gt(limit))
    return <Notice tone="care" title={t('charge.overLimit', amounts)} />;
  return <Text c="dimmed">{t(limit === undefined ? 'charge.owesNow' : 'charge.owesOfLimit', amounts)}</Text>;
}
