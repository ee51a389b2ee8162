import { Button, Skeleton } from '@mantine/core';
import { IconCertificate, IconStethoscope } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { CertificateReport } from '../../../../src-main/contract/business/certificate/certificate.ts';
import { refusalIn } from '../../../lib/http/answer.ts';
import { RefusalNotice } from '../../../ui/feedback/refusal-notice.tsx';
import { EmptyState } from '../../../ui/layout/empty-state.tsx';
import { Panel } from '../../../ui/layout/page.tsx';
import styles from './certificate.module.css';
import { CertificateInstallation } from './certificate-installation.tsx';
import { useDoctor } from './certificate-query.ts';
import { CertificateReportView } from './certificate-report.tsx';
import { FallbackPanel } from './fallback-panel.tsx';
import { TokenPanel } from './token-panel.tsx';

/** What signs for the business: how well it does, and replacing it. */
export function CertificateSettings() {
  const { t } = useTranslation();
  const { data: report, error, isFetching, refetch } = useDoctor();
  const refusal = refusalIn(error);
  if (refusal?.code === 'not_ready') {
    return (
      <Panel>
        <EmptyState
          icon={IconCertificate}
          title={t('certificate.notReadyTitle')}
          hint={t('certificate.notReadyHint')}
        >
          <Button component={Link} to="/configurar">
            {t('setUp.start')}
          </Button>
        </EmptyState>
      </Panel>
    );
  }
  const inToken = report?.certificate?.storage === 'token';
  return (
    <>
      {inToken && <TokenPanel />}
      <Panel title={t('certificate.inUse')}>
        <div className={styles.stack}>
          {refusal && <RefusalNotice refusal={refusal} />}
          {!report && !refusal && <Skeleton height="14rem" />}
          {report && <CertificateReportView report={report} />}
          <Button
            className={styles.own ?? ''}
            variant="default"
            leftSection={<IconStethoscope size={18} aria-hidden />}
            loading={isFetching}
            onClick={() => void refetch()}
          >
            {t('certificate.checkAgain')}
          </Button>
        </div>
      </Panel>
      {report && inToken && <FallbackPanel hasFallback={hasFallback(report)} />}
      <CertificateInstallation hint={t('certificate.changeHint')} />
    </>
  );
}

/** An expired one counts: it can be removed. */
function hasFallback({ findings }: CertificateReport): boolean {
  return findings.some(({ code }) => code === 'fallback' || code === 'fallback_expired');
}
