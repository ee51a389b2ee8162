import { useParams } from 'react-router';
import { DocumentBody } from '../../features/documents/detail/document-body.tsx';
import { DocumentFiles } from '../../features/documents/detail/document-files.tsx';
import { DocumentFrame } from '../../features/documents/detail/document-frame.tsx';
import { useOpenFile } from '../../lib/files/use-open-file.ts';
import { refusalIn } from '../../lib/http/answer.ts';
import { useDocument } from '../../lib/queries/documents/document-query.ts';
import { useCommandsOf } from '../commands/commands-query.ts';
import { DocumentCommands } from '../commands/document-commands.tsx';
import { DocumentOrders } from './document-orders.tsx';

/** One document as its till reported it: its content, its journey, its files, and what its till is asked to do with it. */
export function HeadDocumentPage() {
  const { id = '' } = useParams();
  const { data: document, error } = useDocument(id);
  const commands = useCommandsOf(id);
  const file = useOpenFile(document);
  return (
    <DocumentFrame document={document} refusal={refusalIn(error) ?? refusalIn(file.error)}>
      {document && (
        <>
          <DocumentOrders document={document} commands={commands}>
            <DocumentFiles file={file} />
          </DocumentOrders>
          <DocumentCommands commands={commands} />
          <DocumentBody document={document} />
        </>
      )}
    </DocumentFrame>
  );
}
