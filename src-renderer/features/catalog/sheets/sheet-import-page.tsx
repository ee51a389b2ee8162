import { Skeleton } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import type { SheetSubject } from '../../../../src-main/contract/catalog/catalog-import.ts';
import { refusalIn } from '../../../lib/http/answer.ts';
import { decidesCatalog, useHeadDecisions } from '../../../lib/queries/service/head-decisions-query.ts';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { RefusalNotice } from '../../../ui/feedback/refusal-notice.tsx';
import { Page } from '../../../ui/layout/page.tsx';
import { SheetDone } from './sheet-done.tsx';
import { SheetDrop } from './sheet-drop.tsx';
import { SheetPreview } from './sheet-preview.tsx';
import styles from './sheets.module.css';
import { useSheetImport } from './sheets-query.ts';

const textKeys = {
  products: { title: 'sheets.importProducts', back: 'sheets.backProducts', to: '/productos' },
  customers: { title: 'sheets.importCustomers', back: 'sheets.backCustomers', to: '/clientes' },
  opening_balances: { title: 'sheets.importOpening', back: 'receivables.back', to: '/por-cobrar' },
} as const;

/** Brings a spreadsheet in: choose it, look at what would become of it, keep it. */
export function SheetImportPage({ subject }: { readonly subject: SheetSubject }) {
  const { t } = useTranslation();
  const [address, setAddress] = useSearchParams();
  const id = address.get('archivo');
  const { title, back, to } = textKeys[subject];
  const isDecided = decidesCatalog(useHeadDecisions()) && subject === 'products';
  return (
    <Page title={t(title)} back={{ to, label: t(back) }}>
      {isDecided ? (
        <Notice tone="quiet" title={t('headOffice.decides.catalog')} />
      ) : id === null ? (
        <SheetDrop subject={subject} onUploaded={(made) => setAddress({ archivo: made })} />
      ) : (
        <Opened
          key={id}
          subject={subject}
          id={id}
          onUploaded={(made) => setAddress({ archivo: made })}
          onOther={() => setAddress({})}
        />
      )}
    </Page>
  );
}

interface OpenedProps {
  readonly subject: SheetSubject;
  readonly id: string;
  readonly onUploaded: (id: string) => void;
  readonly onOther: () => void;
}

function Opened({ subject, id, onUploaded, onOther }: OpenedProps) {
  const { t } = useTranslation();
  const { data: made, error } = useSheetImport(subject, id);
  const refusal = refusalIn(error);
  if (made?.status === 'committed') return <SheetDone made={made} onOther={onOther} />;
  if (made) return <SheetPreview made={made} onOther={onOther} />;
  if (!refusal) return <Skeleton height="20rem" />;
  return (
    <div className={styles.stack}>
      {refusal.code === 'not_found' ? (
        <Notice tone="care" title={t('sheets.gone')} />
      ) : (
        <RefusalNotice refusal={refusal} />
      )}
      <SheetDrop subject={subject} onUploaded={onUploaded} />
    </div>
  );
}
