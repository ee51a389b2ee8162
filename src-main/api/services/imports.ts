import type { ImportItemListQuery, ImportItemResource, ImportResource } from '../../contract/import.ts';
import type { PageQuery } from '../../contract/list.ts';
import type { Outcome } from '../../contract/problems.ts';
import type { Upload, Uploaded } from '../../imports/imports.ts';
import type { Caller } from '../../issuing/caller.ts';
import type { KeysetPage } from '../../reading/keyset-page.ts';

/** Documents of a previous system. */
export interface ImportService {
  /** Takes all the files in, and answers before any is read. */
  upload(caller: Caller, upload: Upload): Promise<Outcome<Uploaded>>;
  list(caller: Caller, query: PageQuery): Promise<Outcome<KeysetPage<ImportResource>>>;
  get(caller: Caller, id: string): Promise<Outcome<ImportResource>>;
  items(
    caller: Caller,
    id: string,
    query: ImportItemListQuery,
  ): Promise<Outcome<KeysetPage<ImportItemResource>>>;
  cancel(caller: Caller, id: string): Promise<Outcome<ImportResource>>;
}
