import type { AdditionalField } from '../body/common-body.ts';
import type { DocumentIdentity } from '../document.ts';
import type { XmlTree } from './xml-tree.ts';

/** A document's XML, with what is read the same way in all six kinds. */
export interface XmlSource {
  readonly root: XmlTree;
  readonly identity: DocumentIdentity;
  /** Without those the program adds itself. */
  readonly additionalInfo: AdditionalField[];
}
