import type { ClockResource } from '../../contract/clock.ts';
import type { SandboxConditionsBody, SandboxConditionsResource } from '../../contract/sandbox-conditions.ts';
import type { SettingsBody, SettingsResource } from '../../contract/settings.ts';

export interface SettingsService {
  read(): Promise<SettingsResource>;
  /** Only what the body says changes. */
  change(body: SettingsBody): Promise<SettingsResource>;
}

/** How the simulated authority behaves. */
export interface SandboxService {
  read(): SandboxConditionsResource;
  set(conditions: SandboxConditionsBody): SandboxConditionsResource;
}

/** The computer's clock, which dates every document. */
export interface ClockService {
  read(): ClockResource;
  /** A person says that it is right now. */
  confirm(): Promise<ClockResource>;
}
