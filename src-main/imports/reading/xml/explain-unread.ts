import { issuableKinds } from '../../../documents/all-kinds/types.ts';
import { parseAccessKey } from '../../../documents/identifiers/access-key-facts.ts';
import { taxInfoText } from '../../../documents/xml/tax-info.ts';
import type { XmlTree } from '../../../documents/xml/xml-tree.ts';
import type { FoundFault, SourcePosition } from '../findings/finding.ts';
import { isPublishedVersion } from './schema-versions.ts';

/**
 * Why `readDocumentTree` made nothing of a document, as the code of its item, with all that can still be read of it.
 * `fault` is its message.
 */
export function explainUnread(root: XmlTree, fault: string, position: SourcePosition): FoundFault {
  return { kind: 'fault', ...position, ...causeOf(root, fault), ...factsOf(root) };
}

function causeOf(root: XmlTree, fault: string): Pick<FoundFault, 'code' | 'params'> {
  const kind = issuableKinds.find((candidate) => candidate.root === root.name);
  if (!kind) return { code: 'not_a_document', params: {} };
  const version = root.attributes.version ?? '';
  if (!isPublishedVersion(kind.type, version)) return { code: 'unsupported_version', params: { version } };
  const accessKey = taxInfoText(root, 'claveAcceso');
  if (accessKey !== '' && parseAccessKey(accessKey) === null)
    return { code: 'invalid_access_key', params: { field: 'claveAcceso' } };
  return { code: 'unreadable_xml', params: { reason: 'incomplete', detail: fault.slice(0, LONGEST) } };
}

/** Messages about a document may quote it, and its texts may be long. */
const LONGEST = 120;

function factsOf(root: XmlTree): Pick<FoundFault, 'accessKey' | 'documentType' | 'number' | 'issueDate'> {
  const accessKey = taxInfoText(root, 'claveAcceso');
  const documentType = issuableKinds.find((kind) => kind.root === root.name)?.type;
  const key = parseAccessKey(accessKey);
  return {
    ...(accessKey !== '' && { accessKey }),
    ...(documentType !== undefined && { documentType }),
    ...(key !== null && { number: key.number, issueDate: key.issueDate }),
  };
}
