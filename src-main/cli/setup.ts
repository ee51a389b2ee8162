import { dirname, resolve } from 'node:path';
import { ConfigError } from '../config.ts';
import { businessFile, type SetupBody } from '../contract/business/business-file.ts';
import { checkBody } from '../documents/body/check-body.ts';
import { readBytes, readJson, readPassword } from './input/files.ts';

/** The body of the setup call for a `business.json`; its paths are relative to it (design.md §8). */
export function setupBodyOf(file: string): SetupBody {
  const checked = checkBody(businessFile, readJson(file));
  if (!checked.ok) {
    const faults = checked.faults.map(({ pointer, message }) => `  ${pointer || '/'}: ${message}`);
    throw new ConfigError(`Hay datos por corregir en ${file}:\n${faults.join('\n')}`);
  }
  const { certificate, ...business } = checked.value;
  if (!certificate) return business;
  const folder = dirname(resolve(file));
  return {
    ...business,
    certificate: {
      p12_base64: readBytes(resolve(folder, certificate.file)).toString('base64'),
      password: readPassword(resolve(folder, certificate.password_file)),
    },
  };
}
