import { InEnvironment } from '../../../../lib/http/service.tsx';
import { TestInvoice } from '../test-invoice/test-invoice.tsx';
import { StepFrame } from './step-frame.tsx';

/** An invoice at the authority's testing service: the first that leaves the shop, and worth nothing. */
export function TestStep({ isTested }: { readonly isTested: boolean }) {
  return (
    <StepFrame step="test" isDone={isTested}>
      <InEnvironment environment="test">
        <TestInvoice />
      </InEnvironment>
    </StepFrame>
  );
}
