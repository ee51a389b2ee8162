import { code128 } from '../../documents/printing/code128.ts';
import { columnsOf } from '../raster/roll.ts';
import type { StripItem } from '../raster/strip.ts';
import { looks, rule, space, stripColumn } from './strip-column.ts';

export interface TestStripOptions {
  readonly dots: number;
  /** What the printer is called, how it is reached, when: one a line. */
  readonly facts: readonly string[];
}

/** All that a ticket uses, so that one look tells whether the printer does it well. */
export function testStrip({ dots, facts }: TestStripOptions): StripItem[] {
  const { centered, text, amount } = stripColumn(dots);
  return [
    ...centered('Mostrador', looks.big),
    ...centered('PRUEBA DE IMPRESIÓN', looks.tall),
    ...facts.flatMap((fact) => centered(fact, looks.regular)),
    rule,
    ...text('Si lee bien las tildes, las eñes y los signos, la impresora está lista:', looks.regular),
    ...text('áéíóú ÁÉÍÓÚ ñÑ üÜ ¿? ¡! € $ º ª × ½', looks.bold),
    ...text('Piñón, jalapeño y cigüeña a la española, con ají.', looks.small),
    space(6),
    ...text('De borde a borde:', looks.small),
    ...text('0123456789'.repeat(6).slice(0, columnsOf(dots, 'regular')), looks.regular),
    ...amount('2 × Pan de yuca', '1.00', looks.regular),
    ...amount('TOTAL', '$ 1.00', looks.tall),
    rule,
    ...centered('El código de abajo debe leerse con el lector:', looks.small),
    space(6),
    { kind: 'barcode', widths: code128('012345678901234567890123') },
    ...centered('012345678901234567890123', looks.regular),
  ];
}
