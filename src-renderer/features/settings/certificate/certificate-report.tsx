import { IconAlertTriangle, IconCircleCheck, IconCircleX } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type {
  CertificateFinding,
  CertificateReport,
} from '../../../../src-main/contract/business/certificate/certificate.ts';
import { ecuadorDate } from '../../../../src-main/documents/values/ecuador-time.ts';
import { commonNameIn } from '../../../lib/format/common-name.ts';
import { formatDate, formatInstant } from '../../../lib/format/format.ts';
import toneStyles from '../../../ui/feedback/tone.module.css';
import type { Tone } from '../../../ui/feedback/tone.ts';
import { DescriptionList } from '../../../ui/layout/description-list.tsx';
import styles from './certificate.module.css';

const marks = {
  ok: { tone: 'ok', Icon: IconCircleCheck },
  warning: { tone: 'care', Icon: IconAlertTriangle },
  error: { tone: 'bad', Icon: IconCircleX },
} as const satisfies Record<CertificateFinding['severity'], { tone: Tone; Icon: typeof IconCircleX }>;

const verdicts = {
  good: marks.ok,
  warnings: marks.warning,
  unusable: marks.error,
} as const satisfies Record<CertificateReport['verdict'], { tone: Tone; Icon: typeof IconCircleX }>;

/** Whether a certificate signs, whose it is, and everything that was looked at. */
export function CertificateReportView({ report }: { readonly report: CertificateReport }) {
  const { t } = useTranslation();
  const { tone, Icon } = verdicts[report.verdict];
  return (
    <div className={styles.report}>
      <div>
        <span
          className={`${toneStyles.tone} ${toneStyles.badge}`}
          data-tone={tone}
          data-size="large"
          role="status"
        >
          <Icon size={20} aria-hidden />
          {t(`certificate.verdict.${report.verdict}`)}
        </span>
      </div>
      {report.certificate && <CertificateDetails certificate={report.certificate} />}
      <Findings findings={report.findings} />
      <div className={`${styles.dim} tabular`}>
        {t('certificate.checkedAt', { at: formatInstant(report.checked_at) })}
      </div>
    </div>
  );
}

function CertificateDetails({
  certificate,
}: {
  readonly certificate: NonNullable<CertificateReport['certificate']>;
}) {
  const { t } = useTranslation();
  const { ruc, ruc_found_in, valid_from, valid_until, days_left } = certificate;
  const dayOf = (instant: string) => formatDate(ecuadorDate(new Date(instant)));
  return (
    <DescriptionList
      items={[
        { label: t('certificate.holder'), value: certificate.holder },
        {
          label: t('certificate.identification'),
          value: certificate.holder_identification && (
            <span className="tabular">{certificate.holder_identification}</span>
          ),
        },
        { label: t('certificate.ruc'), value: rucText() },
        { label: t('certificate.kind'), value: t(`certificate.kinds.${certificate.kind}`) },
        { label: t('certificate.issuer'), value: commonNameIn(certificate.issuer) },
        { label: t('certificate.storage'), value: t(`certificate.storages.${certificate.storage}`) },
        {
          label: t('certificate.validity'),
          value: (
            <span className="tabular">
              {t('certificate.validFromTo', { from: dayOf(valid_from), to: dayOf(valid_until) })}
              {' · '}
              <strong>{daysLeftText()}</strong>
            </span>
          ),
        },
      ]}
    />
  );

  function rucText(): string {
    if (ruc === undefined) return t('certificate.rucNone');
    return ruc_found_in === undefined ? ruc : t('certificate.rucFound', { ruc, place: ruc_found_in });
  }

  function daysLeftText(): string {
    if (days_left < 0) return t('certificate.expired');
    return days_left === 0 ? t('certificate.lastDay') : t('certificate.daysLeft', { count: days_left });
  }
}

/** What is wrong comes first, and says what to do. */
function Findings({ findings }: { readonly findings: readonly CertificateFinding[] }) {
  const { t, i18n } = useTranslation();
  const order = ['error', 'warning', 'ok'] as const;
  const sorted = findings.toSorted(
    (one, other) => order.indexOf(one.severity) - order.indexOf(other.severity),
  );
  return (
    <ul className={styles.findings} aria-label={t('certificate.review')}>
      {sorted.map(({ code, severity, message, remedy }) => {
        const { tone, Icon } = marks[severity];
        return (
          <li key={code} className={styles.finding} data-tone={tone}>
            <Icon size={20} aria-hidden />
            <div lang={i18n.language === 'es' ? undefined : 'es'}>
              <span className="for-readers">{t(`certificate.severity.${severity}`)}: </span>
              {message}
              {remedy && <div className={styles.remedy}>{remedy}</div>}
            </div>
          </li>
        );
      })}
    </ul>
  );
}
