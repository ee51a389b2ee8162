import { useTranslation } from 'react-i18next';
import { InEnvironment, useService } from '../../../../lib/http/service.tsx';
import { Notice } from '../../../../ui/feedback/notice.tsx';
import { TestInvoice } from '../test-invoice/test-invoice.tsx';
import { StepFrame } from './step-frame.tsx';

/** An invoice at the authority's testing service: the first that leaves the shop, and worth nothing. A live shop has to leave live for it. */
export function TestStep({ isTested }: { readonly isTested: boolean }) {
  const { t } = useTranslation();
  const { environment, workspace } = useService();
  const isElsewhere = workspace.environment === 'live' && environment !== 'test';
  return (
    <StepFrame step="test" isDone={isTested}>
      {isElsewhere ? (
        <Notice tone="quiet" title={t('setUp.isLive')}>
          {t('setUp.testFromLive')}
        </Notice>
      ) : workspace.environment === 'live' ? (
        <TestInvoice />
      ) : (
        <InEnvironment environment="test">
          <TestInvoice />
        </InEnvironment>
      )}
    </StepFrame>
  );
}
