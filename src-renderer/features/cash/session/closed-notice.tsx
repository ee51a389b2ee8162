import { useTranslation } from 'react-i18next';
import type { CashReport } from '../../../../src-main/contract/counter/cash-report.ts';
import { formatMoney } from '../../../lib/format/format.ts';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { differenceOf } from '../report/difference.ts';

/** That the till is closed, and at once what everybody wants to know. */
export function ClosedNotice({ z: { cash, count } }: { readonly z: CashReport }) {
  const { t } = useTranslation();
  if (!count) return <Notice tone="ok" title={t('cash.report.closed')} />;
  const { kind, amount, tone } = differenceOf(count.difference);
  return (
    <Notice
      tone={tone}
      title={`${t('cash.report.closed')}. ${t(`cash.${kind}`, { amount: formatMoney(amount) })}.`}
    >
      {t('cash.report.comparison', {
        counted: formatMoney(count.counted),
        expected: formatMoney(cash.expected),
      })}
    </Notice>
  );
}
