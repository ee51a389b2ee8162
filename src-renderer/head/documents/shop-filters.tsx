import { Select } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import documentStyles from '../../features/documents/documents.module.css';
import type { DocumentFilter } from '../../features/documents/list/filter/document-filter.ts';
import { shopLabel, useShops } from '../shops-query.ts';
import { useStations } from '../stations/stations-query.ts';

interface ShopFiltersProps {
  readonly filter: DocumentFilter;
  readonly onChange: (filter: DocumentFilter) => void;
}

/** Of which shop and which till documents are; there where there are several. */
export function ShopFilters({ filter, onChange }: ShopFiltersProps) {
  const { t } = useTranslation();
  const { data: shops = [] } = useShops();
  const { data: tills = [] } = useStations();
  const chosen = shops.filter(({ establishment }) => filter.shop === '' || establishment === filter.shop);
  const here = new Set(chosen.flatMap(({ stations }) => stations.map(({ id }) => id)));
  const stations = tills.filter(({ id }) => here.has(id));
  return (
    <>
      {(shops.length > 1 || filter.shop !== '') && (
        <Select
          className={documentStyles.type ?? ''}
          aria-label={t('head.documents.shop')}
          placeholder={t('head.documents.allShops')}
          data={shops.map((shop) => ({ value: shop.establishment, label: shopLabel(shop) }))}
          value={filter.shop || null}
          clearable
          onChange={(shop) => onChange({ ...filter, shop: shop ?? '', station: '' })}
        />
      )}
      {(stations.length > 1 || filter.station !== '') && (
        <Select
          className={documentStyles.type ?? ''}
          aria-label={t('head.documents.station')}
          placeholder={t('head.documents.allStations')}
          data={stations.map(({ id, name, emission_points }) => ({
            value: id,
            // Tills of one business are called alike: where they issue tells them apart.
            label: [name, ...emission_points].join(' · '),
          }))}
          value={filter.station || null}
          clearable
          onChange={(station) => onChange({ ...filter, station: station ?? '' })}
        />
      )}
    </>
  );
}
