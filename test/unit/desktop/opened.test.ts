import { expect, it } from 'vitest';
import { openedBy } from '../../../src-main/desktop/opened.ts';

it.each([
  [['--no-sandbox'], undefined],
  [['mostrador://abrir'], undefined],
  [['/home/ana/firma.p12'], { page: '/ajustes/firma' }],
  [['--data', 'D', 'C:\\firma.pfx'], { page: '/ajustes/firma' }],
  [
    ['/media/usb/nueva.mostrador'],
    { page: '/ajustes/actualizaciones', updateFile: '/media/usb/nueva.mostrador' },
  ],
])('a start by %j opens %j', (args, opened) => {
  expect(openedBy(args)).toEqual(opened);
});
