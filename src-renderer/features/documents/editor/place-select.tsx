import { NativeSelect } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { DocumentType } from '../../../../src-main/documents/kinds.ts';
import { useEmissionPoints } from '../../../lib/queries/business/emission-points-query.ts';
import { type JsonObject, textAt } from '../body/json.ts';
import type { Edit } from '../form/form-context.tsx';

interface PlaceSelectProps {
  readonly type: DocumentType;
  readonly body: JsonObject;
  readonly onEdit: (edit: Edit) => void;
}

/** Where the document is numbered; not asked of a shop that has one place. */
export function PlaceSelect({ type, body, onEdit }: PlaceSelectProps) {
  const { t } = useTranslation();
  const { data: points = [] } = useEmissionPoints();
  const places = points
    .filter(({ series }) => series.some(({ document_type }) => document_type === type))
    .map(({ establishment, emission_point }) => `${establishment}-${emission_point}`);
  if (places.length < 2) return null;
  const chosen = [textAt(body, '/establishment'), textAt(body, '/emission_point')].filter(Boolean).join('-');
  return (
    <NativeSelect
      label={t('editor.place')}
      data={places}
      value={chosen || places[0]}
      onChange={(event) => {
        const [establishment = '', emission_point = ''] = event.currentTarget.value.split('-');
        onEdit((before) => ({ ...before, establishment, emission_point }));
      }}
    />
  );
}
