import { Button, Skeleton, TextInput } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { IconReceiptOff, IconScan } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, type KeyboardEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { parseDecimal } from '../../../lib/format/parse-decimal.ts';
import { today } from '../../../lib/format/today.ts';
import { refusalIn } from '../../../lib/http/answer.ts';
import { useService } from '../../../lib/http/service.tsx';
import { useScanner } from '../../../lib/scanner/use-scanner.ts';
import { useDeferredSubmit } from '../../../lib/use-deferred-submit.ts';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { RefusalNotice } from '../../../ui/feedback/refusal-notice.tsx';
import { DateField } from '../../../ui/fields/date-field.tsx';
import { EmptyState } from '../../../ui/layout/empty-state.tsx';
import { Panel } from '../../../ui/layout/page.tsx';
import styles from '../returns.module.css';
import { readSaleReference } from './read-sale-reference.ts';
import { anySale, type SaleSearch, saleNamed, saleOfShop, useSales } from './sales-query.ts';
import { SalesTable } from './sales-table.tsx';

interface FindSaleProps {
  readonly onFound: (id: string) => void;
  /** It is another till's: by its number or access key. */
  readonly onFoundElsewhere: (reference: string) => void;
}

/** The ticket is scanned, or the sale is looked for: Enter takes what was found, the arrow goes to the list. */
export function FindSale({ onFound, onFoundElsewhere }: FindSaleProps) {
  const { t } = useTranslation();
  const { documents } = useService();
  const [search, setSearch] = useState<SaleSearch>(anySale);
  const [rested] = useDebouncedValue(search, 200);
  const list = useRef<HTMLDivElement>(null);
  const total = search.total === '' ? '' : parseDecimal(search.total, 2);
  const {
    data: sales,
    error,
    isPlaceholderData,
  } = useSales({
    ...rested,
    term: readSaleReference(rested.term) ?? rested.term,
    total: parseDecimal(rested.total, 2) ?? '',
  });
  const named = useMutation({
    async mutationFn(reference: string) {
      const sale = await saleNamed(documents, reference);
      if (sale) return { show: () => onFound(sale.id) };
      const isElsewhere = (await saleOfShop(documents, reference)) !== undefined;
      return isElsewhere ? { show: () => onFoundElsewhere(reference) } : null;
    },
  });
  // Only while this is still asked: a user who looks for another sale meanwhile is not taken away from it.
  const findNamed = (reference: string) =>
    named.mutate(reference, { onSuccess: (answered) => answered?.show() });
  const change = (next: SaleSearch) => {
    named.reset();
    setSearch(next);
  };
  useScanner((code) => {
    const reference = readSaleReference(code);
    change({ ...anySale, term: reference ?? code });
    if (reference !== undefined) findNamed(reference);
  });
  const refusal = refusalIn(error) ?? refusalIn(named.error);
  const [onlyOne, ...others] = sales?.sales ?? [];

  const goToList = () => list.current?.querySelector<HTMLElement>('tbody a')?.focus();
  const chooseOnceCurrent = useDeferredSubmit({
    input: search,
    isReady: rested === search && sales !== undefined && !isPlaceholderData,
    submit: () => (onlyOne && others.length === 0 ? onFound(onlyOne.id) : goToList()),
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const reference = readSaleReference(search.term);
    if (reference === undefined) chooseOnceCurrent();
    else findNamed(reference);
  };
  const pressKey = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowDown') return;
    event.preventDefault();
    goToList();
  };

  return (
    <>
      <search>
        <form className={styles.find} onSubmit={submit} noValidate>
          <TextInput
            className={styles.scan ?? ''}
            size="md"
            label={t('returns.findLabel')}
            placeholder={t('returns.findPlaceholder')}
            leftSection={<IconScan size={20} aria-hidden />}
            autoFocus
            autoComplete="off"
            spellCheck={false}
            maxLength={300}
            value={search.term}
            onKeyDown={pressKey}
            onChange={(event) => change({ ...search, term: event.currentTarget.value })}
          />
          <DateField
            size="md"
            label={t('returns.day')}
            max={today()}
            value={search.day}
            onChange={(day) => change({ ...search, day })}
          />
          <TextInput
            className={styles.total ?? ''}
            size="md"
            label={t('returns.total')}
            placeholder="0.00"
            inputMode="decimal"
            autoComplete="off"
            value={search.total}
            error={total === undefined && t('field.invalidNumber')}
            onChange={(event) => change({ ...search, total: event.currentTarget.value })}
          />
          {/* Enter in any of the fields. */}
          <button type="submit" hidden aria-hidden tabIndex={-1} />
        </form>
      </search>
      {refusal && <RefusalNotice refusal={refusal} />}
      {named.isSuccess && !named.data && (
        <Notice tone="care" title={t('returns.notNamed')}>
          {t('returns.notNamedHint')}
        </Notice>
      )}
      {!sales && !refusal && <Skeleton height="20rem" />}
      {sales && (
        <Panel padded={false}>
          {sales.sales.length > 0 ? (
            <div ref={list}>
              <SalesTable sales={sales.sales} />
            </div>
          ) : (
            <EmptyState
              icon={IconReceiptOff}
              title={t(search === anySale ? 'returns.noSales' : 'returns.noMatch')}
              hint={t(search === anySale ? 'returns.noSalesHint' : 'returns.noMatchHint')}
            >
              {search !== anySale && (
                <Button variant="default" onClick={() => change(anySale)}>
                  {t('documents.clearFilters')}
                </Button>
              )}
            </EmptyState>
          )}
        </Panel>
      )}
      {sales?.lookedThrough !== undefined && (
        <p className={styles.hint}>{t('returns.lookedThrough', { count: sales.lookedThrough })}</p>
      )}
    </>
  );
}
