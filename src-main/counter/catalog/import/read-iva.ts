import { type IvaRate, ivaRows } from '../../../documents/taxes/iva.ts';
import { keysOf } from '../../../documents/values/keys-of.ts';
import type { Cell } from './read-cell.ts';

const rates = keysOf(ivaRows);

/** A rate as people write it: `15`, `15 %`, `0.15`, `IVA 15%`, `Exento`, `No objeto`, or its own name. */
export function readIva(text: string): Cell<IvaRate> {
  const word = text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/iva|tarifa|%|\s|_/g, '');
  const rate = rateOf(word);
  if (rate) return { ok: true, value: rate };
  const labels = rates.map((key) => ivaRows[key].label).join(', ');
  return { ok: false, message: `No es una tarifa de IVA. Escriba una de estas: ${labels}.` };
}

function rateOf(text: string): IvaRate | undefined {
  if (/^exento(de)?$|^exenta$/.test(text)) return 'iva_exento';
  if (/^noobjeto(de)?$/.test(text)) return 'iva_no_objeto';
  if (text === 'si') return 'iva_15';
  if (text === 'no') return 'iva_0';
  const [, whole, decimals = ''] = /^(\d{1,2})(?:[.,](\d{1,2}))?$/.exec(text) ?? [];
  if (whole === undefined) return undefined;
  // A cell with the format of a percentage holds the fraction: 0.15.
  const isFraction = whole === '0' && /[1-9]/.test(decimals);
  if (!isFraction && /[1-9]/.test(decimals)) return undefined;
  const percent = isFraction ? Number(decimals.padEnd(2, '0')) : Number(whole);
  return rates.find((key) => /^iva_\d+$/.test(key) && ivaRows[key].percent === String(percent));
}
