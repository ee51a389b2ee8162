import { describe, expect, it } from 'vitest';
import { readConfig } from '../../../src-main/config/config.ts';
import { ConfigError } from '../../../src-main/config/config-error.ts';
import { isRuc } from '../../../src-main/documents/identifiers/identification.ts';
import { providerRuc } from '../../../src-main/process/build.ts';

const ofBuild = '1790016919001';
const settingRuc = '1760013210001';

describe('the RUC of the program’s provider', () => {
  it('is the build’s, unless a setting says another', async () => {
    expect(await readRuc({ build: ofBuild })).toBe(ofBuild);
    expect(await readRuc({ build: ofBuild, setting: settingRuc })).toBe(settingRuc);
    expect(await readRuc({ build: '' })).toBeUndefined();
  });

  it('that fits no rule of check digits is taken, as those of newer companies fit none', async () => {
    expect(await readRuc({ build: '1793970000001' })).toBe('1793970000001');
    await expect(readRuc({ build: '179397000000' })).rejects.toThrow(ConfigError);
  });

  it('that this build says is none, or a real one', () => {
    expect(providerRuc === '' || isRuc(providerRuc)).toBe(true);
  });
});

async function readRuc({ build, setting }: { build: string; setting?: string }): Promise<string | undefined> {
  const config = await readConfig({
    flags: {},
    env: {},
    setting: async (name) => (name === 'software_provider_ruc' ? setting : undefined),
    build: { software_provider_ruc: build },
  });
  return config.software_provider_ruc;
}
