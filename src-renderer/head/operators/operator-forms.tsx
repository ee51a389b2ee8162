import { Select } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { HeadOperatorResource } from '../../../src-main/contract/head/operators.ts';
import { OperatorDialog } from '../../features/workplace/operators/operator-dialog.tsx';
import { draftOfOperator } from '../../features/workplace/operators/operator-draft.ts';
import { shopLabel, useShops } from '../shops-query.ts';
import { useHeadOperatorChange, useHeadOperatorCreation } from './operators-query.ts';

interface OperatorAdditionProps {
  /** Somebody has to administer all shops before there is anybody else. */
  readonly isFirst: boolean;
  readonly onClose: () => void;
}

/** Somebody new, of all shops or of one. */
export function OperatorAddition({ isFirst, onClose }: OperatorAdditionProps) {
  const creation = useHeadOperatorCreation();
  const [shop, setShop] = useState<string | null>(null);
  return (
    <OperatorDialog
      kind={isFirst ? 'first' : 'new'}
      initial={draftOfOperator(undefined, isFirst ? 'administrator' : 'cashier')}
      saving={creation}
      hasPin={false}
      onSubmit={({ name, role }) =>
        creation.mutate(
          { name: name.trim(), role, ...(shop !== null && { establishment: shop }) },
          { onSuccess: onClose },
        )
      }
      onClose={onClose}
    >
      {!isFirst && <ShopField shop={shop} onChange={setShop} />}
    </OperatorDialog>
  );
}

interface OperatorChangeProps {
  readonly operator: HeadOperatorResource;
  readonly onClose: () => void;
}

/** What somebody is called, may do, and where they work. */
export function OperatorChange({ operator, onClose }: OperatorChangeProps) {
  const change = useHeadOperatorChange(operator.id);
  const [shop, setShop] = useState(operator.establishment ?? null);
  return (
    <OperatorDialog
      kind="known"
      initial={draftOfOperator(operator, operator.role)}
      saving={change}
      hasPin={false}
      onSubmit={({ name, role, active }) =>
        change.mutate({ name: name.trim(), role, active, establishment: shop }, { onSuccess: onClose })
      }
      onClose={onClose}
    >
      <ShopField shop={shop} onChange={setShop} />
    </OperatorDialog>
  );
}

interface ShopFieldProps {
  /** Null: all. */
  readonly shop: string | null;
  readonly onChange: (shop: string | null) => void;
}

function ShopField({ shop, onChange }: ShopFieldProps) {
  const { t } = useTranslation();
  const { data: shops = [] } = useShops();
  const shopOptions = shops.map((one) => ({ value: one.establishment, label: shopLabel(one) }));
  // One in which no till has issued yet.
  const own =
    shop === null || shopOptions.some(({ value }) => value === shop) ? [] : [{ value: shop, label: shop }];
  return (
    <Select
      label={t('head.operators.shop')}
      description={t('head.operators.shopHint')}
      placeholder={t('head.operators.allShops')}
      data={[...shopOptions, ...own]}
      value={shop}
      clearable
      onChange={onChange}
    />
  );
}
