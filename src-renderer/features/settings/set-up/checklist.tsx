import { Button, Skeleton } from '@mantine/core';
import { IconAlertTriangle, IconCircleCheck, IconCircleX } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { ReadinessResource } from '../../../../src-main/contract/business/entity.ts';
import type {
  SetupProgress,
  SetupStep,
} from '../../../../src-main/contract/business/set-up/setup-progress.ts';
import { refusalIn } from '../../../lib/http/answer.ts';
import { useReadiness } from '../../../lib/queries/service/readiness-query.ts';
import { RefusalNotice } from '../../../ui/feedback/refusal-notice.tsx';
import { Panel } from '../../../ui/layout/page.tsx';
import styles from './set-up.module.css';

const marks = {
  met: { tone: 'ok', Icon: IconCircleCheck },
  warning: { tone: 'care', Icon: IconAlertTriangle },
  missing: { tone: 'bad', Icon: IconCircleX },
} as const;

/** Where each thing that may be missing is mended; what nothing on a screen mends has its remedy in words. */
const paths: Readonly<Record<string, string>> = {
  certificate: '/configurar/certificate',
  numbering: '/configurar/points',
  clock: '/ajustes',
  second_place: '/ajustes',
  software_provider: '/ajustes',
};

/** What the shop does well to have, though nothing issues worse without it. */
const advisable = ['test', 'printer', 'logo'] as const satisfies readonly SetupStep[];

type Requirement = ReadinessResource['requirements'][number];

/** Whether documents that count can be issued now, line by line: what is well, what is not, and where it is mended. */
export function Checklist({ progress }: { readonly progress: SetupProgress }) {
  const { t } = useTranslation();
  const { data: readiness, error } = useReadiness();
  const refusal = refusalIn(error);
  const stateOf = (name: SetupStep) => progress.steps.find(({ step }) => step === name)?.state;
  return (
    <Panel title={t('setUp.checklist')}>
      {refusal && <RefusalNotice refusal={refusal} />}
      {!readiness && !refusal && <Skeleton height="14rem" />}
      {readiness && (
        <ul className={styles.checks} aria-label={t('setUp.checklist')}>
          {readiness.requirements.map((requirement) => (
            <Check key={requirement.code} {...requirement} isSpanish to={paths[requirement.code]} />
          ))}
          {advisable.map((step) => {
            const isDone = stateOf(step) === 'done';
            return (
              <Check
                key={step}
                status={isDone ? 'met' : 'warning'}
                message={t(isDone ? `setUp.check.${step}` : `setUp.checkMissing.${step}`)}
                to={`/configurar/${step}`}
              />
            );
          })}
        </ul>
      )}
    </Panel>
  );
}

interface CheckProps extends Pick<Requirement, 'status' | 'message' | 'remedy'> {
  readonly to: string | undefined;
  /** From the service, whose sentences are Spanish in every window. */
  readonly isSpanish?: boolean;
}

function Check({ status, message, remedy, to, isSpanish = false }: CheckProps) {
  const { t, i18n } = useTranslation();
  const { tone, Icon } = marks[status];
  return (
    <li className={styles.check} data-tone={tone}>
      <Icon size={22} aria-hidden />
      <div className={styles.checkText} lang={isSpanish && i18n.language !== 'es' ? 'es' : undefined}>
        <span className="for-readers" lang={i18n.language}>
          {t(`setUp.mark.${status}`)}:{' '}
        </span>
        {message}
        {status !== 'met' && remedy && <div className={styles.hint}>{remedy}</div>}
      </div>
      {status !== 'met' && to !== undefined && (
        <Button variant="default" component={Link} to={to} aria-label={t('setUp.mendOf', { what: message })}>
          {t('setUp.mend')}
        </Button>
      )}
    </li>
  );
}
