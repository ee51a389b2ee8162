import { SegmentedControl, Text } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  type CatalogImportResource,
  type CatalogImportRow,
  importRowResults,
} from '../../../../src-main/contract/catalog/catalog-import.ts';
import { refusalIn } from '../../../lib/http/answer.ts';
import { RefusalNotice } from '../../../ui/feedback/refusal-notice.tsx';
import { Pager } from '../../../ui/tables/pager.tsx';
import { useFieldLabels } from './field-labels.ts';
import styles from './sheets.module.css';
import { ROWS_SHOWN, useSheetRows } from './sheets-query.ts';

const choices = ['all', 'error', 'changed', 'new', 'same'] as const;
type Choice = (typeof choices)[number];

/** Every row of the file with what would become of it; what asks for attention is shown first. */
export function SheetRows({ made }: { readonly made: CatalogImportResource }) {
  const { t } = useTranslation();
  const { counts } = made;
  const [choice, setChoice] = useState<Choice>(counts.error > 0 ? 'error' : 'all');
  const [offset, setOffset] = useState(0);
  const result = importRowResults.find((candidate) => candidate === choice);
  const { data: page, error } = useSheetRows(made, { result, offset });
  const refusal = refusalIn(error);
  const rows = page?.data ?? [];
  return (
    <div className={styles.stack}>
      <SegmentedControl
        aria-label={t('sheets.show')}
        data={choices.map((value) => ({
          value,
          label:
            value === 'all'
              ? `${t('sheets.all')} (${counts.total})`
              : `${t(`sheets.results.${value}`)} (${counts[value]})`,
        }))}
        value={choice}
        onChange={(wanted) => {
          setChoice(choices.find((candidate) => candidate === wanted) ?? 'all');
          setOffset(0);
        }}
      />
      {refusal && <RefusalNotice refusal={refusal} />}
      {page && rows.length === 0 && <Text c="dimmed">{t('sheets.noRows')}</Text>}
      {rows.length > 0 && (
        <div className={styles.scroll}>
          <table className={styles.table} aria-label={t('sheets.rows')}>
            <thead>
              <tr>
                <th scope="col">{t('sheets.row')}</th>
                <th scope="col">{t('sheets.key')}</th>
                <th scope="col">{t('sheets.name')}</th>
                <th scope="col">
                  {made.status === 'committed' ? t('sheets.resultDone') : t('sheets.result')}
                </th>
              </tr>
            </thead>
            <tbody>
              {rows.map((row) => (
                <tr key={row.row}>
                  <td className={`${styles.dim} tabular`}>{row.row}</td>
                  <td className={`${styles.dim} tabular`}>{row.key}</td>
                  <td className={styles.named}>{row.name}</td>
                  <td className={styles.what}>
                    <span className={styles.tag} data-result={row.result}>
                      {t(`sheets.rowResults.${row.result}`)}
                    </span>
                    <ImportedRow row={row} made={made} />
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
      {page && page.total_count > ROWS_SHOWN && (
        <Pager
          offset={offset}
          shown={rows.length}
          total={page.total_count}
          size={ROWS_SHOWN}
          onMove={setOffset}
        />
      )}
    </div>
  );
}

/** What changes in a row, or what is wrong with it. */
function ImportedRow({
  row,
  made,
}: {
  readonly row: CatalogImportRow;
  readonly made: CatalogImportResource;
}) {
  const { t } = useTranslation();
  const labelsOf = useFieldLabels(made);
  const lines = [
    ...row.changes.map(({ field, before, after }) =>
      t(row.result === 'new' ? 'sheets.newOf' : 'sheets.changeOf', {
        field: labelsOf(field),
        before: before || t('sheets.empty'),
        after: after || t('sheets.empty'),
      }),
    ),
    ...row.faults.map(({ field, value, message }) => {
      const named = field === undefined ? message : t('sheets.faultOf', { field: labelsOf(field), message });
      return value === '' ? named : `${named} («${value}»)`;
    }),
  ];
  if (lines.length === 0) return null;
  return (
    <ul className={styles.lines}>
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
}
