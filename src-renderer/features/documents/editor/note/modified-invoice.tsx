import { Autocomplete, Button, Group, Skeleton, Text } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  type InvoiceResource,
  invoiceResource,
} from '../../../../../src-main/contract/documents/document-resource.ts';
import { documentListOf } from '../../../../../src-main/contract/list.ts';
import { formatDate, formatMoney } from '../../../../lib/format/format.ts';
import { acceptedBy } from '../../../../lib/http/answer.ts';
import { useService } from '../../../../lib/http/service.tsx';
import { Panel } from '../../../../ui/layout/page.tsx';
import formStyles from '../../form/form.module.css';

const invoiceList = documentListOf(invoiceResource);
const SHOWN = 8;

interface ModifiedInvoiceProps {
  /** The invoice of the note, once it is one issued here. */
  readonly invoice: InvoiceResource | undefined;
  /** An invoice is named, and not known yet. */
  readonly isNamed: boolean;
  readonly onChoose: (invoice: InvoiceResource) => void;
  /** It is another one after all. */
  readonly onClear: () => void;
}

/** The invoice that a note is on: looked for by number or by name. One that was issued elsewhere is written below. */
export function ModifiedInvoice({ invoice, isNamed, onChoose, onClear }: ModifiedInvoiceProps) {
  const { t } = useTranslation();
  return (
    // While it is looked for, what is typed of it by hand stands under the heading below.
    <Panel {...((invoice || isNamed) && { title: t('fields.part.modified_document') })}>
      {invoice ? (
        <Group justify="space-between">
          <div>
            <Text fw={600} className="tabular">
              {invoice.number}
            </Text>
            <Text>{invoice.buyer.name}</Text>
            <Text c="dimmed" size="sm" className="tabular">
              {formatDate(invoice.issue_date)} · {formatMoney(invoice.total)} · {t('document.creditBalance')}{' '}
              {formatMoney(invoice.credit_balance)}
            </Text>
          </div>
          <Button variant="default" onClick={onClear}>
            {t('editor.otherInvoice')}
          </Button>
        </Group>
      ) : isNamed ? (
        <Skeleton height="4rem" />
      ) : (
        <InvoiceSearch onChoose={onChoose} />
      )}
    </Panel>
  );
}

function InvoiceSearch({ onChoose }: Pick<ModifiedInvoiceProps, 'onChoose'>) {
  const { t } = useTranslation();
  const { documents, environment } = useService();
  const [term, setTerm] = useState('');
  const [rested] = useDebouncedValue(term.trim(), 150);
  const { data: invoices = [] } = useQuery({
    queryKey: ['documents', environment, 'invoices-for-note', rested],
    queryFn: async ({ signal }) =>
      (
        await acceptedBy(
          documents.send(invoiceList, 'GET /v1/ec/invoices', {
            query: { q: rested, status: ['authorized'], limit: SHOWN },
            signal,
          }),
        )
      ).data.filter(({ buyer }) => buyer.identification_type !== 'consumidor_final'),
    enabled: rested.length >= 2,
  });
  return (
    <Autocomplete
      label={t('editor.findInvoice')}
      description={t('editor.findInvoiceHint')}
      autoComplete="off"
      value={term}
      data={invoices.map(({ id, number }) => ({ value: id, label: number }))}
      filter={({ options }) => options}
      renderOption={({ option }) => {
        const invoice = invoices.find(({ id }) => id === option.value);
        return (
          <span className={formStyles.suggestion}>
            <span className="tabular">
              {invoice?.number} · {invoice && formatMoney(invoice.total)}
            </span>
            <span className={formStyles.dim}>{invoice?.buyer.name}</span>
          </span>
        );
      }}
      onOptionSubmit={(id) => {
        const invoice = invoices.find((one) => one.id === id);
        if (invoice) onChoose(invoice);
      }}
      onChange={setTerm}
    />
  );
}
