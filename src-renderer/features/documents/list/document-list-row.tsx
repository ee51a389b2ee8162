import type { KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { ListedDocument } from '../../../../src-main/contract/documents/lists/listed-document.ts';
import { formatDate, formatMoney } from '../../../lib/format/format.ts';
import { partyName } from '../../../lib/format/party-name.ts';
import { StatusBadge } from '../../../ui/documents/status-badge.tsx';
import { PickBox } from '../../../ui/tables/pick-box.tsx';
import styles from './list.module.css';

interface DocumentListRowProps {
  /** Its index in the list. */
  readonly index: number;
  readonly document: ListedDocument;
  /** Whether Tab comes to it. */
  readonly isReached: boolean;
  /** Undefined: nothing is picked here. */
  readonly isPicked: boolean | undefined;
  readonly onPick: ((isRange: boolean) => void) | undefined;
  readonly onFocus: () => void;
  readonly onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
}

/** Pressed as a whole it leads to the document; its box picks it. */
export function DocumentListRow(props: DocumentListRowProps) {
  const { index, document, isReached, isPicked, onPick, onFocus, onKeyDown } = props;
  const { t } = useTranslation();
  const { id, type, number, issue_date, name, total, status } = document;
  const kind = t(`document.type.${type}`);
  return (
    <tr
      className={styles.link}
      data-index={index}
      data-picked={isPicked || undefined}
      // The heading is the first row.
      aria-rowindex={index + 2}
      aria-selected={isPicked}
    >
      {onPick && (
        <td className={styles.pick}>
          <PickBox
            id={`pick-${id}`}
            tabIndex={-1}
            label={t('documentList.pick', { number: `${kind} ${number}` })}
            checked={isPicked === true}
            onPick={onPick}
          />
        </td>
      )}
      <td className={`${styles.dim} tabular`}>{formatDate(issue_date)}</td>
      <td className={styles.cut}>{kind}</td>
      <td className="tabular">
        <Link
          to={`/documentos/${id}`}
          tabIndex={isReached ? 0 : -1}
          aria-label={t('documents.open', { number: `${kind} ${number}` })}
          onFocus={onFocus}
          onKeyDown={onKeyDown}
        >
          {number}
        </Link>
      </td>
      <td className={styles.cut} title={partyName(name, t)}>
        {partyName(name, t)}
      </td>
      <td className={`${styles.total} tabular`}>{type === 'delivery_note' ? '' : formatMoney(total)}</td>
      <td>
        <StatusBadge status={status} />
      </td>
    </tr>
  );
}
