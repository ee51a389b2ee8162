/** Who works at the counter, and what each may do. */
export const operators = {
  title: 'Operadores',
  intro:
    'Quien atiende ingresa con su PIN. Así cada turno de caja tiene dueño y lo delicado lo permite quien debe.',
  none: 'Todavía no hay operadores',
  noneHint: 'Sin operadores, cualquiera vende sin PIN. La primera persona administra: ella crea a las demás.',
  first: 'Crear a quien administra',
  new: 'Nuevo operador',
  list: 'Operadores',
  name: 'Nombre',
  role: 'Rol',
  state: 'Estado',
  active: 'Activo',
  inactive: 'Ya no trabaja aquí',
  locked: 'PIN bloqueado un momento',
  edit: 'Cambiar',
  editOf: 'Cambiar a {{name}}',

  createTitle: 'Nuevo operador',
  firstTitle: 'Quien administra',
  editTitle: 'Cambiar operador',
  firstHint: 'La primera persona administra. Después podrá crear cajeros y supervisores.',
  create: 'Crear',
  pin: 'PIN',
  newPin: 'PIN nuevo',
  pinHint: 'De 4 a 8 cifras. Con él ingresa y permite; no se lo puede volver a ver.',
  newPinHint: 'Déjelo vacío para no cambiarlo. Uno nuevo termina la espera por PIN incorrectos.',
  repeatPin: 'Repita el PIN',
  pinsDiffer: 'Los dos PIN no son iguales.',
  works: 'Trabaja aquí',
  worksHint: 'A quien se va no se lo borra: lo que hizo sigue a su nombre.',
  roleHint: {
    cashier: 'Vende, abre y cierra su caja, anota ingresos y egresos.',
    supervisor:
      'Además saca el reporte X, acepta devoluciones, permite descuentos y precios, y cierra cajas de otros.',
    administrator: 'Además administra operadores, cajas y máquinas fiscales.',
  },

  onlyAdministrator: 'Solo quien administra puede hacer cambios aquí.',
  signIn: 'Ingresar como administrador',
  signInTitle: 'Ingresa quien administra',
};
