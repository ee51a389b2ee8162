import { errorMessage } from '../../soap/service-message.ts';
import { isCalendarDay } from '../calendar.ts';
import type { ContentRule } from './content-rule.ts';

/** Every date is a day that exists: message 67. */
export const calendarDayFaults: ContentRule = (root) =>
  root
    .find('.//*[starts-with(local-name(), "fecha")]')
    .map(({ content }) => content)
    .filter((date) => !isCalendarDay(date))
    .map((date) => errorMessage('67', `La fecha ${date} no existe`));
