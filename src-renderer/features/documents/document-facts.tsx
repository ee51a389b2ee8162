import { CopyButton, UnstyledButton } from '@mantine/core';
import { IconCheck, IconCopy } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { DocumentResource } from '../../../src-main/contract/document-resource.ts';
import { formatDate, formatInstant, formatMoney } from '../../lib/format.ts';
import { type Fact, Facts } from '../../ui/facts.tsx';
import { Panel } from '../../ui/page.tsx';
import styles from './documents.module.css';
import type { DocumentPageFacts } from './printed-document.ts';

interface DocumentFactsProps {
  readonly document: DocumentResource;
  readonly facts: DocumentPageFacts;
}

/** Whom the document is about, how it is paid, and what identifies it. */
export function DocumentFacts({ document, facts }: DocumentFactsProps) {
  const { t } = useTranslation();
  const channel = document.channel === '<storefront>' ? 'storefront' : document.channel;
  return (
    <>
      <FactPanel title={t('document.party')} facts={facts.party} />
      <FactPanel
        title={t('document.payments')}
        facts={facts.payments.map(({ method, amount, term }) => ({
          label: term ? `${method}, ${term}` : method,
          value: <span className="tabular">{formatMoney(amount)}</span>,
        }))}
      />
      <FactPanel title={t('document.additionalInfo')} facts={facts.additionalInfo} />
      <Panel title={t('document.facts')}>
        <Facts
          facts={[
            { label: t('document.issueDate'), value: formatDate(document.issue_date) },
            { label: t('document.issuedAt'), value: formatInstant(document.issued_at) },
            {
              label: t('document.authorizedAt'),
              value: document.authorization && formatInstant(document.authorization.authorized_at),
            },
            { label: t('document.creditBalance'), value: creditBalanceOf(document) },
            { label: t('document.channel'), value: t(`document.channels.${channel}`) },
            { label: t('document.accessKey'), value: <AccessKey value={document.access_key} /> },
          ]}
        />
      </Panel>
    </>
  );
}

function FactPanel({ title, facts }: { readonly title: string; readonly facts: readonly Fact[] }) {
  if (facts.length === 0) return null;
  return (
    <Panel title={title}>
      <Facts facts={facts} />
    </Panel>
  );
}

/** Of an authorized invoice only: nothing else can be credited. */
function creditBalanceOf(document: DocumentResource) {
  if (document.object !== 'invoice' || document.status !== 'authorized') return undefined;
  return <span className="tabular">{formatMoney(document.credit_balance)}</span>;
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
