import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { XmlDocument, XmlValidateError, XsdValidator } from 'libxml2-wasm';
import { xmlRegisterFsInputProviders } from 'libxml2-wasm/lib/nodejs.mjs';

// The schemas import xmldsig-core-schema.xsd from their own folder.
xmlRegisterFsInputProviders();

export interface SchemaCheck {
  /** False when the authority's schemas are not at hand: then every document passes this check. */
  readonly available: boolean;
  /** What the schema says against the document; empty when it is valid. */
  faults(document: XmlDocument, schemaFile: string): readonly string[];
  close(): void;
}

/** Lets every document pass. */
export const noSchemaCheck: SchemaCheck = { available: false, faults: () => [], close: () => undefined };

/** Checks against the authority's schemas in a folder, each compiled once, when first needed. */
export function makeSchemaCheck(folder: string): SchemaCheck {
  if (!existsSync(folder)) return noSchemaCheck;
  const compiled = new Map<string, XsdValidator>();

  function validatorFor(schemaFile: string): XsdValidator {
    const cached = compiled.get(schemaFile);
    if (cached !== undefined) return cached;
    const path = join(folder, schemaFile);
    const schema = XmlDocument.fromBuffer(readFileSync(path), { url: pathToFileURL(path).href });
    try {
      const validator = XsdValidator.fromDoc(schema);
      compiled.set(schemaFile, validator);
      return validator;
    } finally {
      schema.dispose();
    }
  }

  return {
    available: true,
    faults(document, schemaFile) {
      try {
        validatorFor(schemaFile).validate(document);
        return [];
      } catch (error) {
        if (!(error instanceof XmlValidateError)) throw error;
        return error.details.map(({ message }) => message.trim());
      }
    },
    close() {
      for (const validator of compiled.values()) validator.dispose();
      compiled.clear();
    },
  };
}
