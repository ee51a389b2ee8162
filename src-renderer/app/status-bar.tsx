import { NoticesBell } from '../features/notices/notices-bell.tsx';
import { Toasts } from '../features/notices/toasts.tsx';
import { useHappenings } from '../features/notices/use-happenings.ts';
import { DeliveryStatus } from './delivery-status.tsx';
import { PrinterHint } from './printer-hint.tsx';
import styles from './shell.module.css';

/** Always visible: how delivery stands, and whether something happened that nobody has looked at. */
export function StatusBar() {
  const happenings = useHappenings();
  return (
    <footer className={styles.status}>
      <DeliveryStatus />
      <PrinterHint />
      <NoticesBell happenings={happenings} />
      <Toasts happenings={happenings} />
    </footer>
  );
}
