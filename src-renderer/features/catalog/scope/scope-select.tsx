import { NativeSelect } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { isFiltered, type ProductSelection, type ScopeKind, scopeKinds } from './product-selection.ts';

interface ScopeSelectProps {
  readonly selection: ProductSelection;
  readonly kind: ScopeKind;
  readonly onChange: (kind: ScopeKind) => void;
}

/** To which products something is done. */
export function ScopeSelect({ selection, kind, onChange }: ScopeSelectProps) {
  const { t } = useTranslation();
  const { term, category, parent, shown, chosen } = selection;
  const filters = [
    parent?.name,
    term && `«${term}»`,
    category,
    shown !== 'all' && t(`catalog.shown.${shown}`).toLocaleLowerCase(),
  ];
  const options = [
    ...(chosen.size > 0
      ? [{ value: 'chosen', label: t('catalog.scope.chosen', { count: chosen.size }) }]
      : []),
    ...(isFiltered(selection)
      ? [
          {
            value: 'filtered',
            label: t('catalog.scope.filtered', {
              filters: filters.filter(Boolean).join(', '),
            }),
          },
        ]
      : []),
    { value: 'all', label: t('catalog.scope.all') },
  ];
  return (
    <NativeSelect
      label={t('catalog.scope.label')}
      data={options}
      value={kind}
      onChange={(event) => {
        const wanted = scopeKinds.find((one) => one === event.currentTarget.value);
        if (wanted) onChange(wanted);
      }}
    />
  );
}
