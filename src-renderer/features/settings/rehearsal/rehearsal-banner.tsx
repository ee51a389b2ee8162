import { Button } from '@mantine/core';
import { IconFlask } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { refusalIn } from '../../../lib/http/answer.ts';
import { useRefusalSentence } from '../../../lib/http/refusal-sentence.ts';
import { useService } from '../../../lib/http/service.tsx';
import { useRehearsal, useRehearsalChange } from '../../../lib/queries/service/rehearsal-query.ts';
import { Banner } from '../../../ui/feedback/banner.tsx';
import { scenarioIn } from './scenarios.ts';

/** While the simulated authority misbehaves on purpose: nobody must take it for a real outage. */
export function RehearsalBanner() {
  const { t } = useTranslation();
  const { environment } = useService();
  const { data: conditions } = useRehearsal();
  const change = useRehearsalChange();
  const sentence = useRefusalSentence();
  const name = conditions && scenarioIn(conditions);
  if (!name || environment !== 'sandbox') return null;
  const { remaining } = conditions;
  const refusal = refusalIn(change.error);
  return (
    <Banner
      tone="care"
      permission="manage_settings"
      icon={IconFlask}
      title={t('rehearsal.active', { name: t(`rehearsal.scenario.${name}`) })}
      actions={
        <>
          <Button variant="default" component={Link} to="/ajustes/simulacro">
            {t('rehearsal.change')}
          </Button>
          <Button variant="default" loading={change.isPending} onClick={() => change.mutate('end')}>
            {t('rehearsal.end')}
          </Button>
        </>
      }
    >
      {refusal ? sentence(refusal) : t(`rehearsal.scenarioHint.${name}`)}{' '}
      {remaining !== null && t('rehearsal.remaining', { count: remaining })}
    </Banner>
  );
}
