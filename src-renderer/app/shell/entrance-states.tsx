import { Button, Center, Loader, Text } from '@mantine/core';
import { IconKey, IconPlugConnectedX } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { refusalIn } from '../../lib/http/answer.ts';
import { EmptyState } from '../../ui/layout/empty-state.tsx';

interface NotYetProps {
  readonly error: unknown;
  readonly onRetry: () => void;
}

/** Instead of everything, while what was asked first is on its way or was not answered. */
export function NotYet({ error, onRetry }: NotYetProps) {
  if (!error) return <Waiting />;
  return refusalIn(error)?.code === 'service_unreachable' ? <Unreachable onRetry={onRetry} /> : <NoSession />;
}

export function Waiting() {
  const { t } = useTranslation();
  return (
    <Center h="100%" component="main">
      <Loader type="dots" mr="sm" />
      <Text role="status">{t('connect.connecting')}</Text>
    </Center>
  );
}

export function NoSession({ isLinkSpent = false }: { readonly isLinkSpent?: boolean }) {
  const { t } = useTranslation();
  return (
    <main style={{ height: '100%' }}>
      <EmptyState
        icon={IconKey}
        title={t(isLinkSpent ? 'connect.linkSpent' : 'connect.noSession')}
        hint={t(isLinkSpent ? 'connect.linkSpentHint' : 'connect.noSessionHint')}
      />
    </main>
  );
}

export function Unreachable({ onRetry }: { readonly onRetry: () => void }) {
  const { t } = useTranslation();
  return (
    <main style={{ height: '100%' }}>
      <EmptyState
        icon={IconPlugConnectedX}
        title={t('connect.unreachable')}
        hint={t('connect.unreachableHint')}
      >
        <Button onClick={onRetry}>{t('connect.retry')}</Button>
      </EmptyState>
    </main>
  );
}
