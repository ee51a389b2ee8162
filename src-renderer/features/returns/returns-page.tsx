import { Button, Skeleton } from '@mantine/core';
import { IconArrowLeft, IconBuildingStore } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate, useSearchParams } from 'react-router';
import { refusalIn } from '../../lib/http/answer.ts';
import { useDocument } from '../../lib/queries/documents/document-query.ts';
import { Notice } from '../../ui/feedback/notice.tsx';
import { RefusalNotice } from '../../ui/feedback/refusal-notice.tsx';
import { Page } from '../../ui/layout/page.tsx';
import { FindSale } from './find/find-sale.tsx';
import { SaleElsewhere } from './find/sale-elsewhere.tsx';
import { ReturnOfSale } from './form/return-of-sale.tsx';

/** A return at the counter: the sale, what comes back, and the credit note with the money. */
export function ReturnsPage() {
  const { t } = useTranslation();
  const goTo = useNavigate();
  const [parameters] = useSearchParams();
  const chosen = parameters.get('documento');
  const elsewhere = parameters.get('factura');
  const correctsBuyer = parameters.get('corregir') === 'cliente';
  return (
    <Page
      title={t(correctsBuyer ? 'correction.buyer.title' : 'returns.title')}
      actions={
        <>
          {(chosen !== null || elsewhere !== null) && (
            <Button
              variant="subtle"
              component={Link}
              to="/devolucion"
              leftSection={<IconArrowLeft size={18} aria-hidden />}
            >
              {t('returns.otherSale')}
            </Button>
          )}
          <Button
            variant="default"
            component={Link}
            to="/"
            leftSection={<IconBuildingStore size={18} aria-hidden />}
          >
            {t('returns.toCounter')}
          </Button>
        </>
      }
    >
      {elsewhere !== null && <SaleElsewhere key={elsewhere} reference={elsewhere} />}
      {elsewhere === null && chosen === null && (
        <FindSale
          onFound={(id) => void goTo(`/devolucion?documento=${id}`)}
          onFoundElsewhere={(reference) => void goTo(`/devolucion?factura=${reference}`)}
        />
      )}
      {elsewhere === null && chosen !== null && (
        <ChosenSale key={chosen} id={chosen} correctsBuyer={correctsBuyer} />
      )}
    </Page>
  );
}

interface ChosenSaleProps {
  readonly id: string;
  readonly correctsBuyer: boolean;
}

function ChosenSale({ id, correctsBuyer }: ChosenSaleProps) {
  const { t } = useTranslation();
  const { data: document, error } = useDocument(id);
  const refusal = refusalIn(error);
  if (!document) return refusal ? <RefusalNotice refusal={refusal} /> : <Skeleton height="20rem" />;
  if (document.object !== 'invoice') return <Notice tone="care" title={t('returns.notASale')} />;
  return <ReturnOfSale invoice={document} correctsBuyer={correctsBuyer} />;
}
