import { useTranslation } from 'react-i18next';
import { KeyHint } from '../../ui/key-hint.tsx';
import styles from './counter.module.css';

/** The keys of the counter, where there is nothing more urgent to say. */
export function KeyLegend() {
  const { t } = useTranslation();
  const keys = [
    { key: 'F2', does: t('keys.search') },
    { key: '3*', does: t('keys.times') },
    { key: 'F4', does: t('keys.buyer') },
    { key: 'F6', does: t('keys.discount') },
    { key: 'F7', does: t('keys.freeLine') },
    { key: 'F8', does: t('keys.quantity') },
    { key: t('keys.delete'), does: t('keys.remove') },
    { key: 'F9', does: t('keys.charge') },
  ];
  return (
    <dl className={styles.legend} aria-label={t('keys.title')}>
      {keys.map(({ key, does }) => (
        <div key={key}>
          <dt>
            <KeyHint>{key}</KeyHint>
            <span className="for-readers">{key}</span>
          </dt>
          <dd>{does}</dd>
        </div>
      ))}
    </dl>
  );
}
