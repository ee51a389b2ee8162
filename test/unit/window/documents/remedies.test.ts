import { describe, expect, it } from 'vitest';
import { formPointersOf as formPointers } from '../../../../src-renderer/features/documents/body/form-pointers.ts';
import { formOf } from '../../../../src-renderer/features/documents/body/forms.ts';
import { groupRemedies } from '../../../../src-renderer/features/documents/correction/remedies.ts';
import { remedyPointersOf } from '../../../../src-renderer/features/documents/correction/remedy-pointers.ts';

const message = (code: string, detail = '') => ({
  code,
  detail,
  message: 'MENSAJE',
  type: 'error' as const,
  cause: '',
  remedy: '',
});

describe('where a message of the authority is about', () => {
  it.each([
    ['35', 'No se ha encontrado información en el tag razonSocialComprador.', 'invoice', ['/buyer/name']],
    ['35', "The value of element 'placa' is not valid.", 'delivery_note', ['/plate']],
    ['35', 'Falta identificacionSujetoRetenido', 'withholding', ['/supplier/identification']],
    ['69', '', 'invoice', ['/buyer/identification']],
    ['69', '', 'purchase_settlement', ['/supplier/identification']],
    ['69', '', 'delivery_note', ['/recipients']],
    ['52', 'El importe total es 138.29 (impuestos + propina + retenciones)', 'invoice', ['/lines']],
    ['82', '', 'delivery_note', ['/transport_start']],
    ['39', 'La validacion de la cadena de confianza ha fallado', 'invoice', []],
    ['12345', '', 'invoice', []],
  ] as const)('%s "%s" of %s', (code, detail, type, pointers) => {
    expect(remedyPointersOf({ code, detail }, type)).toEqual(pointers);
  });
});

describe('the messages on a correction', () => {
  const pointers = formPointers(formOf('invoice', {}), {});

  it('stand beside their field', () => {
    const remedies = groupRemedies([message('69')], 'invoice', pointers);
    expect([...remedies.atField.keys()]).toEqual(['/buyer/identification']);
    expect(remedies.general).toEqual([]);
  });

  it('stand at their section when they are about no single field', () => {
    const remedies = groupRemedies([message('52')], 'invoice', pointers);
    expect([...remedies.atSection.keys()]).toEqual(['/lines']);
  });

  it('stand above all when they are about nothing that can be changed', () => {
    const remedies = groupRemedies([message('39'), message('65')], 'invoice', pointers);
    expect(remedies.general.map(({ code }) => code)).toEqual(['39', '65']);
  });

  it('stand at the support documents of a withholding, which hold several parts', () => {
    const ofTwo = { support_documents: [{}, {}] };
    const ofWithholding = formPointers(formOf('withholding', ofTwo), ofTwo);
    const { atSection } = groupRemedies([message('52')], 'withholding', ofWithholding);
    expect([...atSection.keys()]).toEqual(['/support_documents']);
  });
});
