/** Who stands at the counter, from the least to the most trusted. */
export const operatorRoles = ['cashier', 'supervisor', 'administrator'] as const;
export type OperatorRole = (typeof operatorRoles)[number];

const everyone = operatorRoles;
const supervisors = ['supervisor', 'administrator'] as const;
const administrators = ['administrator'] as const;

/**
 * What each role may do by itself; for the rest, somebody who may puts in a PIN. The service holds what it does
 * itself; what the screen does (a discount, the drawer) the screen holds, with the same table.
 */
export const operatorPermissions = {
  sell: { roles: everyone, label: 'vender' },
  open_cash_session: { roles: everyone, label: 'abrir la caja' },
  close_cash_session: { roles: everyone, label: 'cerrar su caja' },
  move_cash: { roles: everyone, label: 'anotar ingresos y egresos de su caja' },
  // Whoever counts blind must not be told first what the count should come to.
  read_x_report: { roles: supervisors, label: 'sacar el reporte X' },
  close_cash_session_of_another: { roles: supervisors, label: 'cerrar la caja de otra persona' },
  move_cash_of_another: { roles: supervisors, label: 'anotar ingresos y egresos en la caja de otra persona' },
  discount_over_limit: { roles: supervisors, label: 'dar un descuento mayor al límite' },
  change_price: { roles: supervisors, label: 'cambiar un precio' },
  return_sale: { roles: supervisors, label: 'aceptar una devolución' },
  void_document: { roles: supervisors, label: 'anular un documento' },
  open_drawer_without_sale: { roles: supervisors, label: 'abrir el cajón sin una venta' },
  move_stock: { roles: supervisors, label: 'cambiar las existencias' },
  read_approvals: { roles: administrators, label: 'ver las aprobaciones' },
  manage_operators: { roles: administrators, label: 'administrar a los operadores' },
  manage_tills: { roles: administrators, label: 'administrar las cajas' },
  manage_fiscal_machines: { roles: administrators, label: 'administrar las máquinas fiscales' },
} as const satisfies Readonly<Record<string, Permission>>;
export type OperatorAction = keyof typeof operatorPermissions;

interface Permission {
  readonly roles: readonly OperatorRole[];
  /** Spanish, after «Puede …». */
  readonly label: string;
}

/** Whether a role does something by itself, with nobody's permit. */
export function mayDo(role: OperatorRole, action: OperatorAction): boolean {
  const { roles }: Permission = operatorPermissions[action];
  return roles.includes(role);
}
