import { problemSentences } from '../../src-main/contract/problems/problem-sentences.ts';
import { catalog } from './es/catalog/catalog.ts';
import { costs, profit } from './es/catalog/costs.ts';
import { customers } from './es/catalog/customers.ts';
import { lots } from './es/catalog/lots.ts';
import { promotions } from './es/catalog/promotions.ts';
import { sheets } from './es/catalog/sheets.ts';
import { stock } from './es/catalog/stock.ts';
import { variants } from './es/catalog/variants.ts';
import { cash } from './es/counter/cash.ts';
import { charge } from './es/counter/charge.ts';
import { counter } from './es/counter/counter.ts';
import { customerDisplay } from './es/counter/customer-display.ts';
import { fiscalMachine } from './es/counter/fiscal-machine.ts';
import { lock } from './es/counter/lock.ts';
import { returns } from './es/counter/returns.ts';
import { sale } from './es/counter/sale.ts';
import { ticket } from './es/counter/ticket.ts';
import { tiles } from './es/counter/tiles.ts';
import { declaration, due } from './es/declaration.ts';
import { annulment } from './es/documents/annulment.ts';
import { correction } from './es/documents/correction.ts';
import { document } from './es/documents/document.ts';
import { documentList } from './es/documents/document-list.ts';
import { editor } from './es/documents/editor.ts';
import { exchange } from './es/documents/exchange.ts';
import { fields } from './es/documents/fields.ts';
import { imports } from './es/documents/imports.ts';
import { environment } from './es/environment.ts';
import { head } from './es/head/head.ts';
import { help } from './es/help.ts';
import { home } from './es/home.ts';
import { letters } from './es/letters.ts';
import { month } from './es/month.ts';
import { notices } from './es/notices.ts';
import { proformas } from './es/proformas.ts';
import { goodsReceipt } from './es/purchases/goods-receipt.ts';
import { purchases } from './es/purchases/purchases.ts';
import { receivables } from './es/receivables.ts';
import { reports } from './es/reports.ts';
import { about } from './es/settings/about.ts';
import { backups } from './es/settings/backups/backups.ts';
import { move } from './es/settings/backups/move.ts';
import { restore } from './es/settings/backups/restore.ts';
import { secondPlace } from './es/settings/backups/second-place.ts';
import { business } from './es/settings/business/business.ts';
import { certificate } from './es/settings/business/certificate.ts';
import { points } from './es/settings/business/points.ts';
import { setUp } from './es/settings/business/set-up.ts';
import { token } from './es/settings/business/token.ts';
import { email } from './es/settings/email.ts';
import { headOffice } from './es/settings/head-office.ts';
import { pairing } from './es/settings/pairing.ts';
import { portal } from './es/settings/portal.ts';
import { printing } from './es/settings/printing.ts';
import { programSettings } from './es/settings/program-settings.ts';
import { rehearsal } from './es/settings/rehearsal.ts';
import { destination, settings } from './es/settings/settings.ts';
import { severalTills } from './es/settings/several-tills.ts';
import { updates } from './es/settings/updates.ts';
import { webhooks } from './es/settings/webhooks.ts';
import { shortcuts } from './es/shortcuts.ts';
import { sync } from './es/sync.ts';
import { timeliness } from './es/timeliness.ts';
import { approvals } from './es/workplace/approvals.ts';
import { operators } from './es/workplace/operators.ts';
import { activity } from './es/workplace/staff-activity.ts';
import { tills } from './es/workplace/tills.ts';
import { workplace } from './es/workplace/workplace.ts';

