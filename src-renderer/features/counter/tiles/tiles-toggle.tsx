import { IconLayoutGrid, IconLayoutGridRemove } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { usePreferences } from '../../../lib/preferences.tsx';
import { IconAction } from '../../../ui/actions/icon-action.tsx';

/** Whether favourites stand beside the lines: some shops only scan. */
export function TilesToggle() {
  const { t } = useTranslation();
  const isShown = usePreferences((state) => state.showsTiles);
  const choose = usePreferences((state) => state.choose);
  return (
    <IconAction
      icon={isShown ? IconLayoutGridRemove : IconLayoutGrid}
      label={t(isShown ? 'tiles.hide' : 'tiles.show')}
      onClick={() => choose({ showsTiles: !isShown })}
    />
  );
}
