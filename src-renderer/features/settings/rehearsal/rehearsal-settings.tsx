import { Button, Input, SegmentedControl, Text, Title, UnstyledButton } from '@mantine/core';
import { IconCircleCheckFilled } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { keysOf } from '../../../../src-main/documents/values/keys-of.ts';
import { refusalIn } from '../../../lib/http/answer.ts';
import { useService } from '../../../lib/http/service.tsx';
import { useRehearsal, useRehearsalChange } from '../../../lib/queries/service/rehearsal-query.ts';
import { useEnvironmentChoice } from '../../../ui/dialogs/use-environment-choice.tsx';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { RefusalNotice } from '../../../ui/feedback/refusal-notice.tsx';
import { Panel } from '../../../ui/layout/page.tsx';
import styles from './rehearsal.module.css';
import { conditionsOf, type Pace, type ScenarioName, scenarioGroups, scenarioIn } from './scenarios.ts';

const counts = [null, 5, 20] as const;
const latencies = [0, 2000, 10_000] as const;

/** Has the simulated authority fail in the ways the real one does; a press begins a scenario, another ends it. */
export function RehearsalSettings() {
  const { t } = useTranslation();
  const { data: conditions, error } = useRehearsal();
  const change = useRehearsalChange();
  const [pace, setPace] = useState<Pace>({ latencyMs: 0, remaining: null });
  const active = conditions && scenarioIn(conditions);
  const refusal = refusalIn(error) ?? refusalIn(change.error);
  const rehearse = (name: ScenarioName) => change.mutate(name === active ? 'end' : conditionsOf(name, pace));
  const setAndApply = (next: Pace) => {
    setPace(next);
    if (active && active !== 'mixed') change.mutate(conditionsOf(active, next));
  };
  return (
    <Panel title={t('rehearsal.title')}>
      <div className={styles.rehearsal}>
        <Text>{t('rehearsal.intro')}</Text>
        <OtherEnvironment />
        {refusal && <RefusalNotice refusal={refusal} />}
        <PaceFields pace={pace} onChange={setAndApply} />
        {keysOf(scenarioGroups).map((group) => (
          <section key={group} aria-label={t(`rehearsal.group.${group}`)}>
            <Title order={3} mb="xs">
              {t(`rehearsal.group.${group}`)}
            </Title>
            <div className={styles.cards}>
              {scenarioGroups[group].map((name) => (
                <UnstyledButton
                  key={name}
                  className={styles.card}
                  aria-pressed={name === active}
                  onClick={() => rehearse(name)}
                >
                  <span className={styles.name}>
                    {t(`rehearsal.scenario.${name}`)}
                    {name === active && <IconCircleCheckFilled size={18} aria-hidden />}
                  </span>
                  <span className={styles.hint}>{t(`rehearsal.scenarioHint.${name}`)}</span>
                </UnstyledButton>
              ))}
            </div>
          </section>
        ))}
      </div>
    </Panel>
  );
}

/** A user of another environment would wonder why nothing changes. */
function OtherEnvironment() {
  const { t } = useTranslation();
  const { environment } = useService();
  const { pick, question } = useEnvironmentChoice();
  if (environment === 'sandbox') return null;
  return (
    <Notice tone="quiet" title={t('rehearsal.elsewhere')}>
      <Button variant="default" mt="xs" onClick={() => pick('sandbox')}>
        {t('rehearsal.goToSandbox')}
      </Button>
      {question}
    </Notice>
  );
}

interface PaceFieldsProps {
  readonly pace: Pace;
  readonly onChange: (pace: Pace) => void;
}

function PaceFields({ pace, onChange }: PaceFieldsProps) {
  const { t } = useTranslation();
  return (
    <div className={styles.pace}>
      <Input.Wrapper label={t('rehearsal.lasts')} labelElement="div">
        <SegmentedControl
          display="flex"
          aria-label={t('rehearsal.lasts')}
          data={counts.map((count) => ({
            value: String(count),
            label: count === null ? t('rehearsal.lastsForever') : t('rehearsal.lastsCount', { count }),
          }))}
          value={String(pace.remaining)}
          onChange={(chosen) =>
            onChange({ ...pace, remaining: counts.find((count) => String(count) === chosen) ?? null })
          }
        />
      </Input.Wrapper>
      <Input.Wrapper label={t('rehearsal.slowness')} labelElement="div">
        <SegmentedControl
          display="flex"
          aria-label={t('rehearsal.slowness')}
          data={latencies.map((latency) => ({
            value: String(latency),
            label: latency === 0 ? t('rehearsal.noDelay') : t('rehearsal.seconds', { count: latency / 1000 }),
          }))}
          value={String(pace.latencyMs)}
          onChange={(chosen) => onChange({ ...pace, latencyMs: Number(chosen) })}
        />
      </Input.Wrapper>
    </div>
  );
}
