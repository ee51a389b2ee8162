import { describe, expect, it } from 'vitest';
import { commonNameIn } from '../../../../src-renderer/lib/format/common-name.ts';
import { formatElapsed, formatSpan, formatTime } from '../../../../src-renderer/lib/format/format.ts';
import { adviceAt, refusalBesides } from '../../../../src-renderer/lib/http/answer.ts';
import { readOutcome } from '../../../../src-renderer/lib/http/outcome-messages.ts';

describe('what an exchange came to', () => {
  it('is distinguished by what was understood, and by why nothing was', () => {
    expect(readOutcome('authorized')).toEqual({ key: 'authorized', tone: 'ok' });
    expect(readOutcome('returned')).toEqual({ key: 'returned', tone: 'bad' });
    expect(readOutcome('unknown: cut')).toEqual({ key: 'cut', tone: 'care' });
  });

  it('never becomes a success by a word of another version', () => {
    expect(readOutcome('unknown: authorized')).toEqual({ key: 'other', tone: 'care' });
    expect(readOutcome('cut')).toEqual({ key: 'other', tone: 'quiet' });
    expect(readOutcome('unknown: something_new')).toEqual({ key: 'other', tone: 'care' });
    expect(readOutcome('other')).toEqual({ key: 'other', tone: 'quiet' });
    expect(readOutcome('constructor').key).toBe('other');
  });
});

describe('a refusal', () => {
  const message = 'El token rechazó el PIN.';
  const detail = `${message} Escriba el correcto.`;
  const refusal = { code: 'validation_failed', detail, errors: [{ pointer: '/pin', code: 'x', message }] };

  it('is shown beside its field, with what to do where the detail goes on', () => {
    expect(adviceAt(refusal, '/pin')).toBe(detail);
    expect(adviceAt({ ...refusal, detail: 'Hay datos por corregir.' }, '/pin')).toBe(message);
    expect(adviceAt(refusal, '/module')).toBeUndefined();
  });

  it('leaves nothing over once its field has shown it, and everything else otherwise', () => {
    expect(refusalBesides(refusal, ['/pin'])).toBeUndefined();
    expect(refusalBesides(refusal, ['/module'])).toEqual(refusal);
    const general = { code: 'not_ready', detail: 'Espere.', errors: [] };
    expect(refusalBesides(general, ['/pin'])).toBe(general);
  });
});

describe('names and times', () => {
  it('shows the common name of a distinguished name, or the whole of it', () => {
    expect(commonNameIn('CN=AC BANCO CENTRAL,OU=ENTIDAD,C=EC')).toBe('AC BANCO CENTRAL');
    expect(commonNameIn('C=EC, O=UANATACA, CN=UANATACA CA2 2016')).toBe('UANATACA CA2 2016');
    expect(commonNameIn('O=SIN NOMBRE,C=EC')).toBe('O=SIN NOMBRE,C=EC');
  });

  it('reports times in Ecuador and spans in the largest unit that says enough', () => {
    expect(formatTime('2026-11-21T15:42:10.000Z')).toBe('10:42');
    expect(formatSpan(0.4)).toBe('< 1 s');
    expect([formatSpan(40.4), formatSpan(-1), formatSpan(125), formatSpan(18_720)]).toEqual([
      '40 s',
      '0 s',
      '2 min',
      '5 h 12 min',
    ]);
    expect([formatElapsed(85), formatElapsed(1240)]).toEqual(['85 ms', '1.2 s']);
  });
});
