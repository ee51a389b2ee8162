import { useTranslation } from 'react-i18next';
import type { EntityResource } from '../../../../../src-main/contract/business/entity.ts';
import { Panel } from '../../../../ui/layout/page.tsx';
import { LogoActions } from '../../business/logo-actions.tsx';
import { LogoPicture } from '../../business/logo-picture.tsx';
import styles from '../set-up.module.css';
import { StepFrame } from './step-frame.tsx';

/** The picture that heads what the business prints and sends. */
export function LogoStep({ entity }: { readonly entity: EntityResource }) {
  const { t } = useTranslation();
  return (
    <StepFrame step="logo" isDone={entity.logo !== undefined}>
      <Panel>
        <div className={styles.logo}>
          <LogoPicture entity={entity} />
          <div className={styles.stack}>
            <p className={styles.hint}>{t('business.logoHint')}</p>
            <div className={styles.actions}>
              <LogoActions entity={entity} />
            </div>
          </div>
        </div>
      </Panel>
    </StepFrame>
  );
}
