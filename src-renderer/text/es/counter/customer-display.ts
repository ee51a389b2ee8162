/** The screen that faces the customer. */
export const customerDisplay = {
  open: 'Abrir la pantalla del cliente',
  welcome: 'Bienvenido',
  waiting: 'Esta pantalla muestra la venta del mostrador que esté abierto en esta computadora.',
  thanks: '¡Gracias por su compra!',
  change: 'Su vuelto',
  discount: 'Su descuento',
};
