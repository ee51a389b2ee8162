import { CopyButton, UnstyledButton } from '@mantine/core';
import { IconCheck, IconCopy } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { InvoiceResource } from '../../../src-main/contract/document-resource.ts';
import { formatDate, formatInstant, formatMoney } from '../../lib/format.ts';
import { Facts } from '../../ui/facts.tsx';
import { Panel } from '../../ui/page.tsx';
import styles from './documents.module.css';

/** Who bought, how it was paid, and what identifies the document. */
export function DocumentFacts({ document }: { readonly document: InvoiceResource }) {
  const { t } = useTranslation();
  const { buyer, payments } = document;
  const channel = document.channel === '<storefront>' ? 'storefront' : document.channel;
  return (
    <>
      <Panel title={t('document.buyer')}>
        <Facts
          facts={[
            { label: t('document.name'), value: buyer.name },
            {
              label: t(`identification.${buyer.identification_type}`),
              value: <span className="tabular">{buyer.identification}</span>,
            },
            { label: t('document.address'), value: buyer.address },
            { label: t('document.email'), value: buyer.email },
          ]}
        />
      </Panel>
      <Panel title={t('document.payments')}>
        <Facts
          facts={payments.map(({ method, amount }) => ({
            label: t(`payment.${method}`),
            value: <span className="tabular">{formatMoney(amount)}</span>,
          }))}
        />
      </Panel>
      <Panel title={t('document.facts')}>
        <Facts
          facts={[
            { label: t('document.issueDate'), value: formatDate(document.issue_date) },
            { label: t('document.issuedAt'), value: formatInstant(document.issued_at) },
            {
              label: t('document.authorizedAt'),
              value: document.authorization && formatInstant(document.authorization.authorized_at),
            },
            { label: t('document.channel'), value: t(`document.channels.${channel}`) },
            { label: t('document.accessKey'), value: <AccessKey value={document.access_key} /> },
          ]}
        />
      </Panel>
    </>
  );
}

function AccessKey({ value }: { readonly value: string }) {
  const { t } = useTranslation();
  return (
    <CopyButton value={value}>
      {({ copied, copy }) => (
        <UnstyledButton
          className={`${styles.key} tabular`}
          aria-label={`${t('document.copyAccessKey')}: ${value}`}
          onClick={copy}
        >
          {value} {copied ? <IconCheck size={14} aria-hidden /> : <IconCopy size={14} aria-hidden />}
          <span className="for-readers" aria-live="polite">
            {copied && t('document.copied')}
          </span>
        </UnstyledButton>
      )}
    </CopyButton>
  );
}
