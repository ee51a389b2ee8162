import { useTranslation } from 'react-i18next';
import type { CommandResource } from '../../../src-main/contract/head/stations/commands.ts';
import { Panel } from '../../ui/layout/page.tsx';
import { CommandList } from './command-list.tsx';

/** What the till of a document was asked to do with it, and how that went; nothing where nobody asked. */
export function DocumentCommands({ commands }: { readonly commands: readonly CommandResource[] }) {
  const { t } = useTranslation();
  if (commands.length === 0) return null;
  return (
    <Panel title={t('head.commands.ofDocument')}>
      <CommandList commands={commands} />
    </Panel>
  );
}
