import type { Text } from '../../text.ts';

export const programSettings: Text['programSettings'] = {
  title: 'Settings of the program',
  atNextStart: 'Changes hold once you open Mostrador again.',
  default: 'The default',
  doubtful: 'It is written right, though it fails its check digit (some new RUCs do).',
  software_provider_ruc: {
    label: 'RUC Proveedor',
    hint: 'The RUC of whoever provides or installs this program, not that of your business. The SRI wants it on each document.',
  },
  port: {
    label: 'Port',
    hint: 'Where other programs on this computer find Mostrador. 4747 by default.',
  },
  authority_timeout: {
    label: 'Wait for each answer of the SRI, in seconds',
    hint: 'From 1 to 120. 30 by default.',
  },
  authority_test_url: {
    label: 'Server of the SRI tests',
    hint: 'Only for developers: another server in place of the SRI’s for tests.',
  },
  rate_limit: {
    label: 'Requests per second of each connected program',
    hint: 'A number, or “off” for no limit. 50 by default.',
  },
  log_level: {
    label: 'How much the log says',
    hint: 'Raise it when support asks you to. The usual by default.',
  },
  secret_key_kept_by: {
    label: 'Who keeps the key of the certificate and the passwords',
    hint: 'In a file, a service without a window opens the data too. The operating system by default.',
  },
  choice: {
    debug: 'Everything, also each step',
    info: 'The usual',
    warn: 'Warnings and errors',
    error: 'Only errors',
    silent: 'Nothing',
    system: 'The operating system',
    file: 'A file in the data folder',
  },
};
