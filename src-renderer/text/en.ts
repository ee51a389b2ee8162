import { problemSentences } from '../../src-main/contract/problems/problem-sentences.ts';
import { catalog } from './en/catalog/catalog.ts';
import { costs, profit } from './en/catalog/costs.ts';
import { customers } from './en/catalog/customers.ts';
import { lots } from './en/catalog/lots.ts';
import { promotions } from './en/catalog/promotions.ts';
import { sheets } from './en/catalog/sheets.ts';
import { stock } from './en/catalog/stock.ts';
import { variants } from './en/catalog/variants.ts';
import { cash } from './en/counter/cash.ts';
import { charge } from './en/counter/charge.ts';
import { counter } from './en/counter/counter.ts';
import { customerDisplay } from './en/counter/customer-display.ts';
import { fiscalMachine } from './en/counter/fiscal-machine.ts';
import { lock } from './en/counter/lock.ts';
import { returns } from './en/counter/returns.ts';
import { sale } from './en/counter/sale.ts';
import { ticket } from './en/counter/ticket.ts';
import { tiles } from './en/counter/tiles.ts';
import { declaration, due } from './en/declaration.ts';
import { annulment } from './en/documents/annulment.ts';
import { correction } from './en/documents/correction.ts';
import { document } from './en/documents/document.ts';
import { documentList } from './en/documents/document-list.ts';
import { editor } from './en/documents/editor.ts';
import { exchange } from './en/documents/exchange.ts';
import { fields } from './en/documents/fields.ts';
import { imports } from './en/documents/imports.ts';
import { environment } from './en/environment.ts';
import { head } from './en/head/head.ts';
import { help } from './en/help.ts';
import { home } from './en/home.ts';
import { letters } from './en/letters.ts';
import { month } from './en/month.ts';
import { notices } from './en/notices.ts';
import { proformas } from './en/proformas.ts';
import { goodsReceipt } from './en/purchases/goods-receipt.ts';
import { purchases } from './en/purchases/purchases.ts';
import { receivables } from './en/receivables.ts';
import { reports } from './en/reports.ts';
import { about } from './en/settings/about.ts';
import { backups } from './en/settings/backups/backups.ts';
import { move } from './en/settings/backups/move.ts';
import { restore } from './en/settings/backups/restore.ts';
import { secondPlace } from './en/settings/backups/second-place.ts';
import { business } from './en/settings/business/business.ts';
import { certificate } from './en/settings/business/certificate.ts';
import { points } from './en/settings/business/points.ts';
import { setUp } from './en/settings/business/set-up.ts';
import { token } from './en/settings/business/token.ts';
import { email } from './en/settings/email.ts';
import { headOffice } from './en/settings/head-office.ts';
import { pairing } from './en/settings/pairing.ts';
import { portal } from './en/settings/portal.ts';
import { printing } from './en/settings/printing.ts';
import { programSettings } from './en/settings/program-settings.ts';
import { rehearsal } from './en/settings/rehearsal.ts';
import { destination, settings } from './en/settings/settings.ts';
import { severalTills } from './en/settings/several-tills.ts';
import { updates } from './en/settings/updates.ts';
import { webhooks } from './en/settings/webhooks.ts';
import { shortcuts } from './en/shortcuts.ts';
import { sync } from './en/sync.ts';
import { timeliness } from './en/timeliness.ts';
import { approvals } from './en/workplace/approvals.ts';
import { operators } from './en/workplace/operators.ts';
import { activity } from './en/workplace/staff-activity.ts';
import { tills } from './en/workplace/tills.ts';
import { workplace } from './en/workplace/workplace.ts';
import type { Text } from './text.ts';

