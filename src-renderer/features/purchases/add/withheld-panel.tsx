import { TextInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Panel } from '../../../ui/layout/page.tsx';
import { taxNameOf } from '../detail/withholding/tax-name.ts';
import styles from '../purchases.module.css';
import type { WithheldPaper } from './paper.ts';

interface WithheldPanelProps {
  readonly withheld: WithheldPaper;
  /** What is sent of it, in its order. */
  readonly rows: readonly { readonly tax: string }[];
  readonly errorAt: (pointer: string) => string | undefined;
  readonly onChange: (withheld: WithheldPaper) => void;
}

const taxes = ['renta', 'iva'] as const;
const fields = ['code', 'base', 'percent'] as const;

/** Where the fields of the panel are in what is sent. */
export const withheldPointers = taxes.flatMap((_, index) =>
  [...fields, 'number'].map((field) => `/invoice/withheld/${index}/${field}`),
);

/** What a customer withheld of one invoice: each tax by the code on the paper. */
export function WithheldPanel({ withheld, rows, errorAt, onChange }: WithheldPanelProps) {
  const { t } = useTranslation();
  const pointerOf = (tax: string, field: string) =>
    `/withheld/${rows.findIndex((row) => row.tax === tax)}/${field}`;
  return (
    <Panel title={t('purchases.withheldFromUs')}>
      <div className={styles.stack}>
        <div className={styles.fields}>
          <TextInput
            label={t('purchases.ownInvoice')}
            placeholder={t('purchases.numberPlaceholder')}
            value={withheld.number}
            error={errorAt('/withheld/0/number') ?? errorAt('/withheld')}
            onChange={(event) => onChange({ ...withheld, number: event.currentTarget.value })}
          />
        </div>
        {taxes.map((tax) => (
          <div key={tax} className={styles.fields}>
            {fields.map((field) => (
              <TextInput
                key={field}
                label={t(`purchases.withheldField.${field}`, { tax: taxNameOf(tax, t) })}
                {...(field !== 'code' && { inputMode: 'decimal' as const })}
                {...(field === 'percent' && { placeholder: t('purchases.percentOfCode') })}
                value={withheld[tax][field]}
                error={errorAt(pointerOf(tax, field))}
                onChange={(event) =>
                  onChange({ ...withheld, [tax]: { ...withheld[tax], [field]: event.currentTarget.value } })
                }
              />
            ))}
          </div>
        ))}
      </div>
    </Panel>
  );
}
