/** Figures for the declarations. */
export const declaration = {
  title: 'Cifras para declarar',
  open: 'Cifras para declarar',
  back: 'Volver a los informes',
  checkTitle: 'Revíselas con su contador antes de declarar',
  check:
    'Salen de lo autorizado y de las compras que están aquí. Donde dice «Decida», un documento no basta para saberlo. El anexo transaccional (ATS) está en «Cerrar el mes».',
  undecided_one: '{{count}} documento sin decisión del SRI no está en los casilleros.',
  undecided_other: '{{count}} documentos sin decisión del SRI no están en los casilleros.',
  unauthorized_one: '{{count}} compra que el SRI no autorizó o anuló no está.',
  unauthorized_other: '{{count}} compras que el SRI no autorizó o anuló no están.',
  unconfirmed_one: '{{count}} compra que el SRI aún no confirma sí está.',
  unconfirmed_other: '{{count}} compras que el SRI aún no confirma sí están.',
  incomeTax: 'Retenciones de renta hechas',
  box: 'Casillero',
  concept: 'Concepto',
  value: 'Valor',
  decide: 'Decida',
  source_one: '{{label}}: {{count}} documento, {{amount}}',
  source_other: '{{label}}: {{count}} documentos, {{amount}}',
};
