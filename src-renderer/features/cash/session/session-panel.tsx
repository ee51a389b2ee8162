import { Button, Group } from '@mantine/core';
import { IconArrowDownLeft, IconArrowUpRight, IconFileAnalytics, IconLock } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { CashSessionResource } from '../../../../src-main/contract/counter/cash-session.ts';
import { formatInstant, formatMoney, formatTimeLeft } from '../../../lib/format/format.ts';
import { refusalIn } from '../../../lib/http/answer.ts';
import { useOpenDrawer } from '../../../lib/printing/use-open-drawer.ts';
import { ariaOfKey } from '../../../lib/shortcuts/key-label.ts';
import { useActionShortcuts } from '../../../lib/shortcuts/use-action-shortcuts.ts';
import { useShortcutKeys } from '../../../lib/shortcuts/use-shortcut-keys.ts';
import { useNow } from '../../../lib/use-now.ts';
import { usePermit } from '../../../lib/workplace/use-permit.ts';
import { useWorkplace } from '../../../lib/workplace/use-workplace.ts';
import { KeyHint } from '../../../ui/actions/key-hint.tsx';
import { DrawerOutcome } from '../../../ui/feedback/drawer-outcome.tsx';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { RefusalNotice } from '../../../ui/feedback/refusal-notice.tsx';
import { DescriptionList } from '../../../ui/layout/description-list.tsx';
import { Panel } from '../../../ui/layout/page.tsx';
import styles from '../cash.module.css';
import { useDocumentCount, useXReport } from '../cash-query.ts';
import { MovementDialog } from '../movements/movement-dialog.tsx';
import { XDialog } from '../report/x-dialog.tsx';
import { DrawerButton } from './drawer-button.tsx';

const MINUTE_MS = 60_000;

/** The shift that is open, and what can be done in it. It tells no totals: the closing is counted blind. */
export function SessionPanel({ session }: { readonly session: CashSessionResource }) {
  const { t } = useTranslation();
  const { signIn } = useWorkplace();
  const { data: documents, isError } = useDocumentCount(session.id);
  const [direction, setDirection] = useState<'in' | 'out'>();
  const [noted, setNoted] = useState<string>();
  const now = useNow(MINUTE_MS);
  const permit = usePermit();
  const key = useShortcutKeys().cash;
  useActionShortcuts({ cash: () => setDirection('out') });
  const x = useXReport(session.id);
  const drawer = useOpenDrawer();
  const refusal = refusalIn(x.error);
  const opened = formatInstant(session.opened_at);
  const seconds = (now - Date.parse(session.opened_at)) / 1000;
  const isNew = seconds < 60;
  const { name } = session.operator;

  const takeX = async () => {
    const granted = await permit('read_x_report', { cash_session_id: session.id });
    if (granted && !x.isPending) x.mutate(granted.approvalId);
  };

  return (
    <Panel title={t('cash.now')}>
      <div className={styles.stack}>
        <DescriptionList
          items={[
            { label: t('cash.operator'), value: name },
            {
              label: t('cash.since'),
              value: isNew ? opened : `${opened}, ${t('cash.elapsed', { time: formatTimeLeft(seconds) })}`,
            },
            { label: t('cash.float'), value: formatMoney(session.opening_float) },
            {
              label: t('cash.documents'),
              // Its line is there at once: none moves under the finger when the number comes.
              value:
                documents === undefined
                  ? t(isError ? 'cash.documentsUnknown' : 'cash.documentsCounting')
                  : t('cash.documents', { count: documents }),
            },
          ]}
        />
        {signIn?.operator.id !== session.operator.id && (
          <Notice tone="quiet" title={t('cash.ofAnother', { name })} />
        )}
        {refusal && <RefusalNotice refusal={refusal} />}
        <DrawerOutcome opening={drawer} />
        <Group gap="sm">
          <Button
            variant="default"
            leftSection={<IconArrowDownLeft size={18} aria-hidden />}
            onClick={() => setDirection('in')}
          >
            {t('cash.in')}
          </Button>
          <Button
            variant="default"
            leftSection={<IconArrowUpRight size={18} aria-hidden />}
            rightSection={<KeyHint>{key}</KeyHint>}
            aria-keyshortcuts={ariaOfKey(key)}
            onClick={() => setDirection('out')}
          >
            {t('cash.out')}
          </Button>
          <Button
            variant="default"
            leftSection={<IconFileAnalytics size={18} aria-hidden />}
            onClick={() => void takeX()}
          >
            {t('cash.x')}
          </Button>
          <DrawerButton opening={drawer} />
          <Button
            component={Link}
            to="/caja/cerrar"
            className={styles.last ?? ''}
            leftSection={<IconLock size={18} aria-hidden />}
          >
            {t('cash.close')}
          </Button>
        </Group>
        <div className="for-readers" aria-live="polite">
          {noted}
        </div>
      </div>
      {direction && (
        <MovementDialog
          session={session}
          initialDirection={direction}
          onDone={({ direction: moved, amount }) => {
            setNoted(t('cash.noted', { direction: t(`cash.${moved}`), amount: formatMoney(amount) }));
            setDirection(undefined);
          }}
          onClose={() => setDirection(undefined)}
        />
      )}
      {x.data && <XDialog report={x.data} onClose={() => x.reset()} />}
    </Panel>
  );
}
