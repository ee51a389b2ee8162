import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Outlet, useNavigate } from 'react-router';
import { ScreenHelp } from '../../features/help/screen-help.tsx';
import { KeysHelp } from '../../features/settings/keys/keys-help.tsx';
import { useKeptFocus } from '../../lib/focus/use-kept-focus.ts';
import { useService } from '../../lib/http/service.tsx';
import { useFiscalMachines } from '../../lib/queries/business/fiscal-machines-query.ts';
import type { ShortcutAction } from '../../lib/shortcuts/default-keys.ts';
import { useShortcutLayers } from '../../lib/shortcuts/shortcut-provider.tsx';
import { useActionShortcuts } from '../../lib/shortcuts/use-action-shortcuts.ts';
import { useStockEnabled } from '../../lib/stock-enabled.ts';
import { useMay } from '../../lib/workplace/use-may.ts';
import { StatusBar } from '../status/status-bar.tsx';
import { ArrivalFocus, focusContent } from './arrival-focus.ts';
import { Banners } from './banners.tsx';
import { Rail } from './rail.tsx';
import { type Section, sections } from './sections.ts';
import styles from './shell.module.css';

/** What surrounds every page: where one is, in which environment, and how delivery stands. */
export function Shell() {
  const { t } = useTranslation();
  const { environment } = useService();
  const { data: machines = [] } = useFiscalMachines();
  const keepsStock = useStockEnabled();
  const may = useMay();
  const layers = useShortcutLayers();
  const [helped, setHelped] = useState<readonly ShortcutAction[]>();
  const shown = sections.filter(
    ({ permission, isForMachines, isForStock }) =>
      (permission === undefined || may(permission)) &&
      (!isForMachines || machines.some(({ active }) => active)) &&
      (!isForStock || keepsStock),
  );
  useSectionKeys(shown);
  useKeptFocus();
  const showHelp = () => setHelped(layers.reachedActions());
  const endHelp = () => setHelped(undefined);
  useActionShortcuts({ help: showHelp });
  return (
    <div className={styles.shell} data-environment={environment}>
      <button type="button" className={styles.skip} onClick={focusContent}>
        {t('app.skip')}
      </button>
      <ArrivalFocus />
      <Rail sections={shown} />
      <Banners />
      <main id="content" tabIndex={-1} className={styles.content}>
        <Outlet />
      </main>
      <StatusBar onHelp={showHelp} />
      {helped && (
        <KeysHelp actions={helped} onClose={endHelp}>
          <ScreenHelp onFollow={endHelp} />
        </KeysHelp>
      )}
    </div>
  );
}

/** Sections are gone to by their keys, and the focus goes along. */
function useSectionKeys(shown: readonly Section[]): void {
  const navigate = useNavigate();
  const actions = shown.flatMap(({ action, to }) => {
    if (!action) return [];
    const go = () => {
      focusContent();
      void navigate(to);
    };
    return [[action, go] as const];
  });
  useActionShortcuts(Object.fromEntries(actions));
}
