import { dirname, resolve } from 'node:path';
import { openCertificate } from '../../business/certificate/open-certificate.ts';
import { ConfigError } from '../../config/config-error.ts';
import type { SetupBody } from '../../contract/business/business-file.ts';
import type { CertificateResource } from '../../contract/business/entity.ts';
import { type ShopFile, shopFile } from '../../contract/business/set-up/shop-file.ts';
import { checkBody } from '../../documents/body/check-body.ts';
import { readBytes, readJson, readPassword } from '../input/files.ts';
import type { ShopFault } from './plan.ts';

/** The certificate a shop's file names, opened. */
export interface GivenCertificate {
  readonly facts: CertificateResource;
  readonly upload: NonNullable<SetupBody['certificate']>;
}

export interface ReadShopFile {
  readonly shop: ShopFile;
  /** What paths are relative to. */
  readonly folder: string;
  readonly certificate: GivenCertificate | undefined;
  /** Of its certificate. */
  readonly faults: readonly ShopFault[];
}

/** @throws ConfigError with all that is wrong with the form of the file */
export function readShopFile(file: string, at: Date): ReadShopFile {
  const checked = checkBody(shopFile, readJson(file));
  if (!checked.ok) throw faultyFile(file, checked.faults);
  const shop = checked.value;
  const folder = dirname(resolve(file));
  if (!shop.certificate) return { shop, folder, certificate: undefined, faults: [] };
  const p12 = readBytes(resolve(folder, shop.certificate.file));
  const password = readPassword(resolve(folder, shop.certificate.password_file));
  const opened = openCertificate({ p12, password }, { ruc: shop.business?.ruc, at, pointer: '/certificate' });
  if (!opened.ok) {
    const faults = (opened.problem.errors ?? []).map(({ pointer = '', message }) => ({
      pointer: pointer.replace(/password$/, 'password_file').replace(/p12_base64$/, 'file'),
      message,
    }));
    return { shop, folder, certificate: undefined, faults };
  }
  const upload = { p12_base64: p12.toString('base64'), password };
  return { shop, folder, certificate: { facts: opened.facts, upload }, faults: [] };
}

export function faultyFile(file: string, faults: readonly ShopFault[]): ConfigError {
  const lines = faults.map(({ pointer, message }) => `  ${pointer || '/'}: ${message}`);
  return new ConfigError({
    es: `Hay datos por corregir en ${file}:\n${lines.join('\n')}`,
    en: `Data need correcting in ${file}:\n${lines.join('\n')}`,
  });
}
