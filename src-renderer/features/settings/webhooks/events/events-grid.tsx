import { Checkbox } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import {
  type WebhookEventType,
  webhookEventTypes,
} from '../../../../../src-main/contract/webhooks/webhook-event.ts';
import { type DocumentType, documentTypes } from '../../../../../src-main/documents/kinds.ts';
import styles from '../webhooks.module.css';
import { useEventNames } from './event-names.ts';
import { type OtherFamily, otherFamilies, toggled, typesOf } from './events-choice.ts';

interface EventsGridProps {
  readonly chosen: ReadonlySet<WebhookEventType>;
  readonly onChange: (chosen: ReadonlySet<WebhookEventType>) => void;
}

/** The statuses are the same for every kind of document: kinds go down, statuses across. */
const statuses = typesOf('invoice').map((type) => type.slice('invoice.'.length));

/** Every event type, each with its box. */
export function EventsGrid({ chosen, onChange }: EventsGridProps) {
  const { t } = useTranslation();
  const { familyName, activity } = useEventNames();
  const toggle = (types: readonly WebhookEventType[]) => onChange(toggled(chosen, types));

  const familyBox = (family: DocumentType | OtherFamily) => {
    const types = typesOf(family);
    const count = types.filter((type) => chosen.has(type)).length;
    return (
      <Checkbox
        className={styles.box ?? ''}
        label={familyName(family)}
        checked={count === types.length}
        indeterminate={count > 0 && count < types.length}
        onChange={() => toggle(types)}
      />
    );
  };

  return (
    <>
      <table className={styles.grid} aria-label={t('webhooks.documents')}>
        <thead>
          <tr>
            <th scope="col">{t('webhooks.documents')}</th>
            {typesOf('invoice').map((type) => (
              <th key={type} scope="col">
                {activity(type)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {documentTypes.map((kind) => (
            <tr key={kind}>
              <th scope="row">{familyBox(kind)}</th>
              {statuses.map((status) => {
                const type = webhookEventTypes.find((one) => one === `${kind}.${status}`);
                return (
                  <td key={status}>
                    {type && (
                      <label className={styles.cell} htmlFor={`event-${type}`}>
                        <Checkbox
                          id={`event-${type}`}
                          aria-label={`${familyName(kind)} · ${activity(type)}`}
                          checked={chosen.has(type)}
                          onChange={() => toggle([type])}
                        />
                      </label>
                    )}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
      <table className={styles.grid} aria-label={t('webhooks.others')}>
        <tbody>
          {otherFamilies.map((family) => (
            <tr key={family}>
              <th scope="row">{familyBox(family)}</th>
              <td>
                <div className={styles.boxes}>
                  {typesOf(family).map((type) => (
                    <Checkbox
                      key={type}
                      className={styles.box ?? ''}
                      label={activity(type)}
                      checked={chosen.has(type)}
                      onChange={() => toggle([type])}
                    />
                  ))}
                </div>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}
