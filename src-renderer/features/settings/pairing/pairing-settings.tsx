import { Text } from '@mantine/core';
import { IconPlugConnected } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { refusalIn } from '../../../lib/http/answer.ts';
import { RefusalNotice } from '../../../ui/feedback/refusal-notice.tsx';
import { EmptyState } from '../../../ui/layout/empty-state.tsx';
import { NamedRows } from '../../../ui/layout/named-rows.tsx';
import { Panel } from '../../../ui/layout/page.tsx';
import { PairingKeys } from './pairing-keys.tsx';
import { usePairings } from './pairing-query.ts';
import { PairingRequest } from './pairing-request.tsx';

/** The programs that ask for a key, and those that have one. */
export function PairingSettings() {
  const { t } = useTranslation();
  const { data: pairings, error } = usePairings();
  const refusal = refusalIn(error);
  return (
    <>
      <Panel title={t('pairing.requests')}>
        <Text mb="md">{t('pairing.intro')}</Text>
        {refusal && <RefusalNotice refusal={refusal} />}
        {pairings?.length === 0 && (
          <EmptyState icon={IconPlugConnected} title={t('pairing.none')} hint={t('pairing.noneHint')} />
        )}
        <NamedRows>
          {pairings?.map((pairing) => (
            <PairingRequest key={pairing.id} pairing={pairing} />
          ))}
        </NamedRows>
      </Panel>
      <PairingKeys />
    </>
  );
}
