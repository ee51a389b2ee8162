import { Button, Text } from '@mantine/core';
import { IconPlus, IconUsers } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { HeadOperatorResource } from '../../../src-main/contract/head/operators.ts';
import { OperatorsTable } from '../../features/workplace/operators/operators-table.tsx';
import { Page } from '../../ui/layout/page.tsx';
import { RecordsList, useSearch } from '../records/records-list.tsx';
import { managers, useIsFor } from '../session/audience.ts';
import { shopLabel, useShops } from '../shops-query.ts';
import { OperatorAddition, OperatorChange } from './operator-forms.tsx';
import { useHeadOperators } from './operators-query.ts';

/** Who works at the tills: of all shops, or of one. */
export function OperatorsPage() {
  const { t } = useTranslation();
  const mayChange = useIsFor(managers);
  const search = useSearch();
  const query = useHeadOperators(search.term, search.offset);
  const { data: shops = [] } = useShops();
  const [open, setOpen] = useState<HeadOperatorResource | 'first' | 'new'>();
  const close = () => setOpen(undefined);
  const isEmpty = query.data?.total_count === 0 && search.term === '';
  const establishmentOf = ({ establishment }: HeadOperatorResource): string => {
    if (establishment === undefined) return t('head.operators.allShops');
    const shop = shops.find((one) => one.establishment === establishment);
    return shop ? shopLabel(shop) : establishment;
  };
  const add = mayChange && query.data && (
    <Button
      leftSection={<IconPlus size={18} aria-hidden />}
      onClick={() => setOpen(isEmpty ? 'first' : 'new')}
    >
      {isEmpty ? t('operators.first') : t('operators.new')}
    </Button>
  );
  return (
    <Page title={t('operators.title')} actions={add}>
      <Text c="dimmed">{t('head.operators.intro')}</Text>
      <RecordsList
        search={search}
        label={t('head.operators.searchLabel')}
        placeholder={t('head.operators.searchPlaceholder')}
        query={query}
        none={{ icon: IconUsers, title: t('head.operators.none'), hint: t('head.operators.noneHint') }}
        noMatch={{ title: t('head.operators.noMatch'), hint: t('head.operators.noMatchHint') }}
      >
        {(operators) => (
          <OperatorsTable
            operators={operators}
            establishmentOf={establishmentOf}
            onEdit={mayChange ? setOpen : undefined}
          />
        )}
      </RecordsList>
      {(open === 'first' || open === 'new') && (
        <OperatorAddition isFirst={open === 'first'} onClose={close} />
      )}
      {typeof open === 'object' && <OperatorChange operator={open} onClose={close} />}
    </Page>
  );
}
