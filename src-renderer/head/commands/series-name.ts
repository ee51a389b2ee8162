import type { TFunction } from 'i18next';
import type { CommandedSeries } from '../../../src-main/contract/head/stations/commands.ts';

export const seriesName = ({ type, establishment, emission_point }: CommandedSeries, t: TFunction) =>
  `${establishment}-${emission_point} ${t(`document.type.${type}`)}`;
