/** The files of a month of all tills. */
export const headMonth = {
  title: 'Archivo del mes',
  contents:
    'Un ZIP con el XML y el RIDE de lo que el SRI autorizó, de todas las cajas y por tipo, y un libro de Excel con todos los documentos y lo vendido. No lleva compras ni anexo (ATS): los da cada caja en Cerrar el mes. Las cifras de los formularios 104 y 103 están en Cifras para declarar.',
  mailTitle: 'Enviar cada mes el archivo al contador',
  noAccount: 'Aún no hay una cuenta de correo: póngala arriba. Lo que toca enviar espera.',
  mailIntro:
    'El archivo del mes de todas las cajas (Informes → Archivo del mes) sale por sí solo al día siguiente del último para anular, una sola vez, con la cuenta de correo de la matriz. Si pesa más de 15 MB, el correo dice cómo obtenerlo.',
};
