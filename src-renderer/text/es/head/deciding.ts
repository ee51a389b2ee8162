/** What the head office decides for its tills, beside products. */
export const headOperators = {
  intro:
    'Quien está aquí trabaja en las cajas de su local, y ellas no lo pueden cambiar. El PIN se pone en cada caja y no sale de ella. Lo que puede cada rol lo dice cada caja. Los operadores propios de una caja siguen siendo suyos.',
  searchLabel: 'Buscar operador',
  searchPlaceholder: 'Nombre',
  none: 'La matriz aún no lleva operadores',
  noneHint:
    'Cada caja tiene los suyos. Si crea a alguien aquí, llega a las cajas y desde entonces los nuevos se crean aquí.',
  noMatch: 'Ningún operador coincide',
  noMatchHint: 'Pruebe con otra palabra.',
  shop: 'Dónde trabaja',
  shopHint: 'Entra solo en las cajas de ese local. Alguien que administra debe ser de todos.',
  allShops: 'Todos los locales',
};

export const headSettings = {
  backupsIntro:
    'Un respaldo cada día, cifrado, de lo que reúne la matriz y de la llave por la que la conocen las cajas, mientras ellas siguen informando. La matriz que corre junto a una caja va ya en los respaldos de esa caja. Se restaura en su computadora, con «head restore».',
  backupsNone: 'La matriz no hace respaldos por sí sola.',
  backupsFolder:
    'Del computador de la matriz: de otro disco, una memoria USB o la red; su ruta completa. En este mismo disco se perdería con él.',
  tills: 'Cómo venden las cajas',
  intro:
    'Lo que se decide aquí rige en segundos en todas las cajas, y allí no se puede cambiar. Lo que no, lo decide cada caja.',
  who: 'Quién decide',
  each: 'Cada caja decide',
  eachHint: 'Cada una queda como está y puede cambiarlo.',
  prices: {
    exact: 'Todas: se paga justo el precio de la percha',
    exactHint: 'El IVA es lo que el precio deja.',
    classic: 'Todas: el IVA es base × tarifa',
    classicHint:
      'El total puede variar un centavo. Solo si el SRI rechaza facturas por diferencias (mensaje 52).',
  },
  stock: {
    on: 'Todas llevan existencias',
    onHint: 'Cada venta descuenta lo que se controla. Vender nunca se bloquea por falta de existencias.',
    off: 'Ninguna lleva existencias',
    offHint: 'Las cantidades que una caja ya tiene se conservan, sin mostrarse.',
  },
  scale: {
    tillsHint: 'Cada una lee las etiquetas de su balanza como ella lo tiene dicho.',
    decided: 'Todas: etiquetas que empiezan con {{prefixes}}',
    decidedHint: 'Para que cada caja decida otra vez, quite todos los prefijos.',
  },
};
