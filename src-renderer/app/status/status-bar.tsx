import { NoticesBell } from '../../features/notices/notices-bell.tsx';
import { Toasts } from '../../features/notices/toasts.tsx';
import { useActivities } from '../../features/notices/use-activities.ts';
import styles from '../shell/shell.module.css';
import { DeliveryStatus } from './delivery-status.tsx';
import { DisplayKey } from './display-key.tsx';
import { HelpButton } from './help-button.tsx';
import { PrinterHint } from './printer-hint.tsx';

/** Always visible: how delivery stands, and whether something happened that nobody has looked at. */
export function StatusBar({ onHelp }: { readonly onHelp: () => void }) {
  const activities = useActivities();
  return (
    <footer className={styles.status}>
      <DeliveryStatus />
      <PrinterHint />
      <DisplayKey />
      <HelpButton onHelp={onHelp} />
      <NoticesBell activities={activities} />
      <Toasts activities={activities} />
    </footer>
  );
}
