/** Where a month is closed. */
export const month = {
  title: 'Cerrar el mes',
  open: 'Cerrar el mes',
  which: 'Mes',
  report: 'Ver el informe',
  accountant: 'Para el contador',
  contents:
    'Un ZIP con el XML y el RIDE de lo autorizado, por tipo; el XML de las compras y de las retenciones recibidas; y un libro de Excel con ventas, compras, retenciones y las cifras de los formularios 104 y 103.',
  save: 'Guardar el archivo del mes',
  mail: {
    title: 'Enviarlo por correo cada mes',
    intro:
      'El mismo archivo sale por sí solo desde el día 3 del mes siguiente, una sola vez, con la cuenta de correo del negocio. Si pesa más de 15 MB, el correo dice cómo obtenerlo.',
    off: 'No se envía por sí solo',
    on: 'Se envía a {{email}} desde {{month}}',
    noAccount: 'Aún no hay una cuenta de correo: lo que toca enviar espera. Póngala en Ajustes → Correo.',
    email: 'Correo del contador',
    start: 'Enviar cada mes',
    change: 'Cambiar el correo',
    stop: 'Dejar de enviar',
    sent: 'Meses enviados',
    outcome: 'Resultado',
    waiting: 'Por salir',
    failed: 'No llegó',
    sentAt: 'Enviado {{at}}',
  },
};
