import { SettingsFrame } from './settings-frame.tsx';
import { SettingsNav } from './settings-nav.tsx';

/** The settings of a till. */
export function SettingsPage() {
  return (
    <SettingsFrame>
      <SettingsNav />
    </SettingsFrame>
  );
}
