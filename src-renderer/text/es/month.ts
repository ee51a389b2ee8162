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
};
