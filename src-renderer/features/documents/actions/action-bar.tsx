import { Button } from '@mantine/core';
import { IconArrowBackUp, IconUserEdit } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router';
import type { DocumentResource } from '../../../../src-main/contract/documents/document-resource.ts';
import { useEmailing } from '../../../lib/sending/use-emailing.ts';
import { ariaOfKey } from '../../../lib/shortcuts/key-label.ts';
import { useActionShortcuts } from '../../../lib/shortcuts/use-action-shortcuts.ts';
import { useShortcutKeys } from '../../../lib/shortcuts/use-shortcut-keys.ts';
import { useMay } from '../../../lib/workplace/use-may.ts';
import { KeyHint } from '../../../ui/actions/key-hint.tsx';
import { EmailDialog } from '../../../ui/documents/actions/email-dialog.tsx';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { StartMenu } from '../editor/start/start-menu.tsx';
import styles from './actions.module.css';
import { AnnulDialog } from './annul-dialog.tsx';
import { useAnnulment } from './document-actions.ts';
import { AnnulButton, CorrectButton, EmailButton, InventoryButton } from './way-buttons.tsx';
import { waysOn } from './ways-on.ts';

interface ActionBarProps {
  readonly document: DocumentResource;
  /** Its files, at the other end of the bar. */
  readonly children: ReactNode;
}

/** What can be done with a document as it stands. */
export function ActionBar({ document, children }: ActionBarProps) {
  const { t } = useTranslation();
  const goTo = useNavigate();
  const key = useShortcutKeys().return_sale;
  const [dialog, setDialog] = useState<'annul' | 'email'>();
  const [sentTo, setSentTo] = useState<readonly string[]>();
  const { id } = document;
  const may = useMay();
  const annul = useAnnulment(id);
  const emailing = useEmailing(id);
  const ways = waysOn(document);
  const close = () => setDialog(undefined);
  useActionShortcuts(
    ways.credit && may('sell') ? { return_sale: () => void goTo(`/devolucion?documento=${id}`) } : {},
    dialog === undefined,
  );
  return (
    <>
      <div className={styles.actions}>
        {/* Shown to everybody, since the remedies say to press it: its page asks for the sign-in of an operator who may correct. */}
        {ways.correct && <CorrectButton id={id} />}
        {ways.credit && may('sell') && (
          <Button
            variant="default"
            component={Link}
            to={`/devolucion?documento=${id}`}
            leftSection={<IconArrowBackUp size={18} aria-hidden />}
            aria-keyshortcuts={ariaOfKey(key)}
            rightSection={<KeyHint>{key}</KeyHint>}
          >
            {t('annulment.credit')}
          </Button>
        )}
        {ways.correctBuyer && may('sell') && (
          <Button
            variant="default"
            component={Link}
            to={`/devolucion?documento=${id}&corregir=cliente`}
            leftSection={<IconUserEdit size={18} aria-hidden />}
          >
            {t('correction.buyer.open')}
          </Button>
        )}
        {document.object === 'purchase_settlement' && <InventoryButton id={id} />}
        {ways.email && may('send_documents') && <EmailButton onClick={() => setDialog('email')} />}
        {ways.annul && <AnnulButton onClick={() => setDialog('annul')} />}
        <StartMenu document={document} />
        <div className={styles.files}>{children}</div>
      </div>
      {ways.explainFinalConsumer && (
        <Notice tone="quiet" title={t('annulment.finalConsumer')}>
          {t('annulment.finalConsumerHint')}{' '}
          <Link to={`/devolucion?documento=${id}`}>{t('annulment.seeReturn')}</Link>
        </Notice>
      )}
      {sentTo && (
        <Notice
          tone="ok"
          title={t('annulment.email.sent', { count: sentTo.length, to: sentTo.join(', ') })}
        />
      )}
      {dialog === 'annul' && <AnnulDialog document={document} annul={annul} onClose={close} />}
      {dialog === 'email' && (
        <EmailDialog
          document={document}
          emailing={emailing}
          onClose={close}
          onSent={(to) => {
            setSentTo(to);
            close();
          }}
        />
      )}
    </>
  );
}
