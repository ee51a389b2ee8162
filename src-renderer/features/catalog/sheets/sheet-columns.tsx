import { NativeSelect, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import {
  type CatalogImportPatch,
  type CatalogImportResource,
  decimalMarks,
} from '../../../../src-main/contract/catalog/catalog-import.ts';
import { useFieldLabels } from './field-labels.ts';
import styles from './sheets.module.css';

interface SheetColumnsProps {
  readonly made: CatalogImportResource;
  readonly onChange: (patch: CatalogImportPatch) => void;
}

/** What each column of the file was taken for; it can be changed. */
export function SheetColumns({ made, onChange }: SheetColumnsProps) {
  const { t } = useTranslation();
  const labelsOf = useFieldLabels(made);
  const { columns, fields, subject, format, decimal_mark: mark } = made;
  const numbered = columns.map((each, column) => ({ ...each, column }));
  const assign = (column: number, field: string) => {
    const wanted = field === '' ? null : field;
    // What another column was taken for moves here.
    const mapping = columns.map((each, index) =>
      index === column ? wanted : each.field === wanted ? null : each.field,
    );
    onChange({ mapping });
  };
  return (
    <div className={styles.stack}>
      <Text c="dimmed">{t('sheets.columnsHint')}</Text>
      <div className={styles.scroll}>
        <table className={`${styles.table} ${styles.columns}`} aria-label={t('sheets.columns')}>
          <thead>
            <tr>
              <th scope="col">{t('sheets.heading')}</th>
              <th scope="col">{t('sheets.meaning')}</th>
              <th scope="col">{t('sheets.sample')}</th>
            </tr>
          </thead>
          <tbody>
            {numbered.map(({ heading, field, samples, column }) => {
              const name = heading || t('sheets.untitled', { number: column + 1 });
              return (
                <tr key={column}>
                  <th scope="row">{name}</th>
                  <td>
                    <NativeSelect
                      aria-label={t('sheets.meaningOf', { heading: name })}
                      data={[
                        { value: '', label: t('sheets.unused') },
                        ...fields.map((row) => ({ value: row.field, label: labelsOf(row.field) })),
                      ]}
                      value={field ?? ''}
                      onChange={(event) => assign(column, event.currentTarget.value)}
                    />
                  </td>
                  <td className={styles.sample}>{samples.join(' · ')}</td>
                </tr>
              );
            })}
          </tbody>
        </table>
      </div>
      {subject === 'products' && format === 'csv' && (
        <NativeSelect
          label={t('sheets.decimals')}
          maw="20rem"
          data={decimalMarks.map((value) => ({ value, label: t(`sheets.decimalMarks.${value}`) }))}
          value={mark}
          onChange={(event) => {
            const wanted = decimalMarks.find((candidate) => candidate === event.currentTarget.value);
            if (wanted) onChange({ decimal_mark: wanted });
          }}
        />
      )}
    </div>
  );
}
