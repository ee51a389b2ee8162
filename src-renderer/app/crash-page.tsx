import { Button } from '@mantine/core';
import { IconMoodSad } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '../ui/empty-state.tsx';

/** Instead of a blank window when a page has a bug. */
export function CrashPage() {
  const { t } = useTranslation();
  return (
    <main style={{ height: '100%' }}>
      <EmptyState icon={IconMoodSad} title={t('app.crashed')} hint={t('app.crashedHint')}>
        <Button onClick={() => window.location.reload()}>{t('app.reload')}</Button>
      </EmptyState>
    </main>
  );
}
