import { Button, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import type { EntityResource } from '../../../../../src-main/contract/business/entity.ts';
import type { SetupProgress } from '../../../../../src-main/contract/business/set-up/setup-progress.ts';
import { isRuc } from '../../../../../src-main/documents/identifiers/identification.ts';
import { errorAt, refusalBesides, refusalIn } from '../../../../lib/http/answer.ts';
import { useFirstFault } from '../../../../lib/http/use-first-fault.ts';
import { RefusalNotice } from '../../../../ui/feedback/refusal-notice.tsx';
import { Panel } from '../../../../ui/layout/page.tsx';
import { BusinessFields, fieldPointers } from '../../business/business-fields.tsx';
import styles from '../set-up.module.css';
import { useBusinessSetUp } from '../set-up-query.ts';
import { knownDraft, refusalOfFields, withRuc } from './set-up-business-draft.ts';
import { StepFrame } from './step-frame.tsx';

interface BusinessStepProps {
  readonly progress: SetupProgress;
  readonly entity: EntityResource | undefined;
}

/** What documents say of the business: offered as far as its certificate tells it, typed from the RUC for the rest. */
export function BusinessStep({ progress, entity }: BusinessStepProps) {
  const { t } = useTranslation();
  const goTo = useNavigate();
  const [draft, setDraft] = useState(() => knownDraft(entity, progress.proposed));
  const setUp = useBusinessSetUp();
  const refused = refusalIn(setUp.error);
  const refusal = refusalOfFields(refused);
  const form = useFirstFault(refused);
  const besides = refusalBesides(refusal, ['/ruc', ...fieldPointers]);
  const isDoubtful = draft.ruc.length === 13 && !isRuc(draft.ruc);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setUp.mutate(draft, { onSuccess: () => void goTo('/configurar/points') });
  };
  return (
    <StepFrame step="business" isDone={false}>
      <Panel>
        <form ref={form} noValidate className={styles.stack} onSubmit={submit}>
          <TextInput
            className={styles.ruc ?? ''}
            label={t('business.ruc')}
            description={isDoubtful ? t('setUp.rucDoubtful') : t('setUp.rucHint')}
            inputWrapperOrder={['label', 'input', 'description', 'error']}
            inputMode="numeric"
            autoComplete="off"
            maxLength={13}
            value={draft.ruc}
            error={errorAt(refusal, '/ruc')}
            onChange={(event) => setDraft(withRuc(draft, event.currentTarget.value.replaceAll(/\D/g, '')))}
          />
          <BusinessFields
            draft={draft}
            isFromRegistry={false}
            refusal={refusal}
            onChange={(changed) => setDraft({ ...changed, ruc: draft.ruc })}
          />
          {besides && <RefusalNotice refusal={besides} />}
          <div className={styles.wayOn}>
            <Button type="submit" size="md" loading={setUp.isPending}>
              {t('setUp.saveAndGoOn')}
            </Button>
          </div>
        </form>
      </Panel>
    </StepFrame>
  );
}
