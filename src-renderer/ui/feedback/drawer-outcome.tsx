import { useTranslation } from 'react-i18next';
import type { DrawerResource } from '../../../src-main/contract/printing/printer.ts';
import { refusalIn } from '../../lib/http/answer.ts';
import { Notice } from './notice.tsx';
import { RefusalNotice } from './refusal-notice.tsx';

interface DrawerOutcomeProps {
  readonly opening: { readonly data: DrawerResource | undefined; readonly error: unknown };
}

/** Why the drawer did not open; nothing when it did, which is seen and heard. */
export function DrawerOutcome({ opening: { data, error } }: DrawerOutcomeProps) {
  const { t, i18n } = useTranslation();
  const refusal = refusalIn(error);
  if (refusal) return <RefusalNotice refusal={refusal} />;
  if (!data?.trouble) return null;
  return (
    <Notice
      tone="care"
      title={t('ticket.drawer.closed', { reason: data.trouble.message.replace(/\.$/, '') })}
    >
      <div lang={i18n.language === 'es' ? undefined : 'es'}>{data.trouble.remedy}</div>
    </Notice>
  );
}
