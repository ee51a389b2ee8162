import { Skeleton, Text, UnstyledButton } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { permissionToIssue } from '../../../../src-main/contract/counter/permissions.ts';
import type { DocumentDraftListed } from '../../../../src-main/contract/documents/document-draft.ts';
import { formatInstant, formatMoney } from '../../../lib/format/format.ts';
import { refusalIn } from '../../../lib/http/answer.ts';
import type { Removed } from '../../../lib/undo/use-removal.ts';
import { useMay } from '../../../lib/workplace/use-may.ts';
import { IconAction } from '../../../ui/actions/icon-action.tsx';
import { RefusalNotice } from '../../../ui/feedback/refusal-notice.tsx';
import { Page, Panel } from '../../../ui/layout/page.tsx';
import { useDraftDiscard, useDrafts } from './drafts/drafts-query.ts';
import styles from './editor.module.css';
import { editedTypes, editorPath } from './kinds.ts';

/** What kind of document is to be written, and what was begun and not issued. */
export function NewDocumentPage() {
  const { t } = useTranslation();
  const may = useMay();
  const { data: drafts, error } = useDrafts();
  const discard = useDraftDiscard();
  const types = editedTypes.filter((type) => may(permissionToIssue[type]));
  const refusal = refusalIn(error ?? discard.error);
  return (
    <Page title={t('editor.new')} back={{ to: '/documentos', label: t('document.back') }}>
      <nav className={styles.kinds} aria-label={t('editor.kinds')}>
        {types.map((type, index) => (
          <UnstyledButton
            key={type}
            className={styles.kind}
            component={Link}
            to={editorPath(type)}
            {...(index === 0 && { autoFocus: true })}
          >
            <span className={styles.kindName}>{t(`document.type.${type}`)}</span>
            <span className={styles.hint}>{t(`editor.hint.${type}`)}</span>
          </UnstyledButton>
        ))}
      </nav>
      {refusal && <RefusalNotice refusal={refusal} />}
      <Panel title={t('editor.drafts')} padded={false}>
        {!drafts && !refusal && <Skeleton height="6rem" />}
        {drafts?.length === 0 && (
          <Text p="0.25rem 1.25rem 1.25rem" c="dimmed">
            {t('editor.noDrafts')}
          </Text>
        )}
        {drafts && drafts.length > 0 && <DraftsTable drafts={drafts} onDiscard={discard.remove} />}
      </Panel>
    </Page>
  );
}

interface DraftsTableProps {
  readonly drafts: readonly DocumentDraftListed[];
  readonly onDiscard: (draft: Removed) => void;
}

function DraftsTable({ drafts, onDiscard }: DraftsTableProps) {
  const { t } = useTranslation();
  return (
    <table className={styles.table} aria-label={t('editor.drafts')}>
      <thead>
        <tr>
          <th scope="col">{t('documents.type')}</th>
          <th scope="col">{t('documents.counterparty')}</th>
          <th scope="col" className={styles.right}>
            {t('documents.total')}
          </th>
          <th scope="col">{t('editor.writtenAt')}</th>
          <td />
        </tr>
      </thead>
      <tbody>
        {drafts.map((draft) => {
          const { id, type, label = t('editor.unnamed'), total, operator, updated_at } = draft;
          return (
            <tr key={id}>
              <td>
                <Link to={editorPath(type, { draft: id })}>{t(`document.type.${type}`)}</Link>
              </td>
              <td className={styles.name}>{label}</td>
              <td className={`${styles.right} tabular`}>{total && formatMoney(total)}</td>
              <td className={styles.when}>
                <span className="tabular">{formatInstant(updated_at)}</span> {operator?.name}
              </td>
              <td>
                <IconAction
                  icon={IconTrash}
                  label={t('editor.discard', { name: label })}
                  onClick={() => onDiscard({ id, name: label })}
                />
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
