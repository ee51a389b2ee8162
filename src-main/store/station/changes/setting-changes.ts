import { learnedSetting } from '../../../contract/head/settings.ts';
import { putSetting } from '../../rows/business/settings.ts';
import type { Applier } from './applier.ts';

/** Settings of the head office; one it decides no longer keeps its value and is this station's again. */
export const settingChanges: Applier = {
  async put(tx, { id, body }) {
    const { name, value } = learnedSetting.parse({ name: id, ...body });
    await putSetting(tx, name, value);
    return name;
  },

  async remove() {},
};
