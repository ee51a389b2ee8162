/** Figures for the declarations. */
export const declaration = {
  title: 'Cifras para declarar',
  open: 'Cifras para declarar',
  back: 'Volver a los informes',
  checkTitle: 'Revíselas con su contador antes de declarar',
  check:
    'Salen de lo autorizado y de las compras que están aquí. Donde dice «Decida», ningún documento lo dice: escríbalo. El anexo transaccional (ATS) está en «Cerrar el mes».',
  undecided_one: '{{count}} documento sin decisión del SRI no está en los casilleros.',
  undecided_other: '{{count}} documentos sin decisión del SRI no están en los casilleros.',
  unauthorized_one: '{{count}} compra que el SRI no autorizó o anuló no está.',
  unauthorized_other: '{{count}} compras que el SRI no autorizó o anuló no están.',
  unconfirmed_one: '{{count}} compra que el SRI aún no confirma sí está.',
  unconfirmed_other: '{{count}} compras que el SRI aún no confirma sí están.',
  incomeTax: 'Retenciones de renta hechas',
  incomeTaxByCode: 'Retenciones de renta por código',
  box: 'Casillero',
  concept: 'Concepto',
  value: 'Valor',
  decide: 'Decida',
  source_one: '{{label}}: {{count}} documento, {{amount}}',
  source_other: '{{label}}: {{count}} documentos, {{amount}}',
  sourceAmount: '{{label}}: {{amount}}',
  pending: 'Por decidir',
  boxNumber: 'Casillero {{box}}',
  balances: 'Guardar lo declarado',
  balancesHint:
    'Lo que usted escribe en los casilleros se guarda con los saldos: el próximo mes o semestre empieza con ellos. Guárdelo cuando declare, y otra vez si algo cambia. Nada se envía al SRI.',
  save: 'Guardar',
  saved: 'Guardado el {{at}}',
};

/** What is declared, by when, and what it comes to. */
export const due = {
  title: 'Por pagar',
  intro:
    'Qué declara su negocio, hasta cuándo y cuánto. Lo que se guardó en las cifras para declarar cuenta como declarado; nada se envía al SRI.',
  declarations: 'Declaraciones',
  form: 'Formulario',
  period: 'Período',
  dueOn: 'Vence',
  toPay: 'A pagar',
  state: 'Estado',
  form104: '104 · IVA',
  form103: '103 · Retenciones de renta',
  balancesMissing: 'Faltan los saldos',
  saved: 'Guardada',
  running: 'En curso',
  notSaved: 'Sin guardar',
  late: 'Vencida, sin guardar',
  none: 'Nada que declarar',
  noneHint:
    'Un negocio popular no declara IVA, y retenciones declara solo un agente de retención, o quien retuvo en el mes.',
};
