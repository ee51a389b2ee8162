import { settingFields } from '../../contract/business/settings.ts';
import { keysOf } from '../../documents/values/keys-of.ts';
import { translate } from '../../process/language.ts';
import type { PlanPart } from './plan.ts';

/** The settings that the file says and that differ, in one change. Most take effect at the next start. */
export const planSettings: PlanPart = ({ settings }, state) => {
  const differing = keysOf(settingFields).filter(
    (name) => settings[name] !== undefined && settings[name] !== (state.settings[name] ?? null),
  );
  const body = Object.fromEntries(differing.map((name) => [name, settings[name] ?? null]));
  const names = differing.join(', ');
  return {
    faults: [],
    steps:
      differing.length === 0
        ? []
        : [
            {
              text: translate({ es: `Ajustes: ${names}`, en: `Settings: ${names}` }),
              by: 'owner',
              run: async (client) => {
                await client.call({ method: 'PATCH', path: '/v1/local/settings', body });
              },
            },
          ],
  };
};
