import { Skeleton } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { type Icon, IconSearchOff } from '@tabler/icons-react';
import type { UseQueryResult } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { refusalIn } from '../../lib/http/answer.ts';
import { RefusalNotice } from '../../ui/feedback/refusal-notice.tsx';
import { SearchField } from '../../ui/fields/search-field.tsx';
import { EmptyState } from '../../ui/layout/empty-state.tsx';
import { Panel } from '../../ui/layout/page.tsx';
import { Pager } from '../../ui/tables/pager.tsx';
import { PAGE_SIZE } from './use-records.ts';

/** Between typing and asking. */
const PAUSE_MS = 150;

interface Page<Shown> {
  readonly data: readonly Shown[];
  readonly total_count: number;
  readonly offset: number;
}

/** What is searched, and which page of it is looked at. */
export function useSearch() {
  const [typed, setTyped] = useState('');
  const [offset, setOffset] = useState(0);
  const [term] = useDebouncedValue(typed, PAUSE_MS);
  const search = (wanted: string) => {
    setTyped(wanted);
    setOffset(0);
  };
  return { typed, term, offset, setOffset, search };
}

interface Blank {
  readonly icon: Icon;
  readonly title: string;
  readonly hint: string;
}

interface RecordsPageProps<Shown> {
  readonly query: Pick<UseQueryResult<Page<Shown>>, 'data' | 'error'>;
  /** Instead of them, where there are none. */
  readonly blank: Blank;
  readonly onMove: (offset: number) => void;
  readonly children: (records: readonly Shown[]) => ReactNode;
}

/** A page of what the head office keeps, and the way to the others. */
export function RecordsPage<Shown>({
  query: { data: page, error },
  blank,
  onMove,
  children,
}: RecordsPageProps<Shown>) {
  const refusal = refusalIn(error);
  return (
    <>
      {refusal && <RefusalNotice refusal={refusal} />}
      {!page && !refusal && <Skeleton height="16rem" />}
      {page?.total_count === 0 && (
        <Panel padded={false}>
          <EmptyState {...blank} />
        </Panel>
      )}
      {page !== undefined && page.total_count > 0 && (
        <>
          <Panel padded={false}>{children(page.data)}</Panel>
          <Pager
            offset={page.offset}
            shown={page.data.length}
            total={page.total_count}
            size={PAGE_SIZE}
            onMove={onMove}
          />
        </>
      )}
    </>
  );
}

interface RecordsListProps<Shown> extends Pick<RecordsPageProps<Shown>, 'query' | 'children'> {
  readonly search: ReturnType<typeof useSearch>;
  readonly label: string;
  readonly placeholder: string;
  /** While there is none. */
  readonly none: Blank;
  /** Where a term finds none. */
  readonly noMatch: Omit<Blank, 'icon'>;
}

/** Something the head office decides: searched, and shown a page at a time. */
export function RecordsList<Shown>({
  search,
  label,
  placeholder,
  none,
  noMatch,
  ...page
}: RecordsListProps<Shown>) {
  const blank = search.term.trim() === '' ? none : { ...noMatch, icon: IconSearchOff };
  return (
    <>
      <search>
        <SearchField label={label} placeholder={placeholder} term={search.typed} onSearch={search.search} />
      </search>
      <RecordsPage {...page} blank={blank} onMove={search.setOffset} />
    </>
  );
}
