import {
  type Icon,
  IconBuildingStore,
  IconCashRegister,
  IconChartBar,
  IconDeviceDesktopAnalytics,
  IconFileInvoice,
  IconHome,
  IconPackage,
  IconPackages,
  IconReceipt2,
  IconSettings,
  IconTruckDelivery,
  IconUsers,
} from '@tabler/icons-react';
import type { Permission } from '../../../src-main/contract/counter/permissions.ts';
import type { ShortcutAction } from '../../lib/shortcuts/default-keys.ts';
import type { Text } from '../../text/text.ts';

/** A part of the program, as the rail shows it. */
export interface Section {
  readonly name: Exclude<keyof Text['nav'], 'label'>;
  readonly to: string;
  /** Another page that belongs to it. */
  readonly alsoAt?: string;
  readonly Icon: Icon;
  /** What its key does. */
  readonly action?: ShortcutAction;
  /** Operators without it do not see it. */
  readonly permission?: Permission;
  /** Only shops with fiscal machines have it. */
  readonly isForMachines?: true;
  /** Only shops that keep stock have it. */
  readonly isForStock?: true;
}

export const sections: readonly Section[] = [
  { name: 'home', to: '/inicio', Icon: IconHome, action: 'go_home', permission: 'read_reports' },
  {
    name: 'counter',
    to: '/',
    alsoAt: '/devolucion',
    Icon: IconBuildingStore,
    action: 'go_counter',
    permission: 'sell',
  },
  {
    name: 'machine',
    to: '/maquina-fiscal',
    Icon: IconDeviceDesktopAnalytics,
    action: 'go_machine',
    permission: 'sell',
    isForMachines: true,
  },
  { name: 'cash', to: '/caja', Icon: IconCashRegister, action: 'go_cash', permission: 'close_cash_session' },
  {
    name: 'documents',
    to: '/documentos',
    Icon: IconFileInvoice,
    action: 'go_documents',
    permission: 'read_documents',
  },
  { name: 'purchases', to: '/compras', Icon: IconTruckDelivery, permission: 'manage_purchases' },
  { name: 'receivables', to: '/por-cobrar', Icon: IconReceipt2, permission: 'read_receivables' },
  { name: 'reports', to: '/informes', Icon: IconChartBar, permission: 'read_reports' },
  { name: 'catalog', to: '/productos', Icon: IconPackage, action: 'go_catalog' },
  { name: 'stock', to: '/inventario', Icon: IconPackages, isForStock: true },
  { name: 'customers', to: '/clientes', Icon: IconUsers, action: 'go_customers' },
  { name: 'settings', to: '/ajustes', Icon: IconSettings, action: 'go_settings' },
];
