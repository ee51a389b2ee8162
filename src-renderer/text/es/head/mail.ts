/** The head office's own mail. */
export const headMail = {
  intro:
    'De aquí salen los avisos de la matriz. Los comprobantes los envía cada caja a sus clientes, con la cuenta que ella tenga.',
  title: 'Avisar por correo de lo que necesita a una persona',
  about:
    'Números repetidos o que faltan, facturas acreditadas de más, cambios que una caja no pudo tomar y cajas que no informan. A lo sumo un correo al día, desde las siete, y solo si hay algo nuevo: de cada asunto se avisa una vez.',
  off: 'No se avisa a nadie',
  on: 'Se avisa a {{email}}',
  noAccount: 'Aún no hay una cuenta de correo: póngala arriba, y sale lo que haya.',
  email: 'Correo de quien atiende la matriz',
  start: 'Avisar',
  change: 'Cambiar el correo',
  stop: 'Dejar de avisar',
  stopped: 'Ya no se avisa a nadie',
  letters: 'Avisos enviados',
  items: 'Aviso',
  sentItems_one: '{{at}}: un asunto',
  sentItems_other: '{{at}}: {{count}} asuntos',
};
