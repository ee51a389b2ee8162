import type { KnownDriver } from './token-port.ts';

interface DriverFile {
  readonly name: string;
  readonly module: string;
}

const eToken = 'SafeNet / Aladdin eToken';
const idPrime = 'SafeNet IDPrime';
const iKey = 'SafeNet iKey 2032';
const ePass = 'ePass3003 (Security Data)';
const bit4id = 'Bit4id (Uanataca)';
const seguridata = 'Seguridata PCSC';
const openSc = 'OpenSC';

const macFrameworks = '/Library/Frameworks';
const macPrograms = '/Applications';

/**
 * The drivers of the tokens that Ecuador's authorities hand out, where their installers put them (SRI reference §7);
 * IDPrime comes with newer eTokens, and OpenSC drives many cards that have no driver of their own.
 */
const driversOf: Partial<Record<NodeJS.Platform, readonly DriverFile[]>> = {
  win32: [
    { name: eToken, module: String.raw`C:\Windows\System32\eTPKCS11.dll` },
    {
      name: idPrime,
      module: String.raw`C:\Program Files\SafeNet\Authentication\SAC\x64\IDPrimePKCS1164.dll`,
    },
    { name: iKey, module: String.raw`C:\Windows\System32\dkck201.dll` },
    { name: ePass, module: String.raw`C:\Windows\System32\eps2003csp11.dll` },
    {
      name: bit4id,
      module: String.raw`C:\Program Files\Bit4id\UKC\UKC\pkcs11\win64\bit4p11.dll`,
    },
    {
      name: bit4id,
      module: String.raw`C:\Program Files (x86)\Bit4id\UKC\UKC\pkcs11\win64\bit4p11.dll`,
    },
    { name: openSc, module: String.raw`C:\Program Files\OpenSC Project\OpenSC\pkcs11\opensc-pkcs11.dll` },
  ],
  darwin: [
    { name: eToken, module: '/usr/local/lib/libeTPkcs11.dylib' },
    { name: eToken, module: `${macFrameworks}/eToken.framework/Versions/Current/libeToken.dylib` },
    { name: ePass, module: '/usr/local/lib/SecurityDataCsp11_2003auto.dylib' },
    {
      name: bit4id,
      module: `${macPrograms}/UniversalKeychain/UniversalKeychain.app/Contents/Resources/pkcs11/libbit4p11.so`,
    },
    {
      name: seguridata,
      module: '/Library/Application Support/seguridata/sgdatap11/pkcs11/libsgdatap11.dylib',
    },
    { name: openSc, module: '/Library/OpenSC/lib/opensc-pkcs11.so' },
  ],
  linux: [
    { name: eToken, module: '/usr/lib/libeTPkcs11.so' },
    { name: eToken, module: '/usr/lib64/libeTPkcs11.so' },
    { name: eToken, module: '/usr/lib/libeToken.so' },
    { name: idPrime, module: '/usr/lib/libIDPrimePKCS11.so' },
    { name: iKey, module: '/usr/local/SafeNet/lib/libsfntpkcs11.so' },
    { name: ePass, module: '/opt/SecurityData_Linux/redist/x86_64/libshuttle_p11v220.so.1.0.0' },
    { name: ePass, module: '/opt/SecurityData_Linux/redist/i386/libshuttle_p11v220.so.1.0.0' },
    { name: bit4id, module: '/usr/lib/libbit4xpki.so' },
    { name: openSc, module: '/usr/lib/x86_64-linux-gnu/opensc-pkcs11.so' },
  ],
};

/**
 * The drivers known on a platform: those that are there first, each in the table's order. A device may have several
 * files; all are listed, for a person may want the one that her installer chose.
 */
export function knownDrivers(
  platform: NodeJS.Platform,
  isPresent: (file: string) => boolean,
): readonly KnownDriver[] {
  const drivers = (driversOf[platform] ?? []).map((driver) => ({
    ...driver,
    present: isPresent(driver.module),
  }));
  return drivers.toSorted((one, other) => Number(other.present) - Number(one.present));
}
