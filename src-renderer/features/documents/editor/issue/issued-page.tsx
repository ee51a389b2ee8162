import { Button, Group, Skeleton, Text } from '@mantine/core';
import { IconFileText, IconMail, IconPrinter } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation, useParams } from 'react-router';
import { kindOf } from '../../../../../src-main/documents/all-kinds/types.ts';
import { useOpenFile } from '../../../../lib/files/use-open-file.ts';
import { formatMoney } from '../../../../lib/format/format.ts';
import { partyName } from '../../../../lib/format/party-name.ts';
import { refusalIn } from '../../../../lib/http/answer.ts';
import { usePrintDocument } from '../../../../lib/printing/use-print-document.ts';
import { useDocument } from '../../../../lib/queries/documents/document-query.ts';
import { useEmailing } from '../../../../lib/sending/use-emailing.ts';
import { ariaOfKey } from '../../../../lib/shortcuts/key-label.ts';
import { useActionShortcuts } from '../../../../lib/shortcuts/use-action-shortcuts.ts';
import { useShortcutKeys } from '../../../../lib/shortcuts/use-shortcut-keys.ts';
import { KeyHint } from '../../../../ui/actions/key-hint.tsx';
import { EmailDialog } from '../../../../ui/documents/actions/email-dialog.tsx';
import { StatusBadge } from '../../../../ui/documents/status-badge.tsx';
import { Notice } from '../../../../ui/feedback/notice.tsx';
import { RefusalNotice } from '../../../../ui/feedback/refusal-notice.tsx';
import { FileButton } from '../../../../ui/fields/files/file-button.tsx';
import { Page, Panel } from '../../../../ui/layout/page.tsx';
import styles from '../editor.module.css';
import { StartMenu } from '../start/start-menu.tsx';

/** A document was issued: its number, and what is done with it next. Its status follows by itself. */
export function IssuedPage() {
  const { t } = useTranslation();
  const { id = '' } = useParams();
  const isEarlier = useLocation().state?.isEarlier === true;
  const key = useShortcutKeys().reprint;
  const { data: document, error } = useDocument(id);
  const file = useOpenFile(document);
  const print = usePrintDocument();
  const emailing = useEmailing(id);
  const [isEmailing, setEmailing] = useState(false);
  const [sentTo, setSentTo] = useState<readonly string[]>();
  const printAgain = () => {
    if (document) print.mutate(document);
  };
  useActionShortcuts({ reprint: printAgain }, !isEmailing);
  const refusal = refusalIn(error) ?? refusalIn(print.error) ?? refusalIn(file.error);
  const back = { to: '/documentos', label: t('document.back') };
  if (!document) {
    return (
      <Page title={t('editor.issued')} back={back}>
        {refusal ? <RefusalNotice refusal={refusal} /> : <Skeleton height="16rem" />}
      </Page>
    );
  }
  const { counterparty, total } = kindOf(document.object).summary(document);
  const canEmail = document.status === 'authorized';
  return (
    <Page title={t('editor.issued')} back={back}>
      {isEarlier && <Notice tone="care" title={t('editor.issuedEarlier')} />}
      {refusal && <RefusalNotice refusal={refusal} />}
      {sentTo && (
        <Notice
          tone="ok"
          title={t('annulment.email.sent', { count: sentTo.length, to: sentTo.join(', ') })}
        />
      )}
      <Panel>
        <div className={styles.issued}>
          <output className={styles.number}>
            <span className="tabular">
              {t(`document.type.${document.object}`)} {document.number}
            </span>
            <StatusBadge status={document.status} size="large" />
          </output>
          <Text>
            {partyName(counterparty.name, t)}
            {document.object !== 'delivery_note' && <span className="tabular"> · {formatMoney(total)}</span>}
          </Text>
          <Text c="dimmed">
            {counterparty.email
              ? t(canEmail ? 'editor.emailed' : 'editor.emailedLater', { to: counterparty.email })
              : t('editor.notEmailed')}
          </Text>
          <Group>
            <Button autoFocus component={Link} to={`/documentos/${document.id}`}>
              {t('returns.seeDocument')}
            </Button>
            <Button
              variant="default"
              leftSection={<IconPrinter size={18} aria-hidden />}
              loading={print.isPending}
              aria-keyshortcuts={ariaOfKey(key)}
              rightSection={<KeyHint>{key}</KeyHint>}
              onClick={printAgain}
            >
              {t('ticket.print')}
            </Button>
            <FileButton name="a4" icon={IconFileText} file={file}>
              {t('document.a4')}
            </FileButton>
            {canEmail && (
              <Button
                variant="default"
                leftSection={<IconMail size={18} aria-hidden />}
                onClick={() => setEmailing(true)}
              >
                {t('annulment.email.open')}
              </Button>
            )}
            <StartMenu document={document} />
            <Button variant="subtle" component={Link} to="/documentos/nuevo">
              {t('editor.another')}
            </Button>
          </Group>
        </div>
      </Panel>
      {isEmailing && (
        <EmailDialog
          document={document}
          emailing={emailing}
          onClose={() => setEmailing(false)}
          onSent={(to) => {
            setSentTo(to);
            setEmailing(false);
          }}
        />
      )}
    </Page>
  );
}
