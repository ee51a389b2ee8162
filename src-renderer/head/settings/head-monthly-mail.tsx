import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { type MonthlyMailBody, monthlyMail } from '../../../src-main/contract/reports/monthly-mail.ts';
import { MonthlyMailPanel } from '../../features/reports/month/monthly-mail-panel.tsx';
import { useChange } from '../../lib/queries/use-change.ts';
import { headHttp } from '../session/session-query.ts';

const path = '/v1/head/monthly-mail';

/** What waits to leave changes by itself. */
const REFRESH_MS = 5000;

/** The month of all tills that goes to the accountant by itself. */
export function HeadMonthlyMail() {
  const { t } = useTranslation();
  const query = useQuery({
    queryKey: [path],
    queryFn: ({ signal }) => headHttp.send(monthlyMail, `GET ${path}`, { signal }),
    refetchInterval: REFRESH_MS,
  });
  const changing = useChange([path], (body: MonthlyMailBody) =>
    headHttp.send(monthlyMail, `PUT ${path}`, { body }),
  );
  return (
    <MonthlyMailPanel
      title={t('head.month.mailTitle')}
      intro={t('head.month.mailIntro')}
      noAccount={t('head.month.noAccount')}
      query={query}
      changing={changing}
      mayChange
    />
  );
}
