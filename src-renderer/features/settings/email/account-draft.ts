import type {
  EmailPreset,
  EmailSettingsBody,
  EmailSettingsResource,
} from '../../../../src-main/contract/delivery/email-settings.ts';

/** The account as a person types it. */
export interface AccountDraft extends Pick<EmailSettingsBody, 'host' | 'security' | 'from_address'> {
  readonly port: string;
  readonly user: string;
  readonly from_name: string;
  readonly password: string;
}

type Account = EmailSettingsResource['account'];

export function draftOf(account: Account): AccountDraft {
  return {
    host: account?.host ?? '',
    port: String(account?.port ?? 587),
    security: account?.security ?? 'starttls',
    user: account?.user ?? '',
    from_name: account?.from_name ?? '',
    from_address: account?.from_address ?? '',
    password: '',
  };
}

/** What is sent: an empty field says nothing, and with a password and no user the user is the address itself. */
export function accountOf({ port, password, ...typed }: AccountDraft): EmailSettingsBody {
  const from_address = typed.from_address.trim();
  const user = typed.user.trim() || (password !== '' ? from_address : '');
  const from_name = typed.from_name.trim();
  return {
    host: typed.host.trim(),
    port: /^\d{1,5}$/.test(port.trim()) ? Number(port) : 0,
    security: typed.security,
    from_address,
    ...(user !== '' && { user }),
    ...(from_name !== '' && { from_name }),
    ...(password !== '' && { password }),
  };
}

/** The server of a provider; some have one for each company. */
export function presetIn(draft: AccountDraft, { host, port, security }: EmailPreset): AccountDraft {
  const domain = draft.from_address.split('@')[1] ?? '';
  return { ...draft, host: host.replace('{dominio}', domain), port: String(port), security };
}

/** The provider whose server the draft names. */
export function presetOf(draft: AccountDraft, presets: readonly EmailPreset[]): EmailPreset | undefined {
  return presets.find((preset) => presetIn(draft, preset).host === draft.host && draft.host !== '');
}
