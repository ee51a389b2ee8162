import { IconLock } from '@tabler/icons-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { OperatorResource } from '../../../../src-main/contract/counter/operator.ts';
import { initialsOf } from '../initials-of.ts';
import styles from '../workplace.module.css';

interface PeopleChoiceProps {
  readonly people: readonly OperatorResource[];
  readonly chosen: OperatorResource | undefined;
  readonly onChoose: (person: OperatorResource) => void;
}

/** A card for each person; arrow keys go from one to the next. */
export function PeopleChoice({ people, chosen, onChoose }: PeopleChoiceProps) {
  const { t } = useTranslation();
  const group = useId();
  return (
    <fieldset className={styles.people} aria-label={t('workplace.people')}>
      {people.map((person) => (
        <label
          key={person.id}
          ref={person === chosen ? bringIntoView : null}
          className={styles.person}
          data-chosen={person === chosen || undefined}
        >
          <input
            type="radio"
            name={group}
            className="for-readers"
            checked={person === chosen}
            onChange={() => onChoose(person)}
          />
          <span className={styles.initials} aria-hidden>
            {initialsOf(person.name)}
          </span>
          <span className={styles.name}>
            {person.name}
            <span className={styles.role}>
              {t(`workplace.role.${person.role}`)}
              {!person.has_pin && ` · ${t('workplace.noPin')}`}
            </span>
          </span>
          {person.locked_until && <IconLock size={18} aria-hidden />}
        </label>
      ))}
    </fieldset>
  );
}

/** Of many people the chosen one may be out of sight. */
function bringIntoView(card: HTMLElement | null): void {
  card?.scrollIntoView({ block: 'nearest' });
}
