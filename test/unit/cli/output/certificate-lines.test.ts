import { describe, expect, it } from 'vitest';
import { driverLines } from '../../../../src-main/cli/output/certificate-lines.ts';

describe('the drivers of tokens', () => {
  const [bit4id, openSc] = [
    { name: 'Bit4id', module: '/usr/lib/libbit4xpki.so', present: false },
    { name: 'OpenSC', module: '/usr/lib/opensc-pkcs11.so', present: true },
  ];

  it('are shown by which of them are on this machine, before all of them', () => {
    expect(driverLines([bit4id, { ...openSc, tokens: [] }]).split('\n')).toEqual([
      'Controladores en este equipo: OpenSC.',
      '  Bit4id: /usr/lib/libbit4xpki.so (no está)',
      '✓ OpenSC: /usr/lib/opensc-pkcs11.so',
      '    No ve ningún token.',
    ]);
  });

  it('that stand in several folders are named once', () => {
    const twice = [openSc, { ...openSc, module: '/usr/lib64/opensc-pkcs11.so' }];
    expect(driverLines(twice)).toMatch(/^Controladores en este equipo: OpenSC\.\n/);
  });

  it('none of which is here are reported as missing, with what to do', () => {
    expect(driverLines([bit4id])).toMatch(/^Ningún controlador .* --module\.\n/);
  });

  it('that fail say why', () => {
    expect(driverLines([{ ...openSc, problem: 'El controlador se cayó.' }])).toContain(
      '    El controlador se cayó.',
    );
  });
});
