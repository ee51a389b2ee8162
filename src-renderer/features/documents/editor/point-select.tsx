import { NativeSelect } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { DocumentType } from '../../../../src-main/documents/kinds.ts';
import { useEmissionPoints } from '../../../lib/queries/business/emission-points-query.ts';
import { type JsonObject, textAt } from '../body/json.ts';
import type { Edit } from '../form/form-context.tsx';

interface PointSelectProps {
  readonly type: DocumentType;
  readonly body: JsonObject;
  readonly onEdit: (edit: Edit) => void;
}

/** Where the document is numbered; not asked of a shop that has one emission point. */
export function PointSelect({ type, body, onEdit }: PointSelectProps) {
  const { t } = useTranslation();
  const { data: points = [] } = useEmissionPoints();
  const options = points
    .filter(({ series }) => series.some(({ document_type }) => document_type === type))
    .map(({ establishment, emission_point }) => `${establishment}-${emission_point}`);
  if (options.length < 2) return null;
  const chosen = [textAt(body, '/establishment'), textAt(body, '/emission_point')].filter(Boolean).join('-');
  return (
    <NativeSelect
      label={t('editor.emissionPoint')}
      data={options}
      value={chosen || options[0]}
      onChange={(event) => {
        const [establishment = '', emission_point = ''] = event.currentTarget.value.split('-');
        onEdit((before) => ({ ...before, establishment, emission_point }));
      }}
    />
  );
}
