import { useTranslation } from 'react-i18next';
import icon from '../../../resources/icon.svg';
import styles from './shell.module.css';

export function Logo() {
  const { t } = useTranslation();
  return <img className={styles.logo} src={icon} alt={t('app.name')} width={44} height={44} />;
}
