import { Select } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { PurchaseResource } from '../../../../src-main/contract/documents/purchases/purchase.ts';
import { monthBefore } from '../../../../src-main/documents/values/calendar/month.ts';
import { formatTaxPeriod } from '../../../lib/format/format.ts';
import { today } from '../../../lib/format/today.ts';
import { errorAt, refusalIn } from '../../../lib/http/answer.ts';
import type { usePurchaseChange } from '../purchases-query.ts';

interface BookedMonthFieldProps {
  readonly purchase: PurchaseResource;
  readonly change: ReturnType<typeof usePurchaseChange>;
}

/** So many months are offered, the newest first; the one in which it was issued always. */
const MONTHS = 12;

/** In which month a purchase is declared; kept as it is chosen. */
export function BookedMonthField({ purchase, change }: BookedMonthFieldProps) {
  const { t, i18n } = useTranslation();
  const { booked_month: booked, issue_date: issueDate } = purchase;
  const issued = issueDate.slice(0, 7);
  const months = [today().slice(0, 7)];
  while (months.length < MONTHS) months.push(monthBefore(months.at(-1) ?? issued));
  const offered = new Set([...months.filter((month) => month > issued), booked, issued]);
  return (
    <Select
      label={t('purchases.bookedMonth')}
      description={t('purchases.bookedMonthHint')}
      data={[...offered].map((value) => ({ value, label: formatTaxPeriod(value, i18n.language) }))}
      value={booked}
      error={errorAt(refusalIn(change.error), '/booked_month')}
      allowDeselect={false}
      onChange={(chosen) => {
        if (chosen !== null && chosen !== booked) change.mutate({ booked_month: chosen });
      }}
    />
  );
}
