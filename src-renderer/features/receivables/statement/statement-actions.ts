import { useMutation, useQuery } from '@tanstack/react-query';
import { customerList } from '../../../../src-main/contract/catalog/customer.ts';
import { printJobResource } from '../../../../src-main/contract/printing/print-job.ts';
import { statementEmail } from '../../../../src-main/contract/receivables/statement.ts';
import { showPdf } from '../../../lib/files/open-file.ts';
import { acceptedBy } from '../../../lib/http/answer.ts';
import { useService } from '../../../lib/http/service.tsx';

/** Shows the statement of a customer as a page. */
export function useStatementPage(identification: string) {
  const { documents } = useService();
  return useMutation({
    mutationFn: async () => {
      const path = { identification };
      const bytes = await acceptedBy(
        documents.call('GET /v1/local/receivables/customers/{identification}/statement/pdf', { path }),
      );
      // What a passport may have and a file name may not.
      const id = identification.replaceAll(/[^A-Za-z0-9._-]/g, '-');
      await acceptedBy(showPdf(bytes, `estado-de-cuenta-${id}.pdf`));
    },
  });
}

/** Prints it on the roll. */
export function useStatementPrinting(identification: string) {
  const { documents } = useService();
  return useMutation({
    mutationFn: () =>
      acceptedBy(
        documents.send(
          printJobResource,
          'POST /v1/local/receivables/customers/{identification}/statement/print',
          { path: { identification }, body: {} },
        ),
      ),
  });
}

/** Sends it by mail, and reports how that went. */
export function useStatementMailing(identification: string) {
  const { documents } = useService();
  return useMutation({
    mutationFn: (email: string) =>
      acceptedBy(
        documents.send(
          statementEmail,
          'POST /v1/local/receivables/customers/{identification}/statement/email',
          { path: { identification }, body: { email } },
        ),
      ),
  });
}

/** How to reach a customer, as the shop keeps it; null of somebody who is not among the customers. */
export function useContact(identification: string) {
  const { local } = useService();
  const { data } = useQuery({
    queryKey: ['customers', 'contact', identification],
    queryFn: async ({ signal }) => {
      const { data: customers } = await acceptedBy(
        local.send(customerList, 'GET /v1/local/customers', {
          query: { q: identification, limit: 5 },
          signal,
        }),
      );
      return customers.find((customer) => customer.identification === identification) ?? null;
    },
  });
  return data;
}
