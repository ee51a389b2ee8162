import { IconLayoutGrid, IconLayoutGridRemove } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { usePreferences } from '../../../lib/preferences.tsx';
import { IconAction } from '../../../ui/actions/icon-action.tsx';
import { useBoardPages } from './tiles-query.ts';

/** Shows or hides the favourites: some shops only scan. */
export function TilesToggle() {
  const { t } = useTranslation();
  const isShown = usePreferences((state) => state.showsTiles);
  const choose = usePreferences((state) => state.choose);
  if (useBoardPages().length === 0) return null;
  return (
    <IconAction
      icon={isShown ? IconLayoutGridRemove : IconLayoutGrid}
      label={t(isShown ? 'tiles.hide' : 'tiles.show')}
      onClick={() => choose({ showsTiles: !isShown })}
    />
  );
}
