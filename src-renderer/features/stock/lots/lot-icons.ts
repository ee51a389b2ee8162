import { type Icon, IconAlertTriangle, IconCalendar, IconCalendarX } from '@tabler/icons-react';
import type { Tone } from '../../../ui/feedback/tone.ts';

/** Beside how long a lot is good. */
export const lotIcons: Readonly<Record<Tone, Icon>> = {
  ok: IconCalendar,
  care: IconAlertTriangle,
  bad: IconCalendarX,
  wait: IconCalendar,
  quiet: IconCalendar,
};
