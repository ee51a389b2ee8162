import { useTranslation } from 'react-i18next';
import { useProgramSettings, useSettingsChange } from '../../../lib/program-settings.ts';
import { useHeadDecisions } from '../../../lib/queries/service/head-decisions-query.ts';
import { ScaleDialog } from './scale-dialog.tsx';

/** The labels of this shop's scale. */
export function OwnScale({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation();
  const setting = useProgramSettings()?.scale_labels ?? '';
  const isDecided = useHeadDecisions().settings.includes('scale_labels');
  const saving = useSettingsChange();
  return (
    <ScaleDialog
      setting={setting}
      fixed={isDecided ? t('headOffice.decides.setting') : undefined}
      saving={saving}
      onSubmit={(scale_labels) => saving.mutate({ scale_labels }, { onSuccess: onClose })}
      onClose={onClose}
    />
  );
}
