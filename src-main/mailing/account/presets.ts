import type { EmailPreset } from '../../contract/delivery/email-settings.ts';

const appPassword =
  'Use una contraseña de aplicación, no la de siempre: se crea en la seguridad de la cuenta, con la verificación en dos pasos activa.';
const mailboxPassword = 'El usuario es la dirección completa, y la contraseña, la de ese buzón.';

const providers: readonly Omit<EmailPreset, 'object' | 'port'>[] = [
  {
    id: 'gmail',
    name: 'Gmail o Google Workspace',
    host: 'smtp.gmail.com',
    security: 'starttls',
    password_help: appPassword,
  },
  {
    id: 'microsoft365',
    name: 'Microsoft 365',
    host: 'smtp.office365.com',
    security: 'starttls',
    password_help:
      'El administrador debe activar «SMTP autenticado» en el buzón. Microsoft está retirando la entrada con contraseña: si la rechaza, use otro proveedor.',
  },
  {
    id: 'outlook',
    name: 'Outlook.com o Hotmail',
    host: 'smtp-mail.outlook.com',
    security: 'starttls',
    password_help:
      'Microsoft ya no deja entrar con contraseña a la mayoría de cuentas personales: si la rechaza, use otro proveedor.',
  },
  {
    id: 'zoho',
    name: 'Zoho Mail, gratuito',
    host: 'smtp.zoho.com',
    security: 'tls',
    password_help: appPassword,
  },
  {
    id: 'zoho_pro',
    name: 'Zoho Mail, de pago con dominio propio',
    host: 'smtppro.zoho.com',
    security: 'tls',
    password_help: appPassword,
  },
  {
    id: 'yahoo',
    name: 'Yahoo',
    host: 'smtp.mail.yahoo.com',
    security: 'tls',
    password_help: appPassword,
  },
  {
    id: 'hostinger',
    name: 'Hostinger',
    host: 'smtp.hostinger.com',
    security: 'tls',
    password_help: mailboxPassword,
  },
  {
    id: 'cpanel',
    name: 'Otro alojamiento con cPanel',
    host: 'mail.{dominio}',
    security: 'tls',
    password_help: `${mailboxPassword} El servidor exacto está en cPanel, en «Connect Devices».`,
  },
];

/** The providers that shops use, as commonly published; a provider may change them, so all of it can be overwritten. */
export const emailPresets: readonly EmailPreset[] = providers.map((provider) => ({
  object: 'email_preset',
  ...provider,
  port: provider.security === 'tls' ? 465 : 587,
}));
