import { useTranslation } from 'react-i18next';
import { SideDrawer } from '../../../ui/layout/side-drawer.tsx';
import { PrintJobs } from './print-jobs.tsx';

interface PrintJobsDrawerProps {
  readonly opened: boolean;
  readonly onClose: () => void;
}

/** What waits to be printed, beside whatever is being done. */
export function PrintJobsDrawer({ opened, onClose }: PrintJobsDrawerProps) {
  const { t } = useTranslation();
  return (
    <SideDrawer title={t('printing.jobs')} opened={opened} onClose={onClose}>
      <PrintJobs />
    </SideDrawer>
  );
}
