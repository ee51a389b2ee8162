import { matchPath } from 'react-router';
import { keysOf } from '../../../src-main/documents/values/keys-of.ts';
import type { Text } from '../../text/text.ts';

export type HelpTopic = keyof Text['help']['topics'];

/** Where the manual goes on about a screen: its page, and the heading in it. */
interface ManualSection {
  readonly page: string;
  readonly heading: string;
}

interface ScreenHelp extends ManualSection {
  /** The screens it is about, and those below them that have none of their own. */
  readonly at: readonly string[];
}

/** The help of each screen, and where more of it stands. */
export const helpTopics: Readonly<Record<HelpTopic, ScreenHelp>> = {
  home: { at: ['/inicio'], page: 'primeros-pasos', heading: 'la-pagina-de-inicio' },
  counter: { at: ['/'], page: 'mostrador', heading: 'vender' },
  machine: { at: ['/maquina-fiscal'], page: 'mostrador', heading: 'maquina-fiscal' },
  returns: { at: ['/devolucion'], page: 'mostrador', heading: 'devoluciones' },
  cash: { at: ['/caja'], page: 'caja', heading: 'el-turno' },
  closing: { at: ['/caja/cerrar', '/caja/cierres/:id'], page: 'caja', heading: 'cerrar-la-caja' },
  purchases: { at: ['/compras'], page: 'mes', heading: 'compras' },
  receivables: { at: ['/por-cobrar'], page: 'caja', heading: 'lo-que-se-fia' },
  reports: { at: ['/informes'], page: 'mes', heading: 'informes' },
  documents: { at: ['/documentos'], page: 'documentos', heading: 'buscar-y-exportar' },
  document: { at: ['/documentos/:id'], page: 'documentos', heading: 'estados-de-un-documento' },
  proformas: { at: ['/documentos/proformas'], page: 'documentos', heading: 'proformas' },
  editor: { at: ['/documentos/nuevo'], page: 'documentos', heading: 'escribir-un-documento' },
  correction: { at: ['/documentos/:id/corregir'], page: 'documentos', heading: 'corregir-y-anular' },
  imports: {
    at: ['/documentos/importaciones'],
    page: 'documentos',
    heading: 'traer-documentos-de-otro-sistema',
  },
  stock: { at: ['/inventario'], page: 'productos', heading: 'inventario' },
  products: { at: ['/productos'], page: 'productos', heading: 'productos-y-precios' },
  sheets: {
    at: ['/productos/importar', '/clientes/importar'],
    page: 'productos',
    heading: 'hojas-de-calculo',
  },
  customers: { at: ['/clientes'], page: 'productos', heading: 'clientes' },
  setUp: { at: ['/configurar'], page: 'primeros-pasos', heading: 'configurar-su-negocio' },
  settings: { at: ['/ajustes'], page: 'ajustes', heading: 'general' },
  about: { at: ['/ajustes/acerca'], page: 'ajustes', heading: 'acerca-de-y-soporte' },
  business: { at: ['/ajustes/negocio'], page: 'ajustes', heading: 'negocio' },
  certificate: { at: ['/ajustes/firma'], page: 'ajustes', heading: 'firma-electronica' },
  backups: { at: ['/ajustes/respaldos'], page: 'respaldos', heading: 'respaldos-que-se-hacen-solos' },
  people: { at: ['/ajustes/operadores'], page: 'ajustes', heading: 'operadores' },
  approvals: {
    at: ['/ajustes/operadores/aprobaciones', '/ajustes/operadores/actividad'],
    page: 'ajustes',
    heading: 'aprobaciones-y-actividad',
  },
  tills: { at: ['/ajustes/cajas'], page: 'ajustes', heading: 'cajas' },
  printers: { at: ['/ajustes/impresoras'], page: 'ajustes', heading: 'impresoras' },
  machines: { at: ['/ajustes/maquinas'], page: 'ajustes', heading: 'maquinas-fiscales' },
  keys: { at: ['/ajustes/teclas'], page: 'ajustes', heading: 'teclas' },
  email: { at: ['/ajustes/correo'], page: 'ajustes', heading: 'correo' },
  portal: { at: ['/ajustes/portal'], page: 'ajustes', heading: 'portal' },
  programs: {
    at: ['/ajustes/programas', '/ajustes/webhooks'],
    page: 'ajustes',
    heading: 'otros-programas',
  },
  headOffice: { at: ['/ajustes/matriz', '/ajustes/varias-cajas'], page: 'ajustes', heading: 'matriz' },
  rehearsal: { at: ['/ajustes/simulacro'], page: 'ajustes', heading: 'simulacro' },
};

/** The topic of a screen; undefined for one that nobody wrote about. */
export function topicOf(pathname: string): HelpTopic | undefined {
  const matches = keysOf(helpTopics).flatMap((topic) =>
    helpTopics[topic].at
      // The counter is where everything begins, and not what everything is below.
      .filter((path) => matchPath({ path, end: path === '/' }, pathname))
      .map((path) => ({ topic, depth: path.split('/').length, isNamed: !path.includes(':') })),
  );
  const [closest] = matches.toSorted(
    (one, other) => other.depth - one.depth || Number(other.isNamed) - Number(one.isNamed),
  );
  return closest?.topic;
}

export function manualPath({ page, heading }: ManualSection): string {
  return `/ayuda/${page}?tema=${heading}`;
}
