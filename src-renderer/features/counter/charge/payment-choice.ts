import { IconBuildingBank, IconCash, IconCreditCard, IconCreditCardPay } from '@tabler/icons-react';

/** Ways to pay at the counter, in the order of use, and what the authority calls them (table 24). */
export const paymentChoices = [
  { name: 'cash', method: 'sin_sistema_financiero', Icon: IconCash },
  { name: 'debit', method: 'tarjeta_debito', Icon: IconCreditCard },
  { name: 'credit', method: 'tarjeta_credito', Icon: IconCreditCardPay },
  { name: 'transfer', method: 'otros_sistema_financiero', Icon: IconBuildingBank },
] as const;
