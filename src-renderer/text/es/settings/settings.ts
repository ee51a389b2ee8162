/** The settings' own words: their list, and what is chosen for the whole window. */
export const settings = {
  title: 'Ajustes',
  sections: 'Secciones de los ajustes',
  group: {
    shop: 'Su negocio',
    till: 'Punto de venta',
    customers: 'Entrega al cliente',
    connections: 'Conexiones',
    program: 'El programa',
  },
  general: 'General',
  appearance: 'Apariencia',
  prices: 'Precios con IVA',
  pricesExact: 'Se paga justo el precio de la percha',
  pricesExactHint:
    'El IVA es lo que el precio deja. Apáguelo solo si el SRI rechaza sus facturas por diferencias (mensaje 52): el IVA será base × tarifa y el total puede variar un centavo.',
  scheme: 'Tema',
  schemeAuto: 'Como el sistema',
  schemeLight: 'Claro',
  schemeDark: 'Oscuro',
  language: 'Idioma',
  spanish: 'Español',
  english: 'English',
  work: 'Entorno de trabajo',
};

/** Before copies of documents are sent to another address. */
export const destination = {
  title: '¿Enviar ahí copias de los documentos?',
  question: 'Desde ahora se enviarán por sí solas a «{{address}}».',
  caution: 'Llevan los datos de sus clientes: envíelas solo a quien usted conoce.',
  confirm: 'Enviar ahí',
};