export const en: Text = {
  app: {
    name: 'Mostrador',
    skip: 'Skip to content',
    crashed: 'Something went wrong on this screen',
    crashedHint: 'What was issued is safe, and the sale in hand is kept. Reload to continue.',
    crashedDetail: 'Detail for whoever helps you',
    copyDetail: 'Copy the detail',
    reload: 'Reload',
  },
  nav: {
    label: 'Sections',
    home: 'Home',
    reports: 'Reports',
    counter: 'Counter',
    documents: 'Documents',
    cash: 'Cash',
    catalog: 'Products',
    customers: 'Customers',
    purchases: 'Purchases',
    receivables: 'Receivables',
    stock: 'Stock',
    machine: 'Fiscal machine',
    settings: 'Settings',
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
    connecting: 'Connecting to the service…',
    noSession: 'Open Mostrador from its link',
    noSessionHint: 'The service shows a one-time link when it starts. Open it in this browser to come in.',
    linkSpent: 'This link does not work any more',
    linkSpentHint:
      'Each link opens Mostrador once, within ten minutes. If it is open in another tab, go on there. If not, close Mostrador, open it again and use the new link that it shows.',
    unreachable: 'The service does not answer',
    unreachableHint: 'Check that Mostrador is running on this computer.',
    retry: 'Try again',
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
    choose: 'Choose…',
    cancel: 'Cancel',
    close: 'Close',
    save: 'Save',
    edit: 'Edit',
    remove: 'Remove',
    delete: 'Delete',
  },
  undo: {
    title: 'Undo',
    undo: 'Undo',
    removed: 'Removed: {{name}}',
    cleared: 'The sale was emptied',
    done: 'Undone: it is as it was',
  },
  secret: {
    once: 'It will not be shown again',
    copy: 'Copy',
    kept: 'I have kept it',
  },
  counter,
  customerDisplay,
  sale,
  freeLine: {
    title: 'Free line',
    hint: 'To sell something that is not on the list of products.',
    add: 'Add to the sale',
  },
  price: {
    label: 'Unit price',
    mode: 'The price given is',
    withIva: 'With IVA',
    withoutIva: 'Without IVA',
    bothWithIva: '{{withIva}} with IVA · {{before}} without',
    rate: 'IVA rate',
  },
  buyer: {
    finalConsumer: 'Final consumer',
    finalConsumerHint: 'Up to $ 50',
    change: 'Change buyer',
    identify: 'Identify the buyer',
    known: 'Known customers',
    type: 'Kind of identification',
    identification: 'Identification',
    name: 'Name or legal name',
    address: 'Address',
    email: 'E-mail to send the document to',
    use: 'Use this buyer',
    useFinalConsumer: 'Final consumer',
    doubtful: 'The check digit does not match. Check the number; the SRI may take it with a warning.',
    wrongDigit: 'The last digit does not match: check the number. The SRI may take it with a warning.',
    rightDigit: 'The check digit is right.',
    digitsLeft_one: '{{count}} digit missing.',
    digitsLeft_other: '{{count}} digits missing.',
    tooLong: 'Too many digits: a cédula has 10 and a RUC 13.',
    lookingUp: 'Looking for the name…',
    nameFound: 'Name found: {{source}}.',
    sources: {
      business: 'it is this very business',
      received_document: 'on a document of theirs',
      document: 'on a document you issued to them',
      customer: 'among your customers',
    },
    ownList: 'Buys by the list “{{name}}”.',
    overLimit: 'This sale is over the limit of a final consumer. Identify the buyer to charge.',
    notRemembered: 'The buyer is used for this sale but could not be saved: {{reason}}',
  },
  identification: {
    ruc: 'RUC',
    cedula: 'Cédula',
    pasaporte: 'Passport',
    exterior: 'Foreign identification',
    consumidor_final: 'Final consumer',
  },
  ivaRate: {
    iva_no_objeto: 'Not subject to IVA',
    iva_exento: 'Exempt from IVA',
    unknown: 'code {{code}} (unknown)',
  },
  totals: {
    title: 'Totals',
    subtotalAt: 'Subtotal {{rate}}',
    discount: 'Discounts',
    iva: 'IVA {{rate}}',
    ice: 'ICE',
    irbpnr: 'IRBPNR',
    tip: 'Tip',
    total: 'Total',
  },
  charge,
  ticket,
  tiles,
  printing,
  status: {
    pending: 'To be sent',
    submitted: 'At the SRI',
    authorized: 'Authorized',
    simulated: 'Authorized by the simulator',
    simulatedInRow: 'Simulated',
    returned: 'Returned',
    not_authorized: 'Not authorized',
    annulled: 'Annulled',
  },
  documents: {
    title: 'Documents',
    searchLabel: 'Search documents',
    searchPlaceholder: 'Number, access key, name or identification',
    statusFilter: 'Status',
    allStatuses: 'All',
    inProgress: 'In progress',
    authorized: 'Authorized',
    refused: 'With a problem',
    annulled: 'Annulled',
    anyCounterparty: 'Remove the filter {{identification}}',
    ofCounterparty: 'See all their documents',
    account: 'See what they owe and receive it',
    from: 'From',
    to: 'To',
    clearFilters: 'Clear filters',
    date: 'Date',
    number: 'Number',
    counterparty: 'In the name of',
    type: 'Document',
    allTypes: 'All types',
    typeFilter: 'Document',
    total: 'Total',
    status: 'Status',
    list: 'Issued documents',
    emptyTitle: 'Your documents will appear here',
    emptyHint: 'Every sale you issue is kept, numbered and signed.',
    goToCounter: 'Go to the counter',
    noMatchTitle: 'No document matches',
    noMatchHint: 'Try other words or clear a filter.',
    open: 'Open {{number}}',
  },
  document,
  documentList,
  payment: {
    sin_sistema_financiero: 'Cash',
    compensacion_deudas: 'Offset of debts',
    tarjeta_debito: 'Debit card',
    dinero_electronico: 'Electronic money',
    tarjeta_prepago: 'Prepaid card',
    tarjeta_credito: 'Credit card',
    otros_sistema_financiero: 'Transfer or other financial means',
    endoso_titulos: 'Endorsement of securities',
  },
  catalog,
  costs,
  profit,
  customers,
  sheets,
  settings,
  destination,
  pages: {
    label: 'Pages of the list',
    position: '{{from}}–{{to}} of {{total}}',
    previous: 'Previous',
    next: 'Next',
    newer: 'Newer',
    older: 'Older',
  },
  field: {
    usualReasons: 'Usual reasons',
    optional: 'optional',
    required: 'This field is required.',
    invalidNumber: 'Type a number such as 12.50',
    datePlaceholder: 'dd/mm/yyyy',
    invalidDate: 'Write the date like 31/12/2026',
    openCalendar: 'Open the calendar',
    calendar: {
      nextMonth: 'Next month',
      previousMonth: 'Previous month',
      nextYear: 'Next year',
      previousYear: 'Previous year',
      nextDecade: 'Ten years later',
      previousDecade: 'Ten years earlier',
    },
  },
  problem: problemSentences.en,
};
