import { Button, Skeleton } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { SetupProgress } from '../../../../../src-main/contract/business/set-up/setup-progress.ts';
import { refusalIn } from '../../../../lib/http/answer.ts';
import { RefusalNotice } from '../../../../ui/feedback/refusal-notice.tsx';
import { Panel } from '../../../../ui/layout/page.tsx';
import { CertificateInstallation } from '../../certificate/certificate-installation.tsx';
import { useDoctor } from '../../certificate/certificate-query.ts';
import { CertificateReportView } from '../../certificate/certificate-report.tsx';
import styles from '../set-up.module.css';
import { StepFrame } from './step-frame.tsx';

/** What signs, from a file or a token; once it is there, what the doctor says of it. */
export function CertificateStep({ progress: { certificate } }: { readonly progress: SetupProgress }) {
  const { t } = useTranslation();
  // Known by what signs: with another one the step is as after the first.
  const [replaced, setReplaced] = useState<string>();
  const isReplacing = certificate?.serial_number === replaced;
  return (
    <StepFrame step="certificate" isDone={certificate !== undefined}>
      {certificate && <Examined key={certificate.serial_number} />}
      {!certificate || isReplacing ? (
        <CertificateInstallation hint={t('setUp.certificateHint')} />
      ) : (
        <div className={styles.aside}>
          <Button variant="subtle" onClick={() => setReplaced(certificate.serial_number)}>
            {t('setUp.otherCertificate')}
          </Button>
        </div>
      )}
    </StepFrame>
  );
}

function Examined() {
  const { t } = useTranslation();
  const { data: report, error } = useDoctor();
  const refusal = refusalIn(error);
  return (
    <Panel title={t('certificate.inUse')}>
      {refusal && <RefusalNotice refusal={refusal} />}
      {!report && !refusal && <Skeleton height="14rem" />}
      {report && <CertificateReportView report={report} />}
    </Panel>
  );
}
