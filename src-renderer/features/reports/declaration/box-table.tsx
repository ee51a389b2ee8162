import { TextInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { DeclarationBox } from '../../../../src-main/contract/reports/declaration.ts';
import { formatMoney } from '../../../lib/format/format.ts';
import { errorAt, type Refusal } from '../../../lib/http/answer.ts';
import { Panel } from '../../../ui/layout/page.tsx';
import styles from '../reports.module.css';

/** What is typed in the boxes that a person states. */
export interface StatedDraft {
  readonly typed: Readonly<Record<string, string>>;
  readonly refusal: Refusal | undefined;
  onChange(box: string, text: string): void;
}

interface BoxTableProps {
  readonly title: string;
  readonly boxes: readonly DeclarationBox[];
  /** Undefined for who only looks. */
  readonly draft: StatedDraft | undefined;
}

/** Boxes of a form: what goes in each, how it was made, of which documents. */
export function BoxTable({ title, boxes, draft }: BoxTableProps) {
  const { t } = useTranslation();
  return (
    <Panel title={title}>
      <table className={styles.table} aria-label={title}>
        <thead>
          <tr>
            <th scope="col">{t('declaration.box')}</th>
            <th scope="col">{t('declaration.concept')}</th>
            <th scope="col" className={styles.right}>
              {t('declaration.value')}
            </th>
          </tr>
        </thead>
        <tbody>
          {boxes.map(({ box, label, value, editable, how, sources }) => (
            <tr key={`${box} ${label}`}>
              <th scope="row" className={styles.box}>
                {box}
              </th>
              <td>
                <div>{label}</div>
                <div className={styles.how}>{how}</div>
                {sources.length > 0 && (
                  <ul className={styles.sources}>
                    {sources.map((source) => (
                      <li key={source.label}>
                        {t(source.documents === 0 ? 'declaration.sourceAmount' : 'declaration.source', {
                          label: source.label,
                          count: source.documents,
                          amount: formatMoney(source.amount),
                        })}
                      </li>
                    ))}
                  </ul>
                )}
              </td>
              <td className={`${styles.right} tabular`}>
                {editable && draft && (
                  <TextInput
                    aria-label={t('declaration.boxNumber', { box })}
                    className={styles.stated ?? ''}
                    inputMode="decimal"
                    autoComplete="off"
                    placeholder={value ?? t('declaration.decide')}
                    value={draft.typed[box] ?? value ?? ''}
                    error={errorAt(draft.refusal, `/boxes/${box}`)}
                    onChange={(event) => draft.onChange(box, event.currentTarget.value)}
                  />
                )}
                {!(editable && draft) &&
                  (value === undefined ? t('declaration.pending') : amountOf(box, value))}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Panel>
  );
}

/** The factor of proportionality is no money. */
function amountOf(box: string, value: string): string {
  return box === '563' ? value : formatMoney(value);
}
