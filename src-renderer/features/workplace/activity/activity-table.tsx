import { useTranslation } from 'react-i18next';
import type { StaffEvent } from '../../../../src-main/contract/counter/staff-event.ts';
import { formatTime } from '../../../lib/format/format.ts';
import { sentenceCase } from '../../../lib/format/sentence-case.ts';
import { Instant } from '../instant.tsx';
import styles from '../workplace.module.css';

/** What was done by and to the people who work here, the newest first. */
export function ActivityTable({ events }: { readonly events: readonly StaffEvent[] }) {
  const { t } = useTranslation();
  return (
    <table className={styles.table} aria-label={t('activity.title')}>
      <thead>
        <tr>
          <th scope="col">{t('approvals.givenAt')}</th>
          <th scope="col">{t('activity.what')}</th>
          <th scope="col">{t('activity.person')}</th>
          <th scope="col">{t('activity.by')}</th>
        </tr>
      </thead>
      <tbody>
        {events.map((event) => (
          <tr key={event.id}>
            <td className="tabular">
              <Instant at={event.created_at} />
            </td>
            <td>
              {t(`activity.type.${event.type}`)}
              <Facts event={event} />
            </td>
            <td>{event.operator?.name}</td>
            <td>
              {event.by?.name}
              {event.type === 'pin_reset' && !event.proof && (
                <span className={styles.hint}>{t('activity.owner')}</span>
              )}
              {isWithoutPerson(event) && <span className={styles.hint}>{t('activity.nobodySignedIn')}</span>}
              {event.by_program && <span className={styles.hint}>{t('activity.byProgram')}</span>}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** What the log has of shops without operators too. */
function isWithoutPerson({ type, operator, by, by_program }: StaffEvent): boolean {
  if (type === 'live_left') return !operator;
  return (type === 'destination_changed' || type.startsWith('head_')) && !by && !by_program;
}

/** Details of some events alone: of whom it was, what the role may now, what was asked for. */
function Facts({ event }: { readonly event: StaffEvent }) {
  const { t } = useTranslation();
  const { role, former_role, former_name, action, given = [], taken = [], locked_until } = event;
  const { environment, former_environment, till, proof } = event;
  const destinationText = ({ destination, address, former_address }: StaffEvent) => {
    if (!destination) return undefined;
    const what = t(`activity.destination.${destination}`);
    return address === undefined
      ? t('activity.sentNowhere', { what, address: former_address })
      : t('activity.sentTo', { what, address });
  };
  const named = (permissions: typeof given) =>
    permissions.map((permission) => t(`workplace.action.${permission}`)).join(', ');
  const roleName = role && t(`workplace.role.${role}`);
  const facts = [
    former_role ? t('activity.fromTo', { from: t(`workplace.role.${former_role}`), to: roleName }) : roleName,
    environment &&
      former_environment &&
      t('activity.fromTo', {
        from: t(`environment.${former_environment}`),
        to: t(`environment.${environment}`),
      }),
    till && t('activity.atTill', { till: till.name }),
    former_name !== undefined && t('activity.before', { name: former_name }),
    action && sentenceCase(t(`workplace.action.${action}`)),
    given.length > 0 && t('activity.given', { what: named(given) }),
    taken.length > 0 && t('activity.taken', { what: named(taken) }),
    destinationText(event),
    proof && t(`activity.proof.${proof}`),
    locked_until !== undefined && t('activity.until', { time: formatTime(locked_until) }),
  ].filter((fact) => typeof fact === 'string');
  return facts.map((fact) => (
    <div key={fact} className={styles.hint}>
      {fact}
    </div>
  ));
}
