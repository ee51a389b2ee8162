import { OnlyFor } from '../../../ui/actions/only-for.tsx';
import { AboutPanel } from './about-panel.tsx';
import { DataFolderPanel } from './data-folder-panel.tsx';
import { SupportPanel } from './support-panel.tsx';

/** Which program this is, where its data are, and what to give to support. */
export function AboutPage() {
  return (
    <>
      <AboutPanel />
      <OnlyFor permission="manage_settings">
        <SupportPanel />
        <DataFolderPanel />
      </OnlyFor>
    </>
  );
}
