import { Button, Collapse, Title } from '@mantine/core';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type {
  CatalogImportPatch,
  CatalogImportResource,
} from '../../../../src-main/contract/catalog/catalog-import.ts';
import { Panel } from '../../../ui/layout/page.tsx';
import { useFieldLabels } from './field-labels.ts';
import { SheetColumns } from './sheet-columns.tsx';
import styles from './sheets.module.css';

interface SheetColumnsPanelProps {
  readonly made: CatalogImportResource;
  readonly onChange: (patch: CatalogImportPatch) => void;
}

/** How the columns were understood, in a line; open where something needs attention. */
export function SheetColumnsPanel({ made, onChange }: SheetColumnsPanelProps) {
  const { t } = useTranslation();
  const labelsOf = useFieldLabels(made);
  const id = useId();
  const [isOpen, setOpen] = useState(made.faults.length > 0);
  const takenFor = (heading: string, field: string) =>
    heading === field ? field : t('sheets.takenFor', { heading, field });
  const mapped = made.columns.flatMap(({ heading, field }) =>
    field === null ? [] : [takenFor(heading, labelsOf(field))],
  );
  const unused = made.columns.flatMap(({ heading, field }) => (field === null && heading ? [heading] : []));
  return (
    <Panel>
      <div className={styles.panelHead}>
        <Title order={2}>{t('sheets.columns')}</Title>
        <Button variant="default" aria-expanded={isOpen} aria-controls={id} onClick={() => setOpen(!isOpen)}>
          {isOpen ? t('sheets.hideColumns') : t('sheets.showColumns')}
        </Button>
      </div>
      {!isOpen && (
        <p className={styles.taken}>
          {mapped.join(' · ')}
          {unused.length > 0 && ` · ${t('sheets.unusedOnes', { names: unused.join(', ') })}`}
        </p>
      )}
      <div id={id}>
        <Collapse expanded={isOpen}>{isOpen && <SheetColumns made={made} onChange={onChange} />}</Collapse>
      </div>
    </Panel>
  );
}
