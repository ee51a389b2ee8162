import { dirname, resolve } from 'node:path';
import { openCertificate } from '../../business/certificate/open-certificate.ts';
import { ConfigError } from '../../config/config-error.ts';
import type { SetupBody } from '../../contract/business/business-file.ts';
import type { CertificateResource } from '../../contract/business/entity.ts';
import { type ShopFile, shopFile } from '../../contract/business/set-up/shop-file.ts';
import { checkBody } from '../../documents/body/check-body.ts';
import { readBytes, readJson, readPassword } from '../input/files.ts';
import type { ShopFault } from './plan.ts';
import { type FaultlessRest, setFaultyAside } from './set-faulty-aside.ts';

/** The certificate a shop's file names, opened. */
export interface GivenCertificate {
  readonly facts: CertificateResource;
  readonly upload: NonNullable<SetupBody['certificate']>;
}

export interface ReadShopFile extends Omit<FaultlessRest, 'rest'> {
  /** Without what is wrong in form. */
  readonly shop: ShopFile;
  /** What paths are relative to. */
  readonly folder: string;
  readonly certificate: GivenCertificate | undefined;
  /** Of its form and of its certificate. */
  readonly faults: readonly ShopFault[];
}

/** @throws ConfigError where nothing of the file can be read as a shop's */
export function readShopFile(file: string, at: Date): ReadShopFile {
  const folder = dirname(resolve(file));
  const { shop, faults, ...aside } = readWellFormed(file);
  const { certificate } = shop;
  if (!certificate) return { ...aside, shop, folder, certificate: undefined, faults };
  const p12 = readOf('file', () => readBytes(resolve(folder, certificate.file)));
  const password = readOf('password_file', () => readPassword(resolve(folder, certificate.password_file)));
  const unread = [p12, password].flatMap((one) => ('fault' in one ? one.fault : []));
  if ('fault' in p12 || 'fault' in password) {
    return { ...aside, shop, folder, certificate: undefined, faults: [...faults, ...unread] };
  }
  const given = { p12: p12.content, password: password.content };
  const opened = openCertificate(given, { ruc: shop.business?.ruc, at, pointer: '/certificate' });
  if (!opened.ok) {
    const ofCertificate = (opened.problem.errors ?? []).map(({ pointer = '', message }) => ({
      pointer: pointer.replace(/password$/, 'password_file').replace(/p12_base64$/, 'file'),
      message,
    }));
    return { ...aside, shop, folder, certificate: undefined, faults: [...faults, ...ofCertificate] };
  }
  const upload = { p12_base64: given.p12.toString('base64'), password: given.password };
  return { ...aside, shop, folder, certificate: { facts: opened.facts, upload }, faults };
}

/** What of the file has the form of a shop's, and the faults of the rest. */
function readWellFormed(
  file: string,
): Pick<ReadShopFile, 'shop' | 'faults' | 'incomplete' | 'originalPointer'> {
  const content = readJson(file);
  const checked = checkBody(shopFile, content);
  const faults = checked.ok ? [] : checked.faults;
  const { rest, ...aside } = setFaultyAside(Object(content), faults);
  const wellFormed = checkBody(shopFile, rest);
  if (!wellFormed.ok || faults.some(({ pointer }) => pointer === '')) throw faultyFile(file, faults);
  return { shop: wellFormed.value, faults, ...aside };
}

export function faultyFile(file: string, faults: readonly ShopFault[]): ConfigError {
  const lines = faults.map(({ pointer, message }) => `  ${pointer || '/'}: ${message}`);
  return new ConfigError({
    es: `Hay datos por corregir en ${file}:\n${lines.join('\n')}`,
    en: `Data need correcting in ${file}:\n${lines.join('\n')}`,
  });
}

/** What a file of the certificate has; a fault where it cannot be read. */
function readOf<Content>(
  member: 'file' | 'password_file',
  read: () => Content,
): { readonly content: Content } | { readonly fault: ShopFault } {
  try {
    return { content: read() };
  } catch (reason) {
    if (!(reason instanceof ConfigError)) throw reason;
    return { fault: { pointer: `/certificate/${member}`, message: reason.message } };
  }
}
