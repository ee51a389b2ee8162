import type {
  EmailPreset,
  EmailSettingsBody,
  EmailSettingsResource,
  EmailTest,
} from '../../contract/email-settings.ts';
import type { PortalBody, PortalResource } from '../../contract/portal.ts';
import type { Outcome } from '../../contract/problems.ts';

/** The account that sends mail. */
export interface MailService {
  read(): Promise<EmailSettingsResource>;
  put(body: EmailSettingsBody): Promise<Outcome<EmailSettingsResource>>;
  remove(): Promise<EmailSettingsResource>;
  presets(): readonly EmailPreset[];
  /** Sends a letter with the account as it is kept. */
  test(to: string): Promise<Outcome<EmailTest>>;
}

/** Where customers see their documents. */
export interface PortalService {
  read(): PortalResource;
  /** Opens, moves or closes it at once. */
  put(body: PortalBody): Promise<PortalResource>;
}
