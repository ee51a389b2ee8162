import {
  type Icon,
  IconAddressBook,
  IconCashRegister,
  IconChartBar,
  IconFileInvoice,
  IconHome,
  IconKey,
  IconPackage,
  IconSettings,
  IconUsers,
} from '@tabler/icons-react';
import type { Text } from '../../text/text.ts';
import { type Audience, ownersAlone, wholeBusiness } from '../session/audience.ts';

/** A part of the window, as its rail shows it. */
export interface HeadSection extends Audience {
  readonly name: keyof Text['head']['nav'];
  readonly to: string;
  readonly Icon: Icon;
}

export const headSections: readonly HeadSection[] = [
  { name: 'home', to: '/', Icon: IconHome },
  { name: 'documents', to: '/documentos', Icon: IconFileInvoice },
  { name: 'reports', to: '/informes', Icon: IconChartBar },
  { name: 'products', to: '/productos', Icon: IconPackage, ...wholeBusiness },
  { name: 'customers', to: '/clientes', Icon: IconAddressBook, ...wholeBusiness },
  { name: 'operators', to: '/operadores', Icon: IconUsers, ...wholeBusiness },
  { name: 'stations', to: '/cajas', Icon: IconCashRegister },
  { name: 'settings', to: '/ajustes', Icon: IconSettings, ...wholeBusiness },
  { name: 'keys', to: '/claves', Icon: IconKey, ...ownersAlone },
];
