import { Button } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { PairingResource } from '../../../../src-main/contract/pairing.ts';
import { formatSpan } from '../../../lib/format/format.ts';
import { refusalIn } from '../../../lib/http/answer.ts';
import { useNow } from '../../../lib/use-now.ts';
import { RefusalNotice } from '../../../ui/feedback/refusal-notice.tsx';
import { NamedRow } from '../../../ui/layout/named-rows.tsx';
import styles from './pairing.module.css';
import { PairingCode } from './pairing-code.tsx';
import { PairingDialog } from './pairing-dialog.tsx';
import { usePairingDecision } from './pairing-query.ts';

/** One program that asks, with the code that its own screen shows. */
export function PairingRequest({ pairing }: { readonly pairing: PairingResource }) {
  const { t } = useTranslation();
  const [isGiving, setGiving] = useState(false);
  const decision = usePairingDecision(pairing.id);
  const now = useNow(1000);
  const left = Math.max(0, Math.ceil((Date.parse(pairing.expires_at) - now) / 1000));
  const refusal = refusalIn(decision.error);
  const isPending = pairing.status === 'pending';
  return (
    <NamedRow
      name={pairing.name}
      details={isPending ? t('pairing.expires', { time: formatSpan(left) }) : t('pairing.approved')}
    >
      <PairingCode pairing={pairing} />
      {isPending && (
        <div className={styles.actions}>
          <Button variant="default" loading={decision.isPending} onClick={() => decision.mutate('rejected')}>
            {t('pairing.reject')}
          </Button>
          <Button onClick={() => setGiving(true)}>{t('pairing.approve')}</Button>
        </div>
      )}
      {refusal && <RefusalNotice refusal={refusal} />}
      {isGiving && <PairingDialog pairing={pairing} onClose={() => setGiving(false)} />}
    </NamedRow>
  );
}
