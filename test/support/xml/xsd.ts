import { readFileSync } from 'node:fs';
import { XmlDocument, XmlValidateError, XsdValidator } from 'libxml2-wasm';
import { xmlRegisterFsInputProviders } from 'libxml2-wasm/lib/nodejs.mjs';
import { sharedPath } from '../samples/shared-files.ts';

/** Checks XML against a schema of the authority. */
export interface Schema {
  /** What is wrong with a document, one sentence each; empty when it is valid. */
  faultsOf(xml: string): readonly string[];
}

/**
 * A schema by its file name, `factura_V2.1.0.xsd`, with the signature schema that it imports from its own folder.
 * Compiled on first use, once: naming one costs nothing where the files are missing.
 */
export function schemaNamed(name: string): Schema {
  return schemaIn(sharedPath(`xsd/${name}`));
}

/** The schema in a file. */
export function schemaIn(path: string): Schema {
  let validator: XsdValidator | undefined;
  return {
    faultsOf: (xml) => {
      validator ??= compile(path);
      return faultsOf(validator, xml);
    },
  };
}

function compile(path: string): XsdValidator {
  xmlRegisterFsInputProviders();
  // Files from elsewhere may begin with a mark of their byte order.
  using source = XmlDocument.fromString(readFileSync(path, 'utf8').replace(/^\uFEFF/, ''), { url: path });
  return XsdValidator.fromDoc(source);
}

function faultsOf(validator: XsdValidator, xml: string): readonly string[] {
  using document = XmlDocument.fromString(xml);
  try {
    validator.validate(document);
    return [];
  } catch (error) {
    if (!(error instanceof XmlValidateError)) throw error;
    return error.details.map(({ message }) => message.trim());
  }
}

/** The root element in inclusive C14N 1.0, as an independent implementation writes it. */
export function canonicalRootOf(xml: string): string {
  using document = XmlDocument.fromString(xml);
  return document.root.canonicalizeToString();
}
