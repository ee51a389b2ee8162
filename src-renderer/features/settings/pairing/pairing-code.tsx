import { useTranslation } from 'react-i18next';
import type { PairingResource } from '../../../../src-main/contract/pairing.ts';
import styles from './pairing.module.css';

/** The six digits, three by three: nobody compares six at once. */
export function PairingCode({ pairing: { name, code } }: { readonly pairing: PairingResource }) {
  const { t } = useTranslation();
  return (
    <div className={styles.code} role="img" aria-label={`${t('pairing.codeOf', { name })}: ${code}`}>
      {`${code.slice(0, 3)} ${code.slice(3)}`}
    </div>
  );
}
