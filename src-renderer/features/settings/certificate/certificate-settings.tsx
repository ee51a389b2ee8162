import { Button, SegmentedControl, Skeleton, Text } from '@mantine/core';
import { IconCertificate, IconStethoscope } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { CertificateReport } from '../../../../src-main/contract/business/certificate.ts';
import { refusalIn } from '../../../lib/http/answer.ts';
import { RefusalNotice } from '../../../ui/feedback/refusal-notice.tsx';
import { EmptyState } from '../../../ui/layout/empty-state.tsx';
import { Panel } from '../../../ui/layout/page.tsx';
import styles from './certificate.module.css';
import { useDoctor } from './certificate-query.ts';
import { CertificateReportView } from './certificate-report.tsx';
import { FallbackPanel } from './fallback-panel.tsx';
import { FileInstallation } from './file-installation.tsx';
import { TokenInstallation } from './token-installation.tsx';
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
        />
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
      <Installation />
    </>
  );
}

/** An expired one counts: it can be removed. */
function hasFallback({ findings }: CertificateReport): boolean {
  return findings.some(({ code }) => code === 'fallback' || code === 'fallback_expired');
}

type Source = 'file' | 'token';

function Installation() {
  const { t } = useTranslation();
  const [source, setSource] = useState<Source>('file');
  return (
    <Panel title={t('certificate.change')}>
      <div className={styles.stack}>
        <Text c="dimmed">{t('certificate.changeHint')}</Text>
        <SegmentedControl
          className={styles.own ?? ''}
          aria-label={t('certificate.source')}
          data={[
            { value: 'file', label: t('certificate.fromFile') },
            { value: 'token', label: t('certificate.fromToken') },
          ]}
          value={source}
          onChange={setSource}
        />
        {source === 'file' ? <FileInstallation /> : <TokenInstallation />}
      </div>
    </Panel>
  );
}
