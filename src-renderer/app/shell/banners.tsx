import { AuthorityBanner } from '../../features/locks/authority-banner.tsx';
import { ClockBanner } from '../../features/locks/clock-banner.tsx';
import { MovedBanner } from '../../features/locks/moved-banner.tsx';
import { ReadinessBanners } from '../../features/locks/readiness-banners.tsx';
import { SecondPlaceBanner } from '../../features/locks/second-place-banner.tsx';
import { SeriesBanners } from '../../features/locks/series-banners.tsx';
import { ServiceBanner } from '../../features/locks/service-banner.tsx';
import { ProviderBanner } from '../../features/settings/about/provider-banner.tsx';
import { BackupBanner } from '../../features/settings/backups/backup-banner.tsx';
import { PairingBanner } from '../../features/settings/pairing/pairing-banner.tsx';
import { RehearsalBanner } from '../../features/settings/rehearsal/rehearsal-banner.tsx';
import { RestoredBanner } from '../../features/settings/restore/restored-banner.tsx';
import { SetUpBanner } from '../../features/settings/set-up/set-up-banner.tsx';
import { Announcements } from '../../ui/feedback/announcements.tsx';
import { EnvironmentBanner } from '../status/environment-banner.tsx';
import styles from './shell.module.css';

/** What every page must say first: what does not count, and in one line what keeps the shop from issuing or waits for somebody. */
export function Banners() {
  return (
    <div className={styles.banners}>
      <EnvironmentBanner />
      <Announcements>
        <ServiceBanner />
        <AuthorityBanner />
        <ClockBanner />
        <ReadinessBanners />
        <MovedBanner />
        <SeriesBanners />
        <RestoredBanner />
        <BackupBanner />
        <ProviderBanner />
        <SecondPlaceBanner />
        <SetUpBanner />
        <PairingBanner />
        <RehearsalBanner />
      </Announcements>
    </div>
  );
}
