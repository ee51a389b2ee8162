import type { XmlElement } from 'libxml2-wasm';
import type { DocumentFacts } from '../../document-facts.ts';
import type { ServiceMessage } from '../../soap/service-message.ts';

/** A check of what a document says, besides its sums, under a message of its own; empty when it finds nothing. */
export type ContentRule = (root: XmlElement, facts: DocumentFacts) => readonly ServiceMessage[];
