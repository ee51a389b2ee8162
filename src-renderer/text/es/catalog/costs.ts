/** What products cost and what is earned of them. */
export const costs = {
  unitCost: 'Costo por unidad',
  unitCostOf: 'Costo por unidad de {{name}}',
  unitCostHint: 'Sin IVA; con IVA si su negocio no puede acreditarlo, como un negocio popular.',
  entryHint: 'Puede anotar cuánto costó cada unidad: sin IVA, o con IVA si su negocio no puede acreditarlo.',
  marginOf: 'Margen {{margin}} %',
  stockValue: 'Lo que hay le costó {{value}}',
  belowCost: 'Por debajo del costo: {{cost}}',
};

/** The report of what was earned. */
export const profit = {
  title: 'Ganancia',
  column: { base: 'Vendido sin IVA', cost: 'Costo', profit: 'Ganancia', margin: 'Margen' },
  withoutCost: 'Se vendieron {{base}} sin IVA de productos sin costo: no están en estas cifras.',
  withoutCostBack:
    'Se devolvieron {{base}} sin IVA más de lo que se vendió de productos sin costo: no están en estas cifras.',
  nothing: 'Nada de lo vendido en estos días tiene costo',
  nothingHint: 'Anote cuánto cuesta cada producto, en el producto o con cada ingreso al inventario.',
  topProducts: 'Los {{count}} que más ganancia dejaron, de {{all}}. El archivo los tiene todos.',
};
