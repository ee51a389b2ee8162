import { useTranslation } from 'react-i18next';
import type { CommandResource } from '../../../src-main/contract/head/stations/commands.ts';
import { formatInstant } from '../../lib/format/format.ts';
import { CommandState } from './command-state.tsx';
import styles from './commands.module.css';
import { seriesName } from './series-name.ts';

/** What a till was asked for, by whom, and how that went. */
export function CommandList({ commands }: { readonly commands: readonly CommandResource[] }) {
  const { t } = useTranslation();
  return (
    <ul className={styles.list} aria-live="polite">
      {commands.map((command) => {
        const { id, asked: request, station, created_at, requested_by: who } = command;
        const at = formatInstant(created_at);
        return (
          <li key={id}>
            <div className={styles.name}>
              {t(`head.commands.action.${request.action}`)}
              {'series' in request && ` · ${seriesName(request.series, t)}`}
            </div>
            <div className={styles.hint}>
              {who === undefined
                ? t('head.commands.askedOf', { station, at })
                : t('head.commands.askedOfBy', { station, at, who })}
            </div>
            <CommandState command={command} />
          </li>
        );
      })}
    </ul>
  );
}
