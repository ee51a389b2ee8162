import { TextInput } from '@mantine/core';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { documentTypes } from '../../../src-main/documents/kinds.ts';
import { errorAt, type Refusal } from '../../lib/http/answer.ts';
import { useService } from '../../lib/http/service.tsx';
import styles from './emission-point.module.css';
import { numberedEnvironment, numberPointer, type PointDraft } from './point-draft.ts';

interface NextNumberFieldsProps {
  readonly numbers: PointDraft['numbers'];
  readonly refusal: Refusal | undefined;
  readonly onChange: (numbers: PointDraft['numbers']) => void;
}

/** With which number each kind of document goes on, for a shop that issued there with another program. */
export function NextNumberFields({ numbers, refusal, onChange }: NextNumberFieldsProps) {
  const { t } = useTranslation();
  const { environment } = useService();
  const hint = useId();
  const numbered = numberedEnvironment(environment);
  return (
    <fieldset className={styles.numbers} aria-describedby={hint}>
      <legend>{t('points.numbers', { environment: t(`environment.${numbered}`) })}</legend>
      <p id={hint} className={styles.hint}>
        {t('points.numbersHint')} {numbered === 'live' && t('points.testBegins')}
      </p>
      <div className={styles.grid}>
        {documentTypes.map((type) => (
          <TextInput
            key={type}
            label={t(`document.type.${type}`)}
            placeholder="1"
            inputMode="numeric"
            autoComplete="off"
            maxLength={9}
            value={numbers[type] ?? ''}
            error={errorAt(refusal, numberPointer(environment, type))}
            onChange={(event) =>
              onChange({ ...numbers, [type]: event.currentTarget.value.replaceAll(/\D/g, '') })
            }
          />
        ))}
      </div>
    </fieldset>
  );
}
