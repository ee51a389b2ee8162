import { useActivities } from '../../features/notices/activity/use-activities.ts';
import { NoticesBell } from '../../features/notices/notices-bell.tsx';
import { Toasts } from '../../features/notices/toasts/toasts.tsx';
import { UndoToast } from '../../features/notices/toasts/undo-toast.tsx';
import styles from '../shell/shell.module.css';
import { DeliveryStatus } from './delivery-status.tsx';
import { DisplayKey } from './display-key.tsx';
import { HeadOfficeChip } from './head-office-chip.tsx';
import { HelpButton } from './help-button.tsx';
import { PrinterHint } from './printer-hint.tsx';

/** Always visible: how delivery stands, and whether something happened that nobody has looked at. */
export function StatusBar({ onHelp }: { readonly onHelp: () => void }) {
  const activities = useActivities();
  return (
    <>
      <Toasts activities={activities} />
      <footer className={styles.status}>
        <DeliveryStatus />
        <HeadOfficeChip />
        <PrinterHint />
        <DisplayKey />
        <HelpButton onHelp={onHelp} />
        <NoticesBell activities={activities} />
        <UndoToast />
      </footer>
    </>
  );
}
