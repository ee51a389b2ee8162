/** Los ajustes del programa que rigen desde que se vuelve a abrir. */
export const programSettings = {
  title: 'Ajustes del programa',
  atNextStart: 'Los cambios rigen desde que vuelva a abrir Mostrador.',
  default: 'El de fábrica',
  doubtful: 'Está bien escrito, aunque no pase su dígito verificador (hay RUC nuevos que no lo pasan).',
  software_provider_ruc: {
    label: 'RUC Proveedor',
    hint: 'El RUC de quien le provee o instala este programa, no el de su negocio. El SRI lo pide en cada documento.',
  },
  port: {
    label: 'Puerto',
    hint: 'Donde otros programas de esta computadora encuentran a Mostrador. De fábrica, 4747.',
  },
  authority_timeout: {
    label: 'Espera de cada respuesta del SRI, en segundos',
    hint: 'De 1 a 120. De fábrica, 30.',
  },
  authority_test_url: {
    label: 'Servidor de las Pruebas SRI',
    hint: 'Solo para quien desarrolla: otro servidor en lugar del de pruebas del SRI.',
  },
  rate_limit: {
    label: 'Peticiones por segundo de cada programa conectado',
    hint: 'Un número, o «off» para no limitarlas. De fábrica, 50.',
  },
  log_level: {
    label: 'Cuánto se escribe en el registro',
    hint: 'Súbalo si soporte se lo pide. De fábrica, lo usual.',
  },
  secret_key_kept_by: {
    label: 'Quién guarda la clave del certificado y de las contraseñas',
    hint: 'En un archivo, también abre los datos un servicio sin ventana. De fábrica, el sistema operativo.',
  },
  choice: {
    debug: 'Todo, también los pasos',
    info: 'Lo usual',
    warn: 'Advertencias y errores',
    error: 'Solo errores',
    silent: 'Nada',
    system: 'El sistema operativo',
    file: 'Un archivo de la carpeta de datos',
  },
};
