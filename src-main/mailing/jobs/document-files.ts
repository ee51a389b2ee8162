import type { Outcome } from '../../contract/problems/problems.ts';
import type { StoredDocument } from '../../issuing/ports/stored-document.ts';
import type { DocumentFiles, NamedFile } from './letter-of.ts';

/** Gives the files of a document to a caller who may read them. */
export interface FileReader {
  xml(scope: FileScope, id: string): Promise<Outcome<NamedFile>>;
  ride(scope: FileScope, id: string, format: 'a4'): Promise<Outcome<NamedFile>>;
}

type FileScope = Pick<StoredDocument, 'entityId'> & Pick<StoredDocument['identity'], 'environment'>;

/** The files of authorized documents; they all have them. */
export function filesFrom(reader: FileReader): (document: StoredDocument) => Promise<DocumentFiles> {
  return async ({ id, entityId, identity: { environment } }) => {
    const scope = { entityId, environment };
    const [xml, ride] = await Promise.all([reader.xml(scope, id), reader.ride(scope, id, 'a4')]);
    if (!xml.ok || !ride.ok) throw new Error(`document ${id} is authorized and has no files`);
    return { xml: xml.value, ride: ride.value };
  };
}
