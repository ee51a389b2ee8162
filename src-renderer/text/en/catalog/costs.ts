/** What products cost and what is earned of them. */
export const costs = {
  unitCost: 'Unit cost',
  unitCostOf: 'Unit cost of {{name}}',
  unitCostHint: 'Without VAT; with VAT if your business cannot credit it, as a popular business.',
  entryHint: 'You can state what each unit cost: without VAT, or with VAT if your business cannot credit it.',
  marginOf: 'Margin {{margin}} %',
  stockValue: 'What there is cost you {{value}}',
  belowCost: 'Below cost: {{cost}}',
};

/** The report of what was earned. */
export const profit = {
  title: 'Profit',
  column: { base: 'Sold without VAT', cost: 'Cost', profit: 'Profit', margin: 'Margin' },
  withoutCost: '{{base}} without VAT were sold of products without a cost: not in these figures.',
  withoutCostBack:
    '{{base}} without VAT more came back than was sold of products without a cost: not in these figures.',
  nothing: 'Nothing sold in these days has a cost',
  nothingHint: 'State what each product costs, at the product or with each entry of stock.',
  topProducts: 'The {{count}} that left most profit, of {{all}}. The file has all of them.',
};
