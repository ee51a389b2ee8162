import { Switch } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { EntityResource } from '../../../../src-main/contract/business/entity.ts';
import { refusalIn } from '../../../lib/http/answer.ts';
import { useService } from '../../../lib/http/service.tsx';
import { RefusalNotice } from '../../../ui/feedback/refusal-notice.tsx';
import { DescriptionList } from '../../../ui/layout/description-list.tsx';
import { Panel } from '../../../ui/layout/page.tsx';
import { useBusinessChange } from '../business/business-query.ts';
import styles from './portal.module.css';

/** Which documents a link shows; of the tests, that is the business's to say. */
export function ShownDocuments() {
  const { t } = useTranslation();
  const { workspace } = useService();
  const businesses = workspace.entities.filter(({ kind }) => kind === 'live');
  return (
    <Panel title={t('portal.shown')}>
      <DescriptionList
        items={[
          { label: t('portal.shownLive'), value: t('portal.shownAlways') },
          {
            label: t('portal.shownTest'),
            value:
              businesses.length === 0
                ? t('portal.shownTestLater')
                : businesses.map((entity) => <TestsShown key={entity.id} entity={entity} />),
          },
          { label: t('portal.shownSandbox'), value: t('portal.shownNever') },
          { label: t('portal.shownAnnulled'), value: t('portal.shownAnnulledHint') },
        ]}
      />
    </Panel>
  );
}

function TestsShown({ entity }: { readonly entity: EntityResource }) {
  const { t } = useTranslation();
  const change = useBusinessChange(entity.id);
  const refusal = refusalIn(change.error);
  return (
    <>
      <Switch
        className={styles.switch ?? ''}
        label={t('portal.showTest', { business: entity.trade_name ?? entity.legal_name })}
        description={t('portal.shownTestHint')}
        checked={change.isPending ? change.variables.portal_shows_test === true : entity.portal_shows_test}
        disabled={change.isPending}
        onChange={(event) => change.mutate({ portal_shows_test: event.currentTarget.checked })}
      />
      {refusal && <RefusalNotice refusal={refusal} />}
    </>
  );
}
