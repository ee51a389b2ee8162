/** Letters that go by themselves. */
export const letters = {
  to: 'Correo',
  outcome: 'Resultado',
  waiting: 'Por salir',
  failed: 'No llegó',
  sentAt: 'Enviado {{at}}',
};
