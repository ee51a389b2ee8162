import { type ReactNode, useState } from 'react';
import type { DocumentResource } from '../../../src-main/contract/documents/document-resource.ts';
import type { CommandResource } from '../../../src-main/contract/head/stations/commands.ts';
import styles from '../../features/documents/actions/actions.module.css';
import { AnnulDialog } from '../../features/documents/actions/annul-dialog.tsx';
import { AnnulButton, CorrectButton, EmailButton } from '../../features/documents/actions/way-buttons.tsx';
import { waysOn } from '../../features/documents/actions/ways-on.ts';
import { EmailDialog } from '../../ui/documents/actions/email-dialog.tsx';
import { useCommanding } from '../commands/commands-query.ts';
import { managers, useIsFor } from '../session/audience.ts';

interface DocumentOrdersProps {
  readonly document: DocumentResource;
  /** What its till was asked for already. */
  readonly commands: readonly CommandResource[];
  /** Its files, at the other end of the bar. */
  readonly children: ReactNode;
}

/** What its till can be asked to do with a document as it stands, and is not asked for already. */
export function DocumentOrders({ document, commands, children }: DocumentOrdersProps) {
  const mayAsk = useIsFor(managers);
  const [dialog, setDialog] = useState<'annul' | 'email'>();
  const commanding = useCommanding();
  const { id } = document;
  const ways = waysOn(document);
  const isFree = (action: CommandResource['asked']['action']) =>
    mayAsk &&
    !commands.some(({ asked: request, status }) => request.action === action && status === 'waiting');
  const close = () => setDialog(undefined);
  const open = (wanted: 'annul' | 'email') => {
    commanding.reset();
    setDialog(wanted);
  };
  return (
    <div className={styles.actions}>
      {ways.correct && isFree('resubmit') && <CorrectButton id={id} />}
      {ways.email && isFree('email') && <EmailButton onClick={() => open('email')} />}
      {ways.annul && isFree('annul') && <AnnulButton onClick={() => open('annul')} />}
      <div className={styles.files}>{children}</div>
      {dialog === 'annul' && (
        <AnnulDialog
          document={document}
          annul={{
            ...commanding,
            mutate: (body, then) => commanding.mutate({ action: 'annul', document_id: id, ...body }, then),
          }}
          onClose={close}
        />
      )}
      {dialog === 'email' && (
        <EmailDialog
          document={document}
          emailing={{
            ...commanding,
            mutate: (to, then) => commanding.mutate({ action: 'email', document_id: id, to: [...to] }, then),
          }}
          onSent={close}
          onClose={close}
        />
      )}
    </div>
  );
}