/** Every sentence of the window, in the Spanish of Ecuador: the language the others are translated from. */
export const es = {
  app: {
    name: 'Mostrador',
    skip: 'Ir al contenido',
    crashed: 'Algo salió mal en esta pantalla',
    crashedHint: 'Lo emitido está a salvo, y la venta en curso se conserva. Vuelva a cargar para continuar.',
    crashedDetail: 'Detalle para quien le ayude',
    copyDetail: 'Copiar el detalle',
    reload: 'Volver a cargar',
  },
  nav: {
    label: 'Secciones',
    home: 'Inicio',
    reports: 'Informes',
    counter: 'Mostrador',
    documents: 'Documentos',
    cash: 'Caja',
    catalog: 'Productos',
    customers: 'Clientes',
    purchases: 'Compras',
    receivables: 'Por cobrar',
    stock: 'Inventario',
    machine: 'Máquina fiscal',
    settings: 'Ajustes',
  },
  environment,
  head,
  home,
  letters,
  month,
  proformas,
  promotions,
  variants,
  purchases,
  goodsReceipt,
  receivables,
  reports,
  help,
  declaration,
  due,
  timeliness,
  connect: {
    connecting: 'Conectando con el servicio…',
    noSession: 'Abra Mostrador desde su enlace',
    noSessionHint:
      'El servicio muestra al iniciar un enlace de un solo uso. Ábralo en este navegador para entrar.',
    linkSpent: 'Este enlace ya no sirve',
    linkSpentHint:
      'Cada enlace abre Mostrador una sola vez, dentro de diez minutos. Si lo tiene abierto en otra pestaña, siga ahí. Si no, cierre Mostrador, ábralo de nuevo y use el enlace nuevo que muestra.',
    unreachable: 'El servicio no responde',
    unreachableHint: 'Compruebe que Mostrador está en marcha en esta computadora.',
    retry: 'Reintentar',
  },
  about,
  programSettings,
  sync,
  notices,
  fiscalMachine,
  shortcuts,
  exchange,
  certificate,
  token,
  setUp,
  rehearsal,
  secondPlace,
  business,
  headOffice,
  severalTills,
  pairing,
  points,
  portal,
  updates,
  webhooks,
  email,
  backups,
  move,
  restore,
  imports,
  returns,
  correction,
  fields,
  editor,
  annulment,
  activity,
  approvals,
  lock,
  workplace,
  cash,
  operators,
  stock,
  lots,
  tills,
  action: {
    choose: 'Elegir…',
    cancel: 'Cancelar',
    close: 'Cerrar',
    save: 'Guardar',
    edit: 'Editar',
    remove: 'Quitar',
    delete: 'Eliminar',
  },
  undo: {
    title: 'Deshacer',
    undo: 'Deshacer',
    removed: 'Se quitó: {{name}}',
    cleared: 'Se vació la venta',
    done: 'Deshecho: está como antes',
  },
  secret: {
    once: 'No se volverá a mostrar',
    copy: 'Copiar',
    kept: 'Ya está guardado',
  },
  counter,
  customerDisplay,
  sale,
  freeLine: {
    title: 'Línea libre',
    hint: 'Para vender algo que no está en la lista de productos.',
    add: 'Agregar a la venta',
  },
  price: {
    label: 'Precio unitario',
    mode: 'El precio indicado',
    withIva: 'Con IVA',
    withoutIva: 'Sin IVA',
    bothWithIva: '{{withIva}} con IVA · {{before}} sin IVA',
    rate: 'Tarifa de IVA',
  },
  buyer: {
    finalConsumer: 'Consumidor final',
    finalConsumerHint: 'Hasta $ 50',
    change: 'Cambiar comprador',
    identify: 'Identificar comprador',
    known: 'Clientes conocidos',
    type: 'Tipo de identificación',
    identification: 'Identificación',
    name: 'Nombre o razón social',
    address: 'Dirección',
    email: 'Correo para enviar el documento',
    use: 'Usar este comprador',
    useFinalConsumer: 'Consumidor final',
    doubtful: 'El dígito verificador no coincide. Revise el número; el SRI puede aceptarlo con advertencia.',
    wrongDigit: 'El último dígito no corresponde: revise el número. El SRI puede aceptarlo con advertencia.',
    rightDigit: 'El dígito verificador es correcto.',
    digitsLeft_one: 'Falta {{count}} dígito.',
    digitsLeft_other: 'Faltan {{count}} dígitos.',
    tooLong: 'Sobran dígitos: la cédula tiene 10 y el RUC 13.',
    lookingUp: 'Buscando el nombre…',
    nameFound: 'Nombre encontrado: {{source}}.',
    sources: {
      business: 'es este mismo negocio',
      received_document: 'de un comprobante suyo',
      document: 'de un documento que usted le emitió',
      customer: 'de sus clientes',
    },
    ownList: 'Compra con la lista «{{name}}».',
    overLimit: 'Esta venta supera el límite de consumidor final. Identifique al comprador para cobrar.',
    notRemembered: 'El comprador se usará en esta venta, pero no se pudo guardar: {{reason}}',
  },
  identification: {
    ruc: 'RUC',
    cedula: 'Cédula',
    pasaporte: 'Pasaporte',
    exterior: 'Identificación del exterior',
    consumidor_final: 'Consumidor final',
  },
  ivaRate: {
    iva_no_objeto: 'No objeto de IVA',
    iva_exento: 'Exento de IVA',
    unknown: 'código {{code}} (desconocido)',
  },
  totals: {
    title: 'Totales',
    subtotalAt: 'Subtotal {{rate}}',
    discount: 'Descuentos',
    iva: 'IVA {{rate}}',
    ice: 'ICE',
    irbpnr: 'IRBPNR',
    tip: 'Propina',
    total: 'Total',
  },
  charge,
  ticket,
  tiles,
  printing,
  status: {
    pending: 'Por enviar',
    submitted: 'En el SRI',
    authorized: 'Autorizado',
    simulated: 'Autorizado por el simulador',
    simulatedInRow: 'Simulado',
    returned: 'Devuelto',
    not_authorized: 'No autorizado',
    annulled: 'Anulado',
  },
  documents: {
    title: 'Documentos',
    searchLabel: 'Buscar documento',
    searchPlaceholder: 'Número, clave de acceso, nombre o identificación',
    statusFilter: 'Estado',
    allStatuses: 'Todos',
    inProgress: 'En curso',
    authorized: 'Autorizados',
    refused: 'Con problema',
    annulled: 'Anulados',
    anyCounterparty: 'Quitar el filtro {{identification}}',
    ofCounterparty: 'Ver todos sus documentos',
    account: 'Ver lo que debe y cobrarle',
    from: 'Desde',
    to: 'Hasta',
    clearFilters: 'Quitar filtros',
    date: 'Fecha',
    number: 'Número',
    counterparty: 'A nombre de',
    type: 'Documento',
    allTypes: 'Todos los tipos',
    typeFilter: 'Documento',
    total: 'Total',
    status: 'Estado',
    list: 'Documentos emitidos',
    emptyTitle: 'Aquí aparecerán sus documentos',
    emptyHint: 'Cada venta que emita queda guardada, numerada y firmada.',
    goToCounter: 'Ir al mostrador',
    noMatchTitle: 'Ningún documento coincide',
    noMatchHint: 'Pruebe con otras palabras o quite algún filtro.',
    open: 'Abrir {{number}}',
  },
  document,
  documentList,
  payment: {
    sin_sistema_financiero: 'Efectivo',
    compensacion_deudas: 'Compensación de deudas',
    tarjeta_debito: 'Tarjeta de débito',
    dinero_electronico: 'Dinero electrónico',
    tarjeta_prepago: 'Tarjeta prepago',
    tarjeta_credito: 'Tarjeta de crédito',
    otros_sistema_financiero: 'Transferencia u otro medio financiero',
    endoso_titulos: 'Endoso de títulos',
  },
  catalog,
  costs,
  profit,
  customers,
  sheets,
  settings,
  destination,
  pages: {
    label: 'Páginas de la lista',
    position: '{{from}}–{{to}} de {{total}}',
    previous: 'Anteriores',
    next: 'Siguientes',
    newer: 'Más recientes',
    older: 'Anteriores',
  },
  field: {
    usualReasons: 'Motivos usuales',
    optional: 'opcional',
    required: 'Este campo es obligatorio.',
    invalidNumber: 'Escriba un número como 12.50',
    datePlaceholder: 'dd/mm/aaaa',
    invalidDate: 'Escriba la fecha como 31/12/2026',
    openCalendar: 'Abrir el calendario',
    calendar: {
      nextMonth: 'Mes siguiente',
      previousMonth: 'Mes anterior',
      nextYear: 'Año siguiente',
      previousYear: 'Año anterior',
      nextDecade: 'Diez años después',
      previousDecade: 'Diez años antes',
    },
  },
  problem: problemSentences.es,
};
