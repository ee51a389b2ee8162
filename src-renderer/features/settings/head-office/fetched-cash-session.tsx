import { useTranslation } from 'react-i18next';
import type { HeadOfficeResource } from '../../../../src-main/contract/head/stations/head-office.ts';
import { formatInstant } from '../../../lib/format/format.ts';
import { Notice } from '../../../ui/feedback/notice.tsx';

type Fetched = NonNullable<HeadOfficeResource['fetched_cash_sessions']>[number];

/** A cash session that came back from the head office, or could not, of which somebody has to count the money. */
export function FetchedCashSession({ session }: { readonly session: Fetched }) {
  const { t } = useTranslation();
  const { operator_name: name, opened_at, outcome } = session;
  const title = outcome === 'open' ? 'headOffice.cashOpen' : 'headOffice.cashLeftOut';
  return (
    <Notice tone="care" title={t(title)}>
      {t(`${title}Hint`, { name, at: formatInstant(opened_at) })}
    </Notice>
  );
}
