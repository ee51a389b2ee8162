import type { ElectronApplication, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type DesktopCapabilities, desktopChannels } from '../../../src-main/contract/desktop/desktop.ts';
import { es } from '../../../src-renderer/text/es.ts';
import { accessibilityFaults } from '../support/browser/axe.ts';
import { keepScreenshot } from '../support/browser/screenshot.ts';
import { sellByKeyboard, stockShelf } from '../support/counter.ts';
import { openDesktop, type RunningDesktop } from '../support/desktop/desktop.ts';
import { findElectron } from '../support/desktop/electron.ts';
import { type RunningService, startService } from '../support/service.ts';
import { goTo } from '../support/window-driver.ts';

const electron = findElectron();
const title = electron.ok
  ? 'the window in Electron, attached to a service'
  : `the window in Electron [skipped: ${electron.reason}]`;

describe.skipIf(!electron.ok)(title, () => {
  let service: RunningService;
  let desktop: RunningDesktop;
  let window: Page;
  let app: ElectronApplication;

  beforeAll(async () => {
    if (!electron.ok) return;
    service = await startService();
    await stockShelf(service);
    desktop = await openDesktop(electron.executable, service.dataDir);
    ({ window, app } = desktop);
  });
  afterAll(async () => {
    await desktop?.close();
    await service?.stop();
  });

  it('shows our page from its own protocol, not from the network', async () => {
    await window.getByText('Listo para vender').waitFor();
    expect(window.url()).toMatch(/^app:\/\/mostrador\//);
  });

  it('sells by keyboard alone, and the invoice ends authorized', async () => {
    const { number, total, change } = await sellByKeyboard(window);
    expect(number).toBe('001-001-000000001');
    expect(total).toBe('$ 8.54');
    expect(change).toContain('1.46');
    await keepScreenshot(window, 'desktop-ticket');
  });

  it('holds WCAG 2.2 AA there too', async () => {
    expect(await accessibilityFaults(window)).toEqual([]);
  });

  it('gives the page its capabilities and nothing else of Node or Electron', async () => {
    const seen = await window.evaluate(() => ({
      desktop: Object.keys(Reflect.get(globalThis, 'desktop')).sort(),
      node: ['require', 'process', 'module', 'Buffer', 'global'].filter((name) => name in globalThis),
    }));
    expect(seen).toEqual({ desktop: Object.keys(desktopChannels).sort(), node: [] });
  });

  it('has a folder and a new file chosen in the dialog of the system, and takes no other name of a file', async () => {
    // Nobody is at the screen to press a button of the system's.
    await app.evaluate(({ dialog }) => {
      dialog.showOpenDialog = async () => ({ canceled: false, filePaths: ['/media/usb'] });
      const save = async (_parent: unknown, asked: { readonly defaultPath?: string }) => ({
        canceled: false,
        filePath: `/media/usb/${asked.defaultPath}`,
      });
      Reflect.set(dialog, 'showSaveDialog', save);
    });
    const chosen = await window.evaluate(async () => {
      const desktop: DesktopCapabilities = Reflect.get(globalThis, 'desktop');
      const { choosePath } = desktop;
      const title = 'Elegir';
      const outside = { kind: 'new_file', title, name: '../fuera.age' } as const;
      return [
        await choosePath({ kind: 'folder', title }),
        await choosePath({ kind: 'new_file', title, name: 'mostrador.age' }),
        await choosePath(outside).catch(() => 'refused'),
      ];
    });
    expect(chosen).toEqual(['/media/usb', '/media/usb/mostrador.age', 'refused']);

    await goTo(window, '/ajustes/respaldos');
    await window.getByRole('button', { name: es.backups.chooseFolder }).click();
    const folder = window.getByRole('region', { name: es.backups.settings }).getByLabel(es.backups.folder, {
      exact: true,
    });
    await expect.poll(() => folder.inputValue()).toBe('/media/usb');
    await keepScreenshot(window, 'desktop-folder');
  });

  it('reaches its own service and no other address', async () => {
    const other = await startService();
    const reached = await window.evaluate(
      async (urls) => {
        const answers = urls.map((url) =>
          fetch(`${url}/v1/local/health`).then(
            () => true,
            () => false,
          ),
        );
        return await Promise.all(answers);
      },
      [service.url, other.url],
    );
    await other.stop();
    expect(reached).toEqual([true, false]);
  });

  it('refuses the web powers that the page does not need', async () => {
    const refused = await window.evaluate(async () => {
      const location = new Promise((resolve) => {
        navigator.geolocation.getCurrentPosition(
          () => resolve('granted'),
          ({ code, PERMISSION_DENIED }) => resolve(code === PERMISSION_DENIED ? 'denied' : code),
        );
      });
      return await Promise.all([location, Notification.requestPermission()]);
    });
    expect(refused).toEqual(['denied', 'denied']);
  });

  it('cannot be led to another page', async () => {
    const here = window.url();
    const elsewhere = `${service.url}/v1/docs`;
    await window.evaluate((url) => {
      globalThis.location.href = url;
    }, elsewhere);
    await window.evaluate((url) => {
      const link = document.createElement('a');
      link.href = url;
      document.body.append(link);
      link.click();
      link.remove();
    }, elsewhere);
    expect(await isStillOurs(window)).toBe(true);
    expect(await window.evaluate(() => globalThis.location.href)).toBe(here);
    expect(await app.evaluate(({ webContents }) => webContents.getAllWebContents().length)).toBe(1);
  });

  it('opens no second window, from a script or from a link', async () => {
    const opened = await window.evaluate((url) => globalThis.open(url) !== null, `${service.url}/v1/docs`);
    await window.evaluate((url) => {
      const link = document.createElement('a');
      Object.assign(link, { href: url, target: '_blank' });
      document.body.append(link);
      link.click();
      link.remove();
    }, `${service.url}/v1/docs`);
    expect(await isStillOurs(window)).toBe(true);
    expect(opened).toBe(false);
    expect(app.windows()).toHaveLength(1);
  });
});

/**
 * Lets a navigation begin and end, if one was let through, and looks whether our page is still there. Evaluated:
 * after a refused navigation Playwright's own waiting would wait for it for ever.
 */
async function isStillOurs(window: Page): Promise<boolean> {
  await window.waitForTimeout(500);
  return await window.evaluate(() => document.querySelector('nav[aria-label="Secciones"]') !== null);
}
