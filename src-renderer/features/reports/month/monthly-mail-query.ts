import { useQuery } from '@tanstack/react-query';
import { type MonthlyMailBody, monthlyMail } from '../../../../src-main/contract/reports/monthly-mail.ts';
import { acceptedBy } from '../../../lib/http/answer.ts';
import { useService } from '../../../lib/http/service.tsx';
import { useChange } from '../../../lib/queries/use-change.ts';

/** What waits to leave changes by itself. */
const REFRESH_MS = 5000;

/** To whom each month goes by itself, and how that went. */
export function useMonthlyMail() {
  const { documents, environment } = useService();
  return useQuery({
    queryKey: ['monthly-mail', environment],
    queryFn: ({ signal }) =>
      acceptedBy(documents.send(monthlyMail, 'GET /v1/local/monthly-mail', { signal })),
    refetchInterval: REFRESH_MS,
  });
}

export function useChangeMonthlyMail() {
  const { documents, environment } = useService();
  return useChange(['monthly-mail', environment], (body: MonthlyMailBody) =>
    acceptedBy(documents.send(monthlyMail, 'PUT /v1/local/monthly-mail', { body })),
  );
}
