import { between, byLaw, oneOf, type RentaRow } from './renta-row.ts';

/**
 * Income tax withheld from non-residents, by `codigoRetencion` (ATS catalogue, table 3.10). Which of the percents
 * applies depends on the treaty, the kind of person and the country, so the body states it.
 */
export const nonResidentRentaRows: Readonly<Record<string, RentaRow>> = {
  '500': {
    concept: 'No residentes: rentas inmobiliarias',
    percents: { from2024: oneOf('25', '37'), from2026: oneOf('25', '37') },
  },
  '501': {
    concept: 'No residentes: beneficios o servicios empresariales',
    percents: { from2024: oneOf('25', '37'), from2026: oneOf('25', '37') },
  },
  '501A': {
    concept: 'No residentes: servicios técnicos, administrativos o de consultoría y regalías',
    percents: { from2024: oneOf('25', '37'), from2026: oneOf('3', '5', '8', '10', '15', '25', '37') },
  },
  '503': {
    concept: 'No residentes: navegación marítima y/o aérea',
    percents: { from2024: oneOf('0', '25', '37'), from2026: oneOf('0', '25', '37') },
  },
  '504': {
    concept:
      'No residentes: dividendos a personas naturales o a sociedades sin beneficiario efectivo residente en Ecuador',
    annex: 'dividends',
    percents: { from2024: '25', from2026: oneOf('3', '5', '8', '10') },
  },
  '504A': {
    concept: 'No residentes: dividendos a sociedades con beneficiario efectivo persona natural residente',
    annex: 'dividends',
    percents: { from2024: between('0', '25'), from2026: oneOf('3', '5', '8', '10', '12') },
  },
  '504B': {
    concept: 'No residentes: dividendos con incumplimiento del deber de informar la composición societaria',
    annex: 'dividends',
    percents: { from2024: '37', from2026: oneOf('3', '5', '8', '10', '14') },
  },
  '504C': {
    concept:
      'No residentes: dividendos a residentes en paraísos fiscales con beneficiario persona natural residente en Ecuador',
    annex: 'dividends',
    percents: { from2024: between('0', '25'), from2026: oneOf('3', '5', '8', '10', '14') },
  },
  '504D': {
    concept:
      'No residentes: dividendos a fideicomisos en paraísos fiscales con beneficiario persona natural residente en Ecuador',
    annex: 'dividends',
    percents: { from2024: between('0', '25'), from2026: oneOf('3', '5', '8', '10', '14') },
  },
  '504E': {
    concept: 'No residentes: anticipo de dividendos (no en paraísos fiscales)',
    percents: { from2024: oneOf('22', '25'), from2026: '25' },
  },
  '504F': {
    concept: 'No residentes: anticipo de dividendos (en paraísos fiscales)',
    percents: { from2024: oneOf('22', '25', '28'), from2026: '25' },
  },
  '504G': {
    concept: 'No residentes: préstamos a accionistas (no en paraísos fiscales)',
    percents: { from2024: oneOf('22', '25'), from2026: '25' },
  },
  '504H': {
    concept: 'No residentes: préstamos a accionistas (en paraísos fiscales)',
    percents: { from2024: oneOf('22', '25', '28'), from2026: '25' },
  },
  '504I': {
    concept: 'No residentes: préstamos no comerciales a partes relacionadas (no en paraísos fiscales)',
    percents: { from2024: oneOf('22', '25'), from2026: '25' },
  },
  '504J': {
    concept: 'No residentes: préstamos no comerciales a partes relacionadas (en paraísos fiscales)',
    percents: { from2024: oneOf('22', '25', '28'), from2026: '25' },
  },
  '505': {
    concept: 'No residentes: rendimientos financieros',
    percents: { from2024: oneOf('25', '37'), from2026: oneOf('3', '5', '8', '10', '15', '25') },
  },
  '505A': {
    concept: 'No residentes: intereses de créditos de instituciones financieras del exterior',
    percents: { from2024: oneOf('0', '25'), from2026: oneOf('0', '3', '5', '8', '10', '15', '25') },
  },
  '505B': {
    concept: 'No residentes: intereses de créditos de gobierno a gobierno',
    percents: { from2024: oneOf('0', '25'), from2026: oneOf('0', '3', '5', '8', '10', '15', '25') },
  },
  '505C': {
    concept: 'No residentes: intereses de créditos de organismos multilaterales',
    percents: { from2024: oneOf('0', '25'), from2026: oneOf('0', '3', '5', '8', '10', '15', '25') },
  },
  '505D': {
    concept: 'No residentes: intereses por financiamiento de proveedores externos',
    percents: { from2024: '25', from2026: oneOf('3', '5', '8', '10', '15', '25') },
  },
  '505E': {
    concept: 'No residentes: intereses de otros créditos externos',
    percents: { from2024: '25', from2026: oneOf('3', '5', '8', '10', '15', '25') },
  },
  '505F': {
    concept: 'No residentes: otros intereses y rendimientos financieros',
    percents: { from2024: oneOf('25', '37'), from2026: oneOf('3', '5', '8', '10', '15', '25') },
  },
  '509': {
    concept: 'No residentes: cánones, derechos de autor, marcas, patentes y similares',
    percents: { from2024: oneOf('25', '37'), from2026: oneOf('3', '5', '8', '10', '15', '25', '37') },
  },
  '509A': {
    concept: 'No residentes: regalías por franquicias',
    percents: { from2024: oneOf('25', '37'), from2026: oneOf('3', '5', '8', '10', '15', '25', '37') },
  },
  '510': {
    concept: 'No residentes: otras ganancias de capital distintas de derechos representativos de capital',
    percents: { from2024: oneOf('5', '25', '37'), from2026: oneOf('0', '25', '37') },
  },
  '511': {
    concept: 'No residentes: servicios profesionales independientes',
    percents: { from2024: oneOf('25', '37'), from2026: oneOf('0', '25', '37') },
  },
  '512': {
    concept: 'No residentes: servicios profesionales dependientes',
    percents: { from2024: oneOf('25', '37'), from2026: oneOf('0', '25', '37') },
  },
  '513': {
    concept: 'No residentes: artistas (hasta 2026-02; luego dentro de 515)',
    percents: { from2024: oneOf('25', '37') },
  },
  '513A': {
    concept: 'No residentes: deportistas',
    percents: { from2024: oneOf('25', '37'), from2026: oneOf('0', '25', '37') },
  },
  '514': {
    concept: 'No residentes: participación de consejeros',
    percents: { from2024: oneOf('25', '37'), from2026: oneOf('25', '37') },
  },
  '515': {
    concept:
      'No residentes: artistas y organización o producción de espectáculos en Ecuador (antes: entretenimiento público)',
    percents: { from2024: oneOf('25', '37'), from2026: oneOf('15', '25', '37') },
  },
  '516': {
    concept: 'No residentes: pensiones',
    percents: { from2024: oneOf('25', '37'), from2026: oneOf('0', '25', '37') },
  },
  '517': {
    concept: 'No residentes: reembolso de gastos',
    percents: { from2024: oneOf('25', '37'), from2026: between('0', '37') },
  },
  '518': {
    concept: 'No residentes: funciones públicas',
    percents: { from2024: oneOf('25', '37'), from2026: oneOf('0', '25', '37') },
  },
  '519': {
    concept: 'No residentes: estudiantes',
    percents: { from2024: oneOf('25', '37'), from2026: oneOf('25', '37') },
  },
  '520A': {
    concept: 'No residentes: proveedores de servicios hoteleros y turísticos en el exterior',
    percents: { from2024: oneOf('25', '37'), from2026: oneOf('25', '37') },
  },
  '520B': {
    concept: 'No residentes: arrendamiento mercantil internacional',
    percents: { from2024: oneOf('0', '25', '37'), from2026: oneOf('0', '25', '37') },
  },
  '520D': {
    concept: 'No residentes: comisiones por exportaciones y promoción de turismo receptivo',
    percents: { from2024: oneOf('0', '25', '37'), from2026: oneOf('0', '25', '37') },
  },
  '520E': {
    concept:
      'No residentes: empresas de transporte marítimo o aéreo y pesqueras de alta mar por su actividad',
    percents: { from2024: '0', from2026: '0' },
  },
  '520F': {
    concept: 'No residentes: agencias internacionales de prensa',
    percents: { from2024: oneOf('0', '25', '37'), from2026: oneOf('0', '25', '37') },
  },
  '520G': {
    concept: 'No residentes: fletamento de naves para transporte aéreo o marítimo internacional',
    percents: { from2024: oneOf('0', '25', '37'), from2026: oneOf('0', '25', '37') },
  },
  '521': {
    concept: 'No residentes: enajenación de derechos representativos de capital',
    percents: { from2024: oneOf('1', '10'), from2026: oneOf('0', '10') },
  },
  '523A': {
    concept: 'No residentes: seguros y reaseguros (primas y cesiones)',
    percents: { from2024: oneOf('0', '25', '37'), from2026: oneOf('0', '25', '37') },
  },
  '525': {
    concept: 'No residentes: donaciones en dinero (impuesto a las donaciones, art. 36 lit. d LRTI)',
    percents: { from2024: byLaw, from2026: byLaw },
  },
};
