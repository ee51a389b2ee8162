/** What a parameter of these names is, wherever it stands, unless its schema says it itself. */
export const parameterDescriptions: Readonly<Record<string, string>> = {
  wait: 'Segundos que la respuesta espera la decisión; llega antes si la hay antes',
  preview_id: 'El de la previsualización: se emite exactamente ese cuerpo, o nada',
  limit: 'Elementos por página',
  cursor: '`next_cursor` o `prev_cursor` de la página anterior, con los mismos filtros',
  q: 'Palabras que deben aparecer, en cualquier orden, sin distinguir acentos ni mayúsculas',
  counterparty: 'Identificación del comprador, proveedor o destinatario',
  status: 'Solo estos estados; se repite para pedir varios: `status=returned&status=not_authorized`',
  type: 'Solo estos tipos; se repite para pedir varios',
  channel: 'Por dónde se emitió; se repite para pedir varios',
  'issue_date[gte]': 'Emitidos desde este día, incluido',
  'issue_date[lte]': 'Emitidos hasta este día, incluido',
  'created_at[gte]': 'Creados desde este instante',
  'created_at[lte]': 'Creados hasta este instante',
  format: 'Hoja A4, o tirilla de 80 o 58 mm',
};
