/**
 * Why the head office of this computer does not run, and what a person does about it.
 *
 * @param why by the name of its exit code
 */
export function whyNotStarted(why: string, port: number, dataDir: string): string {
  switch (why) {
    case 'portTaken':
      return `Otro programa usa el puerto ${port} de este equipo. Ciérrelo, o elija otro puerto.`;
    case 'folderInUse':
      return `Otra matriz ya usa la carpeta ${dataDir}. Ciérrela primero.`;
    case 'newerData':
      return 'Los datos de la matriz son de una versión más nueva. Actualice Mostrador.';
    case 'noSpace':
      return 'No queda espacio en el disco de este equipo para la matriz.';
    case 'noDatabase':
      return NO_DATABASE;
    default:
      return `La matriz no pudo iniciar, o terminó. El porqué está en ${dataDir}, en la carpeta logs.`;
  }
}

const NO_DATABASE =
  'La matriz guarda sus datos en PostgreSQL, y este equipo no lo tiene. Instálelo y pulse otra vez: en Debian y Ubuntu, en una ' +
  'terminal, «sudo apt install postgresql»; en Windows y Mac, con el instalador de postgresql.org, en su carpeta usual. No hay ' +
  'que configurar nada en él.';
