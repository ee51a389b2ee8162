import { OnlyFor } from '../../../ui/actions/only-for.tsx';
import { AboutPanel } from './about-panel.tsx';
import { DataFolderPanel } from './data-folder-panel.tsx';
import { ProgramSettingsPanel } from './program-settings-panel.tsx';
import { SupportPanel } from './support-panel.tsx';

/** Which program this is, what is set of it, where its data are, and what to give to support. */
export function AboutPage() {
  return (
    <>
      <AboutPanel />
      <OnlyFor permission="manage_settings">
        <ProgramSettingsPanel />
        <SupportPanel />
        <DataFolderPanel />
      </OnlyFor>
    </>
  );
}
