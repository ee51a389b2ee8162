import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useService } from '../../../lib/http/service.tsx';
import { isSaleHanded } from '../../../lib/sale-handoff.ts';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { RefusalNotice } from '../../../ui/feedback/refusal-notice.tsx';
import type { ComputedSale } from '../sale/issue/compute-sale.ts';
import { useIsSaleKept, useSale } from '../sale/sale-context.tsx';
import type { CounterMessage } from './counter-message.ts';

interface CounterMessagesProps {
  readonly message: CounterMessage | undefined;
  readonly computed: ComputedSale;
  readonly isOverLimit: boolean;
  readonly onCharge: () => void;
  readonly onFreeLine: (description: string) => void;
}

/** Above the totals: what the last step came to, and what stands between the sale and its charge. */
export function CounterMessages(props: CounterMessagesProps) {
  const { message, computed, isOverLimit, onCharge, onFreeLine } = props;
  const { t } = useTranslation();
  const isKept = useIsSaleKept();
  const { environment } = useService();
  const proforma = useSale((sale) => sale.proforma);
  const setProforma = useSale((sale) => sale.setProforma);
  const isBusy = useSale((sale) => sale.lines.length > 0);
  const hasWaiting = isBusy && isSaleHanded(window.sessionStorage, environment);
  const isUnfinished = useSale((sale) => sale.attempts.length > 0 && sale.lines.length > 0);
  return (
    <>
      {message?.kind === 'refusal' && <RefusalNotice refusal={message.refusal} />}
      {message?.kind === 'note' && (
        <Notice tone={message.tone} title={message.text}>
          {message.detail}
        </Notice>
      )}
      {message?.kind === 'miss' && <Miss message={message} onFreeLine={onFreeLine} />}
      {hasWaiting && <Notice tone="quiet" title={t('proformas.waits')} />}
      {proforma !== undefined && (
        <Notice
          tone="quiet"
          title={t('proformas.inHand')}
          actions={
            <Button variant="default" onClick={() => setProforma(undefined)}>
              {t('proformas.drop')}
            </Button>
          }
        />
      )}
      {!isKept && <Notice tone="quiet" title={t('sale.anotherWindow')} />}
      {isUnfinished && (
        <Notice
          tone="care"
          title={t('sale.unfinishedTitle')}
          actions={
            <Button variant="default" onClick={onCharge}>
              {t('sale.unfinishedFinish')}
            </Button>
          }
        >
          {t('sale.unfinishedHint')}
        </Notice>
      )}
      {/* The buyer's card shows it. */}
      <span className="for-readers" role="status">
        {isOverLimit && t('sale.overLimitTitle')}
      </span>
      {computed.kind === 'faulty' && <Faults computed={computed} />}
    </>
  );
}

/** A fault may stand in a line that is out of sight: the reason why nothing can be charged is shown here too. */
function Faults({ computed }: { readonly computed: Extract<ComputedSale, { kind: 'faulty' }> }) {
  const { t } = useTranslation();
  return (
    <Notice tone="bad" title={t('sale.faultyTitle')}>
      {computed.faults.map(({ pointer, message }) => (
        <div key={`${pointer} ${message}`} lang="es">
          {message}
        </div>
      ))}
    </Notice>
  );
}

interface MissProps {
  readonly message: Extract<CounterMessage, { kind: 'miss' }>;
  readonly onFreeLine: (description: string) => void;
}

/** A scan that sold nothing must not pass unnoticed. */
function Miss({ message: { code, inactive }, onFreeLine }: MissProps) {
  const { t } = useTranslation();
  if (inactive) return <Notice tone="bad" title={t('counter.scanInactive', { name: inactive.name })} />;
  return (
    <Notice
      tone="bad"
      title={t('counter.scanUnknown', { code })}
      actions={
        <>
          <Button variant="default" px="sm" onClick={() => onFreeLine('')}>
            {t('counter.freeLine')}
          </Button>
          <Button
            variant="default"
            px="sm"
            component={Link}
            to={`/productos?nuevo=${encodeURIComponent(code)}`}
          >
            {t('counter.createWithCode')}
          </Button>
        </>
      }
    />
  );
}
