import { useTranslation } from 'react-i18next';
import { annulBody } from '../../../../src-main/contract/documents/document-actions.ts';
import type { DocumentResource } from '../../../../src-main/contract/documents/document-resource.ts';
import { formatDate } from '../../../lib/format/format.ts';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { useJourney } from '../history/use-journey.ts';

/** On the page of an annulled document, whose papers look as they always did: that it is worth nothing, since when, why. */
export function AnnulledNotice({ document }: { readonly document: DocumentResource }) {
  const { t } = useTranslation();
  const { data: steps = [] } = useJourney(document);
  // One that was given up before the SRI saw it, or came from elsewhere, has no such step.
  const noted = annulBody.safeParse(steps.find(({ type }) => type === 'annulled')?.data).data;
  const title = noted
    ? t('annulment.annulled', { date: formatDate(noted.annulled_on) })
    : t('annulment.annulledBare');
  return (
    <Notice tone="care" title={title}>
      {t('annulment.annulledHint')}
      {noted?.reason && <div>{t('annulment.annulledReason', { reason: noted.reason })}</div>}
    </Notice>
  );
}
