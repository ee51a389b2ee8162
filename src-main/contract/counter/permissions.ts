import type { DocumentType } from '../../documents/kinds.ts';
import { keysOf } from '../../documents/values/keys-of.ts';

/** Whom a shop lets do what, from the least to the most trusted. */
export const operatorRoles = ['cashier', 'supervisor', 'accountant', 'administrator'] as const;
export type OperatorRole = (typeof operatorRoles)[number];

const everyone = operatorRoles;
const counter = ['cashier', 'supervisor', 'administrator'] as const;
const supervisors = ['supervisor', 'administrator'] as const;
const office = ['accountant', 'administrator'] as const;
const trusted = ['supervisor', 'accountant', 'administrator'] as const;
const administrators = ['administrator'] as const;

/**
 * What a person may be let do, and which roles are until somebody decides otherwise. The service holds all of it; the
 * window shows each person what is theirs.
 */
export const permissionTable = {
  sell: { group: 'counter', roles: counter, label: 'vender' },
  open_cash_session: { group: 'counter', roles: counter, approvable: true, label: 'abrir la caja' },
  close_cash_session: { group: 'counter', roles: counter, approvable: true, label: 'cerrar su caja' },
  move_cash: {
    group: 'counter',
    roles: counter,
    approvable: true,
    label: 'anotar ingresos y egresos de su caja',
  },
  // Who counts blind must not see first what the count should come to.
  read_x_report: { group: 'counter', roles: supervisors, approvable: true, label: 'sacar el reporte X' },
  close_cash_session_of_another: {
    group: 'counter',
    roles: supervisors,
    approvable: true,
    label: 'cerrar la caja de otra persona',
  },
  move_cash_of_another: {
    group: 'counter',
    roles: supervisors,
    approvable: true,
    label: 'anotar ingresos y egresos en la caja de otra persona',
  },
  discount_over_limit: {
    group: 'counter',
    roles: supervisors,
    approvable: true,
    label: 'dar un descuento mayor al límite',
  },
  change_price: { group: 'counter', roles: supervisors, approvable: true, label: 'cambiar un precio' },
  // A line that is of no product has whatever price is typed.
  sell_free_lines: {
    group: 'counter',
    roles: supervisors,
    approvable: true,
    label: 'vender algo que no está en el catálogo',
  },
  return_sale: { group: 'counter', roles: supervisors, approvable: true, label: 'aceptar una devolución' },
  // Always by a second person, who answers for what nobody could look up.
  credit_unchecked: {
    group: 'counter',
    roles: supervisors,
    approvable: true,
    label: 'acreditar una factura de otra caja sin respuesta de la matriz',
  },
  open_drawer_without_sale: {
    group: 'counter',
    roles: supervisors,
    approvable: true,
    label: 'abrir el cajón sin una venta',
  },
  receive_payments: { group: 'counter', roles: everyone, label: 'ver lo que debe un cliente y cobrarlo' },
  reverse_payments: {
    group: 'counter',
    roles: supervisors,
    approvable: true,
    label: 'reversar el cobro de una deuda',
  },
  sell_over_credit_limit: {
    group: 'counter',
    roles: supervisors,
    approvable: true,
    label: 'vender a crédito por encima del límite de un cliente',
  },
  sell_below_cost: {
    group: 'counter',
    roles: supervisors,
    approvable: true,
    label: 'vender por debajo del costo',
  },
  read_documents: { group: 'documents', roles: everyone, label: 'ver los documentos' },
  send_documents: { group: 'documents', roles: everyone, label: 'enviar documentos por correo' },
  issue_documents: {
    group: 'documents',
    roles: trusted,
    label: 'emitir retenciones, guías, liquidaciones y notas de débito',
  },
  correct_documents: {
    group: 'documents',
    roles: trusted,
    label: 'corregir, reenviar y reemplazar documentos',
  },
  void_document: { group: 'documents', roles: trusted, approvable: true, label: 'anular un documento' },
  read_reports: { group: 'documents', roles: trusted, label: 'ver los reportes' },
  save_declarations: { group: 'documents', roles: office, label: 'guardar lo que se declara' },
  read_receivables: { group: 'documents', roles: trusted, label: 'ver lo que deben los clientes' },
  manage_credit: {
    group: 'documents',
    roles: trusted,
    label: 'cambiar el crédito de un cliente y anotar saldos iniciales',
  },
  manage_purchases: { group: 'documents', roles: office, label: 'ver y registrar las compras' },
  import_documents: { group: 'documents', roles: office, label: 'importar documentos de otro sistema' },
  edit_customers: { group: 'goods', roles: everyone, label: 'crear y cambiar clientes' },
  manage_customers: { group: 'goods', roles: trusted, label: 'exportar, importar y borrar clientes' },
  edit_products: {
    group: 'goods',
    roles: supervisors,
    approvable: true,
    label: 'crear y cambiar productos y sus precios',
  },
  move_stock: { group: 'goods', roles: supervisors, approvable: true, label: 'cambiar las existencias' },
  read_costs: { group: 'goods', roles: supervisors, label: 'ver y anotar lo que cuesta cada producto' },
  read_approvals: { group: 'shop', roles: office, label: 'ver las aprobaciones y la actividad' },
  // For a while, in one window: the shop stays where it is.
  leave_live: {
    group: 'shop',
    roles: administrators,
    approvable: true,
    label: 'salir de Producción',
  },
  manage_operators: {
    group: 'shop',
    roles: administrators,
    label: 'administrar a los operadores y lo que puede cada uno',
  },
  manage_tills: { group: 'shop', roles: administrators, label: 'administrar las cajas' },
  manage_fiscal_machines: {
    group: 'shop',
    roles: administrators,
    label: 'administrar las máquinas fiscales',
  },
  manage_printers: { group: 'shop', roles: administrators, label: 'administrar las impresoras' },
  manage_business: { group: 'shop', roles: administrators, label: 'cambiar los datos del negocio' },
  manage_certificate: { group: 'shop', roles: administrators, label: 'cambiar la firma electrónica' },
  manage_settings: { group: 'shop', roles: administrators, label: 'cambiar los ajustes del programa' },
  manage_backups: { group: 'shop', roles: administrators, label: 'cuidar los respaldos' },
  manage_destinations: {
    group: 'shop',
    roles: administrators,
    label: 'decidir a dónde se envían copias de los documentos',
  },
  manage_email: { group: 'shop', roles: administrators, label: 'cambiar el correo del negocio' },
  manage_portal: { group: 'shop', roles: administrators, label: 'cambiar el portal de clientes' },
  manage_webhooks: { group: 'shop', roles: administrators, label: 'administrar los webhooks' },
  manage_api_keys: {
    group: 'shop',
    roles: administrators,
    label: 'dar y quitar claves a otros programas',
  },
} as const satisfies Readonly<Record<string, PermissionRow>>;
export type Permission = keyof typeof permissionTable;
export const permissions = keysOf(permissionTable);

