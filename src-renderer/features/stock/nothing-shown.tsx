import { IconPackages, IconSearchOff } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '../../ui/layout/empty-state.tsx';
import type { Shown } from './stock-query.ts';

interface NothingShownProps {
  readonly shown: Shown;
  readonly isSearch: boolean;
  /** How to begin, where nothing was begun. */
  readonly children: ReactNode;
}

/** Why there is nothing to see, and what to do about it. */
export function NothingShown({ shown, isSearch, children }: NothingShownProps) {
  const { t } = useTranslation();
  if (isSearch) {
    return <EmptyState icon={IconSearchOff} title={t('stock.noMatch')} hint={t('stock.noMatchHint')} />;
  }
  switch (shown) {
    case 'tracked':
      return (
        <EmptyState icon={IconPackages} title={t('stock.empty')} hint={t('stock.emptyHint')}>
          {children}
        </EmptyState>
      );
    case 'low':
      return <EmptyState icon={IconPackages} title={t('stock.noneLow')} hint={t('stock.noneLowHint')} />;
    case 'untracked':
      return (
        <EmptyState
          icon={IconPackages}
          title={t('stock.noneUntracked')}
          hint={t('stock.noneUntrackedHint')}
        />
      );
  }
}
