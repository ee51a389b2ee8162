import { SegmentedControl, Skeleton, Text } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import {
  type ImportItemResource,
  type ImportItemResult,
  type ImportResource,
  importItemResults,
} from '../../../src-main/contract/import.ts';
import { refusalIn } from '../../lib/http/answer.ts';
import { RefusalNotice } from '../../ui/feedback/refusal-notice.tsx';
import { Panel } from '../../ui/layout/page.tsx';
import { CursorButtons } from '../../ui/tables/cursor-buttons.tsx';
import styles from './imports.module.css';
import { useImportItems } from './imports-query.ts';

/** Every document that was found, and what became of it; what asks for attention is a press away. */
export function ImportItems({ import: shown }: { readonly import: ImportResource }) {
  const { t } = useTranslation();
  const [result, setResult] = useState<ImportItemResult>();
  const [cursor, setCursor] = useState<string>();
  const { data: page, error } = useImportItems(shown, { result, cursor });
  const refusal = refusalIn(error);
  const { counts } = shown;
  const choices = importItemResults.filter((one) => counts[one] > 0);
  return (
    <Panel title={t('imports.items')}>
      <div className={styles.stack}>
        <SegmentedControl
          aria-label={t('imports.show')}
          data={[
            { value: 'all', label: t('imports.all') },
            ...choices.map((one) => ({
              value: one,
              label: `${t(`imports.result.${one}`)} (${counts[one]})`,
            })),
          ]}
          value={result ?? 'all'}
          onChange={(chosen) => {
            setResult(importItemResults.find((one) => one === chosen));
            setCursor(undefined);
          }}
        />
        {refusal && <RefusalNotice refusal={refusal} />}
        {!page && !refusal && <Skeleton height="10rem" />}
        {page?.data.length === 0 && <Text c="dimmed">{t('imports.noItems')}</Text>}
        {page && page.data.length > 0 && <ItemsTable items={page.data} />}
        {page && <CursorButtons page={page} onMove={setCursor} />}
      </div>
    </Panel>
  );
}

function ItemsTable({ items }: { readonly items: readonly ImportItemResource[] }) {
  const { t, i18n } = useTranslation();
  return (
    <table className={styles.table} aria-label={t('imports.items')}>
      <thead>
        <tr>
          <th scope="col">{t('imports.document')}</th>
          <th scope="col">{t('imports.what')}</th>
          <th scope="col">{t('imports.where')}</th>
        </tr>
      </thead>
      <tbody>
        {items.map((item) => (
          <tr key={item.id}>
            <td className={`${styles.named} tabular`}>
              <ItemName item={item} />
            </td>
            <td className={styles.wide}>
              <span className={styles.outcome} data-result={item.result}>
                {t(`imports.result.${item.result}`)}
              </span>
              <div lang={i18n.language === 'es' ? undefined : 'es'}>{item.message}</div>
            </td>
            <td className={styles.where}>
              {item.file}
              {item.entry !== undefined && <div>{item.entry}</div>}
              {item.line !== undefined && <div>{t('imports.line', { line: item.line })}</div>}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function ItemName({ item }: { readonly item: ImportItemResource }) {
  const { t } = useTranslation();
  const { document_type, number, access_key, document_id } = item;
  const named =
    document_type && number ? `${t(`document.type.${document_type}`)} ${number}` : (access_key ?? '—');
  return document_id === undefined ? named : <Link to={`/documentos/${document_id}`}>{named}</Link>;
}
