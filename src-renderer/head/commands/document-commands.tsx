import { useTranslation } from 'react-i18next';
import type { CommandResource } from '../../../src-main/contract/head/stations/commands.ts';
import { formatInstant } from '../../lib/format/format.ts';
import { Panel } from '../../ui/layout/page.tsx';
import { CommandState } from './command-state.tsx';
import styles from './commands.module.css';

/** What the till of a document was asked to do with it, and how that went; nothing where nobody asked. */
export function DocumentCommands({ commands }: { readonly commands: readonly CommandResource[] }) {
  const { t } = useTranslation();
  if (commands.length === 0) return null;
  return (
    <Panel title={t('head.commands.ofDocument')}>
      <ul className={styles.list} aria-live="polite">
        {commands.map((command) => (
          <li key={command.id}>
            <div className={styles.name}>{t(`head.commands.action.${command.asked.action}`)}</div>
            <div className={styles.hint}>
              {t('head.commands.askedOf', {
                station: command.station,
                at: formatInstant(command.created_at),
              })}
            </div>
            <CommandState command={command} />
          </li>
        ))}
      </ul>
    </Panel>
  );
}
