import { SegmentedControl, Text } from '@mantine/core';
import { IconChecklist } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import {
  type CommandResource,
  type CommandStatus,
  commandStatuses,
} from '../../../src-main/contract/head/stations/commands.ts';
import { formatInstant } from '../../lib/format/format.ts';
import { Page } from '../../ui/layout/page.tsx';
import { RecordsPage } from '../records/records-list.tsx';
import { CommandState } from './command-state.tsx';
import styles from './commands.module.css';
import { useCommands } from './commands-query.ts';
import { seriesName } from './series-name.ts';

/** What tills were asked to do with their documents and series: what is under way, what was done, what was refused. */
export function CommandsPage() {
  const { t } = useTranslation();
  const [status, setStatus] = useState<CommandStatus>();
  const [offset, setOffset] = useState(0);
  const query = useCommands({ status, offset });
  return (
    <Page isWide title={t('head.commands.title')} back={{ to: '/documentos', label: t('document.back') }}>
      <Text c="dimmed">{t('head.commands.intro')}</Text>
      <SegmentedControl
        className={styles.filter ?? ''}
        aria-label={t('head.commands.show')}
        data={[
          { value: 'all', label: t('head.commands.all') },
          ...commandStatuses.map((value) => ({ value, label: t(`head.commands.only.${value}`) })),
        ]}
        value={status ?? 'all'}
        onChange={(chosen) => {
          setStatus(commandStatuses.find((one) => one === chosen));
          setOffset(0);
        }}
      />
      <RecordsPage
        query={query}
        blank={{
          icon: IconChecklist,
          title: t(status ? 'head.commands.noneOfThese' : 'head.commands.none'),
          hint: t('head.commands.noneHint'),
        }}
        onMove={setOffset}
      >
        {(commands) => <CommandsTable commands={commands} />}
      </RecordsPage>
    </Page>
  );
}

function CommandsTable({ commands }: { readonly commands: readonly CommandResource[] }) {
  const { t } = useTranslation();
  return (
    <table className={styles.table} aria-label={t('head.commands.title')}>
      <thead>
        <tr>
          <th scope="col">{t('head.commands.asked')}</th>
          <th scope="col">{t('head.commands.what')}</th>
          <th scope="col">{t('head.commands.document')}</th>
          <th scope="col">{t('head.stations.name')}</th>
          <th scope="col">{t('head.commands.who')}</th>
          <th scope="col">{t('head.stations.state')}</th>
        </tr>
      </thead>
      <tbody>
        {commands.map((command) => {
          const { id, created_at, asked: request, document, station } = command;
          return (
            <tr key={id}>
              <td className={`${styles.whole} tabular`}>{formatInstant(created_at)}</td>
              <td className={styles.whole}>{t(`head.commands.action.${request.action}`)}</td>
              <td className={styles.whole}>
                {document && 'document_id' in request && (
                  <>
                    {t(`document.type.${document.type}`)}
                    <br />
                    <Link to={`/documentos/${request.document_id}`} className="tabular">
                      {document.number}
                    </Link>
                  </>
                )}
                {'series' in request && seriesName(request.series, t)}
              </td>
              <td>{station}</td>
              <td className={styles.whole}>{command.requested_by}</td>
              <td className={styles.wide}>
                <CommandState command={command} />
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
