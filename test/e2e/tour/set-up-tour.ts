import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser } from 'playwright';
import { makeTestP12 } from '../../support/certificates/make-test-p12.ts';
import { companyRuc, securityDataPair, testPassword } from '../../support/certificates/test-certificates.ts';
import { ownerOf } from '../../support/service/api-client.ts';
import { startService } from '../../support/service/run-service.ts';
import { aBusiness } from '../../support/shops/business-file.ts';
import type { Look } from './camera.ts';
import { inTurn, pressButton, type Stop } from './stops/stop.ts';

const firstStops: readonly Stop[] = [
  { name: 'first-choice', path: '/' },
  { name: 'restore', path: '/', act: pressButton(({ setUp }) => setUp.choice.restore) },
  {
    name: 'restore-faults',
    path: '/',
    act: inTurn(
      pressButton(({ setUp }) => setUp.choice.restore),
      pressButton(({ restore }) => restore.open),
    ),
  },
];

const steps = ['certificate', 'business', 'points', 'logo', 'printer', 'test', 'live'] as const;

/** An installation that is new: its first question, then each step of the set-up with what came before it done. */
export async function lookAtSetUp(on: Browser, look: Look): Promise<void> {
  const data = mkdtempSync(join(tmpdir(), 'mostrador-tour-'));
  const service = await startService({ data, args: ['--port', '0', '--greet'] });
  const owner = ownerOf(service);
  const page = await on.newPage({ reducedMotion: 'reduce' });
  try {
    await page.goto(service.link ?? '');
    await page.waitForTimeout(1000);
    await look(page, 'new', firstStops);
    await owner.call('PATCH', '/v1/local/setup', { body: { choice: 'business' } });
    await look(
      page,
      'set-up-begun',
      steps.slice(0, 2).map((step) => ({ name: step, path: `/configurar/${step}` })),
    );
    const p12_base64 = makeTestP12([securityDataPair(companyRuc)], testPassword).toString('base64');
    const certificate = { p12_base64, password: testPassword };
    await owner.call('PUT', '/v1/local/setup', { body: { ...aBusiness(), certificate } });
    await look(
      page,
      'set-up',
      steps.map((step) => ({ name: step, path: `/configurar/${step}` })),
    );
  } finally {
    await page.close();
    await service.stop();
    rmSync(data, { recursive: true, force: true });
  }
}