/** What somebody else's PIN can stand for. */
export type ApprovablePermission = {
  [Name in Permission]: (typeof permissionTable)[Name] extends { readonly approvable: true } ? Name : never;
}[Permission];
export const approvablePermissions = permissions.filter(
  (permission): permission is ApprovablePermission => 'approvable' in permissionTable[permission],
);

export type PermissionGroup = 'counter' | 'documents' | 'goods' | 'shop';

interface PermissionRow {
  readonly group: PermissionGroup;
  /** Somebody who has it may let another do it once, by their PIN. The rest nobody asks of another: they do it themselves. */
  readonly approvable?: true;
  /** The roles that have it until the shop decides otherwise. */
  readonly roles: readonly OperatorRole[];
  /** Spanish, after «Puede …». */
  readonly label: string;
}

/** What of a route a person needs, once the shop has operators. */
export type PersonAccess =
  | Permission
  /**
   * The permission, or the approval of somebody who has it, named as `approval_id` in the query; `about`: as what the
   * approval has to name the record of the route's address.
   */
  | { readonly approvable: ApprovablePermission; readonly about?: 'document_id' | 'product_ids' | 'revision' }
  /** To be signed in; the use case judges by what the request does whether that takes the permission, or an approval. */
  | { readonly judged: Permission }
  | 'signed_in'
  /** Nothing: nobody could sign in without it. */
  | 'signed_out'
  /** To be the owner of the data, at the command line of this computer. */
  | 'owner';

/** What each kind of document takes to be issued: a sale and what is given back of one are the counter's, the rest the office's. */
export const permissionToIssue = {
  invoice: 'sell',
  credit_note: 'return_sale',
  debit_note: 'issue_documents',
  delivery_note: 'issue_documents',
  purchase_settlement: 'issue_documents',
  withholding: 'issue_documents',
} as const satisfies Readonly<Record<DocumentType, Permission>>;

/** What makes its holder an administrator: it is given with that role alone. */
export const onlyOfAdministrators = ['manage_operators'] as const satisfies readonly Permission[];

/** What a role may while the shop has not decided otherwise. */
export function usualPermissionsOf(role: OperatorRole): readonly Permission[] {
  return permissions.filter((permission) => {
    const { roles }: PermissionRow = permissionTable[permission];
    return roles.includes(role);
  });
}
