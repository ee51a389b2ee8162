// Written by `npm run client` from the description of the running program (/v1/local/openapi.json). Do not edit it.

/** Every operation of the API: what goes in, and the `answer` of its success. */
export interface Operations {
  /** Emitir: factura — Numera, guarda y pone en cola el documento en un solo paso. Con `wait` se espera la decisión hasta 25 segundos. Repita con la misma Idempotency-Key si no llegó la respuesta: no se duplica. Lo que no impide emitir y conviene mirar viene en `warnings`. */
  'POST /v1/ec/invoices': {
    readonly query?:
      | {
          /** Segundos que la respuesta espera la decisión; llega antes si la hay antes */
          readonly wait?: number | undefined;
          /** El de la previsualización: se emite exactamente ese cuerpo, o nada */
          readonly preview_id?: string | undefined;
        }
      | undefined;
    readonly body: InvoiceBody;
    /** Un valor suyo, único por documento: repetir la petición con él no duplica. */
    readonly idempotencyKey?: string | undefined;
    readonly answer: Invoice;
  };
  /** Listar — De los más nuevos a los más antiguos, por páginas: pase `next_cursor` como `cursor`, con los mismos filtros. */
  'GET /v1/ec/invoices': {
    readonly query?:
      | {
          /** Elementos por página */ readonly limit?: number | undefined;
          /** `next_cursor` o `prev_cursor` de la página anterior, con los mismos filtros */
          readonly cursor?: string | undefined;
          /** Solo estos estados; se repite para pedir varios: `status=returned&status=not_authorized` */
          readonly status?:
            | readonly ('pending' | 'submitted' | 'authorized' | 'returned' | 'not_authorized' | 'annulled')[]
            | undefined;
          /** Palabras que deben aparecer, en cualquier orden, sin distinguir acentos ni mayúsculas */
          readonly q?: string | undefined;
          /** Identificación del comprador, proveedor o destinatario */
          readonly counterparty?: string | undefined;
          /** Emitidos desde este día, incluido */
          readonly 'issue_date[gte]'?: string | undefined;
          /** Emitidos hasta este día, incluido */
          readonly 'issue_date[lte]'?: string | undefined;
          /** Creados desde este instante */
          readonly 'created_at[gte]'?: string | undefined;
          /** Creados hasta este instante */
          readonly 'created_at[lte]'?: string | undefined;
          /** Por dónde se emitió; se repite para pedir varios */
          readonly channel?: readonly string[] | undefined;
          /** metadata[clave]=valor; hasta 20, y todos deben coincidir */
          readonly metadata?: Readonly<Record<string, string>> | undefined;
        }
      | undefined;
    readonly answer: {
      /** Qué recurso es */
      readonly object: 'list';
      /** Los de esta página */
      readonly data: readonly Invoice[];
      /** Con qué se pide la página siguiente; `null` en la última */
      readonly next_cursor: string | null;
      /** Con qué se pide la página anterior; `null` en la primera */
      readonly prev_cursor: string | null;
      /** Todos los documentos que cumplen los filtros */
      readonly total_count: number;
      /** Cuántos van antes del primero de esta página */
      readonly offset: number;
    };
  };
  /** Previsualizar: factura — Calcula el documento como si se emitiera hoy, sin gastar un número, sin guardar ni enviar. Lo que hoy impediría emitir viene en `warnings`. El `preview_id` se pasa al emitir para que se emita exactamente este cuerpo. */
  'POST /v1/ec/invoices/preview': {
    readonly body: InvoiceBody;
    readonly answer: DocumentPreview;
  };
  /** Consultar uno — Tal como el servicio lo conoce. Con `wait` se espera la decisión de la autoridad hasta 25 segundos. */
  'GET /v1/ec/invoices/{id}': {
    readonly path: { readonly id: string };
    readonly query?:
      | {
          /** Segundos que la respuesta espera la decisión; llega antes si la hay antes */
          readonly wait?: number | undefined;
        }
      | undefined;
    readonly answer: Invoice;
  };
  /** Descargar el XML — El de un documento autorizado, en el sobre `<autorizacion>` del SRI, que es como lo esperan los programas de quien lo recibe; el de cualquier otro, solo firmado. Con `form=signed`, siempre el archivo firmado sin sobre. */
  'GET /v1/ec/invoices/{id}/xml': {
    readonly path: { readonly id: string };
    readonly query?: { readonly form?: 'signed' | undefined } | undefined;
    readonly answer: Uint8Array<ArrayBuffer>;
  };
  /** Descargar el RIDE — La representación impresa, en PDF: hoja A4 o tirilla de 80 o 58 mm. */
  'GET /v1/ec/invoices/{id}/ride': {
    readonly path: { readonly id: string };
    readonly query?:
      | {
          /** Hoja A4, o tirilla de 80 o 58 mm */
          readonly format?: 'a4' | 'ticket80' | 'ticket58' | undefined;
        }
      | undefined;
    readonly answer: Uint8Array<ArrayBuffer>;
  };
  /** Corregir y reenviar — Solo uno devuelto o no autorizado. El cuerpo es el de emitir, completo y sin `establishment`, `emission_point` ni `channel`: el número, la clave de acceso y la fecha de emisión no cambian. Suma una revisión y vuelve a `pending`. */
  'POST /v1/ec/invoices/{id}/resubmit': {
    readonly path: { readonly id: string };
    readonly query?:
      | {
          /** Segundos que la respuesta espera la decisión; llega antes si la hay antes */
          readonly wait?: number | undefined;
        }
      | undefined;
    readonly body: InvoiceCorrection;
    readonly answer: Invoice;
  };
  /** Registrar la anulación — Anota la anulación que ya se hizo en el portal del SRI; el servicio no la pide. Los archivos se conservan, y una nota de crédito devuelve su valor al saldo de la factura. */
  'POST /v1/ec/invoices/{id}/annul': {
    readonly path: { readonly id: string };
    readonly query?:
      | {
          /** La aprobación de quien puede, si la persona que ingresó no puede por sí misma */
          readonly approval_id?: string | undefined;
        }
      | undefined;
    readonly body: AnnulBody;
    readonly answer: Invoice;
  };
  /** Enviar por correo — El RIDE y el XML autorizado, a las direcciones de `to` o, sin él, al destinatario del documento. */
  'POST /v1/ec/invoices/{id}/email': {
    readonly path: { readonly id: string };
    readonly body?: EmailBody | undefined;
    readonly answer: Email;
  };
  /** Ver su recorrido — Cada paso del documento, del más nuevo al más antiguo, con la revisión que lo dio. */
  'GET /v1/ec/invoices/{id}/events': {
    readonly path: { readonly id: string };
    readonly query?:
      | {
          /** Elementos por página */ readonly limit?: number | undefined;
          /** `next_cursor` o `prev_cursor` de la página anterior, con los mismos filtros */
          readonly cursor?: string | undefined;
        }
      | undefined;
    readonly answer: {
      /** Qué recurso es */
      readonly object: 'list';
      /** Los de esta página */
      readonly data: readonly DocumentEvent[];
      /** Con qué se pide la página siguiente; `null` en la última */
      readonly next_cursor: string | null;
      /** Con qué se pide la página anterior; `null` en la primera */
      readonly prev_cursor: string | null;
    };
  };
  /** Emitir: liquidación de compra — Numera, guarda y pone en cola el documento en un solo paso. Con `wait` se espera la decisión hasta 25 segundos. Repita con la misma Idempotency-Key si no llegó la respuesta: no se duplica. Lo que no impide emitir y conviene mirar viene en `warnings`. */
  'POST /v1/ec/purchase-settlements': {
    readonly query?:
      | {
          /** Segundos que la respuesta espera la decisión; llega antes si la hay antes */
          readonly wait?: number | undefined;
          /** El de la previsualización: se emite exactamente ese cuerpo, o nada */
          readonly preview_id?: string | undefined;
        }
      | undefined;
    readonly body: PurchaseSettlementBody;
    /** Un valor suyo, único por documento: repetir la petición con él no duplica. */
    readonly idempotencyKey?: string | undefined;
    readonly answer: PurchaseSettlement;
  };
  /** Listar — De los más nuevos a los más antiguos, por páginas: pase `next_cursor` como `cursor`, con los mismos filtros. */
  'GET /v1/ec/purchase-settlements': {
    readonly query?:
      | {
          /** Elementos por página */ readonly limit?: number | undefined;
          /** `next_cursor` o `prev_cursor` de la página anterior, con los mismos filtros */
          readonly cursor?: string | undefined;
          /** Solo estos estados; se repite para pedir varios: `status=returned&status=not_authorized` */
          readonly status?:
            | readonly ('pending' | 'submitted' | 'authorized' | 'returned' | 'not_authorized' | 'annulled')[]
            | undefined;
          /** Palabras que deben aparecer, en cualquier orden, sin distinguir acentos ni mayúsculas */
          readonly q?: string | undefined;
          /** Identificación del comprador, proveedor o destinatario */
          readonly counterparty?: string | undefined;
          /** Emitidos desde este día, incluido */
          readonly 'issue_date[gte]'?: string | undefined;
          /** Emitidos hasta este día, incluido */
          readonly 'issue_date[lte]'?: string | undefined;
          /** Creados desde este instante */
          readonly 'created_at[gte]'?: string | undefined;
          /** Creados hasta este instante */
          readonly 'created_at[lte]'?: string | undefined;
          /** Por dónde se emitió; se repite para pedir varios */
          readonly channel?: readonly string[] | undefined;
          /** metadata[clave]=valor; hasta 20, y todos deben coincidir */
          readonly metadata?: Readonly<Record<string, string>> | undefined;
        }
      | undefined;
    readonly answer: {
      /** Qué recurso es */
      readonly object: 'list';
      /** Los de esta página */
      readonly data: readonly PurchaseSettlement[];
      /** Con qué se pide la página siguiente; `null` en la última */
      readonly next_cursor: string | null;
      /** Con qué se pide la página anterior; `null` en la primera */
      readonly prev_cursor: string | null;
      /** Todos los documentos que cumplen los filtros */
      readonly total_count: number;
      /** Cuántos van antes del primero de esta página */
      readonly offset: number;
    };
  };
  /** Previsualizar: liquidación de compra — Calcula el documento como si se emitiera hoy, sin gastar un número, sin guardar ni enviar. Lo que hoy impediría emitir viene en `warnings`. El `preview_id` se pasa al emitir para que se emita exactamente este cuerpo. */
  'POST /v1/ec/purchase-settlements/preview': {
    readonly body: PurchaseSettlementBody;
    readonly answer: DocumentPreview;
  };
  /** Consultar uno — Tal como el servicio lo conoce. Con `wait` se espera la decisión de la autoridad hasta 25 segundos. */
  'GET /v1/ec/purchase-settlements/{id}': {
    readonly path: { readonly id: string };
    readonly query?:
      | {
          /** Segundos que la respuesta espera la decisión; llega antes si la hay antes */
          readonly wait?: number | undefined;
        }
      | undefined;
    readonly answer: PurchaseSettlement;
  };
  /** Descargar el XML — El de un documento autorizado, en el sobre `<autorizacion>` del SRI, que es como lo esperan los programas de quien lo recibe; el de cualquier otro, solo firmado. Con `form=signed`, siempre el archivo firmado sin sobre. */
  'GET /v1/ec/purchase-settlements/{id}/xml': {
    readonly path: { readonly id: string };
    readonly query?: { readonly form?: 'signed' | undefined } | undefined;
    readonly answer: Uint8Array<ArrayBuffer>;
  };
  /** Descargar el RIDE — La representación impresa, en PDF: hoja A4 o tirilla de 80 o 58 mm. */
  'GET /v1/ec/purchase-settlements/{id}/ride': {
    readonly path: { readonly id: string };
    readonly query?:
      | {
          /** Hoja A4, o tirilla de 80 o 58 mm */
          readonly format?: 'a4' | 'ticket80' | 'ticket58' | undefined;
        }
      | undefined;
    readonly answer: Uint8Array<ArrayBuffer>;
  };
  /** Corregir y reenviar — Solo uno devuelto o no autorizado. El cuerpo es el de emitir, completo y sin `establishment`, `emission_point` ni `channel`: el número, la clave de acceso y la fecha de emisión no cambian. Suma una revisión y vuelve a `pending`. */
  'POST /v1/ec/purchase-settlements/{id}/resubmit': {
    readonly path: { readonly id: string };
    readonly query?:
      | {
          /** Segundos que la respuesta espera la decisión; llega antes si la hay antes */
          readonly wait?: number | undefined;
        }
      | undefined;
    readonly body: PurchaseSettlementCorrection;
    readonly answer: PurchaseSettlement;
  };
  /** Registrar la anulación — Anota la anulación que ya se hizo en el portal del SRI; el servicio no la pide. Los archivos se conservan, y una nota de crédito devuelve su valor al saldo de la factura. */
  'POST /v1/ec/purchase-settlements/{id}/annul': {
    readonly path: { readonly id: string };
    readonly query?:
      | {
          /** La aprobación de quien puede, si la persona que ingresó no puede por sí misma */
          readonly approval_id?: string | undefined;
        }
      | undefined;
    readonly body: AnnulBody;
    readonly answer: PurchaseSettlement;
  };
  /** Enviar por correo — El RIDE y el XML autorizado, a las direcciones de `to` o, sin él, al destinatario del documento. */
  'POST /v1/ec/purchase-settlements/{id}/email': {
    readonly path: { readonly id: string };
    readonly body?: EmailBody | undefined;
    readonly answer: Email;
  };
  /** Ver su recorrido — Cada paso del documento, del más nuevo al más antiguo, con la revisión que lo dio. */
  'GET /v1/ec/purchase-settlements/{id}/events': {
    readonly path: { readonly id: string };
    readonly query?:
      | {
          /** Elementos por página */ readonly limit?: number | undefined;
          /** `next_cursor` o `prev_cursor` de la página anterior, con los mismos filtros */
          readonly cursor?: string | undefined;
        }
      | undefined;
    readonly answer: {
      /** Qué recurso es */
      readonly object: 'list';
      /** Los de esta página */
      readonly data: readonly DocumentEvent[];
      /** Con qué se pide la página siguiente; `null` en la última */
      readonly next_cursor: string | null;
      /** Con qué se pide la página anterior; `null` en la primera */
      readonly prev_cursor: string | null;
    };
  };
  /** Emitir: nota de crédito — Numera, guarda y pone en cola el documento en un solo paso. Con `wait` se espera la decisión hasta 25 segundos. Repita con la misma Idempotency-Key si no llegó la respuesta: no se duplica. Lo que no impide emitir y conviene mirar viene en `warnings`. */
  'POST /v1/ec/credit-notes': {
    readonly query?:
      | {
          /** Segundos que la respuesta espera la decisión; llega antes si la hay antes */
          readonly wait?: number | undefined;
          /** El de la previsualización: se emite exactamente ese cuerpo, o nada */
          readonly preview_id?: string | undefined;
        }
      | undefined;
    readonly body: CreditNoteBody;
    /** Un valor suyo, único por documento: repetir la petición con él no duplica. */
    readonly idempotencyKey?: string | undefined;
    readonly answer: CreditNote;
  };
  /** Listar — De los más nuevos a los más antiguos, por páginas: pase `next_cursor` como `cursor`, con los mismos filtros. */
  'GET /v1/ec/credit-notes': {
    readonly query?:
      | {
          /** Elementos por página */ readonly limit?: number | undefined;
          /** `next_cursor` o `prev_cursor` de la página anterior, con los mismos filtros */
          readonly cursor?: string | undefined;
          /** Solo estos estados; se repite para pedir varios: `status=returned&status=not_authorized` */
          readonly status?:
            | readonly ('pending' | 'submitted' | 'authorized' | 'returned' | 'not_authorized' | 'annulled')[]
            | undefined;
          /** Palabras que deben aparecer, en cualquier orden, sin distinguir acentos ni mayúsculas */
          readonly q?: string | undefined;
          /** Identificación del comprador, proveedor o destinatario */
          readonly counterparty?: string | undefined;
          /** Emitidos desde este día, incluido */
          readonly 'issue_date[gte]'?: string | undefined;
          /** Emitidos hasta este día, incluido */
          readonly 'issue_date[lte]'?: string | undefined;
          /** Creados desde este instante */
          readonly 'created_at[gte]'?: string | undefined;
          /** Creados hasta este instante */
          readonly 'created_at[lte]'?: string | undefined;
          /** Por dónde se emitió; se repite para pedir varios */
          readonly channel?: readonly string[] | undefined;
          /** metadata[clave]=valor; hasta 20, y todos deben coincidir */
          readonly metadata?: Readonly<Record<string, string>> | undefined;
        }
      | undefined;
    readonly answer: {
      /** Qué recurso es */
      readonly object: 'list';
      /** Los de esta página */
      readonly data: readonly CreditNote[];
      /** Con qué se pide la página siguiente; `null` en la última */
      readonly next_cursor: string | null;
      /** Con qué se pide la página anterior; `null` en la primera */
      readonly prev_cursor: string | null;
      /** Todos los documentos que cumplen los filtros */
      readonly total_count: number;
      /** Cuántos van antes del primero de esta página */
      readonly offset: number;
    };
  };
  /** Previsualizar: nota de crédito — Calcula el documento como si se emitiera hoy, sin gastar un número, sin guardar ni enviar. Lo que hoy impediría emitir viene en `warnings`. El `preview_id` se pasa al emitir para que se emita exactamente este cuerpo. */
  'POST /v1/ec/credit-notes/preview': {
    readonly body: CreditNoteBody;
    readonly answer: DocumentPreview;
  };
  /** Consultar uno — Tal como el servicio lo conoce. Con `wait` se espera la decisión de la autoridad hasta 25 segundos. */
  'GET /v1/ec/credit-notes/{id}': {
    readonly path: { readonly id: string };
    readonly query?:
      | {
          /** Segundos que la respuesta espera la decisión; llega antes si la hay antes */
          readonly wait?: number | undefined;
        }
      | undefined;
    readonly answer: CreditNote;
  };
  /** Descargar el XML — El de un documento autorizado, en el sobre `<autorizacion>` del SRI, que es como lo esperan los programas de quien lo recibe; el de cualquier otro, solo firmado. Con `form=signed`, siempre el archivo firmado sin sobre. */
  'GET /v1/ec/credit-notes/{id}/xml': {
    readonly path: { readonly id: string };
    readonly query?: { readonly form?: 'signed' | undefined } | undefined;
    readonly answer: Uint8Array<ArrayBuffer>;
  };
  /** Descargar el RIDE — La representación impresa, en PDF: hoja A4 o tirilla de 80 o 58 mm. */
  'GET /v1/ec/credit-notes/{id}/ride': {
    readonly path: { readonly id: string };
    readonly query?:
      | {
          /** Hoja A4, o tirilla de 80 o 58 mm */
          readonly format?: 'a4' | 'ticket80' | 'ticket58' | undefined;
        }
      | undefined;
    readonly answer: Uint8Array<ArrayBuffer>;
  };
  /** Corregir y reenviar — Solo uno devuelto o no autorizado. El cuerpo es el de emitir, completo y sin `establishment`, `emission_point` ni `channel`: el número, la clave de acceso y la fecha de emisión no cambian. Suma una revisión y vuelve a `pending`. */
  'POST /v1/ec/credit-notes/{id}/resubmit': {
    readonly path: { readonly id: string };
    readonly query?:
      | {
          /** Segundos que la respuesta espera la decisión; llega antes si la hay antes */
          readonly wait?: number | undefined;
        }
      | undefined;
    readonly body: CreditNoteCorrection;
    readonly answer: CreditNote;
  };
  /** Registrar la anulación — Anota la anulación que ya se hizo en el portal del SRI; el servicio no la pide. Los archivos se conservan, y una nota de crédito devuelve su valor al saldo de la factura. */
  'POST /v1/ec/credit-notes/{id}/annul': {
    readonly path: { readonly id: string };
    readonly query?:
      | {
          /** La aprobación de quien puede, si la persona que ingresó no puede por sí misma */
          readonly approval_id?: string | undefined;
        }
      | undefined;
    readonly body: AnnulBody;
    readonly answer: CreditNote;
  };
  /** Enviar por correo — El RIDE y el XML autorizado, a las direcciones de `to` o, sin él, al destinatario del documento. */
  'POST /v1/ec/credit-notes/{id}/email': {
    readonly path: { readonly id: string };
    readonly body?: EmailBody | undefined;
    readonly answer: Email;
  };
  /** Ver su recorrido — Cada paso del documento, del más nuevo al más antiguo, con la revisión que lo dio. */
  'GET /v1/ec/credit-notes/{id}/events': {
    readonly path: { readonly id: string };
    readonly query?:
      | {
          /** Elementos por página */ readonly limit?: number | undefined;
          /** `next_cursor` o `prev_cursor` de la página anterior, con los mismos filtros */
          readonly cursor?: string | undefined;
        }
      | undefined;
    readonly answer: {
      /** Qué recurso es */
      readonly object: 'list';
      /** Los de esta página */
      readonly data: readonly DocumentEvent[];
      /** Con qué se pide la página siguiente; `null` en la última */
      readonly next_cursor: string | null;
      /** Con qué se pide la página anterior; `null` en la primera */
      readonly prev_cursor: string | null;
    };
  };
  /** Emitir: nota de débito — Numera, guarda y pone en cola el documento en un solo paso. Con `wait` se espera la decisión hasta 25 segundos. Repita con la misma Idempotency-Key si no llegó la respuesta: no se duplica. Lo que no impide emitir y conviene mirar viene en `warnings`. */
  'POST /v1/ec/debit-notes': {
    readonly query?:
      | {
          /** Segundos que la respuesta espera la decisión; llega antes si la hay antes */
          readonly wait?: number | undefined;
          /** El de la previsualización: se emite exactamente ese cuerpo, o nada */
          readonly preview_id?: string | undefined;
        }
      | undefined;
    readonly body: DebitNoteBody;
    /** Un valor suyo, único por documento: repetir la petición con él no duplica. */
    readonly idempotencyKey?: string | undefined;
    readonly answer: DebitNote;
  };
  /** Listar — De los más nuevos a los más antiguos, por páginas: pase `next_cursor` como `cursor`, con los mismos filtros. */
  'GET /v1/ec/debit-notes': {
    readonly query?:
      | {
          /** Elementos por página */ readonly limit?: number | undefined;
          /** `next_cursor` o `prev_cursor` de la página anterior, con los mismos filtros */
          readonly cursor?: string | undefined;
          /** Solo estos estados; se repite para pedir varios: `status=returned&status=not_authorized` */
          readonly status?:
            | readonly ('pending' | 'submitted' | 'authorized' | 'returned' | 'not_authorized' | 'annulled')[]
            | undefined;
          /** Palabras que deben aparecer, en cualquier orden, sin distinguir acentos ni mayúsculas */
          readonly q?: string | undefined;
          /** Identificación del comprador, proveedor o destinatario */
          readonly counterparty?: string | undefined;
          /** Emitidos desde este día, incluido */
          readonly 'issue_date[gte]'?: string | undefined;
          /** Emitidos hasta este día, incluido */
          readonly 'issue_date[lte]'?: string | undefined;
          /** Creados desde este instante */
          readonly 'created_at[gte]'?: string | undefined;
          /** Creados hasta este instante */
          readonly 'created_at[lte]'?: string | undefined;
          /** Por dónde se emitió; se repite para pedir varios */
          readonly channel?: readonly string[] | undefined;
          /** metadata[clave]=valor; hasta 20, y todos deben coincidir */
          readonly metadata?: Readonly<Record<string, string>> | undefined;
        }
      | undefined;
    readonly answer: {
      /** Qué recurso es */
      readonly object: 'list';
      /** Los de esta página */
      readonly data: readonly DebitNote[];
      /** Con qué se pide la página siguiente; `null` en la última */
      readonly next_cursor: string | null;
      /** Con qué se pide la página anterior; `null` en la primera */
      readonly prev_cursor: string | null;
      /** Todos los documentos que cumplen los filtros */
      readonly total_count: number;
      /** Cuántos van antes del primero de esta página */
      readonly offset: number;
    };
  };
  /** Previsualizar: nota de débito — Calcula el documento como si se emitiera hoy, sin gastar un número, sin guardar ni enviar. Lo que hoy impediría emitir viene en `warnings`. El `preview_id` se pasa al emitir para que se emita exactamente este cuerpo. */
  'POST /v1/ec/debit-notes/preview': {
    readonly body: DebitNoteBody;
    readonly answer: DocumentPreview;
  };
  /** Consultar uno — Tal como el servicio lo conoce. Con `wait` se espera la decisión de la autoridad hasta 25 segundos. */
  'GET /v1/ec/debit-notes/{id}': {
    readonly path: { readonly id: string };
    readonly query?:
      | {
          /** Segundos que la respuesta espera la decisión; llega antes si la hay antes */
          readonly wait?: number | undefined;
        }
      | undefined;
    readonly answer: DebitNote;
  };
  /** Descargar el XML — El de un documento autorizado, en el sobre `<autorizacion>` del SRI, que es como lo esperan los programas de quien lo recibe; el de cualquier otro, solo firmado. Con `form=signed`, siempre el archivo firmado sin sobre. */
  'GET /v1/ec/debit-notes/{id}/xml': {
    readonly path: { readonly id: string };
    readonly query?: { readonly form?: 'signed' | undefined } | undefined;
    readonly answer: Uint8Array<ArrayBuffer>;
  };
  /** Descargar el RIDE — La representación impresa, en PDF: hoja A4 o tirilla de 80 o 58 mm. */
  'GET /v1/ec/debit-notes/{id}/ride': {
    readonly path: { readonly id: string };
    readonly query?:
      | {
          /** Hoja A4, o tirilla de 80 o 58 mm */
          readonly format?: 'a4' | 'ticket80' | 'ticket58' | undefined;
        }
      | undefined;
    readonly answer: Uint8Array<ArrayBuffer>;
  };
  /** Corregir y reenviar — Solo uno devuelto o no autorizado. El cuerpo es el de emitir, completo y sin `establishment`, `emission_point` ni `channel`: el número, la clave de acceso y la fecha de emisión no cambian. Suma una revisión y vuelve a `pending`. */
  'POST /v1/ec/debit-notes/{id}/resubmit': {
    readonly path: { readonly id: string };
    readonly query?:
      | {
          /** Segundos que la respuesta espera la decisión; llega antes si la hay antes */
          readonly wait?: number | undefined;
        }
      | undefined;
    readonly body: DebitNoteCorrection;
    readonly answer: DebitNote;
  };
  /** Registrar la anulación — Anota la anulación que ya se hizo en el portal del SRI; el servicio no la pide. Los archivos se conservan, y una nota de crédito devuelve su valor al saldo de la factura. */
  'POST /v1/ec/debit-notes/{id}/annul': {
    readonly path: { readonly id: string };
    readonly query?:
      | {
          /** La aprobación de quien puede, si la persona que ingresó no puede por sí misma */
          readonly approval_id?: string | undefined;
        }
      | undefined;
    readonly body: AnnulBody;
    readonly answer: DebitNote;
  };
  /** Enviar por correo — El RIDE y el XML autorizado, a las direcciones de `to` o, sin él, al destinatario del documento. */
  'POST /v1/ec/debit-notes/{id}/email': {
    readonly path: { readonly id: string };
    readonly body?: EmailBody | undefined;
    readonly answer: Email;
  };
  /** Ver su recorrido — Cada paso del documento, del más nuevo al más antiguo, con la revisión que lo dio. */
  'GET /v1/ec/debit-notes/{id}/events': {
    readonly path: { readonly id: string };
    readonly query?:
      | {
          /** Elementos por página */ readonly limit?: number | undefined;
          /** `next_cursor` o `prev_cursor` de la página anterior, con los mismos filtros */
          readonly cursor?: string | undefined;
        }
      | undefined;
    readonly answer: {
      /** Qué recurso es */
      readonly object: 'list';
      /** Los de esta página */
      readonly data: readonly DocumentEvent[];
      /** Con qué se pide la página siguiente; `null` en la última */
      readonly next_cursor: string | null;
      /** Con qué se pide la página anterior; `null` en la primera */
      readonly prev_cursor: string | null;
    };
  };
  /** Emitir: guía de remisión — Numera, guarda y pone en cola el documento en un solo paso. Con `wait` se espera la decisión hasta 25 segundos. Repita con la misma Idempotency-Key si no llegó la respuesta: no se duplica. Lo que no impide emitir y conviene mirar viene en `warnings`. */
  'POST /v1/ec/delivery-notes': {
    readonly query?:
      | {
          /** Segundos que la respuesta espera la decisión; llega antes si la hay antes */
          readonly wait?: number | undefined;
          /** El de la previsualización: se emite exactamente ese cuerpo, o nada */
          readonly preview_id?: string | undefined;
        }
      | undefined;
    readonly body: DeliveryNoteBody;
    /** Un valor suyo, único por documento: repetir la petición con él no duplica. */
    readonly idempotencyKey?: string | undefined;
    readonly answer: DeliveryNote;
  };
  /** Listar — De los más nuevos a los más antiguos, por páginas: pase `next_cursor` como `cursor`, con los mismos filtros. */
  'GET /v1/ec/delivery-notes': {
    readonly query?:
      | {
          /** Elementos por página */ readonly limit?: number | undefined;
          /** `next_cursor` o `prev_cursor` de la página anterior, con los mismos filtros */
          readonly cursor?: string | undefined;
          /** Solo estos estados; se repite para pedir varios: `status=returned&status=not_authorized` */
          readonly status?:
            | readonly ('pending' | 'submitted' | 'authorized' | 'returned' | 'not_authorized' | 'annulled')[]
            | undefined;
          /** Palabras que deben aparecer, en cualquier orden, sin distinguir acentos ni mayúsculas */
          readonly q?: string | undefined;
          /** Identificación del comprador, proveedor o destinatario */
          readonly counterparty?: string | undefined;
          /** Emitidos desde este día, incluido */
          readonly 'issue_date[gte]'?: string | undefined;
          /** Emitidos hasta este día, incluido */
          readonly 'issue_date[lte]'?: string | undefined;
          /** Creados desde este instante */
          readonly 'created_at[gte]'?: string | undefined;
          /** Creados hasta este instante */
          readonly 'created_at[lte]'?: string | undefined;
          /** Por dónde se emitió; se repite para pedir varios */
          readonly channel?: readonly string[] | undefined;
          /** metadata[clave]=valor; hasta 20, y todos deben coincidir */
          readonly metadata?: Readonly<Record<string, string>> | undefined;
        }
      | undefined;
    readonly answer: {
      /** Qué recurso es */
      readonly object: 'list';
      /** Los de esta página */
      readonly data: readonly DeliveryNote[];
      /** Con qué se pide la página siguiente; `null` en la última */
      readonly next_cursor: string | null;
      /** Con qué se pide la página anterior; `null` en la primera */
      readonly prev_cursor: string | null;
      /** Todos los documentos que cumplen los filtros */
      readonly total_count: number;
      /** Cuántos van antes del primero de esta página */
      readonly offset: number;
    };
  };
  /** Previsualizar: guía de remisión — Calcula el documento como si se emitiera hoy, sin gastar un número, sin guardar ni enviar. Lo que hoy impediría emitir viene en `warnings`. El `preview_id` se pasa al emitir para que se emita exactamente este cuerpo. */
  'POST /v1/ec/delivery-notes/preview': {
    readonly body: DeliveryNoteBody;
    readonly answer: DocumentPreview;
  };
  /** Consultar uno — Tal como el servicio lo conoce. Con `wait` se espera la decisión de la autoridad hasta 25 segundos. */
  'GET /v1/ec/delivery-notes/{id}': {
    readonly path: { readonly id: string };
    readonly query?:
      | {
          /** Segundos que la respuesta espera la decisión; llega antes si la hay antes */
          readonly wait?: number | undefined;
        }
      | undefined;
    readonly answer: DeliveryNote;
  };
  /** Descargar el XML — El de un documento autorizado, en el sobre `<autorizacion>` del SRI, que es como lo esperan los programas de quien lo recibe; el de cualquier otro, solo firmado. Con `form=signed`, siempre el archivo firmado sin sobre. */
  'GET /v1/ec/delivery-notes/{id}/xml': {
    readonly path: { readonly id: string };
    readonly query?: { readonly form?: 'signed' | undefined } | undefined;
    readonly answer: Uint8Array<ArrayBuffer>;
  };
  /** Descargar el RIDE — La representación impresa, en PDF: hoja A4 o tirilla de 80 o 58 mm. */
  'GET /v1/ec/delivery-notes/{id}/ride': {
    readonly path: { readonly id: string };
    readonly query?:
      | {
          /** Hoja A4, o tirilla de 80 o 58 mm */
          readonly format?: 'a4' | 'ticket80' | 'ticket58' | undefined;
        }
      | undefined;
    readonly answer: Uint8Array<ArrayBuffer>;
  };
  /** Corregir y reenviar — Solo uno devuelto o no autorizado. El cuerpo es el de emitir, completo y sin `establishment`, `emission_point` ni `channel`: el número, la clave de acceso y la fecha de emisión no cambian. Suma una revisión y vuelve a `pending`. */
  'POST /v1/ec/delivery-notes/{id}/resubmit': {
    readonly path: { readonly id: string };
    readonly query?:
      | {
          /** Segundos que la respuesta espera la decisión; llega antes si la hay antes */
          readonly wait?: number | undefined;
        }
      | undefined;
    readonly body: DeliveryNoteCorrection;
    readonly answer: DeliveryNote;
  };
  /** Registrar la anulación — Anota la anulación que ya se hizo en el portal del SRI; el servicio no la pide. Los archivos se conservan, y una nota de crédito devuelve su valor al saldo de la factura. */
  'POST /v1/ec/delivery-notes/{id}/annul': {
    readonly path: { readonly id: string };
    readonly query?:
      | {
          /** La aprobación de quien puede, si la persona que ingresó no puede por sí misma */
          readonly approval_id?: string | undefined;
        }
      | undefined;
    readonly body: AnnulBody;
    readonly answer: DeliveryNote;
  };
  /** Enviar por correo — El RIDE y el XML autorizado, a las direcciones de `to` o, sin él, al destinatario del documento. */
  'POST /v1/ec/delivery-notes/{id}/email': {
    readonly path: { readonly id: string };
    readonly body?: EmailBody | undefined;
    readonly answer: Email;
  };
  /** Ver su recorrido — Cada paso del documento, del más nuevo al más antiguo, con la revisión que lo dio. */
  'GET /v1/ec/delivery-notes/{id}/events': {
    readonly path: { readonly id: string };
    readonly query?:
      | {
          /** Elementos por página */ readonly limit?: number | undefined;
          /** `next_cursor` o `prev_cursor` de la página anterior, con los mismos filtros */
          readonly cursor?: string | undefined;
        }
      | undefined;
    readonly answer: {
      /** Qué recurso es */
      readonly object: 'list';
      /** Los de esta página */
      readonly data: readonly DocumentEvent[];
      /** Con qué se pide la página siguiente; `null` en la última */
      readonly next_cursor: string | null;
      /** Con qué se pide la página anterior; `null` en la primera */
      readonly prev_cursor: string | null;
    };
  };
  /** Emitir: comprobante de retención — Numera, guarda y pone en cola el documento en un solo paso. Con `wait` se espera la decisión hasta 25 segundos. Repita con la misma Idempotency-Key si no llegó la respuesta: no se duplica. Lo que no impide emitir y conviene mirar viene en `warnings`. */
  'POST /v1/ec/withholdings': {
    readonly query?:
      | {
          /** Segundos que la respuesta espera la decisión; llega antes si la hay antes */
          readonly wait?: number | undefined;
          /** El de la previsualización: se emite exactamente ese cuerpo, o nada */
          readonly preview_id?: string | undefined;
        }
      | undefined;
    readonly body: WithholdingBody;
    /** Un valor suyo, único por documento: repetir la petición con él no duplica. */
    readonly idempotencyKey?: string | undefined;
    readonly answer: Withholding;
  };
  /** Listar — De los más nuevos a los más antiguos, por páginas: pase `next_cursor` como `cursor`, con los mismos filtros. */
  'GET /v1/ec/withholdings': {
    readonly query?:
      | {
          /** Elementos por página */ readonly limit?: number | undefined;
          /** `next_cursor` o `prev_cursor` de la página anterior, con los mismos filtros */
          readonly cursor?: string | undefined;
          /** Solo estos estados; se repite para pedir varios: `status=returned&status=not_authorized` */
          readonly status?:
            | readonly ('pending' | 'submitted' | 'authorized' | 'returned' | 'not_authorized' | 'annulled')[]
            | undefined;
          /** Palabras que deben aparecer, en cualquier orden, sin distinguir acentos ni mayúsculas */
          readonly q?: string | undefined;
          /** Identificación del comprador, proveedor o destinatario */
          readonly counterparty?: string | undefined;
          /** Emitidos desde este día, incluido */
          readonly 'issue_date[gte]'?: string | undefined;
          /** Emitidos hasta este día, incluido */
          readonly 'issue_date[lte]'?: string | undefined;
          /** Creados desde este instante */
          readonly 'created_at[gte]'?: string | undefined;
          /** Creados hasta este instante */
          readonly 'created_at[lte]'?: string | undefined;
          /** Por dónde se emitió; se repite para pedir varios */
          readonly channel?: readonly string[] | undefined;
          /** metadata[clave]=valor; hasta 20, y todos deben coincidir */
          readonly metadata?: Readonly<Record<string, string>> | undefined;
        }
      | undefined;
    readonly answer: {
      /** Qué recurso es */
      readonly object: 'list';
      /** Los de esta página */
      readonly data: readonly Withholding[];
      /** Con qué se pide la página siguiente; `null` en la última */
      readonly next_cursor: string | null;
      /** Con qué se pide la página anterior; `null` en la primera */
      readonly prev_cursor: string | null;
      /** Todos los documentos que cumplen los filtros */
      readonly total_count: number;
      /** Cuántos van antes del primero de esta página */
      readonly offset: number;
    };
  };
  /** Previsualizar: comprobante de retención — Calcula el documento como si se emitiera hoy, sin gastar un número, sin guardar ni enviar. Lo que hoy impediría emitir viene en `warnings`. El `preview_id` se pasa al emitir para que se emita exactamente este cuerpo. */
  'POST /v1/ec/withholdings/preview': {
    readonly body: WithholdingBody;
    readonly answer: DocumentPreview;
  };
  /** Consultar uno — Tal como el servicio lo conoce. Con `wait` se espera la decisión de la autoridad hasta 25 segundos. */
  'GET /v1/ec/withholdings/{id}': {
    readonly path: { readonly id: string };
    readonly query?:
      | {
          /** Segundos que la respuesta espera la decisión; llega antes si la hay antes */
          readonly wait?: number | undefined;
        }
      | undefined;
    readonly answer: Withholding;
  };
  /** Descargar el XML — El de un documento autorizado, en el sobre `<autorizacion>` del SRI, que es como lo esperan los programas de quien lo recibe; el de cualquier otro, solo firmado. Con `form=signed`, siempre el archivo firmado sin sobre. */
  'GET /v1/ec/withholdings/{id}/xml': {
    readonly path: { readonly id: string };
    readonly query?: { readonly form?: 'signed' | undefined } | undefined;
    readonly answer: Uint8Array<ArrayBuffer>;
  };
  /** Descargar el RIDE — La representación impresa, en PDF: hoja A4 o tirilla de 80 o 58 mm. */
  'GET /v1/ec/withholdings/{id}/ride': {
    readonly path: { readonly id: string };
    readonly query?:
      | {
          /** Hoja A4, o tirilla de 80 o 58 mm */
          readonly format?: 'a4' | 'ticket80' | 'ticket58' | undefined;
        }
      | undefined;
    readonly answer: Uint8Array<ArrayBuffer>;
  };
  /** Corregir y reenviar — Solo uno devuelto o no autorizado. El cuerpo es el de emitir, completo y sin `establishment`, `emission_point` ni `channel`: el número, la clave de acceso y la fecha de emisión no cambian. Suma una revisión y vuelve a `pending`. */
  'POST /v1/ec/withholdings/{id}/resubmit': {
    readonly path: { readonly id: string };
    readonly query?:
      | {
          /** Segundos que la respuesta espera la decisión; llega antes si la hay antes */
          readonly wait?: number | undefined;
        }
      | undefined;
    readonly body: WithholdingCorrection;
    readonly answer: Withholding;
  };
  /** Registrar la anulación — Anota la anulación que ya se hizo en el portal del SRI; el servicio no la pide. Los archivos se conservan, y una nota de crédito devuelve su valor al saldo de la factura. */
  'POST /v1/ec/withholdings/{id}/annul': {
    readonly path: { readonly id: string };
    readonly query?:
      | {
          /** La aprobación de quien puede, si la persona que ingresó no puede por sí misma */
          readonly approval_id?: string | undefined;
        }
      | undefined;
    readonly body: AnnulBody;
    readonly answer: Withholding;
  };
  /** Enviar por correo — El RIDE y el XML autorizado, a las direcciones de `to` o, sin él, al destinatario del documento. */
  'POST /v1/ec/withholdings/{id}/email': {
    readonly path: { readonly id: string };
    readonly body?: EmailBody | undefined;
    readonly answer: Email;
  };
  /** Ver su recorrido — Cada paso del documento, del más nuevo al más antiguo, con la revisión que lo dio. */
  'GET /v1/ec/withholdings/{id}/events': {
    readonly path: { readonly id: string };
    readonly query?:
      | {
          /** Elementos por página */ readonly limit?: number | undefined;
          /** `next_cursor` o `prev_cursor` de la página anterior, con los mismos filtros */
          readonly cursor?: string | undefined;
        }
      | undefined;
    readonly answer: {
      /** Qué recurso es */
      readonly object: 'list';
      /** Los de esta página */
      readonly data: readonly DocumentEvent[];
      /** Con qué se pide la página siguiente; `null` en la última */
      readonly next_cursor: string | null;
      /** Con qué se pide la página anterior; `null` en la primera */
      readonly prev_cursor: string | null;
    };
  };
  /** Resumen de un período — Cuántos documentos de cada tipo y estado y cuánto suman, lo vendido neto de notas de crédito, y los que piden atención. Sin fechas: este mes en Ecuador; con una sola, el mes de ella. Solo lo autorizado cuenta como vendido. */
  'GET /v1/ec/documents/report': {
    readonly query?:
      | {
          /** Emitidos desde este día, incluido */ readonly 'issue_date[gte]'?: string | undefined;
          /** Emitidos hasta este día, incluido */
          readonly 'issue_date[lte]'?: string | undefined;
        }
      | undefined;
    readonly answer: Report;
  };
  /** Enviar varios por correo — Cada uno como si se enviara solo: a las direcciones de `to` o, sin él, a su destinatario. Responde con un resultado por documento, en el orden en que llegaron; que uno se rechace no detiene a los demás. */
  'POST /v1/ec/documents/email': {
    readonly body: EmailsBody;
    readonly answer: {
      /** Qué recurso es */
      readonly object: 'list';
      /** Los de esta página */
      readonly data: readonly EmailResult[];
      /** Con qué se pide la página siguiente; `null` en la última */
      readonly next_cursor: string | null;
      /** Con qué se pide la página anterior; `null` en la primera */
      readonly prev_cursor: string | null;
    };
  };
  /** Listar — De los más nuevos a los más antiguos, por páginas: pase `next_cursor` como `cursor`, con los mismos filtros. */
  'GET /v1/ec/documents': {
    readonly query?:
      | {
          /** Elementos por página */ readonly limit?: number | undefined;
          /** `next_cursor` o `prev_cursor` de la página anterior, con los mismos filtros */
          readonly cursor?: string | undefined;
          /** Solo estos estados; se repite para pedir varios: `status=returned&status=not_authorized` */
          readonly status?:
            | readonly ('pending' | 'submitted' | 'authorized' | 'returned' | 'not_authorized' | 'annulled')[]
            | undefined;
          /** Palabras que deben aparecer, en cualquier orden, sin distinguir acentos ni mayúsculas */
          readonly q?: string | undefined;
          /** Identificación del comprador, proveedor o destinatario */
          readonly counterparty?: string | undefined;
          /** Emitidos desde este día, incluido */
          readonly 'issue_date[gte]'?: string | undefined;
          /** Emitidos hasta este día, incluido */
          readonly 'issue_date[lte]'?: string | undefined;
          /** Creados desde este instante */
          readonly 'created_at[gte]'?: string | undefined;
          /** Creados hasta este instante */
          readonly 'created_at[lte]'?: string | undefined;
          /** Por dónde se emitió; se repite para pedir varios */
          readonly channel?: readonly string[] | undefined;
          /** metadata[clave]=valor; hasta 20, y todos deben coincidir */
          readonly metadata?: Readonly<Record<string, string>> | undefined;
          /** Solo estos tipos; se repite para pedir varios */
          readonly type?:
            | readonly (
                | 'invoice'
                | 'purchase_settlement'
                | 'credit_note'
                | 'debit_note'
                | 'delivery_note'
                | 'withholding'
              )[]
            | undefined;
        }
      | undefined;
    readonly answer: {
      /** Qué recurso es */
      readonly object: 'list';
      /** Los de esta página */
      readonly data: readonly Document[];
      /** Con qué se pide la página siguiente; `null` en la última */
      readonly next_cursor: string | null;
      /** Con qué se pide la página anterior; `null` en la primera */
      readonly prev_cursor: string | null;
      /** Todos los documentos que cumplen los filtros */
      readonly total_count: number;
      /** Cuántos van antes del primero de esta página */
      readonly offset: number;
    };
  };
  /** Consultar uno — Tal como el servicio lo conoce. Con `wait` se espera la decisión de la autoridad hasta 25 segundos. */
  'GET /v1/ec/documents/{id}': {
    readonly path: { readonly id: string };
    readonly query?:
      | {
          /** Segundos que la respuesta espera la decisión; llega antes si la hay antes */
          readonly wait?: number | undefined;
        }
      | undefined;
    readonly answer: Document;
  };
  /** Descargar el XML — El de un documento autorizado, en el sobre `<autorizacion>` del SRI, que es como lo esperan los programas de quien lo recibe; el de cualquier otro, solo firmado. Con `form=signed`, siempre el archivo firmado sin sobre. */
  'GET /v1/ec/documents/{id}/xml': {
    readonly path: { readonly id: string };
    readonly query?: { readonly form?: 'signed' | undefined } | undefined;
    readonly answer: Uint8Array<ArrayBuffer>;
  };
  /** Descargar el RIDE — La representación impresa, en PDF: hoja A4 o tirilla de 80 o 58 mm. */
  'GET /v1/ec/documents/{id}/ride': {
    readonly path: { readonly id: string };
    readonly query?:
      | {
          /** Hoja A4, o tirilla de 80 o 58 mm */
          readonly format?: 'a4' | 'ticket80' | 'ticket58' | undefined;
        }
      | undefined;
    readonly answer: Uint8Array<ArrayBuffer>;
  };
  /** Corregir y reenviar — Solo uno devuelto o no autorizado. El cuerpo es el de emitir, completo y sin `establishment`, `emission_point` ni `channel`: el número, la clave de acceso y la fecha de emisión no cambian. Suma una revisión y vuelve a `pending`. */
  'POST /v1/ec/documents/{id}/resubmit': {
    readonly path: { readonly id: string };
    readonly query?:
      | {
          /** Segundos que la respuesta espera la decisión; llega antes si la hay antes */
          readonly wait?: number | undefined;
        }
      | undefined;
    readonly body: DocumentCorrection;
    readonly answer: Document;
  };
  /** Registrar la anulación — Anota la anulación que ya se hizo en el portal del SRI; el servicio no la pide. Los archivos se conservan, y una nota de crédito devuelve su valor al saldo de la factura. */
  'POST /v1/ec/documents/{id}/annul': {
    readonly path: { readonly id: string };
    readonly query?:
      | {
          /** La aprobación de quien puede, si la persona que ingresó no puede por sí misma */
          readonly approval_id?: string | undefined;
        }
      | undefined;
    readonly body: AnnulBody;
    readonly answer: Document;
  };
  /** Enviar por correo — El RIDE y el XML autorizado, a las direcciones de `to` o, sin él, al destinatario del documento. */
  'POST /v1/ec/documents/{id}/email': {
    readonly path: { readonly id: string };
    readonly body?: EmailBody | undefined;
    readonly answer: Email;
  };
  /** Ver su recorrido — Cada paso del documento, del más nuevo al más antiguo, con la revisión que lo dio. */
  'GET /v1/ec/documents/{id}/events': {
    readonly path: { readonly id: string };
    readonly query?:
      | {
          /** Elementos por página */ readonly limit?: number | undefined;
          /** `next_cursor` o `prev_cursor` de la página anterior, con los mismos filtros */
          readonly cursor?: string | undefined;
        }
      | undefined;
    readonly answer: {
      /** Qué recurso es */
      readonly object: 'list';
      /** Los de esta página */
      readonly data: readonly DocumentEvent[];
      /** Con qué se pide la página siguiente; `null` en la última */
      readonly next_cursor: string | null;
      /** Con qué se pide la página anterior; `null` en la primera */
      readonly prev_cursor: string | null;
    };
  };
  /** Consultar ahora su estado en el SRI — Para uno enviado y sin decisión, también el que espera a una persona por `authorization_mismatch`: la consulta queda en cola y su resultado llega como siempre (`wait`, el documento, un webhook). Cada documento, como mucho una vez cada 10 segundos. El servicio consulta también por su cuenta. */
  'POST /v1/ec/documents/{id}/refresh-status': {
    readonly path: { readonly id: string };
    readonly answer: Document;
  };
  /** Ver lo que necesita a una persona — Documentos rechazados o sin decisión desde un día anterior, la firma que vence, respaldos atrasados y números que faltan en una serie. Lo que se arregla solo no está. */
  'GET /v1/local/attention': {
    readonly answer: Attention;
  };
  /** Ver el informe de un período — Ventas por día, hora, producto, categoría, caja, operador, tarifa de IVA y forma de pago; retenciones hechas y recibidas; valor de las existencias. Las notas de crédito restan; lo devuelto, no autorizado o anulado no cuenta. */
  'GET /v1/local/reports/period': {
    readonly query?:
      | {
          /** Primer día, por fecha de emisión */ readonly from?: string | undefined;
          /** Último día, incluido */
          readonly to?: string | undefined;
        }
      | undefined;
    readonly answer: PeriodReport;
  };
  /** Descargar el informe de un período — Un libro de Excel con todas las tablas, o una de ellas en CSV; con todos los productos. */
  'GET /v1/local/reports/period/file': {
    readonly query?:
      | {
          /** Primer día, por fecha de emisión */ readonly from?: string | undefined;
          /** Último día, incluido */
          readonly to?: string | undefined;
          /** Hoja A4, o tirilla de 80 o 58 mm */
          readonly format?: 'csv' | 'xlsx' | undefined;
          /** Cuál va en el CSV; un libro las tiene todas */
          readonly table?:
            | 'days'
            | 'hours'
            | 'products'
            | 'categories'
            | 'tills'
            | 'operators'
            | 'rates'
            | 'payments'
            | 'withheld'
            | 'withheld_received'
            | undefined;
          readonly separator?: 'semicolon' | 'comma' | undefined;
        }
      | undefined;
    readonly answer: Uint8Array<ArrayBuffer>;
  };
  /** Ver la ganancia de un período — Por día, producto y categoría: lo vendido sin IVA, lo que costaba en el momento de cada venta y la diferencia. Las notas de crédito restan; lo devuelto, no autorizado o anulado no cuenta. Lo que se vendió sin costo conocido va aparte. Una clave de API sin una persona necesita además el permiso `config`. */
  'GET /v1/local/reports/profit': {
    readonly query?:
      | {
          /** Primer día, por fecha de emisión */ readonly from?: string | undefined;
          /** Último día, incluido */
          readonly to?: string | undefined;
        }
      | undefined;
    readonly answer: ProfitReport;
  };
  /** Descargar la ganancia de un período — Un libro de Excel con todas las tablas, o una de ellas en CSV; con todos los productos. */
  'GET /v1/local/reports/profit/file': {
    readonly query?:
      | {
          /** Primer día, por fecha de emisión */ readonly from?: string | undefined;
          /** Último día, incluido */
          readonly to?: string | undefined;
          /** Hoja A4, o tirilla de 80 o 58 mm */
          readonly format?: 'csv' | 'xlsx' | undefined;
          /** Cuál va en el CSV; un libro las tiene todas */
          readonly table?: 'days' | 'products' | 'categories' | undefined;
          readonly separator?: 'semicolon' | 'comma' | undefined;
        }
      | undefined;
    readonly answer: Uint8Array<ArrayBuffer>;
  };
  /** Ver las cifras de las declaraciones de un período — Casilleros del formulario 104 (IVA) y lo retenido de renta para el 103: cómo se obtuvo cada uno y de qué documentos. Donde falta `value`, decide una persona. Solo cuenta lo autorizado; nada se envía al SRI. */
  'GET /v1/local/reports/declaration': {
    readonly query?:
      | {
          /** Primer día, por fecha de emisión */ readonly from?: string | undefined;
          /** Último día, incluido */
          readonly to?: string | undefined;
        }
      | undefined;
    readonly answer: Declaration;
  };
  /** Guardar lo que una persona declara de un período — Los casilleros que ningún documento dice (`editable`) y, con ellos, los saldos (485, 615, 617 y las notas de crédito por compensar), con los que empieza el mes o semestre siguiente. Se puede guardar otra vez; nada se envía al SRI. La clave necesita también el permiso «read». */
  'PUT /v1/local/reports/declaration': {
    readonly query?:
      | {
          /** Primer día, por fecha de emisión */ readonly from?: string | undefined;
          /** Último día, incluido */
          readonly to?: string | undefined;
        }
      | undefined;
    readonly body: DeclarationBody;
    readonly answer: Declaration;
  };
  /** Ver qué declaraciones vencen, cuándo y cuánto — El período en curso y los dos anteriores: IVA (104) por meses, o por semestres en RIMPE emprendedor; retenciones de renta (103) solo de un agente de retención. Un negocio popular no declara IVA. */
  'GET /v1/local/reports/due-declarations': {
    readonly answer: {
      /** Qué recurso es */
      readonly object: 'list';
      /** Los de esta página */
      readonly data: readonly DueDeclaration[];
      /** Con qué se pide la página siguiente; `null` en la última */
      readonly next_cursor: string | null;
      /** Con qué se pide la página anterior; `null` en la primera */
      readonly prev_cursor: string | null;
    };
  };
  /** Ver cuánto tardó el SRI en autorizar lo emitido, y por qué — De cada día, lo que tardó la mitad y 95 de cada 100 documentos de su emisión a su autorización. De cada documento tardío, a qué se debió cada parte de la espera y sus intentos. La transmisión se debe al emitir. */
  'GET /v1/local/reports/timeliness': {
    readonly query?:
      | {
          /** Primer día, por fecha de emisión */ readonly from?: string | undefined;
          /** Último día, incluido */
          readonly to?: string | undefined;
          /** Desde cuándo cuenta como tardío lo que aún no está autorizado, en minutos */
          readonly late_after_minutes?: number | undefined;
        }
      | undefined;
    readonly answer: TimelinessReport;
  };
  /** Descargar el mismo informe, firmado — Un ZIP con el informe en JSON y en PDF, la firma del JSON (RSA, SHA-256) con el certificado del negocio, y cómo la comprueba cualquiera con OpenSSL. */
  'GET /v1/local/reports/timeliness/proof': {
    readonly query?:
      | {
          /** Primer día, por fecha de emisión */ readonly from?: string | undefined;
          /** Último día, incluido */
          readonly to?: string | undefined;
          /** Desde cuándo cuenta como tardío lo que aún no está autorizado, en minutos */
          readonly late_after_minutes?: number | undefined;
        }
      | undefined;
    readonly answer: Uint8Array<ArrayBuffer>;
  };
  /** Ver qué tiene el anexo transaccional (ATS) de un mes y qué le falta — Sus sumas por tipo de documento, como el talón resumen, y todo lo que una persona debe completar, revisar o decidir antes de enviarlo. Cuenta lo autorizado, por fecha de emisión; nada se envía al SRI. */
  'GET /v1/local/reports/transaction-annex': {
    readonly query?:
      | {
          /** AAAA-MM; del régimen RIMPE, también un semestre: AAAA-S1 o AAAA-S2 */
          readonly month?: string | undefined;
          /** required: sin los documentos electrónicos propios ni las compras con retención electrónica, que no se informan (NAC-DGERCGC16-00000092); all: con ellos */
          readonly contents?: 'required' | 'all' | undefined;
        }
      | undefined;
    readonly answer: TransactionAnnex;
  };
  /** Descargar el anexo transaccional (ATS) de un mes — El XML del anexo, o el ZIP con él que se carga en SRI en Línea. Se hace aunque algo le falte: véalo antes con la otra operación. */
  'GET /v1/local/reports/transaction-annex/file': {
    readonly query?:
      | {
          /** AAAA-MM; del régimen RIMPE, también un semestre: AAAA-S1 o AAAA-S2 */
          readonly month?: string | undefined;
          /** required: sin los documentos electrónicos propios ni las compras con retención electrónica, que no se informan (NAC-DGERCGC16-00000092); all: con ellos */
          readonly contents?: 'required' | 'all' | undefined;
          /** zip es lo que recibe SRI en Línea */
          readonly format?: 'xml' | 'zip' | undefined;
        }
      | undefined;
    readonly answer: Uint8Array<ArrayBuffer>;
  };
  /** Comparar un mes o semestre con los listados del SRI — Sube en el campo `file`, repetido si son varios, los reportes en TXT de SRI en Línea, de recibidos o de emitidos, y dice qué falta aquí, qué sobra y qué difiere (valor, base, IVA, fecha, número, estado). Solo se comparan los tipos y los días que traen los listados. No guarda nada. */
  'POST /v1/local/reports/comparison': {
    readonly query?:
      | {
          /** El mes que se compara, o el semestre; sin él, el mes de la mayoría del listado */
          readonly month?: string | undefined;
        }
      | undefined;
    readonly body: FormData;
    readonly answer: ListingComparison;
  };
  /** Ver a quién se envía cada mes — Ver a quién se envía cada mes. */
  'GET /v1/local/monthly-mail': {
    readonly answer: MonthlyMail;
  };
  /** Enviar cada mes al contador, o dejar de hacerlo — Desde el día siguiente al último para anular, o tres días hábiles antes de que venza la declaración si es antes, y otra vez si algo del mes cambia, con la cuenta de correo del negocio; el primero es el mes en que se pide. A un RIMPE emprendedor que no es agente de retención, cada semestre. Un archivo de más de 15 MB no se adjunta: el correo dice cómo obtenerlo. Lo que falló o espera va al correo que se envía aquí, también si es el mismo. */
  'PUT /v1/local/monthly-mail': {
    readonly body: MonthlyMailBody;
    readonly answer: MonthlyMail;
  };
  /** Listar filas de documentos — Lo que muestra una lista, desde cualquier lugar de ella: `offset` documentos más nuevos van antes. Quien necesita los documentos enteros, o no perder ninguno mientras se emiten otros, usa `GET /v1/ec/documents`. */
  'GET /v1/local/documents': {
    readonly query?:
      | {
          /** Solo estos tipos; se repite para pedir varios */
          readonly type?:
            | readonly (
                | 'invoice'
                | 'purchase_settlement'
                | 'credit_note'
                | 'debit_note'
                | 'delivery_note'
                | 'withholding'
              )[]
            | undefined;
          /** Solo estos estados; se repite para pedir varios: `status=returned&status=not_authorized` */
          readonly status?:
            | readonly ('pending' | 'submitted' | 'authorized' | 'returned' | 'not_authorized' | 'annulled')[]
            | undefined;
          /** Palabras que deben aparecer, en cualquier orden, sin distinguir acentos ni mayúsculas */
          readonly q?: string | undefined;
          /** Identificación del comprador, proveedor o destinatario */
          readonly counterparty?: string | undefined;
          /** Emitidos desde este día, incluido */
          readonly 'issue_date[gte]'?: string | undefined;
          /** Emitidos hasta este día, incluido */
          readonly 'issue_date[lte]'?: string | undefined;
          /** Creados desde este instante */
          readonly 'created_at[gte]'?: string | undefined;
          /** Creados hasta este instante */
          readonly 'created_at[lte]'?: string | undefined;
          /** Por dónde se emitió; se repite para pedir varios */
          readonly channel?: readonly string[] | undefined;
          /** metadata[clave]=valor; hasta 20, y todos deben coincidir */
          readonly metadata?: Readonly<Record<string, string>> | undefined;
          readonly offset?: number | undefined;
          /** Elementos por página */
          readonly limit?: number | undefined;
        }
      | undefined;
    readonly answer: {
      /** Qué recurso es */
      readonly object: 'list';
      /** Los de esta página */
      readonly data: readonly ListedDocument[];
      /** Con qué se pide la página siguiente; `null` en la última */
      readonly next_cursor: string | null;
      /** Con qué se pide la página anterior; `null` en la primera */
      readonly prev_cursor: string | null;
      /** Todos los documentos que cumplen los filtros */
      readonly total_count: number;
      /** Cuántos van antes del primero de esta página */
      readonly offset: number;
    };
  };
  /** Cuánto suman los documentos de una lista — Con los filtros de la lista: cuántos son, su base por tarifa, su IVA y su total, por tipo y estado. Las notas de crédito restan. */
  'GET /v1/local/documents/totals': {
    readonly query?:
      | {
          /** Solo estos tipos; se repite para pedir varios */
          readonly type?:
            | readonly (
                | 'invoice'
                | 'purchase_settlement'
                | 'credit_note'
                | 'debit_note'
                | 'delivery_note'
                | 'withholding'
              )[]
            | undefined;
          /** Solo estos estados; se repite para pedir varios: `status=returned&status=not_authorized` */
          readonly status?:
            | readonly ('pending' | 'submitted' | 'authorized' | 'returned' | 'not_authorized' | 'annulled')[]
            | undefined;
          /** Palabras que deben aparecer, en cualquier orden, sin distinguir acentos ni mayúsculas */
          readonly q?: string | undefined;
          /** Identificación del comprador, proveedor o destinatario */
          readonly counterparty?: string | undefined;
          /** Emitidos desde este día, incluido */
          readonly 'issue_date[gte]'?: string | undefined;
          /** Emitidos hasta este día, incluido */
          readonly 'issue_date[lte]'?: string | undefined;
          /** Creados desde este instante */
          readonly 'created_at[gte]'?: string | undefined;
          /** Creados hasta este instante */
          readonly 'created_at[lte]'?: string | undefined;
          /** Por dónde se emitió; se repite para pedir varios */
          readonly channel?: readonly string[] | undefined;
          /** metadata[clave]=valor; hasta 20, y todos deben coincidir */
          readonly metadata?: Readonly<Record<string, string>> | undefined;
        }
      | undefined;
    readonly answer: DocumentTotals;
  };
  /** Listar los documentos relacionados con uno — Los que nombra y los que lo nombran: factura y notas de crédito o débito, guías, retenciones de una liquidación; y el que se emitió en lugar de otro. Hasta 100. */
  'GET /v1/local/documents/{id}/related': {
    readonly path: { readonly id: string };
    readonly answer: {
      /** Qué recurso es */
      readonly object: 'list';
      /** Los de esta página */
      readonly data: readonly RelatedDocument[];
      /** Con qué se pide la página siguiente; `null` en la última */
      readonly next_cursor: string | null;
      /** Con qué se pide la página anterior; `null` en la primera */
      readonly prev_cursor: string | null;
    };
  };
  /** Exportar documentos — CSV o Excel con una fila por documento, o un ZIP con el XML y el RIDE de cada uno y su lista. Se prepara aparte: pregunte por él hasta que esté listo. Un ZIP lleva hasta 10.000 documentos; una hoja de Excel, 1.048.575. Con month, el mes entero para el contador, hasta 100.000 con las compras: solo llevan archivos los que el SRI autorizó. */
  'POST /v1/local/document-exports': {
    readonly body: DocumentExportBody;
    readonly answer: DocumentExport;
  };
  /** Consultar una exportación — Consultar una exportación. */
  'GET /v1/local/document-exports/{id}': {
    readonly path: { readonly id: string };
    readonly answer: DocumentExport;
  };
  /** Cancelar una exportación — La detiene si aún se prepara, y borra su archivo. */
  'DELETE /v1/local/document-exports/{id}': {
    readonly path: { readonly id: string };
    readonly answer: undefined;
  };
  /** Descargar lo exportado — Hasta una hora después de listo. */
  'GET /v1/local/document-exports/{id}/file': {
    readonly path: { readonly id: string };
    readonly answer: Uint8Array<ArrayBuffer>;
  };
  /** Listar las vistas guardadas — Las del negocio y las de quien está en la ventana, por nombre. */
  'GET /v1/local/document-views': {
    readonly answer: {
      /** Qué recurso es */
      readonly object: 'list';
      /** Los de esta página */
      readonly data: readonly DocumentView[];
      /** Con qué se pide la página siguiente; `null` en la última */
      readonly next_cursor: string | null;
      /** Con qué se pide la página anterior; `null` en la primera */
      readonly prev_cursor: string | null;
    };
  };
  /** Guardar una vista — Filtros de la lista, con un nombre. Las del negocio las guarda quien puede ver los reportes. */
  'POST /v1/local/document-views': {
    readonly body: DocumentViewBody;
    readonly answer: DocumentView;
  };
  /** Cambiar una vista — Cambiar una vista. */
  'PATCH /v1/local/document-views/{id}': {
    readonly path: { readonly id: string };
    readonly body: DocumentViewPatch;
    readonly answer: DocumentView;
  };
  /** Borrar una vista — Borrar una vista. */
  'DELETE /v1/local/document-views/{id}': {
    readonly path: { readonly id: string };
    readonly answer: undefined;
  };
  /** Sugerir qué retener — Lee la factura de un proveedor, del SRI por su clave de acceso o tal como se emitió, y sugiere qué retener con los porcentajes de la fecha. No guarda la sugerencia: su documento de sustento va tal cual al emitir la retención. */
  'POST /v1/ec/withholding-suggestions': {
    readonly body: WithholdingSuggestionBody;
    readonly answer: WithholdingSuggestion;
  };
  /** Leer un comprobante de un proveedor — Lo lee del SRI por su clave de acceso, una sola vez: después responde lo guardado (`source`), también sin internet. Lee los seis tipos; `content` trae todo lo que cada uno dice. `authorization.state` es en qué quedó según el SRI, al que se pregunta a lo sumo cada 10 minutos: así se ve si fue anulado. */
  'GET /v1/ec/received-documents/{access_key}': {
    readonly path: { readonly access_key: string };
    readonly answer: ReceivedDocument;
  };
  /** Consultar un contribuyente — Dice si es contribuyente especial, por su RUC o cédula. El SRI no ofrece un servicio web que lo diga: responde lo que dicen los comprobantes suyos leídos del SRI y, si no hay, los documentos y clientes propios, que solo saben el nombre. `source` y `checked_at` indican de dónde y de cuándo es. Lo que nadie ha dicho responde `authority_unavailable`. */
  'GET /v1/ec/taxpayers/{identification}': {
    readonly path: { readonly identification: string };
    readonly answer: Taxpayer;
  };
  /** Listar las compras — Primero las que falta retener, por la fecha en que vencen; las demás, de la más reciente a la más antigua. */
  'GET /v1/local/purchases': {
    readonly query?:
      | {
          /** Elementos por página */ readonly limit?: number | undefined;
          readonly offset?: number | undefined;
          /** to_withhold: las que falta retener; withheld: las retenidas; without_withholding: aquellas de las que no se retiene; to_enter: las que falta ingresar al inventario; to_check: las que el SRI no confirmó, no autorizó o anuló */
          readonly state?:
            | 'to_withhold'
            | 'withheld'
            | 'without_withholding'
            | 'to_enter'
            | 'to_check'
            | undefined;
          readonly document_type?: string | undefined;
          /** Nombre, RUC o número */
          readonly q?: string | undefined;
          /** Emitidos desde este día, incluido */
          readonly 'issue_date[gte]'?: string | undefined;
          /** Emitidos hasta este día, incluido */
          readonly 'issue_date[lte]'?: string | undefined;
        }
      | undefined;
    readonly answer: {
      /** Qué recurso es */
      readonly object: 'list';
      /** Los de esta página */
      readonly data: readonly PurchaseListed[];
      /** Con qué se pide la página siguiente; `null` en la última */
      readonly next_cursor: string | null;
      /** Con qué se pide la página anterior; `null` en la primera */
      readonly prev_cursor: string | null;
      /** Todos los documentos que cumplen los filtros */
      readonly total_count: number;
      /** Cuántos van antes del primero de esta página */
      readonly offset: number;
    };
  };
  /** Registrar una compra — Por la clave de acceso, con la que se la lee del SRI, o escrita a mano de un papel. Se rechaza con todas sus fallas a la vez: emitida a otro, anulada, ya registrada. */
  'POST /v1/local/purchases': {
    readonly body: PurchaseInput;
    readonly answer: Purchase;
  };
  /** Qué compras esperan a una persona — Cuántas falta retener y cuántas están atrasadas, y cuántas no confirmó o no autorizó el SRI. */
  'GET /v1/local/purchases/summary': {
    readonly answer: PurchaseSummary;
  };
  /** Ver una compra — Ver una compra. */
  'GET /v1/local/purchases/{id}': {
    readonly path: { readonly id: string };
    readonly answer: Purchase;
  };
  /** Decidir sobre una compra — Si son bienes o servicios, su sustento tributario, cuándo se recibió, o que no se retiene y por qué. */
  'PATCH /v1/local/purchases/{id}': {
    readonly path: { readonly id: string };
    readonly body: PurchasePatch;
    readonly answer: Purchase;
  };
  /** Quitar una compra registrada por error — No se quita una de la que ya se retuvo. */
  'DELETE /v1/local/purchases/{id}': {
    readonly path: { readonly id: string };
    readonly answer: undefined;
  };
  /** Qué retener de una compra — Con los porcentajes de hoy, por qué se retiene y de dónde sale cada porcentaje. `body` se emite tal cual en `POST /v1/ec/withholdings`. No guarda nada. */
  'GET /v1/local/purchases/{id}/withholding': {
    readonly path: { readonly id: string };
    readonly answer: PurchaseWithholdingSuggestion;
  };
  /** Descargar el XML de una compra — Descargar el XML de una compra. */
  'GET /v1/local/purchases/{id}/xml': {
    readonly path: { readonly id: string };
    readonly answer: Uint8Array<ArrayBuffer>;
  };
  /** Registrar compras de archivos — Sube de 1 a 20 archivos en el campo `file`: XML de proveedores, ZIP de XML, correos guardados (.eml) con ellos adjuntos, o el listado de comprobantes recibidos del SRI. Un PDF que viene con su XML se deja de lado. Registra lo que puede y dice de cada cosa qué fue de ella; al SRI se le pregunta después. */
  'POST /v1/local/purchases/files': {
    readonly body: FormData;
    readonly answer: PurchaseUpload;
  };
  /** Hacer lo mismo con varias compras — No retener, quitar, o deshacerlo, con hasta 50. Cada una se cambia entera o queda como estaba, y la respuesta dice qué fue de cada una; las demás siguen. Solo se deja de retener de las que esperan una retención. */
  'POST /v1/local/purchases/changes': {
    readonly body: PurchasesBody;
    readonly answer: PurchaseChanges;
  };
  /** Preguntar al SRI por una compra — Preguntar al SRI por una compra. */
  'POST /v1/local/purchases/{id}/check': {
    readonly path: { readonly id: string };
    readonly answer: Purchase;
  };
  /** Ver qué mercadería trajo una compra — Cada línea con su producto: el que se dijo antes de este proveedor, el de su código de barras, o el de su código; lo que cuesta, y si ya entró al inventario, cómo. El id es el de una compra, o el de una liquidación de compra propia. */
  'GET /v1/local/purchases/{id}/inventory': {
    readonly path: { readonly id: string };
    readonly answer: PurchaseInventory;
  };
  /** Decir qué productos son las líneas de una compra — Se recuerda para todo lo que venda este proveedor con su código y un nombre parecido, o su descripción si no tiene código. Las líneas que no se nombran quedan como están. */
  'PUT /v1/local/purchases/{id}/inventory/matches': {
    readonly path: { readonly id: string };
    readonly body: PurchaseMatches;
    readonly answer: PurchaseInventory;
  };
  /** Ingresar una compra al inventario, o devolverla con su nota de crédito — Entra todo lo que es mercadería, al costo de su línea, o nada. Una compra entra una sola vez: pedirlo otra vez responde cómo entró. Quien no puede cambiar las existencias necesita la aprobación de quien puede, con la compra (item) y lo que cuesta (amount). Una nota de crédito del proveedor dice qué hizo (effect): saca lo que se le devolvió (return), a lo que acredita de cada línea, y el promedio de lo que queda cambia con la diferencia; o, si nada se devolvió (discount), rebaja lo que cuesta lo que hay, hasta cero. Lo que el SRI no autorizó, o está anulado, no entra. */
  'POST /v1/local/purchases/{id}/inventory/receipt': {
    readonly path: { readonly id: string };
    readonly body: GoodsReceiptBody;
    readonly answer: PurchaseInventory;
  };
  /** Deshacer el ingreso de una compra, o lo que hizo una nota de crédito — Sale lo que entró, o entra lo que salió, y cada producto vuelve a costar lo que costaba. Solo mientras nada de eso se ha vendido ni contado, está todo lo que entró y no entró ni se devolvió más con un costo; después se corrige en el inventario. */
  'POST /v1/local/purchases/{id}/inventory/receipt/reversal': {
    readonly path: { readonly id: string };
    readonly body: GoodsReceiptReversalBody;
    readonly answer: PurchaseInventory;
  };
  /** Importar documentos de un sistema anterior — Sube de 1 a 20 archivos en el campo `file`: XML autorizados o solo firmados, ZIP de XML, o listados de claves de acceso como los del SRI, en texto o CSV. Una clave listada confirma el XML firmado de esa clave, de esta importación o de una anterior. Hasta 50 MiB por archivo y 200 MiB por envío. Un PDF se rechaza, con todo el envío; una hoja de cálculo se guarda antes como CSV. Responde en cuanto los archivos están aquí; cuando termina se envía el evento `import.completed`. */
  'POST /v1/ec/imports': {
    readonly body: FormData;
    /** Un valor suyo, único por documento: repetir la petición con él no duplica. */
    readonly idempotencyKey?: string | undefined;
    readonly answer: Import;
  };
  /** Listar las importaciones — Listar las importaciones. */
  'GET /v1/ec/imports': {
    readonly query?:
      | {
          /** Elementos por página */ readonly limit?: number | undefined;
          /** `next_cursor` o `prev_cursor` de la página anterior, con los mismos filtros */
          readonly cursor?: string | undefined;
        }
      | undefined;
    readonly answer: {
      /** Qué recurso es */
      readonly object: 'list';
      /** Los de esta página */
      readonly data: readonly Import[];
      /** Con qué se pide la página siguiente; `null` en la última */
      readonly next_cursor: string | null;
      /** Con qué se pide la página anterior; `null` en la primera */
      readonly prev_cursor: string | null;
    };
  };
  /** Consultar una importación — Sus cuentas avanzan mientras está en curso. */
  'GET /v1/ec/imports/{id}': {
    readonly path: { readonly id: string };
    readonly answer: Import;
  };
  /** Listar lo hallado en una importación — Un elemento por documento hallado, con lo que fue de él. Con `result=skipped` o `result=failed` se ve lo que pide atención. */
  'GET /v1/ec/imports/{id}/items': {
    readonly path: { readonly id: string };
    readonly query?:
      | {
          /** Elementos por página */ readonly limit?: number | undefined;
          /** `next_cursor` o `prev_cursor` de la página anterior, con los mismos filtros */
          readonly cursor?: string | undefined;
          readonly result?: 'pending' | 'imported' | 'duplicate' | 'skipped' | 'failed' | undefined;
          readonly code?:
            | 'confirmed_by_sri'
            | 'listed_by_sri'
            | 'signature_only'
            | 'issuer_signature_only'
            | 'already_exists'
            | 'evidence_added'
            | 'wrong_issuer'
            | 'wrong_environment'
            | 'unsupported_version'
            | 'annulled'
            | 'not_authorized'
            | 'no_sri_in_sandbox'
            | 'canceled'
            | 'not_importable'
            | 'not_a_document'
            | 'unreadable_xml'
            | 'unknown_code'
            | 'entry_too_large'
            | 'invalid_access_key'
            | 'invalid_signature'
            | 'certificate_mismatch'
            | 'certificate_expired'
            | 'authorization_mismatch'
            | 'unknown_to_sri'
            | 'xml_unavailable'
            | 'number_taken'
            | 'sri_unavailable'
            | undefined;
        }
      | undefined;
    readonly answer: {
      /** Qué recurso es */
      readonly object: 'list';
      /** Los de esta página */
      readonly data: readonly ImportItem[];
      /** Con qué se pide la página siguiente; `null` en la última */
      readonly next_cursor: string | null;
      /** Con qué se pide la página anterior; `null` en la primera */
      readonly prev_cursor: string | null;
    };
  };
  /** Cancelar una importación — Lo que aún no se decidió se omite con el código `canceled`; lo ya importado queda. */
  'POST /v1/ec/imports/{id}/cancel': {
    readonly path: { readonly id: string };
    readonly answer: Import;
  };
  /** Listar los negocios — Con una clave, solo el suyo; con la sesión de una persona, el de práctica y el real. */
  'GET /v1/ec/entities': {
    readonly query?:
      | {
          /** Elementos por página */ readonly limit?: number | undefined;
          /** `next_cursor` o `prev_cursor` de la página anterior, con los mismos filtros */
          readonly cursor?: string | undefined;
        }
      | undefined;
    readonly answer: {
      /** Qué recurso es */
      readonly object: 'list';
      /** Los de esta página */
      readonly data: readonly Entity[];
      /** Con qué se pide la página siguiente; `null` en la última */
      readonly next_cursor: string | null;
      /** Con qué se pide la página anterior; `null` en la primera */
      readonly prev_cursor: string | null;
    };
  };
  /** Consultar el negocio — Consultar el negocio. */
  'GET /v1/ec/entities/{id}': {
    readonly path: { readonly id: string };
    readonly answer: Entity;
  };
  /** Cambiar datos del negocio — Solo cambia lo que se envía; null quita un dato opcional. Del negocio real, `legal_name`, `regime` y `keeps_accounting` vienen del RUC y no se editan. Los documentos ya emitidos conservan los datos con que se firmaron. */
  'PATCH /v1/ec/entities/{id}': {
    readonly path: { readonly id: string };
    readonly body: EntityPatch;
    readonly answer: Entity;
  };
  /** Qué le falta para emitir — En el ambiente de la clave. Prueba una firma con la clave en uso, a lo más una cada tres segundos, sin pedir nunca un PIN. Estar sin internet nunca impide emitir. */
  'GET /v1/ec/entities/{id}/readiness': {
    readonly path: { readonly id: string };
    readonly answer: Readiness;
  };
  /** Ver el logo — La imagen que indica `logo.url` del negocio. */
  'GET /v1/ec/entities/{id}/logo': {
    readonly path: { readonly id: string };
    readonly query?: { readonly v?: string | undefined } | undefined;
    readonly answer: Uint8Array<ArrayBuffer>;
  };
  /** Poner el logo — El cuerpo es la imagen misma: PNG o JPEG, por su contenido, de hasta 512 KiB y un millón de píxeles. Sale en la representación impresa (RIDE) y en los correos. */
  'PUT /v1/ec/entities/{id}/logo': {
    readonly path: { readonly id: string };
    readonly body: Blob;
    readonly answer: Entity;
  };
  /** Quitar el logo — Quitar el logo. */
  'DELETE /v1/ec/entities/{id}/logo': {
    readonly path: { readonly id: string };
    readonly answer: undefined;
  };
  /** Registrar un endpoint — Recibe los eventos del negocio y ambiente de la clave, firmados según Standard Webhooks 1.0 (cabeceras `webhook-id`, `webhook-timestamp` y `webhook-signature`). El secreto se muestra esta única vez. Debe responder 2xx en 15 segundos; si no, se reintenta con esperas de 5 segundos a 24 horas. Los eventos pueden llegar repetidos o en otro orden: distíngalos por `webhook-id`. `410` lo deshabilita. */
  'POST /v1/webhook-endpoints': {
    readonly body: WebhookEndpointBody;
    readonly answer: WebhookEndpointWithSecret;
  };
  /** Listar los endpoints — Listar los endpoints. */
  'GET /v1/webhook-endpoints': {
    readonly query?:
      | {
          /** Elementos por página */ readonly limit?: number | undefined;
          /** `next_cursor` o `prev_cursor` de la página anterior, con los mismos filtros */
          readonly cursor?: string | undefined;
        }
      | undefined;
    readonly answer: {
      /** Qué recurso es */
      readonly object: 'list';
      /** Los de esta página */
      readonly data: readonly WebhookEndpoint[];
      /** Con qué se pide la página siguiente; `null` en la última */
      readonly next_cursor: string | null;
      /** Con qué se pide la página anterior; `null` en la primera */
      readonly prev_cursor: string | null;
    };
  };
  /** Consultar un endpoint — Consultar un endpoint. */
  'GET /v1/webhook-endpoints/{id}': {
    readonly path: { readonly id: string };
    readonly answer: WebhookEndpoint;
  };
  /** Cambiar un endpoint — Solo cambia lo que se envía. Deshabilitado no recibe nada: lo que pasa entretanto no se le envía después, y lo que estaba en camino espera. */
  'PATCH /v1/webhook-endpoints/{id}': {
    readonly path: { readonly id: string };
    readonly body: WebhookEndpointPatch;
    readonly answer: WebhookEndpoint;
  };
  /** Eliminar un endpoint — Con él se van su secreto y la lista de sus entregas. */
  'DELETE /v1/webhook-endpoints/{id}': {
    readonly path: { readonly id: string };
    readonly answer: undefined;
  };
  /** Cambiar el secreto — El nuevo se muestra esta única vez. Durante 24 horas cada entrega lleva dos firmas, con el nuevo y con el anterior. */
  'POST /v1/webhook-endpoints/{id}/rotate-secret': {
    readonly path: { readonly id: string };
    readonly answer: WebhookEndpointWithSecret;
  };
  /** Probar un endpoint — Le envía un `webhook.test`, sea cual sea su lista de eventos. Cómo fue se ve en sus entregas. */
  'POST /v1/webhook-endpoints/{id}/test': {
    readonly path: { readonly id: string };
    readonly answer: WebhookDelivery;
  };
  /** Listar las entregas de un endpoint — Cada evento con todos sus intentos, del más nuevo al más antiguo. */
  'GET /v1/webhook-endpoints/{id}/deliveries': {
    readonly path: { readonly id: string };
    readonly query?:
      | {
          /** Elementos por página */ readonly limit?: number | undefined;
          /** `next_cursor` o `prev_cursor` de la página anterior, con los mismos filtros */
          readonly cursor?: string | undefined;
          /** Solo estos estados; se repite para pedir varios: `status=returned&status=not_authorized` */
          readonly status?: 'pending' | 'succeeded' | 'failed' | undefined;
          /** Por ejemplo invoice.authorized */
          readonly event_type?: string | undefined;
          /** Solo los eventos de ese documento */
          readonly document_id?: string | undefined;
        }
      | undefined;
    readonly answer: {
      /** Qué recurso es */
      readonly object: 'list';
      /** Los de esta página */
      readonly data: readonly WebhookDelivery[];
      /** Con qué se pide la página siguiente; `null` en la última */
      readonly next_cursor: string | null;
      /** Con qué se pide la página anterior; `null` en la primera */
      readonly prev_cursor: string | null;
    };
  };
  /** Enviar de nuevo una entrega — Ahora mismo, haya llegado antes o no; si no llega, se reintenta como la primera vez. El cuerpo y `webhook-id` son los mismos. */
  'POST /v1/webhook-endpoints/{id}/deliveries/{delivery_id}/retry': {
    readonly path: { readonly id: string; readonly delivery_id: string };
    readonly answer: WebhookDelivery;
  };
  /** Saber si el servicio está en marcha — Con `challenge`, prueba además ser el servicio que escribió `service.json`. */
  'GET /v1/local/health': {
    readonly query?: { readonly challenge?: string | undefined } | undefined;
    readonly answer: Health;
  };
  /** Abrir una sesión — Cambia el código de un solo uso del enlace de entrada por la sesión de una persona. */
  'POST /v1/local/sessions': {
    readonly body: SessionBody;
    readonly answer: Session;
  };
  /** Abrir una sesión para la ventana de escritorio — La pide el escritorio de este computador con la sesión de la dueña o el dueño de los datos. En ella no hay nadie hasta que alguien ingresa su PIN, y termina con el servicio. */
  'POST /v1/local/window-sessions': {
    readonly answer: WindowSession;
  };
  /** Pedir una clave para la sesión — Vive lo que la sesión, solo en memoria. Lo que se emite con ella lleva su canal. Cuando el negocio ya emite en producción, una clave de otro ambiente la pide quien puede salir de Producción o tiene la aprobación de quien puede; queda en Actividad y termina cuando esa persona sale o ingresa otra. */
  'POST /v1/local/session-keys': {
    readonly query?:
      | {
          /** La aprobación de quien puede, si la persona que ingresó no puede por sí misma */
          readonly approval_id?: string | undefined;
        }
      | undefined;
    readonly body: SessionKeyBody;
    readonly answer: SessionKey;
  };
  /** Pedir una clave para un agente — Cambia una clave de API por otra con su mismo negocio, ambiente y permisos, que deja el canal `mcp` en lo que se emite. Vive lo que la sesión, solo en memoria, y termina cuando se revoca la clave de API. La pide el servidor MCP, que corre con el usuario dueño de los datos. */
  'POST /v1/local/agent-keys': {
    readonly body: AgentKeyBody;
    readonly answer: AgentKey;
  };
  /** Los negocios y ambientes en que se puede trabajar — Los negocios y ambientes en que se puede trabajar. */
  'GET /v1/local/workspace': {
    readonly answer: Workspace;
  };
  /** Listar las claves — Listar las claves. */
  'GET /v1/local/api-keys': {
    readonly query?:
      | {
          /** Elementos por página */ readonly limit?: number | undefined;
          /** `next_cursor` o `prev_cursor` de la página anterior, con los mismos filtros */
          readonly cursor?: string | undefined;
        }
      | undefined;
    readonly answer: {
      /** Qué recurso es */
      readonly object: 'list';
      /** Los de esta página */
      readonly data: readonly ApiKey[];
      /** Con qué se pide la página siguiente; `null` en la última */
      readonly next_cursor: string | null;
      /** Con qué se pide la página anterior; `null` en la primera */
      readonly prev_cursor: string | null;
    };
  };
  /** Crear una clave — La clave se muestra esta única vez. `allowed_origins` son las páginas web que pueden usarla. */
  'POST /v1/local/api-keys': {
    readonly body: ApiKeyBody;
    readonly answer: CreatedApiKey;
  };
  /** Revocar una clave — Revocar una clave. */
  'DELETE /v1/local/api-keys/{id}': {
    readonly path: { readonly id: string };
    readonly answer: ApiKey;
  };
  /** Pedir una clave para un programa — Muestre `code` en su pantalla: la persona lo compara con el de la ventana de Mostrador y decide el ambiente y los permisos. Consulte la solicitud con `secret` como Bearer. Vence en cinco minutos, y se pierde si Mostrador se cierra. */
  'POST /v1/local/pairings': {
    readonly body: PairingBody;
    readonly answer: CreatedPairing;
  };
  /** Listar los programas que piden una clave — Listar los programas que piden una clave. */
  'GET /v1/local/pairings': {
    readonly query?:
      | {
          /** Elementos por página */ readonly limit?: number | undefined;
          /** `next_cursor` o `prev_cursor` de la página anterior, con los mismos filtros */
          readonly cursor?: string | undefined;
        }
      | undefined;
    readonly answer: {
      /** Qué recurso es */
      readonly object: 'list';
      /** Los de esta página */
      readonly data: readonly Pairing[];
      /** Con qué se pide la página siguiente; `null` en la última */
      readonly next_cursor: string | null;
      /** Con qué se pide la página anterior; `null` en la primera */
      readonly prev_cursor: string | null;
    };
  };
  /** Recoger la clave pedida — Con el secreto de la solicitud como Bearer; con `wait` se espera la decisión de la persona hasta 25 segundos. Aprobada, trae la clave en `api_key` esta única vez, y la solicitud deja de existir. */
  'GET /v1/local/pairings/{id}': {
    readonly path: { readonly id: string };
    readonly query?:
      | {
          /** Segundos que la respuesta espera la decisión; llega antes si la hay antes */
          readonly wait?: number | undefined;
        }
      | undefined;
    readonly answer: PairingAnswer;
  };
  /** Dar la clave a un programa — Compruebe antes que el programa muestra el mismo código. La clave es del negocio de su ambiente. */
  'POST /v1/local/pairings/{id}/approve': {
    readonly path: { readonly id: string };
    readonly body: PairingApproval;
    readonly answer: Pairing;
  };
  /** Rechazar a un programa — Rechazar a un programa. */
  'POST /v1/local/pairings/{id}/reject': {
    readonly path: { readonly id: string };
    readonly answer: Pairing;
  };
  /** Crear o cambiar el negocio real — Datos del RUC, establecimientos, puntos de emisión, series y certificado: todo o nada. */
  'PUT /v1/local/setup': {
    readonly body: SetupBody;
    readonly answer: Entity;
  };
  /** Ver hasta dónde va la configuración del negocio — Qué pasos están hechos, cuáles se dejaron para después y por dónde se sigue. */
  'GET /v1/local/setup': {
    readonly answer: SetupProgress;
  };
  /** Elegir entre practicar y configurar, o dejar un paso para después — Elegir entre practicar y configurar, o dejar un paso para después. */
  'PATCH /v1/local/setup': {
    readonly body: SetupDecision;
    readonly answer: SetupProgress;
  };
  /** Instalar el certificado de firma — Un archivo .p12 en base64 y su contraseña. Se abre y se revisa antes de reemplazar al anterior. */
  'PUT /v1/local/certificate': {
    readonly body: CertificateUpload;
    readonly answer: Certificate;
  };
  /** Revisar el certificado instalado — Titular, RUC y dónde está, emisor, vigencia, clave, firma de prueba verificada; todo a la vez, con qué hacer. */
  'GET /v1/local/certificate/doctor': {
    readonly answer: CertificateReport;
  };
  /** Revisar un archivo sin instalarlo — Lo mismo para un .p12 que no se guarda en ningún lugar. */
  'POST /v1/local/certificate/doctor': {
    readonly body: CertificateUpload;
    readonly answer: CertificateReport;
  };
  /** Instalar un archivo de respaldo del token — Un .p12 del mismo negocio, que firma mientras el token no puede. */
  'PUT /v1/local/certificate/fallback': {
    readonly body: CertificateUpload;
    readonly answer: Certificate;
  };
  /** Quitar el archivo de respaldo — Desde entonces, lo que el token no puede firmar lo espera. */
  'DELETE /v1/local/certificate/fallback': {
    readonly answer: undefined;
  };
  /** Listar los controladores de token conocidos — Los de las entidades del Ecuador, y si están en este equipo. */
  'GET /v1/local/certificate/token/drivers': {
    readonly answer: {
      /** Qué recurso es */
      readonly object: 'list';
      /** Los de esta página */
      readonly data: readonly TokenDriver[];
      /** Con qué se pide la página siguiente; `null` en la última */
      readonly next_cursor: string | null;
      /** Con qué se pide la página anterior; `null` en la primera */
      readonly prev_cursor: string | null;
    };
  };
  /** Ver los tokens conectados — Los que ve un controlador, con los certificados que muestran sin el PIN. */
  'POST /v1/local/certificate/token/inspect': {
    readonly body: TokenInspectBody;
    readonly answer: {
      /** Qué recurso es */
      readonly object: 'list';
      /** Los de esta página */
      readonly data: readonly Token[];
      /** Con qué se pide la página siguiente; `null` en la última */
      readonly next_cursor: string | null;
      /** Con qué se pide la página anterior; `null` en la primera */
      readonly prev_cursor: string | null;
    };
  };
  /** Firmar con un token — Elige el certificado como en un .p12, prueba el PIN una sola vez y una firma, y reemplaza al anterior. */
  'PUT /v1/local/certificate/token': {
    readonly body: TokenInstallBody;
    readonly answer: Certificate;
  };
  /** Ver cómo está el token — Lo mira en ese momento. Si el PIN está guardado y el token volvió, lo abre. */
  'GET /v1/local/certificate/token': {
    readonly answer: TokenState;
  };
  /** Dar el PIN del token — Se prueba una sola vez. Queda sellado si así se instaló; si no, en memoria hasta que el programa termine. */
  'POST /v1/local/certificate/token/pin': {
    readonly body: TokenPinBody;
    readonly answer: TokenState;
  };
  /** Ver los ajustes del programa — Lo que no consta tiene su valor de fábrica. */
  'GET /v1/local/settings': {
    readonly answer: Settings;
  };
  /** Cambiar los ajustes del programa — Solo cambia lo que se envía; null quita un ajuste. Rigen desde el próximo inicio, menos `stock_enabled`, `lots_enabled`, `variants_enabled`, `scale_labels`, `prices_with_taxes` y `page_language`. */
  'PATCH /v1/local/settings': {
    readonly body: SettingsBody;
    readonly answer: Settings;
  };
  /** Ver la cuenta de correo — La contraseña no se muestra nunca. Con `trouble`, nada sale y los correos esperan. */
  'GET /v1/local/email': {
    readonly answer: EmailSettings;
  };
  /** Poner la cuenta de correo — Desde entonces cada documento autorizado se envía por sí solo a su destinatario, en todos los ambientes: en práctica y pruebas el asunto lo dice. Lo que no pudo salir con la cuenta anterior se intenta ya. */
  'PUT /v1/local/email': {
    readonly body: EmailSettingsBody;
    readonly answer: EmailSettings;
  };
  /** Quitar la cuenta de correo — Nada más se envía. Lo que está en cola espera a otra cuenta. */
  'DELETE /v1/local/email': {
    readonly answer: EmailSettings;
  };
  /** Listar los proveedores de correo usuales — Listar los proveedores de correo usuales. */
  'GET /v1/local/email/presets': {
    readonly answer: {
      /** Qué recurso es */
      readonly object: 'list';
      /** Los de esta página */
      readonly data: readonly EmailPreset[];
      /** Con qué se pide la página siguiente; `null` en la última */
      readonly next_cursor: string | null;
      /** Con qué se pide la página anterior; `null` en la primera */
      readonly prev_cursor: string | null;
    };
  };
  /** Enviar un correo de prueba — Con la cuenta guardada, en ese momento; dice en palabras llanas cómo fue. */
  'POST /v1/local/email/test': {
    readonly body: EmailTestBody;
    readonly answer: EmailTest;
  };
  /** Ver cómo van los respaldos — La contraseña y la clave secreta no se muestran nunca. */
  'GET /v1/local/backups': {
    readonly answer: Backups;
  };
  /** Decir cuándo y dónde se guardan los respaldos — Uno cada día, cifrado, a la hora dicha; si el equipo estaba apagado, al volver a abrir el programa. El primero se hace ya. Van también al segundo lugar, si lo hay. Se conservan los de 7 días, 4 semanas y 12 meses. Sin la contraseña nadie puede abrirlos. */
  'PUT /v1/local/backups/settings': {
    readonly body: BackupSettingsBody;
    readonly answer: Backups;
  };
  /** Dejar de hacer respaldos — Los que hay se quedan donde están. */
  'DELETE /v1/local/backups/settings': {
    readonly answer: Backups;
  };
  /** Hacer un respaldo ahora — Se hace mientras la tienda sigue vendiendo; `running` dice si aún se hace. */
  'POST /v1/local/backups/run': {
    readonly answer: Backups;
  };
  /** Cancelar el respaldo que se está haciendo — Lo que ya llegó a un lugar se queda; a los demás se lleva a su próxima hora. Sin uno en marcha no hace nada. */
  'POST /v1/local/backups/cancel': {
    readonly answer: Backups;
  };
  /** Listar los respaldos guardados — Los que hay en la carpeta, en el servicio o en el segundo lugar, también los de otros equipos; el más reciente, primero. */
  'GET /v1/local/backups/files': {
    readonly query?: { readonly place?: 'folder' | 's3' | 'second_place' | undefined } | undefined;
    readonly answer: {
      /** Qué recurso es */
      readonly object: 'list';
      /** Los de esta página */
      readonly data: readonly Backup[];
      /** Con qué se pide la página siguiente; `null` en la última */
      readonly next_cursor: string | null;
      /** Con qué se pide la página anterior; `null` en la primera */
      readonly prev_cursor: string | null;
    };
  };
  /** Borrar un respaldo — El más reciente de su equipo se borra solo si se dice que se sabe (`newest=true`); si es de este, enseguida se hace otro. */
  'DELETE /v1/local/backups/files/{place}/{file}': {
    readonly path: { readonly place: 'folder' | 's3' | 'second_place'; readonly file: string };
    readonly query?:
      | {
          /** true borra también el más reciente de su equipo, del que ya no quedaría otro tan nuevo */
          readonly newest?: 'true' | 'false' | undefined;
        }
      | undefined;
    readonly answer: Backups;
  };
  /** Probar que un respaldo sirve — Lo trae, lo abre con la contraseña guardada, lee todas sus páginas y cuenta. Los datos no cambian. Cómo va lo dice `testing` de los respaldos; solo se prueba uno a la vez. */
  'POST /v1/local/backups/test': {
    readonly body: BackupTestBody;
    readonly answer: BackupTest;
  };
  /** Cancelar la prueba de un respaldo — El respaldo sigue en su lugar. Quien pidió la prueba recibe `invalid_state`. Sin una en marcha no hace nada. */
  'POST /v1/local/backups/test/cancel': {
    readonly answer: Backups;
  };
  /** Hacer un respaldo cifrado en un archivo de este equipo — Para la dueña o el dueño de los datos: la orden `backup` lo pide donde el sistema operativo guarda la clave de los secretos. Responde cuando está hecho y comprobado, lo que con muchos datos toma minutos. */
  'POST /v1/local/backups/archives': {
    readonly body: BackupArchiveBody;
    readonly answer: BackupArchive;
  };
  /** Saber si el negocio se movió a otra computadora — Saber si el negocio se movió a otra computadora. */
  'GET /v1/local/move': {
    readonly answer: Move;
  };
  /** Mover el negocio a otra computadora — Escribe un solo archivo cifrado, que se abre en la otra con «restore», y desde ya aquí no se emite ni se envía nada de producción. Vale siete días y para una sola computadora. Si no se puede escribir, se sigue emitiendo aquí. */
  'POST /v1/local/move': {
    readonly body: MoveBody;
    readonly answer: Move;
  };
  /** Cancelar un cambio de computadora mientras se escribe el archivo — Borra lo que se escribió, y se sigue emitiendo aquí. Si no se puede borrar, los números no vuelven: bórrelo y deshaga. */
  'POST /v1/local/move/cancel': {
    readonly answer: Move;
  };
  /** Deshacer un cambio de computadora que no llegó a hacerse — Solo si el archivo nunca se abrió en otra. Las series quedan sin probar: no dan números hasta que una persona diga con cuál siguen. */
  'POST /v1/local/move/undo': {
    readonly body: MoveUndoBody;
    readonly answer: Move;
  };
  /** Ver cómo va la restauración de un respaldo — Ver cómo va la restauración de un respaldo. */
  'GET /v1/local/restore': {
    readonly answer: Restore;
  };
  /** Traer el archivo del respaldo que se restaura — Un respaldo cifrado, en el campo `file`; se escribe según llega, mientras quede espacio en el disco. Los datos no cambian hasta que se confirma. */
  'POST /v1/local/restore/files': {
    readonly body: FormData;
    readonly answer: Restore;
  };
  /** Traer de su lugar el respaldo que se restaura — Antes de traer nada se mira si cabe en el disco de los datos. */
  'POST /v1/local/restore/place': {
    readonly body: BackupTestBody;
    readonly answer: Restore;
  };
  /** Abrir el respaldo que llegó y leerlo entero — Sigue por su cuenta; cómo va lo dice `state`. Con otra contraseña se puede intentar otra vez. */
  'POST /v1/local/restore/open': {
    readonly body: RestoreOpenBody;
    readonly answer: Restore;
  };
  /** Cancelar una restauración que no se ha confirmado — Los datos quedan como estaban, y lo que llegó se borra. Sin una en marcha no hace nada. */
  'POST /v1/local/restore/cancel': {
    readonly answer: Restore;
  };
  /** Poner el respaldo en lugar de los datos — El programa se cierra y se abre solo donde puede (`opens_by_itself`); ese inicio pone el respaldo. Lo que había se guarda aparte, el diario de números devuelve lo emitido después, y ningún número retrocede. */
  'POST /v1/local/restore/confirm': {
    readonly answer: Restore;
  };
  /** Decir que se vio cómo terminó la última restauración — Decir que se vio cómo terminó la última restauración. */
  'DELETE /v1/local/restore/last': {
    readonly answer: Restore;
  };
  /** Saber a qué matriz informa esta caja y cuánto falta por enviar — Saber a qué matriz informa esta caja y cuánto falta por enviar. */
  'GET /v1/local/head-office': {
    readonly answer: HeadOffice;
  };
  /** Unir esta caja a una matriz — Con un código que dio la matriz. Desde entonces le envía sus documentos, cierres de caja, movimientos y clientes, también los que ya tenía. Nada de eso demora una venta, y sin red se sigue emitiendo. También vuelve a unir a una que la matriz dejó de recibir: con sus mismos puntos de emisión si la retiró, con otros si es copia de otra caja. */
  'POST /v1/local/head-office': {
    readonly body: EnrolmentBody;
    readonly answer: HeadOffice;
  };
  /** Decir dónde contesta ahora la matriz — Cuando la misma matriz pasó a otra dirección. Solo se acepta si allí contesta con el certificado que dio el código; esta caja sigue donde iba, sin unirse otra vez. */
  'PATCH /v1/local/head-office': {
    readonly body: HeadOfficeMove;
    readonly answer: HeadOffice;
  };
  /** Separar esta caja de su matriz — Deja de informar. Lo que la matriz ya tiene se queda en ella. Si ella ya no la recibía, sus series quedan sin probar: una persona dice con qué número sigue cada una. */
  'DELETE /v1/local/head-office': {
    readonly answer: HeadOffice;
  };
  /** Intentar ya hablar con la matriz — Sin esperar el siguiente intento, que después de un corte largo puede tardar hasta cinco minutos. Lo que resulta se lee después. */
  'POST /v1/local/head-office/retry': {
    readonly answer: HeadOffice;
  };
  /** Ver si este equipo es la matriz, cómo está y qué cajas se unieron — Ver si este equipo es la matriz, cómo está y qué cajas se unieron. */
  'GET /v1/local/hosted-head': {
    readonly answer: HostedHead;
  };
  /** Hacer de este equipo la matriz, y unir a ella esta caja — Corre junto al programa y se inicia con él. A las otras cajas les contesta en un puerto propio, con su certificado; el de esta caja sigue siendo solo de este equipo. La primera vez tarda unos segundos. Si la matriz ya funciona y esta caja no está unida, la une. */
  'POST /v1/local/hosted-head': {
    readonly body: HostedHeadBody;
    readonly answer: HostedHead;
  };
  /** Dejar de tener la matriz en este equipo — Sus datos se quedan. Las cajas siguen vendiendo, y guardan lo que tienen que informarle hasta que vuelva. */
  'DELETE /v1/local/hosted-head': {
    readonly answer: HostedHead;
  };
  /** Dar un código para teclear en otra caja — Dar un código para teclear en otra caja. */
  'POST /v1/local/hosted-head/enrolment-codes': {
    readonly answer: TypedCode;
  };
  /** Dar una clave de dueño para la ventana de la matriz, por un día — Dar una clave de dueño para la ventana de la matriz, por un día. */
  'POST /v1/local/hosted-head/keys': {
    readonly answer: HostedHeadKey;
  };
  /** Saber qué lleva la matriz y no se cambia en esta caja — Saber qué lleva la matriz y no se cambia en esta caja. */
  'GET /v1/local/head-office/decisions': {
    readonly query?:
      | {
          /** De cuáles productos se pregunta si son de la matriz; se repite */
          readonly product_id?: readonly string[] | undefined;
        }
      | undefined;
    readonly answer: HeadDecisions;
  };
  /** Buscar en la matriz una factura de otra caja — Con las notas de crédito que ya toman de ella. Para acreditarla, una nota la nombra por su identificador o por su número y fecha; la matriz reserva el valor antes de que la nota tenga número. */
  'GET /v1/local/head-office/invoices': {
    readonly query?:
      | {
          /** Su clave de acceso o su número */ readonly invoice?: string | undefined;
        }
      | undefined;
    readonly answer: InvoiceOfShop;
  };
  /** Ver el portal de clientes — Ver el portal de clientes. */
  'GET /v1/local/portal': {
    readonly answer: Portal;
  };
  /** Encender o apagar el portal de clientes — Encendido, cada documento autorizado tiene un enlace propio e inadivinable (`portal_url`) con su PDF y su XML. Escucha aparte de esta API, en la dirección y el puerto indicados, y solo responde al nombre de `public_url`. Los de práctica (sandbox) no se muestran nunca; los de pruebas, si el negocio lo quiere (`portal_shows_test`). Un documento anulado deja de verse. Rige al momento; si no se puede escuchar, `trouble` dice por qué. */
  'PUT /v1/local/portal': {
    readonly body: PortalBody;
    readonly answer: Portal;
  };
  /** Listar las impresoras — Con cuántas impresiones esperan en cada una y, si no salen, por qué. */
  'GET /v1/local/printers': {
    readonly answer: {
      /** Qué recurso es */
      readonly object: 'list';
      /** Los de esta página */
      readonly data: readonly Printer[];
      /** Con qué se pide la página siguiente; `null` en la última */
      readonly next_cursor: string | null;
      /** Con qué se pide la página anterior; `null` en la primera */
      readonly prev_cursor: string | null;
    };
  };
  /** Añadir una impresora — De tickets, por la red (puerto 9100), como dispositivo de este equipo o compartida en Windows, o por una cola del sistema (CUPS); o de hojas A4, por una cola. La primera es la de siempre. Con `lettering` raster las letras se dibujan: salen bien en cualquiera. */
  'POST /v1/local/printers': {
    readonly body: PrinterBody;
    readonly answer: Printer;
  };
  /** Listar las colas de impresión del sistema — Las de CUPS de este equipo, para elegir una; ninguna donde el sistema no las tiene. */
  'GET /v1/local/printers/queues': {
    readonly answer: {
      /** Qué recurso es */
      readonly object: 'list';
      /** Los de esta página */
      readonly data: readonly PrintQueue[];
      /** Con qué se pide la página siguiente; `null` en la última */
      readonly next_cursor: string | null;
      /** Con qué se pide la página anterior; `null` en la primera */
      readonly prev_cursor: string | null;
    };
  };
  /** Consultar una impresora — Consultar una impresora. */
  'GET /v1/local/printers/{id}': {
    readonly path: { readonly id: string };
    readonly answer: Printer;
  };
  /** Cambiar una impresora — Lo que esperaba en ella se intenta ya. */
  'PUT /v1/local/printers/{id}': {
    readonly path: { readonly id: string };
    readonly body: PrinterBody;
    readonly answer: Printer;
  };
  /** Quitar una impresora — Lo que esperaba en ella se cancela. */
  'DELETE /v1/local/printers/{id}': {
    readonly path: { readonly id: string };
    readonly answer: undefined;
  };
  /** Preguntar a una impresora cómo está — Ahora mismo: si hay papel, si la tapa está cerrada. Las que no saben decirlo quedan en `unknown`. */
  'GET /v1/local/printers/{id}/status': {
    readonly path: { readonly id: string };
    readonly answer: PrinterStatus;
  };
  /** Imprimir una página de prueba — Con tildes, eñes, bordes y un código de barras. Cómo fue se ve en la impresión. */
  'POST /v1/local/printers/{id}/test': {
    readonly path: { readonly id: string };
    readonly answer: PrintJob;
  };
  /** Imprimir un documento — Responde en cuanto la impresión está guardada, sin esperar a la impresora: si está apagada o sin papel, sale sola cuando se pueda, como esté el documento entonces. Desde la segunda vez sale marcado COPIA. El cajón solo se abre si se imprime en el momento. */
  'POST /v1/local/print': {
    readonly body: PrintBody;
    /** Un valor suyo, único por documento: repetir la petición con él no duplica. */
    readonly idempotencyKey?: string | undefined;
    readonly answer: PrintJob;
  };
  /** Listar las impresiones — De la más nueva a la más antigua. Una clave ve las de su negocio y ambiente. */
  'GET /v1/local/print': {
    readonly query?:
      | {
          /** Elementos por página */ readonly limit?: number | undefined;
          /** `next_cursor` o `prev_cursor` de la página anterior, con los mismos filtros */
          readonly cursor?: string | undefined;
          /** Solo estos estados; se repite para pedir varios: `status=returned&status=not_authorized` */
          readonly status?: 'waiting' | 'printing' | 'printed' | 'failed' | 'cancelled' | undefined;
          readonly printer_id?: string | undefined;
          readonly document_id?: string | undefined;
        }
      | undefined;
    readonly answer: {
      /** Qué recurso es */
      readonly object: 'list';
      /** Los de esta página */
      readonly data: readonly PrintJob[];
      /** Con qué se pide la página siguiente; `null` en la última */
      readonly next_cursor: string | null;
      /** Con qué se pide la página anterior; `null` en la primera */
      readonly prev_cursor: string | null;
    };
  };
  /** Consultar una impresión — Consultar una impresión. */
  'GET /v1/local/print/{id}': {
    readonly path: { readonly id: string };
    readonly answer: PrintJob;
  };
  /** Intentar ya una impresión — Una que espera, que falló o que se canceló; en otra impresora, si se nombra. */
  'POST /v1/local/print/{id}/retry': {
    readonly path: { readonly id: string };
    readonly body: RetryPrintBody;
    readonly answer: PrintJob;
  };
  /** Cancelar una impresión que espera — Cancelar una impresión que espera. */
  'POST /v1/local/print/{id}/cancel': {
    readonly path: { readonly id: string };
    readonly answer: PrintJob;
  };
  /** Abrir el cajón — Al momento o nunca: si la impresora no responde no se intenta más tarde. `opened` dice que recibió la orden. */
  'POST /v1/local/drawer': {
    readonly query?:
      | {
          /** La aprobación de quien puede, si la persona que ingresó no puede por sí misma */
          readonly approval_id?: string | undefined;
        }
      | undefined;
    readonly body: DrawerBody;
    readonly answer: Drawer;
  };
  /** Imprimir el X o el Z — Responde en cuanto la impresión está guardada, como todas. El X sale como está el turno ahora, con el mismo permiso que para verlo. El Z es siempre el mismo, con su hora original: desde la segunda vez sale marcado COPIA. */
  'POST /v1/local/cash-sessions/{id}/print': {
    readonly path: { readonly id: string };
    readonly body: CashPrintBody;
    readonly answer: PrintJob;
  };
  /** Listar las series — Listar las series. */
  'GET /v1/local/series': {
    readonly query?:
      | {
          /** Elementos por página */ readonly limit?: number | undefined;
          /** `next_cursor` o `prev_cursor` de la página anterior, con los mismos filtros */
          readonly cursor?: string | undefined;
        }
      | undefined;
    readonly answer: {
      /** Qué recurso es */
      readonly object: 'list';
      /** Los de esta página */
      readonly data: readonly Series[];
      /** Con qué se pide la página siguiente; `null` en la última */
      readonly next_cursor: string | null;
      /** Con qué se pide la página anterior; `null` en la primera */
      readonly prev_cursor: string | null;
    };
  };
  /** Subir el siguiente número de una serie — Cuando otro programa dio los anteriores. Los números que se saltan no se emiten aquí. Queda en los sucesos como `series.raised`. */
  'PATCH /v1/local/series/{id}': {
    readonly path: { readonly id: string };
    readonly body: SeriesPatch;
    readonly answer: Series;
  };
  /** Reanudar una serie detenida — Una serie se detiene cuando el SRI ya tiene uno de sus números con otra clave: otro programa numera en ella. */
  'POST /v1/local/series/{id}/resume': {
    readonly path: { readonly id: string };
    readonly body?: SeriesResumption | undefined;
    readonly answer: Series;
  };
  /** Listar los puntos de emisión — Listar los puntos de emisión. */
  'GET /v1/local/emission-points': {
    readonly query?: { readonly environment?: 'sandbox' | 'test' | 'live' | undefined } | undefined;
    readonly answer: {
      /** Qué recurso es */
      readonly object: 'list';
      /** Los de esta página */
      readonly data: readonly EmissionPoint[];
      /** Con qué se pide la página siguiente; `null` en la última */
      readonly next_cursor: string | null;
      /** Con qué se pide la página anterior; `null` en la primera */
      readonly prev_cursor: string | null;
    };
  };
  /** Añadir un punto de emisión — Con una serie por tipo de documento, en cada ambiente del negocio; una clave, solo en el suyo. El establecimiento puede ser nuevo: entonces lleva su dirección. Si antes se emitía ahí con otro programa, `next_numbers` dice con qué número seguir. */
  'POST /v1/local/emission-points': {
    readonly body: EmissionPointBody;
    readonly answer: EmissionPoint;
  };
  /** Cambiar la dirección de un establecimiento — Los documentos ya emitidos conservan la dirección con que se firmaron. */
  'PATCH /v1/local/establishments/{code}': {
    readonly path: { readonly code: string };
    readonly body: EstablishmentPatch;
    readonly answer: Establishment;
  };
  /** Buscar productos — Por código, código de barras o palabras del nombre, sin contar tildes ni mayúsculas; sin `q`, todos. Primero va el que tiene exactamente ese código o código de barras. `offset` avanza por la lista. */
  'GET /v1/local/products': {
    readonly query?:
      | {
          /** Palabras que deben aparecer, en cualquier orden, sin distinguir acentos ni mayúsculas */
          readonly q?: string | undefined;
          /** Elementos por página */
          readonly limit?: number | undefined;
          readonly offset?: number | undefined;
          /** true: la respuesta dice además `total_count` y `offset` */
          readonly total?: unknown | undefined;
          /** Sin esto, también los que ya no se venden */
          readonly active?: unknown | undefined;
          readonly category?: string | undefined;
          /** Solo las variantes de este producto con variantes */
          readonly parent_id?: string | undefined;
          /** true: de cada producto con variantes, una sola de las que coinciden; la que tiene exactamente el código buscado va aparte */
          readonly grouped?: unknown | undefined;
          readonly sort?:
            | 'name'
            | '-name'
            | 'code'
            | '-code'
            | 'unit_price'
            | '-unit_price'
            | 'created_at'
            | '-created_at'
            | undefined;
        }
      | undefined;
    readonly answer: {
      /** Qué recurso es */
      readonly object: 'list';
      /** Los de esta página */
      readonly data: readonly Product[];
      /** Con qué se pide la página siguiente; `null` en la última */
      readonly next_cursor: string | null;
      /** Con qué se pide la página anterior; `null` en la primera */
      readonly prev_cursor: string | null;
      /** Todos los que coinciden; solo con `total=true` */
      readonly total_count?: number | undefined;
      /** Cuántos van antes del primero; solo con `total=true` */
      readonly offset?: number | undefined;
    };
  };
  /** Crear un producto — Crear un producto. */
  'POST /v1/local/products': {
    readonly query?:
      | {
          /** La aprobación de quien puede, si la persona que ingresó no puede por sí misma */
          readonly approval_id?: string | undefined;
        }
      | undefined;
    readonly body: ProductBody;
    readonly answer: Product;
  };
  /** Listar las categorías — Listar las categorías. */
  'GET /v1/local/products/categories': {
    readonly answer: {
      /** Qué recurso es */
      readonly object: 'list';
      /** Los de esta página */
      readonly data: readonly ProductCategory[];
      /** Con qué se pide la página siguiente; `null` en la última */
      readonly next_cursor: string | null;
      /** Con qué se pide la página anterior; `null` en la primera */
      readonly prev_cursor: string | null;
    };
  };
  /** Sugerir un código de producto — El que sigue al mayor con ese prefijo; sin prefijo, con el más usado de la categoría o del negocio. */
  'GET /v1/local/products/next-code': {
    readonly query?:
      | {
          /** Con lo que empieza el código, como «CAF-» */ readonly prefix?: string | undefined;
          readonly category?: string | undefined;
        }
      | undefined;
    readonly answer: ProductCode;
  };
  /** Consultar un producto — Consultar un producto. */
  'GET /v1/local/products/{id}': {
    readonly path: { readonly id: string };
    readonly answer: Product;
  };
  /** Cambiar un producto — Queda como se envía, también sus precios por lista. */
  'PUT /v1/local/products/{id}': {
    readonly path: { readonly id: string };
    readonly query?:
      | {
          /** La aprobación de quien puede, si la persona que ingresó no puede por sí misma */
          readonly approval_id?: string | undefined;
        }
      | undefined;
    readonly body: ProductBody;
    readonly answer: Product;
  };
  /** Borrar un producto — Borrar un producto. */
  'DELETE /v1/local/products/{id}': {
    readonly path: { readonly id: string };
    readonly query?:
      | {
          /** La aprobación de quien puede, si la persona que ingresó no puede por sí misma */
          readonly approval_id?: string | undefined;
        }
      | undefined;
    readonly answer: undefined;
  };
  /** Listar los productos con variantes — Con todas sus variantes, que son productos como los demás: tienen código, precio y existencias propios. */
  'GET /v1/local/product-parents': {
    readonly query?:
      | {
          /** Palabras de su nombre */ readonly q?: string | undefined;
          /** Solo estos: hasta cien identificadores, separados por comas */
          readonly ids?: string | undefined;
          /** De qué ambiente se dice cuánto hay; sin él, no se dice */
          readonly environment?: 'sandbox' | 'test' | 'live' | undefined;
          /** Elementos por página */
          readonly limit?: number | undefined;
          readonly offset?: number | undefined;
        }
      | undefined;
    readonly answer: {
      /** Qué recurso es */
      readonly object: 'list';
      /** Los de esta página */
      readonly data: readonly ProductParent[];
      /** Con qué se pide la página siguiente; `null` en la última */
      readonly next_cursor: string | null;
      /** Con qué se pide la página anterior; `null` en la primera */
      readonly prev_cursor: string | null;
      /** Todos los que coinciden */
      readonly total_count: number;
      /** Cuántos van antes del primero */
      readonly offset: number;
    };
  };
  /** Crear un producto con variantes — Con sus variantes: productos nuevos, o los que ya existen y se reúnen. Se hace todo o nada. Dos variantes no tienen la misma combinación. */
  'POST /v1/local/product-parents': {
    readonly query?:
      | {
          /** La aprobación de quien puede, si la persona que ingresó no puede por sí misma */
          readonly approval_id?: string | undefined;
        }
      | undefined;
    readonly body: ProductParentBody;
    readonly answer: ProductParent;
  };
  /** Consultar un producto con variantes — Consultar un producto con variantes. */
  'GET /v1/local/product-parents/{id}': {
    readonly path: { readonly id: string };
    readonly query?:
      | {
          /** De qué ambiente se dice cuánto hay; sin él, no se dice */
          readonly environment?: 'sandbox' | 'test' | 'live' | undefined;
        }
      | undefined;
    readonly answer: ProductParent;
  };
  /** Cambiar un producto con variantes — Nombre, categoría y atributos quedan como se envían, y las variantes enviadas se añaden. Los valores que alguna variante tiene no se quitan. */
  'PUT /v1/local/product-parents/{id}': {
    readonly path: { readonly id: string };
    readonly query?:
      | {
          /** La aprobación de quien puede, si la persona que ingresó no puede por sí misma */
          readonly approval_id?: string | undefined;
        }
      | undefined;
    readonly body: ProductParentBody;
    readonly answer: ProductParent;
  };
  /** Deshacer un producto con variantes — No se borra ningún producto: sus variantes siguen como productos cualesquiera. */
  'DELETE /v1/local/product-parents/{id}': {
    readonly path: { readonly id: string };
    readonly query?:
      | {
          /** La aprobación de quien puede, si la persona que ingresó no puede por sí misma */
          readonly approval_id?: string | undefined;
        }
      | undefined;
    readonly answer: undefined;
  };
  /** Sacar una variante — El producto sigue en el catálogo como uno cualquiera. */
  'DELETE /v1/local/product-parents/{id}/variants/{product_id}': {
    readonly path: { readonly id: string; readonly product_id: string };
    readonly query?:
      | {
          /** La aprobación de quien puede, si la persona que ingresó no puede por sí misma */
          readonly approval_id?: string | undefined;
        }
      | undefined;
    readonly answer: undefined;
  };
  /** Ver el costo y el margen de unos productos — De los que existen, sin orden. Cada ambiente lleva sus existencias, y con ellas sus promedios. */
  'GET /v1/local/products/costs': {
    readonly query?:
      | {
          readonly environment?: 'sandbox' | 'test' | 'live' | undefined;
          /** Los identificadores de hasta cien productos, separados por comas */
          readonly product_ids?: string | undefined;
        }
      | undefined;
    readonly answer: {
      /** Qué recurso es */
      readonly object: 'list';
      /** Los de esta página */
      readonly data: readonly ProductCost[];
      /** Con qué se pide la página siguiente; `null` en la última */
      readonly next_cursor: string | null;
      /** Con qué se pide la página anterior; `null` en la primera */
      readonly prev_cursor: string | null;
    };
  };
  /** Anotar el costo de un producto — Desde ahora todo lo que hay cuesta eso, en todos los ambientes; si se controla, el promedio sigue desde ahí. `null`: no se conoce. Pide además poder cambiar productos. Lo ya vendido conserva su costo. */
  'PUT /v1/local/products/{id}/cost': {
    readonly path: { readonly id: string };
    readonly body: ProductCostBody;
    readonly answer: ProductCost;
  };
  /** Ver los favoritos del mostrador — Páginas de productos que se venden con un toque. Los inactivos también están. */
  'GET /v1/local/tiles': {
    readonly answer: Tiles;
  };
  /** Poner los favoritos del mostrador — Quedan como se envían: las páginas que no vienen se quitan. */
  'PUT /v1/local/tiles': {
    readonly query?:
      | {
          /** La aprobación de quien puede, si la persona que ingresó no puede por sí misma */
          readonly approval_id?: string | undefined;
        }
      | undefined;
    readonly body: TilesBody;
    readonly answer: Tiles;
  };
  /** Ver la imagen de un producto — La que indica `picture.url` del producto. */
  'GET /v1/local/products/{id}/picture': {
    readonly path: { readonly id: string };
    readonly query?: { readonly v?: string | undefined } | undefined;
    readonly answer: Uint8Array<ArrayBuffer>;
  };
  /** Poner la imagen de un producto — El cuerpo es la imagen misma: PNG o JPEG, por su contenido, de hasta 128 KiB y un millón de píxeles. Hasta 2000 productos con imagen. */
  'PUT /v1/local/products/{id}/picture': {
    readonly path: { readonly id: string };
    readonly query?:
      | {
          /** La aprobación de quien puede, si la persona que ingresó no puede por sí misma */
          readonly approval_id?: string | undefined;
        }
      | undefined;
    readonly body: Blob;
    readonly answer: undefined;
  };
  /** Quitar la imagen de un producto — Quitar la imagen de un producto. */
  'DELETE /v1/local/products/{id}/picture': {
    readonly path: { readonly id: string };
    readonly query?:
      | {
          /** La aprobación de quien puede, si la persona que ingresó no puede por sí misma */
          readonly approval_id?: string | undefined;
        }
      | undefined;
    readonly answer: undefined;
  };
  /** Exportar los productos — Todos, con todo lo que se sabe de ellos. Lo exportado se puede importar otra vez. */
  'GET /v1/local/products/export': {
    readonly query?:
      | {
          /** Hoja A4, o tirilla de 80 o 58 mm */ readonly format?: 'csv' | 'xlsx' | undefined;
        }
      | undefined;
    readonly answer: Uint8Array<ArrayBuffer>;
  };
  /** Plantilla para importar productos — Solo los encabezados; en Excel, con una hoja que explica cada uno. */
  'GET /v1/local/products/import-template': {
    readonly query?:
      | {
          /** Hoja A4, o tirilla de 80 o 58 mm */ readonly format?: 'csv' | 'xlsx' | undefined;
        }
      | undefined;
    readonly answer: Uint8Array<ArrayBuffer>;
  };
  /** Importar productos: vista previa — Sube un archivo en el campo `file`: Excel (.xlsx) o CSV, hasta 10 MB y 100.000 filas. Responde qué sería de cada fila; nada se guarda hasta confirmarlo. La vista previa dura una hora. */
  'POST /v1/local/products/imports': {
    readonly body: FormData;
    readonly answer: CatalogImport;
  };
  /** Consultar una importación de productos — Consultar una importación de productos. */
  'GET /v1/local/products/imports/{id}': {
    readonly path: { readonly id: string };
    readonly answer: CatalogImport;
  };
  /** Leer de otra forma el archivo de productos — Cambia qué contiene cada columna y vuelve a mirar el catálogo como está ahora. */
  'PATCH /v1/local/products/imports/{id}': {
    readonly path: { readonly id: string };
    readonly body: CatalogImportPatch;
    readonly answer: CatalogImport;
  };
  /** Olvidar una importación de productos — Lo que ya se guardó queda guardado. */
  'DELETE /v1/local/products/imports/{id}': {
    readonly path: { readonly id: string };
    readonly answer: undefined;
  };
  /** Listar las filas de una importación de productos — Con `result=error`, las que piden atención y por qué. */
  'GET /v1/local/products/imports/{id}/rows': {
    readonly path: { readonly id: string };
    readonly query?:
      | {
          readonly result?: 'new' | 'changed' | 'same' | 'error' | undefined;
          /** Elementos por página */
          readonly limit?: number | undefined;
          readonly offset?: number | undefined;
        }
      | undefined;
    readonly answer: {
      /** Qué recurso es */
      readonly object: 'list';
      /** Los de esta página */
      readonly data: readonly CatalogImportRow[];
      /** Con qué se pide la página siguiente; `null` en la última */
      readonly next_cursor: string | null;
      /** Con qué se pide la página anterior; `null` en la primera */
      readonly prev_cursor: string | null;
      /** Todas las que coinciden */
      readonly total_count: number;
      /** Cuántas van antes de la primera */
      readonly offset: number;
    };
  };
  /** Guardar los productos de la vista previa — Guarda las filas sin errores, todas a la vez. Si el catálogo cambió después de la vista previa no guarda nada. */
  'POST /v1/local/products/imports/{id}/commit': {
    readonly path: { readonly id: string };
    readonly body: CatalogCommitBody;
    readonly answer: CatalogImport;
  };
  /** Listar las listas de precios — Listar las listas de precios. */
  'GET /v1/local/price-lists': {
    readonly answer: {
      /** Qué recurso es */
      readonly object: 'list';
      /** Los de esta página */
      readonly data: readonly PriceList[];
      /** Con qué se pide la página siguiente; `null` en la última */
      readonly next_cursor: string | null;
      /** Con qué se pide la página anterior; `null` en la primera */
      readonly prev_cursor: string | null;
    };
  };
  /** Crear una lista de precios — Empieza vacía: cada producto tiene en ella su precio general hasta que se le pone otro. Hasta 20. */
  'POST /v1/local/price-lists': {
    readonly body: PriceListBody;
    readonly answer: PriceList;
  };
  /** Renombrar una lista de precios — Renombrar una lista de precios. */
  'PATCH /v1/local/price-lists/{id}': {
    readonly path: { readonly id: string };
    readonly body: PriceListBody;
    readonly answer: PriceList;
  };
  /** Borrar una lista de precios — Con los precios que tiene; a sus clientes se les vende otra vez al precio general. */
  'DELETE /v1/local/price-lists/{id}': {
    readonly path: { readonly id: string };
    readonly answer: undefined;
  };
  /** Listar las promociones — Listar las promociones. */
  'GET /v1/local/promotions': {
    readonly query?:
      | {
          /** Solo las que están así hoy */
          readonly status?: 'off' | 'programmed' | 'running' | 'ended' | undefined;
        }
      | undefined;
    readonly answer: {
      /** Qué recurso es */
      readonly object: 'list';
      /** Los de esta página */
      readonly data: readonly Promotion[];
      /** Con qué se pide la página siguiente; `null` en la última */
      readonly next_cursor: string | null;
      /** Con qué se pide la página anterior; `null` en la primera */
      readonly prev_cursor: string | null;
    };
  };
  /** Crear una promoción — El mostrador la aplica solo, desde su próxima venta; a las facturas de la API no les cambia nada. Hasta 200 que no hayan terminado. */
  'POST /v1/local/promotions': {
    readonly body: PromotionBody;
    readonly answer: Promotion;
  };
  /** Ver qué haría una promoción — A cuántos productos alcanza y lo que costarían, sin guardar nada. */
  'POST /v1/local/promotions/preview': {
    readonly body: PromotionBody;
    readonly answer: PromotionPreview;
  };
  /** Pedir los precios y promociones de una venta — Como los aplicaría hoy el mostrador, para quien factura con otro programa: el descuento de cada línea y la `metadata` de la factura. No guarda nada. */
  'POST /v1/local/promotions/priced-cart': {
    readonly body: PricedCartBody;
    readonly answer: PricedCart;
  };
  /** Ver lo que vendió cada promoción — De todos los días, o de `from` a `to`. Las notas de crédito restan; lo anulado o no autorizado no cuenta. */
  'GET /v1/local/promotions/results': {
    readonly query?: { readonly from?: string | undefined; readonly to?: string | undefined } | undefined;
    readonly answer: {
      /** Qué recurso es */
      readonly object: 'list';
      /** Los de esta página */
      readonly data: readonly PromotionResult[];
      /** Con qué se pide la página siguiente; `null` en la última */
      readonly next_cursor: string | null;
      /** Con qué se pide la página anterior; `null` en la primera */
      readonly prev_cursor: string | null;
    };
  };
  /** Cambiar una promoción — Entera. Lo ya vendido con ella queda como se vendió. */
  'PUT /v1/local/promotions/{id}': {
    readonly path: { readonly id: string };
    readonly body: PromotionBody;
    readonly answer: Promotion;
  };
  /** Borrar una promoción — Una con la que ya se vendió no se borra: se apaga con `active: false`. */
  'DELETE /v1/local/promotions/{id}': {
    readonly path: { readonly id: string };
    readonly answer: undefined;
  };
  /** Cambiar muchos precios: vista previa — Calcula los precios nuevos sin guardar nada. */
  'POST /v1/local/products/price-changes/preview': {
    readonly body: PriceChangeBody;
    readonly answer: PriceChange;
  };
  /** Cambiar muchos precios — Los de la vista previa, todos a la vez o ninguno. */
  'POST /v1/local/products/price-changes/{id}': {
    readonly path: {
      /** La `revision` de la vista previa: si el catálogo cambió después, o es otro cambio, no se cambia nada */
      readonly id: string;
    };
    readonly query?:
      | {
          /** La aprobación de quien puede, si la persona que ingresó no puede por sí misma */
          readonly approval_id?: string | undefined;
        }
      | undefined;
    readonly body: PriceChangeBody;
    readonly answer: PriceChange;
  };
  /** Hacer etiquetas de productos — Un PDF con el nombre, el precio con IVA, el precio del kilo o litro donde el nombre dice el contenido, y el código de barras: EAN o UPC si lo es, Code 128 los demás; sin código de barras, el código del producto. Con `only_changed`, solo de los que cambiaron de precio desde su última etiqueta, o no tienen una. */
  'POST /v1/local/products/labels': {
    readonly body: LabelsBody;
    readonly answer: Uint8Array<ArrayBuffer>;
  };
  /** Imprimir etiquetas en la impresora de tickets — Una debajo de otra, para cortarlas por las rayas; hasta 200 de una vez. Un código de barras más ancho que el rollo sale solo en letras. */
  'POST /v1/local/products/labels/print': {
    readonly body: LabelPrintBody;
    readonly answer: PrintJob;
  };
  /** Dar códigos de barras propios — Un EAN-13 con un prefijo del 20 al 29, que GS1 deja a cada negocio y que la balanza no usa, a los productos que no tienen código de barras. */
  'POST /v1/local/products/in-store-barcodes': {
    readonly query?:
      | {
          /** La aprobación de quien puede, si la persona que ingresó no puede por sí misma */
          readonly approval_id?: string | undefined;
        }
      | undefined;
    readonly body: InStoreBarcodesBody;
    readonly answer: InStoreBarcodes;
  };
  /** Buscar clientes — Por identificación, teléfono, correo o palabras del nombre, sin contar tildes ni mayúsculas; sin `q`, todos. Primero va el que tiene exactamente esa identificación. `offset` avanza por la lista. */
  'GET /v1/local/customers': {
    readonly query?:
      | {
          /** Palabras que deben aparecer, en cualquier orden, sin distinguir acentos ni mayúsculas */
          readonly q?: string | undefined;
          /** Elementos por página */
          readonly limit?: number | undefined;
          readonly offset?: number | undefined;
          /** true: la respuesta dice además `total_count` y `offset` */
          readonly total?: unknown | undefined;
          readonly sort?:
            | 'name'
            | '-name'
            | 'identification'
            | '-identification'
            | 'created_at'
            | '-created_at'
            | undefined;
        }
      | undefined;
    readonly answer: {
      /** Qué recurso es */
      readonly object: 'list';
      /** Los de esta página */
      readonly data: readonly Customer[];
      /** Con qué se pide la página siguiente; `null` en la última */
      readonly next_cursor: string | null;
      /** Con qué se pide la página anterior; `null` en la primera */
      readonly prev_cursor: string | null;
      /** Todos los que coinciden; solo con `total=true` */
      readonly total_count?: number | undefined;
      /** Cuántos van antes del primero; solo con `total=true` */
      readonly offset?: number | undefined;
    };
  };
  /** Crear un cliente — Crear un cliente. */
  'POST /v1/local/customers': {
    readonly body: CustomerBody;
    readonly answer: Customer;
  };
  /** Consultar un cliente — Consultar un cliente. */
  'GET /v1/local/customers/{id}': {
    readonly path: { readonly id: string };
    readonly answer: Customer;
  };
  /** Cambiar un cliente — Queda como se envía: lo que no se envía, se borra. */
  'PUT /v1/local/customers/{id}': {
    readonly path: { readonly id: string };
    readonly body: CustomerBody;
    readonly answer: Customer;
  };
  /** Borrar un cliente — Sus documentos quedan como están. */
  'DELETE /v1/local/customers/{id}': {
    readonly path: { readonly id: string };
    readonly answer: undefined;
  };
  /** Cambiar el crédito de un cliente — Hasta cuánto puede deber y en cuántos días vence lo que se le vende a crédito. Una venta del mostrador que pasa el límite necesita una aprobación de `sell_over_credit_limit`. */
  'PUT /v1/local/customers/{id}/credit-terms': {
    readonly path: { readonly id: string };
    readonly body: CreditTermsBody;
    readonly answer: Customer;
  };
  /** Listar quién debe — Cada cliente con lo que debe, lo vencido y su antigüedad en días, y lo que suman todos. Debe quien compró a crédito (un pago con `term`) con su identificación, menos sus notas de crédito, menos lo que pagó; y lo de antes, por sus saldos iniciales. Nada se anota dos veces: todo sale de los documentos y los cobros. */
  'GET /v1/local/receivables': {
    readonly query?:
      | {
          /** Palabras del nombre, o parte de la identificación */ readonly q?: string | undefined;
          /** true: solo quien debe algo vencido */
          readonly overdue?: 'true' | undefined;
          readonly sort?: 'oldest' | 'name' | '-balance' | '-overdue' | undefined;
          /** Elementos por página */
          readonly limit?: number | undefined;
          readonly offset?: number | undefined;
        }
      | undefined;
    readonly answer: ReceivableList;
  };
  /** Ver lo que debe un cliente — Con cada deuda abierta, en el orden en que se pagan. Quien no debe nada tiene saldo cero. */
  'GET /v1/local/receivables/customers/{identification}': {
    readonly path: { readonly identification: string };
    readonly answer: ReceivableWithDebts;
  };
  /** Exportar quién debe — Cada cliente con su saldo por antigüedad; en Excel, otra hoja con cada deuda. */
  'GET /v1/local/receivables/export': {
    readonly query?:
      | {
          /** Hoja A4, o tirilla de 80 o 58 mm */ readonly format?: 'csv' | 'xlsx' | undefined;
        }
      | undefined;
    readonly answer: Uint8Array<ArrayBuffer>;
  };
  /** Plantilla para importar saldos iniciales — Solo los encabezados; en Excel, con una hoja que explica cada uno. */
  'GET /v1/local/receivables/opening-balances/import-template': {
    readonly query?:
      | {
          /** Hoja A4, o tirilla de 80 o 58 mm */ readonly format?: 'csv' | 'xlsx' | undefined;
        }
      | undefined;
    readonly answer: Uint8Array<ArrayBuffer>;
  };
  /** Importar saldos iniciales: vista previa — Sube el cuaderno en el campo `file`: Excel (.xlsx) o CSV, hasta 10 MB, con identificación, nombre, valor y fecha de cada deuda. Responde qué sería de cada fila; nada se guarda hasta confirmarlo. La vista previa dura una hora. */
  'POST /v1/local/receivables/opening-balances/imports': {
    readonly body: FormData;
    readonly answer: CatalogImport;
  };
  /** Consultar una importación de saldos iniciales — Consultar una importación de saldos iniciales. */
  'GET /v1/local/receivables/opening-balances/imports/{id}': {
    readonly path: { readonly id: string };
    readonly answer: CatalogImport;
  };
  /** Leer de otra forma el archivo de saldos iniciales — Cambia qué contiene cada columna, y vuelve a mirar lo que ya está anotado. */
  'PATCH /v1/local/receivables/opening-balances/imports/{id}': {
    readonly path: { readonly id: string };
    readonly body: CatalogImportPatch;
    readonly answer: CatalogImport;
  };
  /** Olvidar una importación de saldos iniciales — Lo que ya se guardó queda guardado. */
  'DELETE /v1/local/receivables/opening-balances/imports/{id}': {
    readonly path: { readonly id: string };
    readonly answer: undefined;
  };
  /** Listar las filas de una importación de saldos iniciales — Con `result=error`, las que piden atención y por qué. */
  'GET /v1/local/receivables/opening-balances/imports/{id}/rows': {
    readonly path: { readonly id: string };
    readonly query?:
      | {
          readonly result?: 'new' | 'changed' | 'same' | 'error' | undefined;
          /** Elementos por página */
          readonly limit?: number | undefined;
          readonly offset?: number | undefined;
        }
      | undefined;
    readonly answer: {
      /** Qué recurso es */
      readonly object: 'list';
      /** Los de esta página */
      readonly data: readonly CatalogImportRow[];
      /** Con qué se pide la página siguiente; `null` en la última */
      readonly next_cursor: string | null;
      /** Con qué se pide la página anterior; `null` en la primera */
      readonly prev_cursor: string | null;
      /** Todas las que coinciden */
      readonly total_count: number;
      /** Cuántas van antes de la primera */
      readonly offset: number;
    };
  };
  /** Guardar los saldos iniciales de la vista previa — Anota las filas sin errores, todas a la vez; lo que ya estaba anotado no se anota otra vez. Si algo se anotó después de la vista previa no guarda nada. */
  'POST /v1/local/receivables/opening-balances/imports/{id}/commit': {
    readonly path: { readonly id: string };
    readonly body: CatalogCommitBody;
    readonly answer: CatalogImport;
  };
  /** Ver el estado de cuenta de un cliente — Todo lo que subió o bajó su deuda, con el saldo después de cada cosa. Los documentos anulados o reemplazados no están. */
  'GET /v1/local/receivables/customers/{identification}/statement': {
    readonly path: { readonly identification: string };
    readonly query?:
      | {
          /** Primer día; sin él, desde el principio */ readonly from?: string | undefined;
          /** Último día, incluido; sin él, hasta hoy */
          readonly to?: string | undefined;
        }
      | undefined;
    readonly answer: Statement;
  };
  /** Descargar el estado de cuenta — En PDF, hoja A4: lo que debe ahora, con cada deuda, y los movimientos de los días que se pidan. */
  'GET /v1/local/receivables/customers/{identification}/statement/pdf': {
    readonly path: { readonly identification: string };
    readonly query?:
      | {
          /** Primer día; sin él, desde el principio */ readonly from?: string | undefined;
          /** Último día, incluido; sin él, hasta hoy */
          readonly to?: string | undefined;
        }
      | undefined;
    readonly answer: Uint8Array<ArrayBuffer>;
  };
  /** Imprimir el estado de cuenta en la tiquetera — Responde en cuanto la impresión está guardada: lo que debe, por deuda, y los últimos movimientos. */
  'POST /v1/local/receivables/customers/{identification}/statement/print': {
    readonly path: { readonly identification: string };
    readonly body?: StatementPrintBody | undefined;
    readonly answer: PrintJob;
  };
  /** Enviar el estado de cuenta por correo — Con el PDF adjunto, en ese momento y sin cola; dice en palabras llanas cómo fue. */
  'POST /v1/local/receivables/customers/{identification}/statement/email': {
    readonly path: { readonly identification: string };
    readonly body: StatementEmailBody;
    readonly answer: StatementEmail;
  };
  /** Listar los cobros — El último primero; también las reversiones, con su valor bajo cero. */
  'GET /v1/local/receivables/payments': {
    readonly query?:
      | {
          /** Elementos por página */ readonly limit?: number | undefined;
          /** `next_cursor` o `prev_cursor` de la página anterior, con los mismos filtros */
          readonly cursor?: string | undefined;
          /** Cédula, RUC o pasaporte con que se le facturó */
          readonly identification?: string | undefined;
        }
      | undefined;
    readonly answer: {
      /** Qué recurso es */
      readonly object: 'list';
      /** Los de esta página */
      readonly data: readonly PaymentReceived[];
      /** Con qué se pide la página siguiente; `null` en la última */
      readonly next_cursor: string | null;
      /** Con qué se pide la página anterior; `null` en la primera */
      readonly prev_cursor: string | null;
    };
  };
  /** Cobrar una deuda — Paga lo más antiguo primero, o lo que se elija, y nunca más de lo que se debe. El efectivo entra en un turno de caja abierto, donde X y Z lo cuentan aparte de las ventas. No es un comprobante del SRI: la venta ya se declaró. */
  'POST /v1/local/receivables/payments': {
    readonly body: PaymentReceivedBody;
    /** Un valor suyo, único por documento: repetir la petición con él no duplica. */
    readonly idempotencyKey?: string | undefined;
    readonly answer: PaymentReceived;
  };
  /** Consultar un cobro — Consultar un cobro. */
  'GET /v1/local/receivables/payments/{id}': {
    readonly path: { readonly id: string };
    readonly answer: PaymentReceived;
  };
  /** Reversar un cobro — Con otro cobro de valor contrario, que lo deja sin efecto: ninguno se borra. El efectivo sale de un turno de caja abierto. Quien no puede por sí mismo necesita una aprobación de `reverse_payments`. */
  'POST /v1/local/receivables/payments/{id}/reverse': {
    readonly path: { readonly id: string };
    readonly body: PaymentReversalBody;
    /** Un valor suyo, único por documento: repetir la petición con él no duplica. */
    readonly idempotencyKey?: string | undefined;
    readonly answer: PaymentReceived;
  };
  /** Imprimir el comprobante de un cobro — Responde en cuanto la impresión está guardada. No cobra nada: el cobro ya está anotado, salga o no el papel; desde la segunda vez sale marcado COPIA. */
  'POST /v1/local/receivables/payments/{id}/print': {
    readonly path: { readonly id: string };
    readonly body?: SlipPrintBody | undefined;
    readonly answer: PrintJob;
  };
  /** Anotar un saldo inicial — Lo que un cliente debía antes del programa, como en el cuaderno: cada deuda con su fecha. */
  'POST /v1/local/receivables/opening-balances': {
    readonly body: OpeningBalanceBody;
    /** Un valor suyo, único por documento: repetir la petición con él no duplica. */
    readonly idempotencyKey?: string | undefined;
    readonly answer: OpeningBalance;
  };
  /** Dejar sin efecto un saldo inicial — Con otro de valor contrario. Uno que ya tiene cobros no se deja sin efecto antes de reversarlos. */
  'POST /v1/local/receivables/opening-balances/{id}/cancel': {
    readonly path: { readonly id: string };
    readonly body: OpeningBalanceReversalBody;
    readonly answer: OpeningBalance;
  };
  /** Exportar los clientes — Todos, con todo lo que se sabe de ellos. Lo exportado se puede importar otra vez. */
  'GET /v1/local/customers/export': {
    readonly query?:
      | {
          /** Hoja A4, o tirilla de 80 o 58 mm */ readonly format?: 'csv' | 'xlsx' | undefined;
        }
      | undefined;
    readonly answer: Uint8Array<ArrayBuffer>;
  };
  /** Plantilla para importar clientes — Solo los encabezados; en Excel, con una hoja que explica cada uno. */
  'GET /v1/local/customers/import-template': {
    readonly query?:
      | {
          /** Hoja A4, o tirilla de 80 o 58 mm */ readonly format?: 'csv' | 'xlsx' | undefined;
        }
      | undefined;
    readonly answer: Uint8Array<ArrayBuffer>;
  };
  /** Importar clientes: vista previa — Sube un archivo en el campo `file`: Excel (.xlsx) o CSV, hasta 10 MB y 100.000 filas. Responde qué sería de cada fila; nada se guarda hasta confirmarlo. La vista previa dura una hora. */
  'POST /v1/local/customers/imports': {
    readonly body: FormData;
    readonly answer: CatalogImport;
  };
  /** Consultar una importación de clientes — Consultar una importación de clientes. */
  'GET /v1/local/customers/imports/{id}': {
    readonly path: { readonly id: string };
    readonly answer: CatalogImport;
  };
  /** Leer de otra forma el archivo de clientes — Cambia qué contiene cada columna y vuelve a mirar el catálogo como está ahora. */
  'PATCH /v1/local/customers/imports/{id}': {
    readonly path: { readonly id: string };
    readonly body: CatalogImportPatch;
    readonly answer: CatalogImport;
  };
  /** Olvidar una importación de clientes — Lo que ya se guardó queda guardado. */
  'DELETE /v1/local/customers/imports/{id}': {
    readonly path: { readonly id: string };
    readonly answer: undefined;
  };
  /** Listar las filas de una importación de clientes — Con `result=error`, las que piden atención y por qué. */
  'GET /v1/local/customers/imports/{id}/rows': {
    readonly path: { readonly id: string };
    readonly query?:
      | {
          readonly result?: 'new' | 'changed' | 'same' | 'error' | undefined;
          /** Elementos por página */
          readonly limit?: number | undefined;
          readonly offset?: number | undefined;
        }
      | undefined;
    readonly answer: {
      /** Qué recurso es */
      readonly object: 'list';
      /** Los de esta página */
      readonly data: readonly CatalogImportRow[];
      /** Con qué se pide la página siguiente; `null` en la última */
      readonly next_cursor: string | null;
      /** Con qué se pide la página anterior; `null` en la primera */
      readonly prev_cursor: string | null;
      /** Todas las que coinciden */
      readonly total_count: number;
      /** Cuántas van antes de la primera */
      readonly offset: number;
    };
  };
  /** Guardar los clientes de la vista previa — Guarda las filas sin errores, todas a la vez. Si el catálogo cambió después de la vista previa no guarda nada. */
  'POST /v1/local/customers/imports/{id}/commit': {
    readonly path: { readonly id: string };
    readonly body: CatalogCommitBody;
    readonly answer: CatalogImport;
  };
  /** Listar las proformas — La última primero. `q` busca en el número, el cliente y el total. Una proforma no es un comprobante del SRI: no está en los documentos ni en los reportes. */
  'GET /v1/local/proformas': {
    readonly query?:
      | {
          /** Elementos por página */ readonly limit?: number | undefined;
          /** `next_cursor` o `prev_cursor` de la página anterior, con los mismos filtros */
          readonly cursor?: string | undefined;
          /** Solo las que están así hoy */
          readonly status?: 'open' | 'accepted' | 'expired' | 'invoiced' | undefined;
          /** Palabras que deben aparecer, en cualquier orden, sin distinguir acentos ni mayúsculas */
          readonly q?: string | undefined;
        }
      | undefined;
    readonly answer: {
      /** Qué recurso es */
      readonly object: 'list';
      /** Los de esta página */
      readonly data: readonly ProformaListed[];
      /** Con qué se pide la página siguiente; `null` en la última */
      readonly next_cursor: string | null;
      /** Con qué se pide la página anterior; `null` en la primera */
      readonly prev_cursor: string | null;
    };
  };
  /** Hacer una proforma — Se escribe y se calcula como una factura, y recibe un número propio del punto de emisión. No gasta un número del SRI, no se firma ni se envía al SRI, no mueve existencias ni dinero. Para facturarla, emita su `invoice_body`: una proforma se factura una sola vez. */
  'POST /v1/local/proformas': {
    readonly body: ProformaBody;
    /** Un valor suyo, único por documento: repetir la petición con él no duplica. */
    readonly idempotencyKey?: string | undefined;
    readonly answer: Proforma;
  };
  /** Consultar una proforma — Con lo que dice, el cuerpo con que se factura y las líneas cuyo precio hoy es otro. */
  'GET /v1/local/proformas/{id}': {
    readonly path: { readonly id: string };
    readonly answer: Proforma;
  };
  /** Anotar si el cliente la aceptó — Una vencida ya no se acepta, y una facturada no cambia. La aceptada a tiempo no vence. */
  'PUT /v1/local/proformas/{id}/acceptance': {
    readonly path: { readonly id: string };
    readonly body: ProformaAcceptanceBody;
    readonly answer: Proforma;
  };
  /** Descargar la proforma en PDF — En hoja A4 o en tirilla de 80 o 58 mm; dice «PROFORMA, sin valor tributario». */
  'GET /v1/local/proformas/{id}/pdf': {
    readonly path: { readonly id: string };
    readonly query?:
      | {
          /** Hoja A4, o tirilla de 80 o 58 mm */
          readonly format?: 'a4' | 'ticket80' | 'ticket58' | undefined;
        }
      | undefined;
    readonly answer: Uint8Array<ArrayBuffer>;
  };
  /** Imprimir la proforma — Responde en cuanto la impresión está guardada; desde la segunda vez sale marcada COPIA. */
  'POST /v1/local/proformas/{id}/print': {
    readonly path: { readonly id: string };
    readonly body?: ProformaPrintBody | undefined;
    readonly answer: PrintJob;
  };
  /** Enviar la proforma por correo — Con el PDF, a quien se indique o al correo del comprador. Responde en cuanto está en cola. */
  'POST /v1/local/proformas/{id}/email': {
    readonly path: { readonly id: string };
    readonly body?: EmailBody | undefined;
    readonly answer: ProformaEmail;
  };
  /** Ver los lotes de un producto — Los que tienen algo, lo primero que caduca primero, y lo que no está en ningún lote: suman lo que hay. Una venta toma sola de lo que no tiene lote, después de lo primero que caduca y no ha caducado y al final de lo caducado; una devolución o anulación vuelve al lote de donde salió. */
  'GET /v1/local/stock/products/{id}/lots': {
    readonly path: { readonly id: string };
    readonly query?: { readonly environment?: 'sandbox' | 'test' | 'live' | undefined } | undefined;
    readonly answer: ProductLots;
  };
  /** Poner en un lote lo que no tiene — De lo que hay sin lote; las existencias no cambian. */
  'POST /v1/local/stock/products/{id}/lots': {
    readonly path: { readonly id: string };
    readonly body: LotAssignment;
    readonly answer: ProductLots;
  };
  /** Ver lo que está por caducar — Los lotes que caducan dentro de unos días, y los que ya caducaron. */
  'GET /v1/local/stock/expiring': {
    readonly query?:
      | { readonly environment?: 'sandbox' | 'test' | 'live' | undefined; readonly days?: number | undefined }
      | undefined;
    readonly answer: ExpiringLots;
  };
  /** Descargar lo que está por caducar — Un libro de Excel con todos los lotes. */
  'GET /v1/local/stock/expiring/file': {
    readonly query?:
      | { readonly environment?: 'sandbox' | 'test' | 'live' | undefined; readonly days?: number | undefined }
      | undefined;
    readonly answer: Uint8Array<ArrayBuffer>;
  };
  /** Listar los operadores — Por nombre, también quienes ya no trabajan aquí. */
  'GET /v1/local/operators': {
    readonly answer: {
      /** Qué recurso es */
      readonly object: 'list';
      /** Los de esta página */
      readonly data: readonly Operator[];
      /** Con qué se pide la página siguiente; `null` en la última */
      readonly next_cursor: string | null;
      /** Con qué se pide la página anterior; `null` en la primera */
      readonly prev_cursor: string | null;
    };
  };
  /** Crear un operador — El primero administra y lo crea quien tenga la sesión; a los demás los crea una persona administradora. */
  'POST /v1/local/operators': {
    readonly body: OperatorBody;
    readonly answer: Operator;
  };
  /** Cambiar un operador — Un PIN nuevo termina la espera por PIN incorrectos. Siempre queda una persona administradora. De quien llegó de la matriz se cambia aquí solo el PIN. */
  'PATCH /v1/local/operators/{id}': {
    readonly path: { readonly id: string };
    readonly body: OperatorPatch;
    readonly answer: Operator;
  };
  /** Poner un PIN nuevo sin conocer ninguno — Para la dueña o el dueño de los datos, con la sesión de este computador que usa la línea de comandos (`operators reset-pin`). Termina la espera por PIN incorrectos. */
  'PUT /v1/local/operators/{id}/pin': {
    readonly path: { readonly id: string };
    readonly body: OperatorSignInBody;
    readonly answer: Operator;
  };
  /** Poner el PIN de quien administra, si nadie más puede ponérselo — Para quien administra a solas y olvidó el suyo, o llegó de la matriz y aún no tiene PIN en esta caja, mientras ningún otro administrador lo tenga. Vale la contraseña de los respaldos o la clave del archivo de firma del negocio; para el primer PIN de la caja, si no se guarda ninguna de las dos, no hace falta. Cada intento cuenta y espera como los de un PIN, y queda en Actividad. */
  'POST /v1/local/operators/{id}/forgotten-pin': {
    readonly path: { readonly id: string };
    readonly body: ForgottenPinBody;
    readonly answer: Operator;
  };
  /** Quién está en esta sesión — Quién está en esta sesión. */
  'GET /v1/local/operators/signed-in': {
    readonly answer: OperatorSignIn;
  };
  /** Ingresar con PIN — Desde ahora esta sesión actúa en su nombre, hasta que salga, ingrese otra persona o se cierre el programa. Después del tercer PIN incorrecto seguido hay que esperar cada vez más, hasta 15 minutos. */
  'POST /v1/local/operators/{id}/sign-in': {
    readonly path: { readonly id: string };
    readonly body: OperatorSignInBody;
    readonly answer: OperatorSignIn;
  };
  /** Salir — Nadie actúa ya en esta sesión. Las cajas abiertas siguen abiertas. */
  'POST /v1/local/operators/sign-out': {
    readonly answer: undefined;
  };
  /** Aprobar lo que otra persona no puede sola — Quien puede hacerlo pone su PIN, sin que salga quien está. La aprobación sirve una vez, a quien la pidió, para esa acción y lo que dice `about`, por dos minutos; la de una venta, por un día. */
  'POST /v1/local/operators/{id}/approvals': {
    readonly path: { readonly id: string };
    readonly body: OperatorApprovalBody;
    readonly answer: OperatorApproval;
  };
  /** Listar los roles — Lo que puede por sí mismo cada rol, y lo que puede mientras la tienda no lo cambia. */
  'GET /v1/local/roles': {
    readonly answer: {
      /** Qué recurso es */
      readonly object: 'list';
      /** Los de esta página */
      readonly data: readonly Role[];
      /** Con qué se pide la página siguiente; `null` en la última */
      readonly next_cursor: string | null;
      /** Con qué se pide la página anterior; `null` en la primera */
      readonly prev_cursor: string | null;
    };
  };
  /** Decidir lo que puede un rol — El conjunto completo; rige desde la siguiente petición de cada persona. Quien administra puede todo: ese rol no se cambia. */
  'PUT /v1/local/roles/{role}': {
    readonly path: { readonly role: 'cashier' | 'supervisor' | 'accountant' };
    readonly body: RoleBody;
    readonly answer: Role;
  };
  /** Listar las cajas — Listar las cajas. */
  'GET /v1/local/tills': {
    readonly query?: { readonly environment?: 'sandbox' | 'test' | 'live' | undefined } | undefined;
    readonly answer: {
      /** Qué recurso es */
      readonly object: 'list';
      /** Los de esta página */
      readonly data: readonly Till[];
      /** Con qué se pide la página siguiente; `null` en la última */
      readonly next_cursor: string | null;
      /** Con qué se pide la página anterior; `null` en la primera */
      readonly prev_cursor: string | null;
    };
  };
  /** Crear una caja — Emite desde un punto de emisión que tenga serie; uno para cada caja. */
  'POST /v1/local/tills': {
    readonly body: TillBody;
    readonly answer: Till;
  };
  /** Cambiar una caja — Solo cambia lo que se envía; `fiscal_machine_id` o `printer_id` en null la dejan sin ellas. */
  'PATCH /v1/local/tills/{id}': {
    readonly path: { readonly id: string };
    readonly body: TillPatch;
    readonly answer: Till;
  };
  /** Listar los turnos de caja — Del más nuevo al más viejo. `status=open` con `till_id` dice si una caja está abierta. */
  'GET /v1/local/cash-sessions': {
    readonly query?:
      | {
          /** Elementos por página */ readonly limit?: number | undefined;
          /** `next_cursor` o `prev_cursor` de la página anterior, con los mismos filtros */
          readonly cursor?: string | undefined;
          readonly environment?: 'sandbox' | 'test' | 'live' | undefined;
          readonly till_id?: string | undefined;
          /** Solo estos estados; se repite para pedir varios: `status=returned&status=not_authorized` */
          readonly status?: 'open' | 'closed' | undefined;
        }
      | undefined;
    readonly answer: {
      /** Qué recurso es */
      readonly object: 'list';
      /** Los de esta página */
      readonly data: readonly CashSession[];
      /** Con qué se pide la página siguiente; `null` en la última */
      readonly next_cursor: string | null;
      /** Con qué se pide la página anterior; `null` en la primera */
      readonly prev_cursor: string | null;
    };
  };
  /** Abrir una caja — A nombre de quien ingresó su PIN. Cada caja tiene un turno abierto a la vez. Los documentos que se emiten con `metadata.cash_session` igual a este id se cuentan aquí, en la misma transacción que los emite. */
  'POST /v1/local/cash-sessions': {
    readonly body: CashSessionBody;
    /** Un valor suyo, único por documento: repetir la petición con él no duplica. */
    readonly idempotencyKey?: string | undefined;
    readonly answer: CashSession;
  };
  /** Consultar un turno de caja — Mientras está abierto no dice cuánto hay: el cierre se cuenta a ciegas. */
  'GET /v1/local/cash-sessions/{id}': {
    readonly path: { readonly id: string };
    readonly answer: CashSession;
  };
  /** Listar ingresos y egresos — Listar ingresos y egresos. */
  'GET /v1/local/cash-sessions/{id}/movements': {
    readonly path: { readonly id: string };
    readonly answer: {
      /** Qué recurso es */
      readonly object: 'list';
      /** Los de esta página */
      readonly data: readonly CashMovement[];
      /** Con qué se pide la página siguiente; `null` en la última */
      readonly next_cursor: string | null;
      /** Con qué se pide la página anterior; `null` en la primera */
      readonly prev_cursor: string | null;
    };
  };
  /** Anotar un ingreso o egreso — Dinero que entra o sale del cajón sin ser venta, con su motivo. No se borra: se corrige con otro. */
  'POST /v1/local/cash-sessions/{id}/movements': {
    readonly path: { readonly id: string };
    readonly body: CashMovementBody;
    /** Un valor suyo, único por documento: repetir la petición con él no duplica. */
    readonly idempotencyKey?: string | undefined;
    readonly answer: CashMovement;
  };
  /** Decir cómo se cobró una venta — Lo entregado, el vuelto y el voucher, o cómo se devolvió una nota de crédito (también lo dicen su `metadata.refund_method` o sus `refunds`). Cuenta el documento en este turno si aún no lo estaba. Repetirlo no lo cuenta otra vez. */
  'POST /v1/local/cash-sessions/{id}/sales': {
    readonly path: { readonly id: string };
    readonly body: CashSaleBody;
    readonly answer: CashSale;
  };
  /** Sacar el reporte X — Cómo va el turno, cuantas veces se quiera; no guarda ni cierra nada. Dice lo que debería haber en el cajón: quien va a contar a ciegas necesita una aprobación de `read_x_report`. */
  'POST /v1/local/cash-sessions/{id}/x': {
    readonly path: { readonly id: string };
    readonly body?: XReportBody | undefined;
    readonly answer: CashReport;
  };
  /** Cerrar la caja con el Z — Con lo contado por denominación. El Z toma el número siguiente de la caja y no cambia nunca más. No espera a los documentos que aún no llegan al SRI. Repetido con el mismo conteo responde el mismo Z. */
  'POST /v1/local/cash-sessions/{id}/close': {
    readonly path: { readonly id: string };
    readonly body: CashClosingBody;
    readonly answer: CashReport;
  };
  /** Reimprimir el Z — El mismo, con su hora original, y `copy` que dice COPIA. */
  'GET /v1/local/cash-sessions/{id}/z': {
    readonly path: { readonly id: string };
    readonly answer: CashReport;
  };
  /** Listar las máquinas fiscales — Listar las máquinas fiscales. */
  'GET /v1/local/fiscal-machines': {
    readonly answer: {
      /** Qué recurso es */
      readonly object: 'list';
      /** Los de esta página */
      readonly data: readonly RegisteredFiscalMachine[];
      /** Con qué se pide la página siguiente; `null` en la última */
      readonly next_cursor: string | null;
      /** Con qué se pide la página anterior; `null` en la primera */
      readonly prev_cursor: string | null;
    };
  };
  /** Registrar una máquina fiscal — La serie es única y no cambia: los documentos la llevan. */
  'POST /v1/local/fiscal-machines': {
    readonly body: FiscalMachineBody;
    readonly answer: RegisteredFiscalMachine;
  };
  /** Cambiar una máquina fiscal — Cambiar una máquina fiscal. */
  'PATCH /v1/local/fiscal-machines/{id}': {
    readonly path: { readonly id: string };
    readonly body: FiscalMachinePatch;
    readonly answer: RegisteredFiscalMachine;
  };
  /** Totales del día de una máquina fiscal — De los documentos que llevan su serie en `fiscal_machine`, por fecha de emisión en Ecuador. */
  'GET /v1/local/fiscal-machines/{id}/totals': {
    readonly path: { readonly id: string };
    readonly query?:
      | {
          readonly environment?: 'sandbox' | 'test' | 'live' | undefined;
          /** Fecha de emisión en Ecuador; sin ella, hoy */
          readonly date?: string | undefined;
        }
      | undefined;
    readonly answer: FiscalMachineTotals;
  };
  /** Documentos del día de una máquina fiscal — Los que suman sus totales, y los anulados; del más nuevo al más antiguo. */
  'GET /v1/local/fiscal-machines/{id}/documents': {
    readonly path: { readonly id: string };
    readonly query?:
      | {
          readonly environment?: 'sandbox' | 'test' | 'live' | undefined;
          /** Fecha de emisión en Ecuador; sin ella, hoy */
          readonly date?: string | undefined;
        }
      | undefined;
    readonly answer: {
      /** Qué recurso es */
      readonly object: 'list';
      /** Los de esta página */
      readonly data: readonly FiscalMachineDocument[];
      /** Con qué se pide la página siguiente; `null` en la última */
      readonly next_cursor: string | null;
      /** Con qué se pide la página anterior; `null` en la primera */
      readonly prev_cursor: string | null;
    };
  };
  /** Listar las ventas guardadas — Las que esperan, la última primero, sin su contenido. Con `till_id`, las de esa caja. */
  'GET /v1/local/held-sales': {
    readonly query?:
      | {
          readonly environment?: 'sandbox' | 'test' | 'live' | undefined;
          readonly till_id?: string | undefined;
        }
      | undefined;
    readonly answer: {
      /** Qué recurso es */
      readonly object: 'list';
      /** Los de esta página */
      readonly data: readonly HeldSaleListed[];
      /** Con qué se pide la página siguiente; `null` en la última */
      readonly next_cursor: string | null;
      /** Con qué se pide la página anterior; `null` en la primera */
      readonly prev_cursor: string | null;
    };
  };
  /** Guardar una venta — Para retomarla después, en esta caja o en otra. Esperan hasta 200 por ambiente. No emite nada. */
  'POST /v1/local/held-sales': {
    readonly body: HeldSaleBody;
    /** Un valor suyo, único por documento: repetir la petición con él no duplica. */
    readonly idempotencyKey?: string | undefined;
    readonly answer: HeldSale;
  };
  /** Ver una venta guardada — Con su contenido; sigue guardada. */
  'GET /v1/local/held-sales/{id}': {
    readonly path: { readonly id: string };
    readonly answer: HeldSale;
  };
  /** Descartar una venta guardada — Descartar una venta guardada. */
  'DELETE /v1/local/held-sales/{id}': {
    readonly path: { readonly id: string };
    readonly answer: undefined;
  };
  /** Retomar una venta guardada — La entrega y la quita de la lista a la vez: dos cajas nunca retoman la misma. Con Idempotency-Key, quien perdió la respuesta la recibe otra vez, por un día. */
  'POST /v1/local/held-sales/{id}/recall': {
    readonly path: { readonly id: string };
    /** Un valor suyo, único por documento: repetir la petición con él no duplica. */
    readonly idempotencyKey?: string | undefined;
    readonly answer: HeldSale;
  };
  /** Listar los borradores — Los de los tipos que la persona puede emitir, el último escrito primero, sin su contenido. */
  'GET /v1/local/document-drafts': {
    readonly query?: { readonly environment?: 'sandbox' | 'test' | 'live' | undefined } | undefined;
    readonly answer: {
      /** Qué recurso es */
      readonly object: 'list';
      /** Los de esta página */
      readonly data: readonly DocumentDraftListed[];
      /** Con qué se pide la página siguiente; `null` en la última */
      readonly next_cursor: string | null;
      /** Con qué se pide la página anterior; `null` en la primera */
      readonly prev_cursor: string | null;
    };
  };
  /** Ver un borrador — Ver un borrador. */
  'GET /v1/local/document-drafts/{id}': {
    readonly path: { readonly id: string };
    readonly answer: DocumentDraft;
  };
  /** Guardar un borrador — Lo crea o lo reemplaza; el id lo elige quien escribe. El documento se emite con ese id como Idempotency-Key, y al emitirse el borrador se va con él. Se guardan hasta 200 por ambiente. */
  'PUT /v1/local/document-drafts/{id}': {
    readonly path: { readonly id: string };
    readonly body: DocumentDraftBody;
    readonly answer: DocumentDraft;
  };
  /** Descartar un borrador — Descartar un borrador. */
  'DELETE /v1/local/document-drafts/{id}': {
    readonly path: { readonly id: string };
    readonly answer: undefined;
  };
  /** Deshacer un borrado — Devuelve un cliente, un producto, una lista de precios, una venta guardada, un borrador, una vista o una compra tal como estaba, con lo que le pertenece. Solo puede quien lo borró, en la misma sesión y hasta diez minutos después. */
  'POST /v1/local/removals/{id}/undo': {
    readonly path: { readonly id: string };
    readonly answer: undefined;
  };
  /** Listar las aprobaciones — Todo lo que alguien aprobó a otra persona, de lo último a lo primero; no se borra ni se cambia. Para quien administra. Un documento nombra las suyas en `metadata.approvals`, con comas. */
  'GET /v1/local/approvals': {
    readonly query?:
      | {
          /** Elementos por página */ readonly limit?: number | undefined;
          /** `next_cursor` o `prev_cursor` de la página anterior, con los mismos filtros */
          readonly cursor?: string | undefined;
          readonly action?:
            | 'sell'
            | 'open_cash_session'
            | 'close_cash_session'
            | 'move_cash'
            | 'read_x_report'
            | 'close_cash_session_of_another'
            | 'move_cash_of_another'
            | 'discount_over_limit'
            | 'change_price'
            | 'sell_free_lines'
            | 'return_sale'
            | 'credit_unchecked'
            | 'open_drawer_without_sale'
            | 'receive_payments'
            | 'reverse_payments'
            | 'sell_over_credit_limit'
            | 'sell_below_cost'
            | 'read_documents'
            | 'send_documents'
            | 'issue_documents'
            | 'correct_documents'
            | 'void_document'
            | 'read_reports'
            | 'save_declarations'
            | 'read_receivables'
            | 'manage_credit'
            | 'manage_purchases'
            | 'import_documents'
            | 'edit_customers'
            | 'manage_customers'
            | 'edit_products'
            | 'move_stock'
            | 'read_costs'
            | 'read_approvals'
            | 'leave_live'
            | 'manage_operators'
            | 'manage_tills'
            | 'manage_fiscal_machines'
            | 'manage_printers'
            | 'manage_business'
            | 'manage_certificate'
            | 'manage_settings'
            | 'manage_backups'
            | 'manage_destinations'
            | 'manage_email'
            | 'manage_portal'
            | 'manage_webhooks'
            | 'manage_api_keys'
            | undefined;
          readonly approver_id?: string | undefined;
          readonly asked_by_id?: string | undefined;
          readonly 'given_at[gte]'?: string | undefined;
          readonly 'given_at[lte]'?: string | undefined;
        }
      | undefined;
    readonly answer: {
      /** Qué recurso es */
      readonly object: 'list';
      /** Los de esta página */
      readonly data: readonly Approval[];
      /** Con qué se pide la página siguiente; `null` en la última */
      readonly next_cursor: string | null;
      /** Con qué se pide la página anterior; `null` en la primera */
      readonly prev_cursor: string | null;
    };
  };
  /** Ver la actividad de las personas — Quién ingresó y salió, los PIN equivocados, lo que se aprobó o no, y los cambios de personas, PIN y roles; de lo último a lo primero. No se borra ni se cambia. */
  'GET /v1/local/staff-events': {
    readonly query?:
      | {
          /** Elementos por página */ readonly limit?: number | undefined;
          /** `next_cursor` o `prev_cursor` de la página anterior, con los mismos filtros */
          readonly cursor?: string | undefined;
          /** Solo estos tipos; se repite para pedir varios */
          readonly type?:
            | 'operator_created'
            | 'operator_renamed'
            | 'operator_role_changed'
            | 'operator_dismissed'
            | 'operator_reinstated'
            | 'role_changed'
            | 'pin_changed'
            | 'pin_reset'
            | 'pin_reset_refused'
            | 'pin_wrong'
            | 'pin_locked'
            | 'signed_in'
            | 'signed_out'
            | 'approval_given'
            | 'approval_refused'
            | 'destination_changed'
            | 'live_left'
            | 'head_code_created'
            | 'head_key_created'
            | 'head_ended'
            | undefined;
          /** De quien se trata, o quien lo hizo */
          readonly operator_id?: string | undefined;
          /** Creados desde este instante */
          readonly 'created_at[gte]'?: string | undefined;
          /** Creados hasta este instante */
          readonly 'created_at[lte]'?: string | undefined;
        }
      | undefined;
    readonly answer: {
      /** Qué recurso es */
      readonly object: 'list';
      /** Los de esta página */
      readonly data: readonly StaffEvent[];
      /** Con qué se pide la página siguiente; `null` en la última */
      readonly next_cursor: string | null;
      /** Con qué se pide la página anterior; `null` en la primera */
      readonly prev_cursor: string | null;
    };
  };
  /** Listar las existencias — Primero lo que llegó a su mínimo, después por nombre. Cada ambiente lleva las suyas. Las ventas y devoluciones del mostrador las mueven solas: las facturas y notas de crédito con `metadata.cash_session` o hechas en la ventana, por el código de cada línea. Un documento con `metadata.stock` igual a `none` no mueve nada. */
  'GET /v1/local/stock': {
    readonly query?:
      | {
          readonly environment?: 'sandbox' | 'test' | 'live' | undefined;
          /** Palabras que deben aparecer, en cualquier orden, sin distinguir acentos ni mayúsculas */
          readonly q?: string | undefined;
          /** true: solo lo que llegó a su mínimo */
          readonly low?: unknown | undefined;
          /** true: solo lo que se controla; false: solo lo que no; sin él, todo */
          readonly tracked?: unknown | undefined;
          /** Elementos por página */
          readonly limit?: number | undefined;
          readonly offset?: number | undefined;
        }
      | undefined;
    readonly answer: StockList;
  };
  /** Anotar un ingreso, egreso o conteo — De uno o varios productos: se anota todo o nada. Un conteo dice cuánto hay, y el movimiento es la diferencia. Desde el primero, el producto se controla. No se borra: se corrige con otro. Lo que entra puede decir cuánto costó cada unidad (`unit_cost`), si quien lo anota puede ver los costos: el costo del producto es el promedio. */
  'POST /v1/local/stock/movements': {
    readonly body: StockMovementBody;
    /** Un valor suyo, único por documento: repetir la petición con él no duplica. */
    readonly idempotencyKey?: string | undefined;
    readonly answer: {
      /** Qué recurso es */
      readonly object: 'list';
      /** Los de esta página */
      readonly data: readonly StockMovement[];
      /** Con qué se pide la página siguiente; `null` en la última */
      readonly next_cursor: string | null;
      /** Con qué se pide la página anterior; `null` en la primera */
      readonly prev_cursor: string | null;
    };
  };
  /** Ver cuánto hay de un producto — Ver cuánto hay de un producto. */
  'GET /v1/local/stock/products/{id}': {
    readonly path: { readonly id: string };
    readonly query?: { readonly environment?: 'sandbox' | 'test' | 'live' | undefined } | undefined;
    readonly answer: StockItem;
  };
  /** Cambiar el mínimo de un producto, o si se controla — Cambiar el mínimo de un producto, o si se controla. */
  'PATCH /v1/local/stock/products/{id}': {
    readonly path: { readonly id: string };
    readonly body: StockItemPatch;
    readonly answer: StockItem;
  };
  /** Listar los movimientos de un producto — El último primero; también los que hicieron los documentos. */
  'GET /v1/local/stock/products/{id}/movements': {
    readonly path: { readonly id: string };
    readonly query?:
      | {
          /** Elementos por página */ readonly limit?: number | undefined;
          /** `next_cursor` o `prev_cursor` de la página anterior, con los mismos filtros */
          readonly cursor?: string | undefined;
          readonly environment?: 'sandbox' | 'test' | 'live' | undefined;
        }
      | undefined;
    readonly answer: {
      /** Qué recurso es */
      readonly object: 'list';
      /** Los de esta página */
      readonly data: readonly StockMovement[];
      /** Con qué se pide la página siguiente; `null` en la última */
      readonly next_cursor: string | null;
      /** Con qué se pide la página anterior; `null` en la primera */
      readonly prev_cursor: string | null;
    };
  };
  /** Cómo va la entrega a la autoridad — Con una clave, la de su ambiente; con la sesión de una persona, la de todos. */
  'GET /v1/local/sync': {
    readonly answer: Sync;
  };
  /** Pausar la entrega — Nada sale hacia el SRI hasta reanudarla, ni siquiera al reiniciar el programa. Se sigue vendiendo: los documentos se numeran y se firman, y lo que ya está en camino termina. */
  'POST /v1/local/sync/pause': {
    readonly answer: Sync;
  };
  /** Reanudar la entrega — Reanudar la entrega. */
  'POST /v1/local/sync/resume': {
    readonly answer: Sync;
  };
  /** Intentar ahora — Intenta ya todo lo que espera su turno. Una pausa no termina con esto. */
  'POST /v1/local/sync/try-now': {
    readonly answer: Sync;
  };
  /** Si el reloj del computador es de fiar — Se compara con la hora que dice el SRI en sus respuestas, con lo que el computador ya dijo antes y con los documentos emitidos. */
  'GET /v1/local/clock': {
    readonly answer: Clock;
  };
  /** Confirmar que el reloj está en hora ahora — Lo que se sabía en su contra se olvida, y queda en los sucesos. Si el SRI vuelve a contradecirlo, se bloquea otra vez. */
  'POST /v1/local/clock/confirm': {
    readonly answer: Clock;
  };
  /** Cómo está la copia del diario de números en otro disco — Cómo está la copia del diario de números en otro disco. */
  'GET /v1/local/second-place': {
    readonly answer: SecondPlace;
  };
  /** Elegir el segundo lugar, o quitarlo — Una carpeta en otro disco, en una memoria USB o en la red. Ahí queda cada número y cada XML firmado poco después de cada venta; si falta, se sigue vendiendo y se pone al día al volver. */
  'PUT /v1/local/second-place': {
    readonly body: SecondPlaceBody;
    readonly answer: SecondPlace;
  };
  /** Dónde están los datos y cuánto ocupan — Dónde están los datos y cuánto ocupan. */
  'GET /v1/local/data-folder': {
    readonly answer: DataFolder;
  };
  /** Descargar el archivo para soporte — Versión, equipo, cuánto hay de cada cosa, qué falta para emitir, ajustes, entrega, respaldos y lo último del registro. Sin nombres, cédulas, RUC, correos, claves de acceso, contraseñas ni documentos: eso no sale de la tienda. */
  'GET /v1/local/support-file': {
    readonly answer: SupportFile;
  };
  /** Cómo está la instalación, para un monitor — En el formato de texto de Prometheus: documentos por estado, lo que espera y desde cuándo, la última respuesta del SRI, certificado, respaldos, disco, memoria y versión. Con una clave, lo de su ambiente; con la sesión de una persona, lo de todos. No lleva nombres ni números de documentos. */
  'GET /v1/local/metrics': {
    readonly answer: Uint8Array<ArrayBuffer>;
  };
  /** Listar los documentos que esperan — Del más antiguo al más nuevo, de todos los ambientes, con lo que impide avanzar a cada uno. `decision=true`: solo los que esperan a que una persona decida. */
  'GET /v1/local/sync/waiting': {
    readonly query?:
      | {
          /** Elementos por página */ readonly limit?: number | undefined;
          /** `next_cursor` o `prev_cursor` de la página anterior, con los mismos filtros */
          readonly cursor?: string | undefined;
          readonly environment?: 'sandbox' | 'test' | 'live' | undefined;
          /** true: solo los que esperan a una persona; false: los demás */
          readonly decision?: unknown | undefined;
        }
      | undefined;
    readonly answer: {
      /** Qué recurso es */
      readonly object: 'list';
      /** Los de esta página */
      readonly data: readonly WaitingDocument[];
      /** Con qué se pide la página siguiente; `null` en la última */
      readonly next_cursor: string | null;
      /** Con qué se pide la página anterior; `null` en la primera */
      readonly prev_cursor: string | null;
    };
  };
  /** Enviar con su fecha — Manda a enviar uno atrasado, o firma y envía otra vez uno cuya fecha rechazó el SRI, con la fecha que tiene. Solo uno que espera esa decisión. */
  'POST /v1/local/documents/{id}/send': {
    readonly path: { readonly id: string };
    readonly answer: Document;
  };
  /** Reemplazar por otro de hoy — Emite hoy, con un número nuevo, lo mismo que dice uno cuya fecha o número rechazó el SRI, o uno atrasado que nunca se envió. El viejo deja la cola, y el recorrido de cada uno nombra al otro. Cada documento se reemplaza una vez. */
  'POST /v1/local/documents/{id}/replace': {
    readonly path: { readonly id: string };
    /** Un valor suyo, único por documento: repetir la petición con él no duplica. */
    readonly idempotencyKey?: string | undefined;
    readonly answer: Document;
  };
  /** Comparar lo enviado con lo que autorizó el SRI — De uno que espera la decisión `authorization_mismatch`: en qué difieren, lo que se envió y lo que el SRI tiene con su clave de acceso. Para preguntarle otra vez está `refresh-status`. */
  'GET /v1/local/documents/{id}/authorization-mismatch': {
    readonly path: { readonly id: string };
    readonly answer: AuthorizationMismatch;
  };
  /** Aceptar lo que autorizó el SRI — El documento queda autorizado tal como lo tiene el SRI. Si el archivo es otro, pasa a ser una revisión nueva y lo que se emitió aquí se conserva en la anterior. No se acepta lo que es de otra clave o de otro ambiente, ni lo que no se puede leer. */
  'POST /v1/local/documents/{id}/accept-authorization': {
    readonly path: { readonly id: string };
    readonly answer: Document;
  };
  /** Listar lo hablado con el SRI sobre un documento — Cada envío y cada consulta, del más nuevo al más antiguo. */
  'GET /v1/local/documents/{id}/exchanges': {
    readonly path: { readonly id: string };
    readonly query?:
      | {
          /** Elementos por página */ readonly limit?: number | undefined;
          /** `next_cursor` o `prev_cursor` de la página anterior, con los mismos filtros */
          readonly cursor?: string | undefined;
        }
      | undefined;
    readonly answer: {
      /** Qué recurso es */
      readonly object: 'list';
      /** Los de esta página */
      readonly data: readonly Exchange[];
      /** Con qué se pide la página siguiente; `null` en la última */
      readonly next_cursor: string | null;
      /** Con qué se pide la página anterior; `null` en la primera */
      readonly prev_cursor: string | null;
    };
  };
  /** Descargar lo que se envió — El sobre SOAP, byte por byte como salió. */
  'GET /v1/local/documents/{id}/exchanges/{exchange_id}/request': {
    readonly path: { readonly id: string; readonly exchange_id: string };
    readonly answer: Uint8Array<ArrayBuffer>;
  };
  /** Descargar lo que se respondió — Byte por byte como llegó, fuera lo que fuera. 404 si no llegó nada. */
  'GET /v1/local/documents/{id}/exchanges/{exchange_id}/answer': {
    readonly path: { readonly id: string; readonly exchange_id: string };
    readonly answer: Uint8Array<ArrayBuffer>;
  };
  /** Descargar el informe de un error del programa — Lo que se envió al SRI y lo que respondió, con la versión del programa, para quien le da soporte. Lleva los datos del documento, como su XML; ni certificados, ni claves, ni metadatos. */
  'GET /v1/local/documents/{id}/fault-report': {
    readonly path: { readonly id: string };
    readonly answer: FaultReport;
  };
  /** Ver lo sucedido — Del más nuevo al más antiguo: la línea, el certificado, el reloj, las series. */
  'GET /v1/local/events': {
    readonly query?:
      | {
          /** Elementos por página */ readonly limit?: number | undefined;
          /** `next_cursor` o `prev_cursor` de la página anterior, con los mismos filtros */
          readonly cursor?: string | undefined;
          /** Solo estos tipos; se repite para pedir varios */
          readonly type?:
            | 'sync.offline'
            | 'sync.recovered'
            | 'certificate.expiring'
            | 'certificate.expired'
            | 'entity.updated'
            | 'clock.untrusted'
            | 'clock.confirmed'
            | 'series.stopped'
            | 'series.resumed'
            | 'series.raised'
            | 'series.replaced'
            | 'storage.damaged'
            | 'journal.incomplete'
            | 'authority.substituted'
            | 'payment.reversed'
            | undefined;
        }
      | undefined;
    readonly answer: {
      /** Qué recurso es */
      readonly object: 'list';
      /** Los de esta página */
      readonly data: readonly Event[];
      /** Con qué se pide la página siguiente; `null` en la última */
      readonly next_cursor: string | null;
      /** Con qué se pide la página anterior; `null` en la primera */
      readonly prev_cursor: string | null;
    };
  };
  /** Ver cómo se porta el SRI simulado — Ver cómo se porta el SRI simulado. */
  'GET /v1/local/sandbox/conditions': {
    readonly answer: SandboxConditions;
  };
  /** Ensayar una falla del SRI — Solo en el ambiente de práctica. Caído, lento, cortado o con respuestas inservibles, hasta que se quite o hasta tantas preguntas; al cerrar el programa vuelve a lo normal. */
  'PUT /v1/local/sandbox/conditions': {
    readonly body: SandboxConditionsBody;
    readonly answer: SandboxConditions;
  };
  /** Volver a lo normal — Volver a lo normal. */
  'DELETE /v1/local/sandbox/conditions': {
    readonly answer: SandboxConditions;
  };
  /** Las tablas de códigos del SRI — Tarifas, formas de pago, sustentos, códigos de retención, países y los códigos de los anexos, para ofrecerlos en una pantalla. `code` es lo que va en los cuerpos. */
  'GET /v1/local/tables': {
    readonly answer: AuthorityTables;
  };
  /** Descripción OpenAPI 3.1 — Descripción OpenAPI 3.1. */
  'GET /v1/openapi.json': {
    readonly answer: {
      /** La versión de OpenAPI */
      readonly openapi: string;
    };
  };
  /** Descripción OpenAPI 3.1, con la ventana — Todo lo que el programa sirve: también lo que solo hace una persona en su ventana. */
  'GET /v1/local/openapi.json': {
    readonly answer: {
      /** La versión de OpenAPI */
      readonly openapi: string;
    };
  };
  /** Esta referencia — Esta referencia. */
  'GET /v1/docs': {
    readonly answer: Uint8Array<ArrayBuffer>;
  };
  /** Esta referencia, en Markdown — Esta referencia, en Markdown. */
  'GET /v1/docs.md': {
    readonly answer: Uint8Array<ArrayBuffer>;
  };
  /** Esta referencia: lo que se puede buscar — Esta referencia: lo que se puede buscar. */
  'GET /v1/docs/search.json': {
    readonly answer: {
      /** De lo general a lo particular: guía, operaciones, errores, esquemas y campos */
      readonly entries: readonly {
        /** Lo que se muestra */
        readonly title: string;
        /** Qué es, que se muestra debajo */
        readonly note: string;
        /** Otras palabras por las que se encuentra */
        readonly text: string;
        /** A dónde lleva */
        readonly href: string;
      }[];
    };
  };
  /** Esta referencia: un recurso — Sus operaciones, y los esquemas que nombran; con `.md` al final, en Markdown. */
  'GET /v1/docs/{page}': {
    readonly path: {
      /** El recurso: `factura`, o `factura.md` */ readonly page: string;
    };
    readonly answer: Uint8Array<ArrayBuffer>;
  };
  /** La referencia, con la ventana — La referencia, con la ventana. */
  'GET /v1/local/docs': {
    readonly answer: Uint8Array<ArrayBuffer>;
  };
  /** La referencia, con la ventana, en Markdown — La referencia, con la ventana, en Markdown. */
  'GET /v1/local/docs.md': {
    readonly answer: Uint8Array<ArrayBuffer>;
  };
  /** La referencia, con la ventana: lo que se puede buscar — La referencia, con la ventana: lo que se puede buscar. */
  'GET /v1/local/docs/search.json': {
    readonly answer: {
      /** De lo general a lo particular: guía, operaciones, errores, esquemas y campos */
      readonly entries: readonly {
        /** Lo que se muestra */
        readonly title: string;
        /** Qué es, que se muestra debajo */
        readonly note: string;
        /** Otras palabras por las que se encuentra */
        readonly text: string;
        /** A dónde lleva */
        readonly href: string;
      }[];
    };
  };
  /** La referencia, con la ventana: un recurso — Sus operaciones, y los esquemas que nombran; con `.md` al final, en Markdown. */
  'GET /v1/local/docs/{page}': {
    readonly path: {
      /** El recurso: `factura`, o `factura.md` */ readonly page: string;
    };
    readonly answer: Uint8Array<ArrayBuffer>;
  };
  /** Las páginas de la referencia, para modelos de lenguaje — En la forma de <https://llmstxt.org>: cada página en Markdown, con lo que trae. */
  'GET /v1/docs/llms.txt': {
    readonly answer: Uint8Array<ArrayBuffer>;
  };
  /** La página de un error — A donde lleva el `type` de cada error. */
  'GET /v1/docs/errors/{code}': {
    readonly path: {
      readonly code:
        | 'malformed_request'
        | 'malformed_json'
        | 'idempotency_key_invalid'
        | 'missing_api_key'
        | 'invalid_api_key'
        | 'host_not_allowed'
        | 'origin_not_allowed'
        | 'insufficient_scope'
        | 'operator_required'
        | 'operator_not_allowed'
        | 'pin_wrong'
        | 'entity_locked'
        | 'not_found'
        | 'method_not_allowed'
        | 'not_acceptable'
        | 'request_timeout'
        | 'preview_mismatch'
        | 'invalid_state'
        | 'not_ready'
        | 'number_conflict'
        | 'code_used'
        | 'emission_point_taken'
        | 'other_business'
        | 'invoice_not_reported'
        | 'feed_gap'
        | 'changes_gap'
        | 'owned_by_head_office'
        | 'station_forked'
        | 'feed_too_new'
        | 'station_revoked'
        | 'payload_too_large'
        | 'unsupported_media_type'
        | 'validation_failed'
        | 'idempotency_key_reused'
        | 'invalid_cursor'
        | 'unknown_parameter'
        | 'repeated_metadata_key'
        | 'unknown_type'
        | 'simulate_not_allowed'
        | 'read_only_field'
        | 'credit_exceeds_balance'
        | 'consumidor_final_no_credit'
        | 'consumidor_final_no_annulment'
        | 'annulled_on_out_of_range'
        | 'not_available_in_sandbox'
        | 'headers_too_large'
        | 'rate_limited'
        | 'pin_locked'
        | 'refresh_too_soon'
        | 'head_office_unreachable'
        | 'head_office_not_started'
        | 'internal_error'
        | 'busy'
        | 'starting'
        | 'maintenance'
        | 'storage_damaged'
        | 'head_office_full'
        | 'authority_unavailable'
        | 'storage_full';
    };
    readonly answer: Uint8Array<ArrayBuffer>;
  };
}

/** Descuento sobre la base de una tarifa, después de las líneas */
export interface AdditionalDiscount {
  /** Tipo */
  readonly type: 'iva';
  /** Tarifa */
  readonly rate:
    | 'iva_0'
    | 'iva_5'
    | 'iva_8'
    | 'iva_12'
    | 'iva_13'
    | 'iva_14'
    | 'iva_15'
    | 'iva_no_objeto'
    | 'iva_exento';
  /** Decimal en texto, hasta dos decimales */
  readonly amount: string;
}

export interface AdditionalField {
  /** Nombre */
  readonly name: string;
  /** Valor, decimal en texto */
  readonly value: string;
}

export interface AgentKey {
  /** Qué recurso es */
  readonly object: 'agent_key';
  /** La clave, esta única vez */
  readonly key: string;
  /** Ambiente: sandbox, test o live */
  readonly environment: 'sandbox' | 'test' | 'live';
  /** Id del negocio */
  readonly entity_id: string;
  /** Permisos de la clave */
  readonly scopes: readonly ('issue' | 'read' | 'config' | 'devices')[];
}

export interface AgentKeyBody {
  /** La clave, esta única vez */
  readonly api_key: string;
}

export interface AnnexFinding {
  /** fault: falta o está mal, corríjalo; warning: revise lo que se puso; decision: el programa no puede saberlo */
  readonly level: 'fault' | 'warning' | 'decision';
  /** Código */
  readonly code: string;
  /** Mensaje, en español, para una persona */
  readonly message: string;
  /** De qué documento; falta si es de todo el anexo */
  readonly document?:
    | {
        /** Clase */
        readonly kind: 'document' | 'purchase';
        /** Identificador */
        readonly id: string;
        /** Título, en español */
        readonly title: string;
        /** Número, como 001-001-000000001 */
        readonly number: string;
      }
    | undefined;
}

export interface AnnexSummaryRow {
  /** tipoComprobante */
  readonly code: string;
  /** Cómo se llama para una persona */
  readonly label: string;
  /** Filas en el anexo; una reúne varios documentos */
  readonly rows: number;
  /** Los documentos */
  readonly documents: number;
  /** Base con tarifa 0 % */
  readonly zero: string;
  /** Base con otra tarifa */
  readonly taxed: string;
  /** Base no objeto de IVA */
  readonly not_subject: string;
  /** Base exenta de IVA */
  readonly exempt: string;
  /** IVA, decimal en texto */
  readonly iva: string;
}

export interface AnnulBody {
  /** Cuándo se anuló en el portal del SRI: no antes de la emisión, no después de hoy */
  readonly annulled_on: string;
  /** Para sus registros */
  readonly reason?: string | undefined;
}

export interface ApiKey {
  /** Qué recurso es */
  readonly object: 'api_key';
  /** Identificador */
  readonly id: string;
  /** Nombre */
  readonly name: string;
  /** Ambiente: sandbox, test o live */
  readonly environment: 'sandbox' | 'test' | 'live';
  /** Id del negocio */
  readonly entity_id: string;
  /** Permisos de la clave */
  readonly scopes: readonly ('issue' | 'read' | 'config' | 'devices')[];
  /** Orígenes exactos de las páginas web que pueden usar la clave */
  readonly allowed_origins: readonly string[];
  /** Las cuatro últimas letras */
  readonly last4: string;
  /** Cuándo se creó */
  readonly created_at: string;
  /** Hasta cuándo vale */
  readonly expires_at?: string | undefined;
  /** Cuándo se usó por última vez */
  readonly last_used_at?: string | undefined;
  /** Cuándo se revocó */
  readonly revoked_at?: string | undefined;
}

export interface ApiKeyBody {
  /** Ambiente: sandbox, test o live */
  readonly environment: 'sandbox' | 'test' | 'live';
  /** Nombre */
  readonly name?: string | undefined;
  /** Permisos de la clave */
  readonly scopes?: readonly ('issue' | 'read' | 'config' | 'devices')[] | undefined;
  /** Orígenes exactos de las páginas web que pueden usar la clave */
  readonly allowed_origins?: readonly string[] | undefined;
  /** Desde este instante nadie entra con ella; sin él, vale hasta que se revoque */
  readonly expires_at?: string | undefined;
}

export interface Approval {
  /** Qué recurso es */
  readonly object: 'approval';
  /** Identificador */
  readonly id: string;
  readonly action:
    | 'sell'
    | 'open_cash_session'
    | 'close_cash_session'
    | 'move_cash'
    | 'read_x_report'
    | 'close_cash_session_of_another'
    | 'move_cash_of_another'
    | 'discount_over_limit'
    | 'change_price'
    | 'sell_free_lines'
    | 'return_sale'
    | 'credit_unchecked'
    | 'open_drawer_without_sale'
    | 'receive_payments'
    | 'reverse_payments'
    | 'sell_over_credit_limit'
    | 'sell_below_cost'
    | 'read_documents'
    | 'send_documents'
    | 'issue_documents'
    | 'correct_documents'
    | 'void_document'
    | 'read_reports'
    | 'save_declarations'
    | 'read_receivables'
    | 'manage_credit'
    | 'manage_purchases'
    | 'import_documents'
    | 'edit_customers'
    | 'manage_customers'
    | 'edit_products'
    | 'move_stock'
    | 'read_costs'
    | 'read_approvals'
    | 'leave_live'
    | 'manage_operators'
    | 'manage_tills'
    | 'manage_fiscal_machines'
    | 'manage_printers'
    | 'manage_business'
    | 'manage_certificate'
    | 'manage_settings'
    | 'manage_backups'
    | 'manage_destinations'
    | 'manage_email'
    | 'manage_portal'
    | 'manage_webhooks'
    | 'manage_api_keys';
  /** Sin id, el dueño de los datos */
  readonly approver: {
    /** Identificador */
    readonly id?: string | undefined;
    /** Nombre */
    readonly name: string;
  };
  /** Quien lo pidió; nadie, si nadie había ingresado su PIN */
  readonly asked_by?: OperatorNamed | undefined;
  /** Motivo */
  readonly reason?: string | undefined;
  /** Para qué se dio: no sirve para otra cosa */
  readonly about: ApprovalSubject;
  readonly given_at: string;
  /** Si no consta, el servicio no supo que sirvió */
  readonly used_at?: string | undefined;
  /** El turno de caja, las existencias de un producto, el producto, el documento o la serie que sigue con otro número */
  readonly used_for?:
    | {
        /** Clase */
        readonly kind: 'cash_session' | 'stock' | 'product' | 'document' | 'series';
        /** Identificador */
        readonly id: string;
      }
    | undefined;
}

export interface ApprovalSubject {
  /** El documento que se anula, o la factura de la que se devuelve */
  readonly document_id?: string | undefined;
  /** La caja que se abre */
  readonly till_id?: string | undefined;
  /** El turno de caja */
  readonly cash_session_id?: string | undefined;
  /** Los productos que se cambian, o los que entran y salen */
  readonly product_ids?: readonly string[] | undefined;
  /** El cambio de muchos precios que se vio */
  readonly revision?: string | undefined;
  /** Lo que se vende: el código o, sin él, la descripción; de una devolución, la factura; de una venta a crédito, la identificación del cliente; de un cobro que se reversa, el cobro; de una compra que entra al inventario o sale de él, la compra */
  readonly item?: string | undefined;
  /** El precio, como se indica en la línea */
  readonly unit_price?: string | undefined;
  /** Hasta cuántos */
  readonly quantity?: string | undefined;
  /** Hasta cuánto: lo que se descuenta en toda la venta, lo que se devuelve, lo que entra o sale, lo que queda a crédito; lo que cuesta una compra que entra al inventario; de lo que se vende bajo el costo, cuánto es justamente, sin IVA */
  readonly amount?: string | undefined;
}

export interface Attention {
  /** Qué recurso es */
  readonly object: 'attention';
  /** Id del negocio */
  readonly entity_id: string;
  /** Ambiente: sandbox, test o live */
  readonly environment: 'sandbox' | 'test' | 'live';
  /** Lo más urgente primero; vacía cuando no hay nada */
  readonly items: readonly AttentionItem[];
}

export type AttentionItem =
  | {
      /** Devueltos o no autorizados, sin corregir */
      readonly kind: 'refused';
      /** Cuántos */
      readonly count: number;
      /** La fecha de emisión del más antiguo */
      readonly since: string;
    }
  | {
      /** Sin decisión del SRI desde un día anterior, o detenidos hasta que una persona decida */
      readonly kind: 'undecided';
      /** Cuántos */
      readonly count: number;
      /** Desde cuándo */
      readonly since: string;
    }
  | {
      /** Clientes que deben algo vencido */
      readonly kind: 'debts_overdue';
      /** Cuántos */
      readonly count: number;
      /** Todo lo vencido */
      readonly amount: string;
      /** Desde cuándo vence lo más antiguo */
      readonly since: string;
    }
  | {
      /** Lotes que ya caducaron o caducan dentro de 30 días */
      readonly kind: 'lots_expiring';
      /** Cuántos */
      readonly count: number;
      /** De ellos, cuántos ya caducaron */
      readonly expired: number;
      /** Cuándo caduca, o caducó, el primero */
      readonly first_on: string;
    }
  | {
      /** Compras de las que falta emitir la retención */
      readonly kind: 'withholding_due';
      /** Cuántos */
      readonly count: number;
      /** De ellas, con los cinco días hábiles ya vencidos */
      readonly late: number;
      /** El próximo vencimiento, AAAA-MM-DD */
      readonly next_due_on?: string | undefined;
    }
  | {
      /** Liquidaciones de compra con IVA de las que falta emitir la retención */
      readonly kind: 'settlement_withholding_due';
      /** Hasta cincuenta */
      readonly count: number;
      /** Desde cuándo */
      readonly since: string;
    }
  | {
      /** La firma vence pronto o ya venció */
      readonly kind: 'certificate';
      /** Hasta cuándo vale */
      readonly valid_until: string;
      /** 0 en su último día; negativo después */
      readonly days_left: number;
    }
  | {
      /** Hace más de 48 horas que no se guarda un respaldo */
      readonly kind: 'backup_late';
      /** Dónde */
      readonly place: 'folder' | 's3' | 'second_place';
    }
  | {
      /** El respaldo de la matriz de este equipo no se pudo guardar, o hace más de 48 horas de uno */
      readonly kind: 'head_backup_failed';
      /** Dónde */
      readonly place: 'folder' | 's3' | 'second_place';
      /** Cuándo se guardó el último; falta si ninguno */
      readonly last_at?: string | undefined;
      /** Por qué no se pudo, si se sabe */
      readonly problem?: string | undefined;
    }
  | {
      /** Se emite en producción y no se hacen respaldos */
      readonly kind: 'backup_missing';
    }
  | {
      /** El mes que no le llegó al contador */
      readonly kind: 'monthly_mail_failed';
      /** Un mes, AAAA-MM, o un semestre, AAAA-S1 o AAAA-S2 */
      readonly month: string;
      /** Correo electrónico */
      readonly email: string;
      /** Qué hacer, si el correo dijo por qué */
      readonly remedy?: string | undefined;
    }
  | {
      /** Números que faltan dentro de una serie */
      readonly kind: 'numbering_gap';
      /** Tipo */
      readonly type:
        | 'invoice'
        | 'purchase_settlement'
        | 'credit_note'
        | 'debit_note'
        | 'delivery_note'
        | 'withholding';
      /** 001-002 */
      readonly series: string;
      /** Cuántos */
      readonly count: number;
      /** El primer número que falta */
      readonly first: number;
      /** El último de los que faltan seguidos desde el primero */
      readonly last: number;
    }
  | {
      /** Documentos que el diario de números conoce y que no volvieron a los datos */
      readonly kind: 'journal_incomplete';
      /** Cuántos */
      readonly count: number;
      /** Cuándo se buscaron en el diario */
      readonly since: string;
      /** Los primeros cincuenta */
      readonly numbers: readonly {
        /** Tipo */
        readonly type:
          | 'invoice'
          | 'purchase_settlement'
          | 'credit_note'
          | 'debit_note'
          | 'delivery_note'
          | 'withholding';
        /** Número, como 001-001-000000001 */
        readonly number: string;
      }[];
      /** Meses del diario que están dañados o a los que les faltan líneas */
      readonly damaged_months: readonly string[];
    };

export interface AuthorityTables {
  /** Qué recurso es */
  readonly object: 'authority_tables';
  /** Tarifas de IVA */
  readonly iva_rates: readonly {
    /** Lo que se envía en el cuerpo */
    readonly code: string;
    /** Lo que lee una persona */
    readonly label: string;
  }[];
  /** Tarifas de ICE */
  readonly ice_rates: readonly {
    /** Lo que se envía en el cuerpo */
    readonly code: string;
    /** Lo que lee una persona */
    readonly label: string;
  }[];
  /** Tarifas de IRBPNR */
  readonly irbpnr_rates: readonly {
    /** Lo que se envía en el cuerpo */
    readonly code: string;
    /** Lo que lee una persona */
    readonly label: string;
  }[];
  /** Formas de pago del SRI */
  readonly payment_methods: readonly {
    /** Lo que se envía en el cuerpo */
    readonly code: string;
    /** Lo que lee una persona */
    readonly label: string;
  }[];
  /** Tipos de comprobante del SRI */
  readonly document_types: readonly {
    /** Lo que se envía en el cuerpo */
    readonly code: string;
    /** Lo que lee una persona */
    readonly label: string;
  }[];
  /** Sustentos tributarios del SRI */
  readonly tax_supports: readonly {
    /** Lo que se envía en el cuerpo */
    readonly code: string;
    /** Lo que lee una persona */
    readonly label: string;
  }[];
  /** Códigos de retención del SRI */
  readonly withholding_codes: readonly {
    /** Lo que se envía en el cuerpo */
    readonly code: string;
    /** Lo que lee una persona */
    readonly label: string;
    /** Impuesto */
    readonly tax: string;
  }[];
  /** Países del SRI */
  readonly countries: readonly {
    /** Lo que se envía en el cuerpo */
    readonly code: string;
    /** Lo que lee una persona */
    readonly label: string;
  }[];
  /** Los incoterms */
  readonly incoterms: readonly {
    /** Lo que se envía en el cuerpo */
    readonly code: string;
    /** Lo que lee una persona */
    readonly label: string;
  }[];
  /** Código auxiliar de la línea (anexo 23) */
  readonly building_materials: readonly {
    /** Lo que se envía en el cuerpo */
    readonly code: string;
    /** Lo que lee una persona */
    readonly label: string;
  }[];
  /** Código auxiliar de la línea (anexo 25) */
  readonly transport_codes: readonly {
    /** Lo que se envía en el cuerpo */
    readonly code: string;
    /** Lo que lee una persona */
    readonly label: string;
  }[];
  /** Código de la línea (anexo 12) */
  readonly fuels: readonly {
    /** Lo que se envía en el cuerpo */
    readonly code: string;
    /** Lo que lee una persona */
    readonly label: string;
  }[];
  /** Código de la línea (anexo 18) */
  readonly plastic_bags: readonly {
    /** Lo que se envía en el cuerpo */
    readonly code: string;
    /** Lo que lee una persona */
    readonly label: string;
  }[];
  /** Sugerencias: el motivo es texto libre */
  readonly delivery_motives: readonly {
    /** Lo que se envía en el cuerpo */
    readonly code: string;
    /** Lo que lee una persona */
    readonly label: string;
  }[];
  /** Sugerencias: el motivo es texto libre */
  readonly credit_note_motives: readonly {
    /** Lo que se envía en el cuerpo */
    readonly code: string;
    /** Lo que lee una persona */
    readonly label: string;
  }[];
}

export interface AuthorizationMismatch {
  /** Qué recurso es */
  readonly object: 'authorization_mismatch';
  /** Id del documento */
  readonly document_id: string;
  /** Corrección a la que pertenece; la primera es 1 */
  readonly revision: number;
  readonly differences: readonly {
    /** Código */
    readonly code: 'access_key' | 'environment' | 'date' | 'document' | 'signature' | 'unreadable';
    /** Qué no coincide */
    readonly message: string;
  }[];
  /** Lo que se firmó y se envió */
  readonly sent: {
    /** Clave de acceso de 49 dígitos */
    readonly access_key: string;
    /** Ambiente: sandbox, test o live */
    readonly environment?: 'sandbox' | 'test' | 'live' | undefined;
    /** Número, como 001-001-000000001 */
    readonly number?: string | undefined;
    /** Fecha de emisión, AAAA-MM-DD, en Ecuador */
    readonly issue_date?: string | undefined;
    /** La otra parte: comprador, proveedor, transportista o destinatario */
    readonly counterparty?: string | undefined;
    readonly counterparty_name?: string | undefined;
    /** Total en dólares, decimal en texto */
    readonly total?: string | undefined;
    readonly xml: string;
  };
  /** Lo que el SRI tiene con la clave de acceso; ausente lo que no se puede leer */
  readonly authority: {
    /** Clave de acceso de 49 dígitos */
    readonly access_key: string;
    /** Ambiente: sandbox, test o live */
    readonly environment?: 'sandbox' | 'test' | 'live' | undefined;
    /** Número, como 001-001-000000001 */
    readonly number?: string | undefined;
    /** Fecha de emisión, AAAA-MM-DD, en Ecuador */
    readonly issue_date?: string | undefined;
    /** La otra parte: comprador, proveedor, transportista o destinatario */
    readonly counterparty?: string | undefined;
    readonly counterparty_name?: string | undefined;
    /** Total en dólares, decimal en texto */
    readonly total?: string | undefined;
    /** Número de autorización, de 10, 37 o 49 dígitos */
    readonly authorization_number: string;
    /** Cuándo lo autorizó el SRI */
    readonly authorized_at: string;
    /** Ausente si la respuesta no incluye el comprobante */
    readonly xml?: string | undefined;
  };
  /** Si se puede aceptar lo que el SRI tiene */
  readonly acceptable: boolean;
  /** Cuándo lo dijo el SRI */
  readonly received_at: string;
}

export interface Backup {
  /** Qué recurso es */
  readonly object: 'backup';
  /** Dónde */
  readonly place: 'folder' | 's3' | 'second_place';
  /** Nombre del archivo */
  readonly file: string;
  /** Si tiene los datos de una caja o de una matriz */
  readonly holds: 'till' | 'head_office';
  /** Cuándo se creó */
  readonly created_at: string;
  /** Tamaño en bytes */
  readonly bytes: number;
}

export interface BackupArchive {
  /** Qué recurso es */
  readonly object: 'backup_archive';
  /** Nombre del archivo */
  readonly file: string;
  /** Los documentos */
  readonly documents: number;
  /** Tamaño en bytes */
  readonly bytes: number;
}

export interface BackupArchiveBody {
  /** Archivo que se crea; su ruta completa */
  readonly file: string;
  readonly passphrase: string;
}

export interface BackupContents {
  /** Cuándo se creó */
  readonly created_at: string;
  /** Del programa que lo hizo */
  readonly version: string;
  /** RUC, 13 dígitos */
  readonly ruc: string;
  /** Razón social */
  readonly legal_name: string;
  /** Los documentos */
  readonly documents: number;
  /** Las series que dieron números, cada una con el último */
  readonly series: readonly {
    /** Ambiente: sandbox, test o live */
    readonly environment: 'sandbox' | 'test' | 'live';
    /** Tipo de comprobante */
    readonly document_type:
      | 'invoice'
      | 'purchase_settlement'
      | 'credit_note'
      | 'debit_note'
      | 'delivery_note'
      | 'withholding';
    /** Establecimiento, tres dígitos */
    readonly establishment: string;
    /** Punto de emisión, tres dígitos */
    readonly emission_point: string;
    readonly last_number: number;
  }[];
}

export interface BackupSettingsBody {
  /** Hora de Ecuador, de 0 a 23, cuando la tienda está tranquila */
  readonly hour?: number | undefined;
  /** Nunca se muestra. Sin ella queda la anterior. Si se pierde, ningún respaldo se puede abrir */
  readonly passphrase?: string | undefined;
  /** La misma, escrita otra vez */
  readonly passphrase_again?: string | undefined;
  /** Sin ella no se guarda en ninguna carpeta; en el segundo lugar, si lo hay, se guarda siempre */
  readonly folder?: string | undefined;
  /** Sin él no se guarda en internet */
  readonly s3?:
    | {
        /** Dirección del servicio, sin el bucket */
        readonly endpoint: string;
        /** La que dice el servicio; us-east-1 o auto si no dice ninguna */
        readonly region: string;
        readonly bucket: string;
        /** Clave de acceso de 49 dígitos */
        readonly access_key: string;
        /** Nunca se muestra. Sin ella queda la anterior, si el servicio y la clave son los mismos */
        readonly secret_key?: string | undefined;
      }
    | undefined;
}

export interface BackupTest {
  /** Qué recurso es */
  readonly object: 'backup_test';
  /** Nombre del archivo */
  readonly file: string;
  readonly ok: boolean;
  /** Mensaje, en español, para una persona */
  readonly message: string;
  /** Los documentos */
  readonly documents?: number | undefined;
  /** RUC, 13 dígitos */
  readonly ruc?: string | undefined;
  /** Versión del programa */
  readonly version?: string | undefined;
  /** Cuándo se creó */
  readonly created_at?: string | undefined;
}

export interface BackupTestBody {
  /** Dónde */
  readonly place: 'folder' | 's3' | 'second_place';
  /** Nombre del archivo */
  readonly file: string;
}

export interface Backups {
  /** Qué recurso es */
  readonly object: 'backups';
  /** Falta mientras no se hacen respaldos por sí solos */
  readonly settings?:
    | {
        /** Hora de Ecuador, de 0 a 23, cuando la tienda está tranquila */
        readonly hour: number;
        /** Carpeta de otro disco, una memoria USB o la red; su ruta completa */
        readonly folder?: string | undefined;
        readonly s3?:
          | {
              /** Dirección del servicio, sin el bucket */
              readonly endpoint: string;
              /** La que dice el servicio; us-east-1 o auto si no dice ninguna */
              readonly region: string;
              readonly bucket: string;
              /** Clave de acceso de 49 dígitos */
              readonly access_key: string;
            }
          | undefined;
        /** Cuándo cambió por última vez */
        readonly updated_at: string;
      }
    | undefined;
  readonly places: readonly {
    /** Dónde */
    readonly place: 'folder' | 's3' | 'second_place';
    /** El último que se guardó y se comprobó; falta si no hay ninguno */
    readonly last?:
      | {
          /** Cuándo */
          readonly at: string;
          /** Nombre del archivo */
          readonly file: string;
          /** Tamaño en bytes */
          readonly bytes: number;
          /** Los documentos */
          readonly documents: number;
        }
      | undefined;
    /** Si hace más de 48 horas que no se guarda ninguno */
    readonly is_late: boolean;
    /** Por qué no se pudo; se intenta otra vez en next_at */
    readonly trouble?:
      | {
          /** Mensaje, en español, para una persona */
          readonly message: string;
          /** Desde cuándo */
          readonly since: string;
        }
      | undefined;
    readonly next_at: string;
    /** Cómo van ahí los de la matriz de este equipo, que se hacen con los de la caja; falta si no lo es */
    readonly head_office?:
      | {
          /** El último que se guardó y se comprobó; falta si no hay ninguno */
          readonly last?:
            | {
                /** Cuándo */
                readonly at: string;
                /** Nombre del archivo */
                readonly file: string;
                /** Tamaño en bytes */
                readonly bytes: number;
                /** Los documentos */
                readonly documents: number;
              }
            | undefined;
          /** Si hace más de 48 horas que no se guarda ninguno */
          readonly is_late: boolean;
          /** Por qué no se pudo; se intenta otra vez en next_at */
          readonly trouble?:
            | {
                /** Mensaje, en español, para una persona */
                readonly message: string;
                /** Desde cuándo */
                readonly since: string;
              }
            | undefined;
        }
      | undefined;
  }[];
  readonly running: boolean;
  /** sealing: se copia y se cifra; delivering: se lleva a sus lugares */
  readonly stage?: 'sealing' | 'delivering' | undefined;
  /** El respaldo que se está probando */
  readonly testing?:
    | {
        /** Dónde */
        readonly place: 'folder' | 's3' | 'second_place';
        /** Nombre del archivo */
        readonly file: string;
        /** fetching: se trae; opening: se abre; checking: se lee cada página */
        readonly stage: 'fetching' | 'opening' | 'checking';
        /** Cuánto de su archivo se trajo o se abrió; falta al leer páginas */
        readonly bytes?: number | undefined;
      }
    | undefined;
}

/** Compra de banano: cajas y precio de cada una */
export interface BananaBoxesBody {
  /** Cantidad de cajas */
  readonly boxes: number;
  /** Decimal en texto, hasta dos decimales */
  readonly box_price: string;
}

export interface BoxSource {
  /** Facturas emitidas, IVA 15 % */
  readonly label: string;
  /** Los documentos */
  readonly documents: number;
  /** Con el signo con que entra en el casillero */
  readonly amount: string;
}

export type BuyerBody =
  | {
      /** Tipo de identificación */
      readonly identification_type: 'ruc';
      /** Número de identificación */
      readonly identification: string;
      /** Nombre */
      readonly name: string;
      /** Dirección */
      readonly address?: string | undefined;
      /** Correo electrónico */
      readonly email?: string | undefined;
    }
  | {
      /** Tipo de identificación */
      readonly identification_type: 'cedula';
      /** Número de identificación */
      readonly identification: string;
      /** Nombre */
      readonly name: string;
      /** Dirección */
      readonly address?: string | undefined;
      /** Correo electrónico */
      readonly email?: string | undefined;
    }
  | {
      /** Tipo de identificación */
      readonly identification_type: 'pasaporte' | 'exterior';
      /** Número de identificación */
      readonly identification: string;
      /** Nombre */
      readonly name: string;
      /** Dirección */
      readonly address?: string | undefined;
      /** Correo electrónico */
      readonly email?: string | undefined;
    }
  | {
      /** Tipo de identificación */
      readonly identification_type: 'consumidor_final';
      /** Número de identificación */
      readonly identification?: '9999999999999' | undefined;
      /** Nombre */
      readonly name?: 'CONSUMIDOR FINAL' | undefined;
      /** Dirección */
      readonly address?: string | undefined;
      /** Correo electrónico */
      readonly email?: string | undefined;
    }
  | {
      /** Un cliente guardado en el programa */
      readonly customer_id: string;
    };

export interface Carrier {
  /** De lo que otros emitieron, también el código tal como está escrito */
  readonly identification_type: 'ruc' | 'cedula' | 'pasaporte' | 'consumidor_final' | 'exterior' | string;
  /** Número de identificación */
  readonly identification: string;
  /** Nombre */
  readonly name: string;
}

export type CarrierBody =
  | {
      /** Tipo de identificación */
      readonly identification_type: 'ruc';
      /** Número de identificación */
      readonly identification: string;
      /** Nombre */
      readonly name: string;
    }
  | {
      /** Tipo de identificación */
      readonly identification_type: 'cedula';
      /** Número de identificación */
      readonly identification: string;
      /** Nombre */
      readonly name: string;
    }
  | {
      /** Tipo de identificación */
      readonly identification_type: 'pasaporte' | 'exterior';
      /** Número de identificación */
      readonly identification: string;
      /** Nombre */
      readonly name: string;
    };

export interface CashClosingBody {
  /** Cuántos */
  readonly count: readonly CountedDenomination[];
  /** De la aprobación de quien puede, si el operador no puede por sí mismo */
  readonly approval_id?: string | undefined;
}

export interface CashMethodTotals {
  /** Forma de pago */
  readonly method:
    | 'sin_sistema_financiero'
    | 'compensacion_deudas'
    | 'tarjeta_debito'
    | 'dinero_electronico'
    | 'tarjeta_prepago'
    | 'tarjeta_credito'
    | 'otros_sistema_financiero'
    | 'endoso_titulos';
  /** Con plazo: aún no se cobró, y no está en el cajón */
  readonly on_credit: boolean;
  /** Pagos y devoluciones */
  readonly count: number;
  readonly paid: string;
  readonly refunded: string;
  /** Neto, decimal en texto */
  readonly net: string;
}

export interface CashMovement {
  /** Qué recurso es */
  readonly object: 'cash_movement';
  /** Identificador */
  readonly id: string;
  readonly cash_session_id: string;
  readonly direction: 'in' | 'out';
  /** Monto en dólares, decimal en texto */
  readonly amount: string;
  /** Motivo */
  readonly reason: string;
  readonly operator: OperatorNamed;
  readonly approved_by?: OperatorNamed | undefined;
  /** Cuándo se creó */
  readonly created_at: string;
}

export interface CashMovementBody {
  readonly direction: 'in' | 'out';
  /** Decimal en texto, hasta dos decimales */
  readonly amount: string;
  /** Motivo */
  readonly reason: string;
  /** De la aprobación de quien puede, si el operador no puede por sí mismo */
  readonly approval_id?: string | undefined;
}

export interface CashPrintBody {
  readonly report: 'x' | 'z';
  /** Sin ella, la de la caja, o la de siempre */
  readonly printer_id?: string | undefined;
  /** De `read_x_report`, si quien pide el X no puede por sí mismo */
  readonly approval_id?: string | undefined;
  /** Del X que se acaba de mostrar: hasta 5 minutos después sale esa misma página, sin otro permiso */
  readonly generated_at?: string | undefined;
}

export interface CashReceivedTotals {
  /** Forma de pago */
  readonly method:
    | 'sin_sistema_financiero'
    | 'compensacion_deudas'
    | 'tarjeta_debito'
    | 'dinero_electronico'
    | 'tarjeta_prepago'
    | 'tarjeta_credito'
    | 'otros_sistema_financiero'
    | 'endoso_titulos';
  /** Cobros y reversiones */
  readonly count: number;
  /** Total en dólares, decimal en texto */
  readonly total: string;
}

export interface CashReport {
  /** Qué recurso es */
  readonly object: 'cash_report';
  /** Clase */
  readonly kind: 'x' | 'z';
  readonly z_number?: number | undefined;
  /** Reimpresión: `generated_at` sigue siendo la hora original */
  readonly copy?:
    | {
        readonly legend: 'COPIA';
        readonly printed_at: string;
      }
    | undefined;
  readonly cash_session_id: string;
  /** Ambiente: sandbox, test o live */
  readonly environment: 'sandbox' | 'test' | 'live';
  readonly business: {
    /** RUC, 13 dígitos */
    readonly ruc: string;
    /** Razón social */
    readonly legal_name: string;
    /** Nombre comercial */
    readonly trade_name?: string | undefined;
  };
  readonly till: {
    /** Identificador */
    readonly id: string;
    /** Nombre */
    readonly name: string;
    /** Establecimiento, tres dígitos */
    readonly establishment: string;
    /** Punto de emisión, tres dígitos */
    readonly emission_point: string;
    /** Máquina fiscal: marca, modelo y serie */
    readonly fiscal_machine?: FiscalMachineBody | undefined;
  };
  readonly operator: OperatorNamed;
  /** Cuándo se abrió */
  readonly opened_at: string;
  readonly generated_at: string;
  readonly generated_by: OperatorNamed;
  readonly approved_by?: OperatorNamed | undefined;
  readonly sales: {
    /** Cuántos */
    readonly count: number;
    /** Total en dólares, decimal en texto */
    readonly total: string;
    /** Subtotal sin impuestos, decimal en texto */
    readonly subtotal: string;
    /** IVA, decimal en texto */
    readonly iva: string;
    readonly first_number?: string | undefined;
    readonly last_number?: string | undefined;
  };
  readonly debit_notes: CashTally;
  readonly refunds: CashTally;
  /** Anulados antes de este reporte; no están en los demás totales */
  readonly annulled: CashTally;
  /** Ventas más notas de débito menos devoluciones */
  readonly net: string;
  /** Cuántos esperan aún al SRI; no impiden cerrar */
  readonly undelivered: number;
  readonly methods: readonly CashMethodTotals[];
  /** Lo que los clientes pagaron de lo que debían, menos lo reversado; no es venta de este turno */
  readonly received_payments?:
    | {
        /** Cuántos */
        readonly count: number;
        /** Total en dólares, decimal en texto */
        readonly total: string;
        /** Por forma de pago */
        readonly methods: readonly CashReceivedTotals[];
      }
    | undefined;
  readonly movements: {
    readonly in: CashTally;
    readonly out: CashTally;
    /** Los elementos */
    readonly items: readonly CashMovement[];
  };
  readonly cash: {
    readonly opening_float: string;
    readonly paid: string;
    readonly refunded: string;
    /** De deudas de clientes, menos lo reversado */
    readonly received?: string | undefined;
    readonly in: string;
    readonly out: string;
    readonly expected: string;
  };
  /** Solo en Z */
  readonly count?:
    | {
        readonly denominations: readonly {
          readonly denomination:
            | 'note_100'
            | 'note_50'
            | 'note_20'
            | 'note_10'
            | 'note_5'
            | 'note_2'
            | 'note_1'
            | 'coin_1'
            | 'coin_050'
            | 'coin_025'
            | 'coin_010'
            | 'coin_005'
            | 'coin_001';
          /** Cantidad, decimal en texto */
          readonly quantity: number;
          /** Monto en dólares, decimal en texto */
          readonly amount: string;
        }[];
        readonly counted: string;
        readonly difference: string;
      }
    | undefined;
}

export interface CashSale {
  /** Qué recurso es */
  readonly object: 'cash_sale';
  /** Id del documento */
  readonly document_id: string;
  readonly cash_session_id: string;
  readonly tendered?: string | undefined;
  /** El cambio */
  readonly change?: string | undefined;
  readonly card_reference?: string | undefined;
  readonly refund_method?:
    | 'sin_sistema_financiero'
    | 'compensacion_deudas'
    | 'tarjeta_debito'
    | 'dinero_electronico'
    | 'tarjeta_prepago'
    | 'tarjeta_credito'
    | 'otros_sistema_financiero'
    | 'endoso_titulos'
    | undefined;
}

export interface CashSaleBody {
  /** Id del documento */
  readonly document_id: string;
  /** Efectivo que entregó el cliente */
  readonly tendered?: string | undefined;
  /** El vuelto; si falta, es lo entregado menos lo pagado en efectivo */
  readonly change?: string | undefined;
  /** Del voucher de la tarjeta */
  readonly card_reference?: string | undefined;
  /** De una nota de crédito sin `refunds`: cómo se devolvió toda; si falta, en efectivo */
  readonly refund_method?:
    | 'sin_sistema_financiero'
    | 'compensacion_deudas'
    | 'tarjeta_debito'
    | 'dinero_electronico'
    | 'tarjeta_prepago'
    | 'tarjeta_credito'
    | 'otros_sistema_financiero'
    | 'endoso_titulos'
    | undefined;
}

export interface CashSession {
  /** Qué recurso es */
  readonly object: 'cash_session';
  /** Identificador */
  readonly id: string;
  readonly till_id: string;
  readonly till_name: string;
  /** Ambiente: sandbox, test o live */
  readonly environment: 'sandbox' | 'test' | 'live';
  /** Estado */
  readonly status: 'open' | 'closed';
  readonly operator: OperatorNamed;
  readonly opening_float: string;
  /** Cuándo se abrió */
  readonly opened_at: string;
  readonly closed_at?: string | undefined;
  readonly closed_by?: OperatorNamed | undefined;
  readonly z_number?: number | undefined;
  readonly expected?: string | undefined;
  readonly counted?: string | undefined;
  /** Lo contado menos lo esperado: negativa si falta dinero */
  readonly difference?: string | undefined;
}

export interface CashSessionBody {
  readonly till_id: string;
  /** Decimal en texto, hasta dos decimales */
  readonly opening_float: string;
  /** De la aprobación de quien puede, si el operador no puede por sí mismo */
  readonly approval_id?: string | undefined;
}

export interface CashTally {
  /** Cuántos */
  readonly count: number;
  /** Total en dólares, decimal en texto */
  readonly total: string;
}

export interface CatalogCommitBody {
  /** true: si alguna fila tiene errores no se guarda ninguna */
  readonly only_if_no_errors?: boolean | undefined;
}

export interface CatalogImport {
  /** Qué recurso es */
  readonly object: 'catalog_import';
  /** Identificador */
  readonly id: string;
  /** Sujeto del certificado */
  readonly subject: 'products' | 'customers' | 'opening_balances';
  /** Estado */
  readonly status: 'preview' | 'committed';
  /** Nombre del archivo */
  readonly file_name: string;
  /** Formato */
  readonly format: 'csv' | 'xlsx';
  /** Del archivo: lo que se guarda es lo que se vio */
  readonly sha256: string;
  /** Cómo se escriben los decimales en el archivo */
  readonly decimal_mark: 'comma' | 'point';
  /** Columnas del archivo */
  readonly columns: readonly {
    /** Encabezado de la columna */
    readonly heading: string;
    /** Qué contiene; null: no se usa */
    readonly field: string | null;
    /** Ejemplos */
    readonly samples: readonly string[];
  }[];
  /** Lo que puede contener una columna */
  readonly fields: readonly {
    /** El campo */
    readonly field: string;
    /** Cómo se llama para una persona */
    readonly label: string;
    /** Si es obligatorio */
    readonly required: boolean;
  }[];
  /** Lo que falta para que las filas se entiendan, como una columna sin asignar */
  readonly faults: readonly string[];
  /** Las cuentas */
  readonly counts: {
    /** Total en dólares, decimal en texto */
    readonly total: number;
    /** Los nuevos */
    readonly new: number;
    /** Lo que cambió */
    readonly changed: number;
    /** Los que ya eran iguales */
    readonly same: number;
    /** El error */
    readonly error: number;
  };
  /** Cuándo se creó */
  readonly created_at: string;
  /** Hasta cuándo vale */
  readonly expires_at: string;
}

export interface CatalogImportPatch {
  /** Qué contiene cada columna, en su orden; null: no se usa */
  readonly mapping?: readonly (string | null)[] | undefined;
  /** Cómo se escriben los decimales en el archivo */
  readonly decimal_mark?: 'comma' | 'point' | undefined;
}

export interface CatalogImportRow {
  /** Qué recurso es */
  readonly object: 'catalog_import_row';
  /** Su número en la hoja; los encabezados están en la primera con datos */
  readonly row: number;
  /** El resultado */
  readonly result: 'new' | 'changed' | 'same' | 'error';
  /** El código o la identificación */
  readonly key: string;
  /** Nombre */
  readonly name: string;
  /** Los cambios */
  readonly changes: readonly {
    /** El campo */
    readonly field: string;
    /** Cómo estaba */
    readonly before: string;
    /** Cómo queda */
    readonly after: string;
  }[];
  /** Las faltas */
  readonly faults: readonly {
    /** El campo */
    readonly field?: string | undefined;
    /** Valor, decimal en texto */
    readonly value: string;
    /** Mensaje, en español, para una persona */
    readonly message: string;
  }[];
}

export interface Certificate {
  /** Titular del certificado */
  readonly holder: string;
  /** Identificación del titular */
  readonly holder_identification?: string | undefined;
  /** Tipo de identificación del titular */
  readonly holder_identification_type?: 'ruc' | 'cedula' | 'pasaporte' | undefined;
  /** Clase */
  readonly kind: 'persona_natural' | 'representante_legal' | 'persona_juridica' | 'miembro_empresa';
  /** Dónde está el certificado: archivo o token */
  readonly storage: 'file' | 'token';
  /** Nombre del emisor del certificado */
  readonly issuer_name: string;
  /** Sujeto del certificado */
  readonly subject: string;
  /** Emisor del certificado */
  readonly issuer: string;
  /** Número de serie */
  readonly serial_number: string;
  /** Desde cuándo vale */
  readonly valid_from: string;
  /** Hasta cuándo vale */
  readonly valid_until: string;
}

export interface CertificateFinding {
  /** Código */
  readonly code: string;
  readonly severity: 'ok' | 'warning' | 'error';
  /** Mensaje, en español, para una persona */
  readonly message: string;
  /** Qué hacer, en español */
  readonly remedy?: string | undefined;
}

export interface CertificateReport {
  /** Qué recurso es */
  readonly object: 'certificate_report';
  /** Cuándo se comprobó */
  readonly checked_at: string;
  readonly verdict: 'good' | 'warnings' | 'unusable';
  /** El certificado de firma */
  readonly certificate?:
    | {
        /** Titular del certificado */
        readonly holder: string;
        /** Identificación del titular */
        readonly holder_identification?: string | undefined;
        /** RUC, 13 dígitos */
        readonly ruc?: string | undefined;
        /** En qué lugar del certificado está el RUC, en palabras */
        readonly ruc_found_in?: string | undefined;
        /** Emisor del certificado */
        readonly issuer: string;
        /** Número de serie */
        readonly serial: string;
        /** Clase */
        readonly kind: 'persona_natural' | 'representante_legal' | 'persona_juridica' | 'miembro_empresa';
        /** Dónde está el certificado: archivo o token */
        readonly storage: 'file' | 'token';
        /** Desde cuándo vale */
        readonly valid_from: string;
        /** Hasta cuándo vale */
        readonly valid_until: string;
        readonly days_left: number;
        /** 0 cuando la clave no es RSA */
        readonly key_bits: number;
        readonly algorithm: string;
      }
    | undefined;
  readonly findings: readonly CertificateFinding[];
}

export interface CertificateUpload {
  readonly p12_base64: string;
  readonly password: string;
}

export interface Clock {
  /** Qué recurso es */
  readonly object: 'clock';
  /** doubtful: se emite con aviso; untrusted: no se emite, la fecha sería otra */
  readonly state: 'trusted' | 'doubtful' | 'untrusted';
  /** La hora de este computador */
  readonly checked_at: string;
  /** Lo que este computador va adelantado al SRI; negativo si va atrasado */
  readonly skew_seconds?: number | undefined;
  /** Cuándo se comparó con el SRI */
  readonly measured_at?: string | undefined;
  /** Motivo */
  readonly reason?: 'behind_stamp' | 'ahead_of_authority' | 'behind_authority' | 'jumped' | undefined;
  /** Mensaje, en español, para una persona */
  readonly message?: string | undefined;
}

export interface ComparedDocument {
  /** missing: está en el listado y no aquí; extra: al revés; different: está en los dos y algo difiere */
  readonly result: 'missing' | 'extra' | 'different';
  /** received: lo que otros emitieron al negocio; issued: lo que emitió */
  readonly side: 'received' | 'issued';
  /** factura, nota_credito…, o el código del SRI */
  readonly document_type: string;
  /** Número, como 001-001-000000001 */
  readonly number: string;
  /** Fecha de emisión, AAAA-MM-DD, en Ecuador */
  readonly issue_date: string;
  /** El proveedor, o el cliente; vacío si el listado no lo dice */
  readonly party: string;
  /** El de aquí, o si no está, el del listado */
  readonly total?: string | undefined;
  /** Clave de acceso de 49 dígitos */
  readonly access_key?: string | undefined;
  /** El de la compra, o el del documento; falta si no está aquí */
  readonly id?: string | undefined;
  /** Lo que no es igual, si está en los dos */
  readonly differences: readonly ListingDifference[];
}

export interface Compensation {
  /** Código */
  readonly code: string;
  /** Tarifa */
  readonly rate: string;
  /** Valor, decimal en texto */
  readonly value: string;
}

export interface CompensationBody {
  /** Compensación solidaria */
  readonly code: '1';
  /** Porcentaje, o dólares por unidad; cuatro cifras en total */
  readonly rate: string;
  /** Decimal en texto, hasta dos decimales */
  readonly value: string;
}

export interface CountedDenomination {
  readonly denomination:
    | 'note_100'
    | 'note_50'
    | 'note_20'
    | 'note_10'
    | 'note_5'
    | 'note_2'
    | 'note_1'
    | 'coin_1'
    | 'coin_050'
    | 'coin_025'
    | 'coin_010'
    | 'coin_005'
    | 'coin_001';
  /** Cantidad, decimal en texto */
  readonly quantity: number;
}

export interface CreatedApiKey {
  /** Qué recurso es */
  readonly object: 'api_key';
  /** Identificador */
  readonly id: string;
  /** Nombre */
  readonly name: string;
  /** Ambiente: sandbox, test o live */
  readonly environment: 'sandbox' | 'test' | 'live';
  /** Id del negocio */
  readonly entity_id: string;
  /** Permisos de la clave */
  readonly scopes: readonly ('issue' | 'read' | 'config' | 'devices')[];
  /** Orígenes exactos de las páginas web que pueden usar la clave */
  readonly allowed_origins: readonly string[];
  /** Las cuatro últimas letras */
  readonly last4: string;
  /** Cuándo se creó */
  readonly created_at: string;
  /** Hasta cuándo vale */
  readonly expires_at?: string | undefined;
  /** Cuándo se usó por última vez */
  readonly last_used_at?: string | undefined;
  /** Cuándo se revocó */
  readonly revoked_at?: string | undefined;
  /** La clave, esta única vez */
  readonly key: string;
}

export interface CreatedPairing {
  /** Qué recurso es */
  readonly object: 'pairing';
  /** Identificador */
  readonly id: string;
  /** Nombre */
  readonly name: string;
  /** Lo muestran las dos pantallas: la persona comprueba que es el mismo */
  readonly code: string;
  /** Estado */
  readonly status: 'pending' | 'approved' | 'rejected';
  /** Cuándo se creó */
  readonly created_at: string;
  /** Hasta cuándo vale */
  readonly expires_at: string;
  /** El secreto, esta única vez */
  readonly secret: string;
}

export interface CreditLineBody {
  /** Código */
  readonly code?: string | undefined;
  /** Código auxiliar del producto */
  readonly auxiliary_code?: string | undefined;
  /** Descripción */
  readonly description: string;
  /** Unidad */
  readonly unit?: string | undefined;
  /** Decimal en texto, hasta seis decimales */
  readonly quantity: string;
  /** Decimal en texto, hasta seis decimales */
  readonly unit_price?: string | undefined;
  /** En lugar de «unit_price»: lo que paga el cliente por uno, con todos sus impuestos */
  readonly unit_price_with_taxes?: string | undefined;
  /** Decimal en texto, hasta dos decimales */
  readonly discount?: string | undefined;
  /** Los impuestos */
  readonly taxes: readonly TaxBody[];
  /** Campos adicionales que se imprimen: nombre y valor */
  readonly additional_info?:
    | readonly {
        /** Nombre */
        readonly name: string;
        /** Valor, decimal en texto */
        readonly value: string;
      }[]
    | undefined;
}

export interface CreditNote {
  /** Qué recurso es */
  readonly object: 'credit_note';
  /** El comprador */
  readonly buyer: Party;
  /** El documento que se modifica */
  readonly modified_document: ModifiedDocument;
  /** Motivo */
  readonly reason: string;
  /** Las líneas */
  readonly lines: readonly Line[];
  /** Los impuestos */
  readonly taxes: readonly TaxTotal[];
  /** Subtotal sin impuestos, decimal en texto */
  readonly subtotal: string;
  /** Descuento en dólares, decimal en texto */
  readonly discount: string;
  /** IVA, decimal en texto */
  readonly iva: string;
  /** ICE, decimal en texto */
  readonly ice: string;
  /** IRBPNR, decimal en texto */
  readonly irbpnr: string;
  /** Lo que rebaja de la factura, con impuestos */
  readonly total: string;
  /** Compensaciones de IVA */
  readonly compensations: readonly Compensation[];
  /** Cómo se devolvió el dinero, si fue por varias formas de pago */
  readonly refunds?: readonly Refund[] | undefined;
  /** Máquina fiscal: marca, modelo y serie */
  readonly fiscal_machine?: FiscalMachine | undefined;
  /** Campos adicionales que se imprimen: nombre y valor */
  readonly additional_info: readonly AdditionalField[];
  /** Identificador */
  readonly id: string;
  /** País, por su código */
  readonly country: 'ec';
  /** Moneda */
  readonly currency: 'USD';
  /** Ambiente: sandbox, test o live */
  readonly environment: 'sandbox' | 'test' | 'live';
  /** Estado */
  readonly status: 'pending' | 'submitted' | 'authorized' | 'returned' | 'not_authorized' | 'annulled';
  /** Cuándo entró en cada estado */
  readonly status_transitions: StatusTransitions;
  /** Id del negocio */
  readonly entity_id: string;
  /** Número, como 001-001-000000001 */
  readonly number: string;
  /** Clave de acceso de 49 dígitos */
  readonly access_key: string;
  /** La autorización del SRI: número y fecha */
  readonly authorization?:
    | {
        /** Número, como 001-001-000000001 */
        readonly number: string;
        /** Cuándo lo autorizó el SRI */
        readonly authorized_at: string;
        /** Dirección del servidor que autorizó un documento de producción en lugar del SRI: no tiene validez. Falta si fue el SRI */
        readonly substitute_authority?: string | undefined;
      }
    | undefined;
  /** Lo que dijo el SRI, con causa y remedio */
  readonly sri_messages: readonly SriMessage[];
  /** Solo en la respuesta que lo emite o lo corrige: lo que la vista previa advierte del documento, como pagos que no suman el total. Falta si no hay nada */
  readonly warnings?:
    | readonly {
        /** Código */
        readonly code: string;
        /** Mensaje, en español, para una persona */
        readonly message: string;
        /** Detalle, en español, para una persona */
        readonly detail: string;
      }[]
    | undefined;
  /** Pares suyos, hasta 20; vuelven como llegaron */
  readonly metadata: Readonly<Record<string, string>>;
  /** Cuándo se emitió */
  readonly issued_at: string;
  /** Cómo va el correo del documento */
  readonly delivery_status:
    | 'none'
    | 'no_recipient'
    | 'queued'
    | 'sent'
    | 'delivered'
    | 'bounced'
    | 'complained'
    | 'failed';
  /** Los correos enviados y qué fue de cada uno */
  readonly emails: readonly EmailDelivery[];
  /** Cuántas veces se vio en el portal */
  readonly portal_views: number;
  /** Cuándo se vio por última vez en el portal */
  readonly portal_last_viewed_at?: string | undefined;
  /** Dónde lo ve el cliente, en consultas y listados; falta mientras el portal no lo muestra */
  readonly portal_url?: string | undefined;
  /** api, console, mcp, cli, imported, o el nombre corto de una tienda en línea */
  readonly channel: string;
  /** Id de la importación */
  readonly import_id?: string | undefined;
  /** Qué confirma que el SRI lo autorizó */
  readonly verification?: 'sri' | 'listed' | 'signature' | 'unconfirmed' | undefined;
  /** De qué archivo viene un documento importado */
  readonly listing?: ListingEvidence | undefined;
  /** Fecha de emisión, AAAA-MM-DD, en Ecuador */
  readonly issue_date: string;
  /** Cuándo se creó */
  readonly created_at: string;
  /** Cuándo cambió por última vez */
  readonly updated_at: string;
}

export interface CreditNoteBody {
  /** El documento que se modifica */
  readonly modified_document: ModifiedDocumentBody;
  /** Solo cuando la factura se emitió en otro sistema: en las demás es el suyo */
  readonly buyer?: KnownPartyBody | undefined;
  /** Motivo */
  readonly reason: string;
  /** Las líneas */
  readonly lines: readonly (CreditLineBody | CreditedLineBody)[];
  /** Devoluciones de IVA a adultos mayores y personas con discapacidad */
  readonly iva_refunds?: readonly IvaRefund[] | undefined;
  /** Compensaciones de IVA */
  readonly compensations?: readonly CompensationBody[] | undefined;
  /** Cómo se devuelve el dinero cuando es por varias formas de pago: suman el total de la nota. No junto con `metadata.refund_method`, que lo devuelve todo por una */
  readonly refunds?: readonly RefundBody[] | undefined;
  /** Máquina fiscal: marca, modelo y serie */
  readonly fiscal_machine?: FiscalMachine | undefined;
  /** Campos adicionales que se imprimen: nombre y valor */
  readonly additional_info?: readonly AdditionalField[] | undefined;
  /** Establecimiento, tres dígitos */
  readonly establishment?: string | undefined;
  /** Punto de emisión, tres dígitos */
  readonly emission_point?: string | undefined;
  /** Pares suyos, hasta 20; vuelven como llegaron */
  readonly metadata?: Readonly<Record<string, string>> | undefined;
  /** Qué desenlace simula el ambiente sandbox */
  readonly simulate?:
    | 'authorized'
    | 'authorized_with_warnings'
    | 'returned'
    | 'returned_sequence'
    | 'returned_date'
    | 'not_authorized'
    | 'not_authorized_differences'
    | 'undecided'
    | 'unavailable'
    | undefined;
  /** Nombre corto de la tienda en línea que emite; sin él, el canal es `api` */
  readonly channel?: string | undefined;
}

export interface CreditNoteContent {
  /** Qué recurso es */
  readonly object: 'credit_note';
  /** El comprador */
  readonly buyer: Party;
  /** El documento que se modifica */
  readonly modified_document: ModifiedDocument;
  /** Motivo */
  readonly reason: string;
  /** Las líneas */
  readonly lines: readonly Line[];
  /** Los impuestos */
  readonly taxes: readonly TaxTotal[];
  /** Subtotal sin impuestos, decimal en texto */
  readonly subtotal: string;
  /** Descuento en dólares, decimal en texto */
  readonly discount: string;
  /** IVA, decimal en texto */
  readonly iva: string;
  /** ICE, decimal en texto */
  readonly ice: string;
  /** IRBPNR, decimal en texto */
  readonly irbpnr: string;
  /** Lo que rebaja de la factura, con impuestos */
  readonly total: string;
  /** Compensaciones de IVA */
  readonly compensations: readonly Compensation[];
  /** Cómo se devolvió el dinero, si fue por varias formas de pago */
  readonly refunds?: readonly Refund[] | undefined;
  /** Máquina fiscal: marca, modelo y serie */
  readonly fiscal_machine?: FiscalMachine | undefined;
  /** Campos adicionales que se imprimen: nombre y valor */
  readonly additional_info: readonly AdditionalField[];
}

export interface CreditNoteCorrection {
  /** El documento que se modifica */
  readonly modified_document: ModifiedDocumentBody;
  /** Solo cuando la factura se emitió en otro sistema: en las demás es el suyo */
  readonly buyer?: KnownPartyBody | undefined;
  /** Motivo */
  readonly reason: string;
  /** Las líneas */
  readonly lines: readonly (CreditLineBody | CreditedLineBody)[];
  /** Devoluciones de IVA a adultos mayores y personas con discapacidad */
  readonly iva_refunds?: readonly IvaRefund[] | undefined;
  /** Compensaciones de IVA */
  readonly compensations?: readonly CompensationBody[] | undefined;
  /** Cómo se devuelve el dinero cuando es por varias formas de pago: suman el total de la nota. No junto con `metadata.refund_method`, que lo devuelve todo por una */
  readonly refunds?: readonly RefundBody[] | undefined;
  /** Máquina fiscal: marca, modelo y serie */
  readonly fiscal_machine?: FiscalMachine | undefined;
  /** Campos adicionales que se imprimen: nombre y valor */
  readonly additional_info?: readonly AdditionalField[] | undefined;
  /** Pares suyos, hasta 20; vuelven como llegaron */
  readonly metadata?: Readonly<Record<string, string>> | undefined;
  /** Qué desenlace simula el ambiente sandbox */
  readonly simulate?:
    | 'authorized'
    | 'authorized_with_warnings'
    | 'returned'
    | 'returned_sequence'
    | 'returned_date'
    | 'not_authorized'
    | 'not_authorized_differences'
    | 'undecided'
    | 'unavailable'
    | undefined;
}

export interface CreditTermsBody {
  /** Hasta cuánto puede deber; `null`: sin límite. Cero: se le vende a crédito hasta lo que tenga a favor, y más solo con permiso o aprobación */
  readonly credit_limit: string | null;
  /** En cuántos días vence lo que se le vende a crédito; `null`: no se acordó */
  readonly credit_days: number | null;
}

/** Una línea de la factura por su código, y cuánto se acredita */
export interface CreditedLineBody {
  /** Código */
  readonly code: string;
  /** Decimal en texto, hasta seis decimales */
  readonly quantity: string;
}

export interface Customer {
  /** Qué recurso es */
  readonly object: 'customer';
  /** Identificador */
  readonly id: string;
  /** Tipo de identificación */
  readonly identification_type: 'ruc' | 'cedula' | 'pasaporte' | 'consumidor_final' | 'exterior';
  /** Número de identificación */
  readonly identification: string;
  /** Nombre */
  readonly name: string;
  /** Dirección */
  readonly address?: string | undefined;
  /** Correo electrónico */
  readonly email?: string | undefined;
  /** Teléfono */
  readonly phone?: string | undefined;
  /** Id de la lista de precios */
  readonly price_list_id?: string | undefined;
  /** Notas */
  readonly notes?: string | undefined;
  /** Hasta cuánto puede deber; sin él, sin límite. Se cambia en `/credit-terms` */
  readonly credit_limit?: string | undefined;
  /** En cuántos días vence lo que se le vende a crédito */
  readonly credit_days?: number | undefined;
  /** Cuándo se creó */
  readonly created_at: string;
}

export type CustomerBody =
  | {
      /** Tipo de identificación */
      readonly identification_type: 'ruc';
      /** Número de identificación */
      readonly identification: string;
      /** Nombre */
      readonly name: string;
      /** Dirección */
      readonly address?: string | undefined;
      /** Correo electrónico */
      readonly email?: string | undefined;
      /** Teléfono */
      readonly phone?: string | undefined;
      /** La lista de precios con que compra */
      readonly price_list_id?: string | undefined;
      /** Notas */
      readonly notes?: string | undefined;
    }
  | {
      /** Tipo de identificación */
      readonly identification_type: 'cedula';
      /** Número de identificación */
      readonly identification: string;
      /** Nombre */
      readonly name: string;
      /** Dirección */
      readonly address?: string | undefined;
      /** Correo electrónico */
      readonly email?: string | undefined;
      /** Teléfono */
      readonly phone?: string | undefined;
      /** La lista de precios con que compra */
      readonly price_list_id?: string | undefined;
      /** Notas */
      readonly notes?: string | undefined;
    }
  | {
      /** Tipo de identificación */
      readonly identification_type: 'pasaporte' | 'exterior';
      /** Número de identificación */
      readonly identification: string;
      /** Nombre */
      readonly name: string;
      /** Dirección */
      readonly address?: string | undefined;
      /** Correo electrónico */
      readonly email?: string | undefined;
      /** Teléfono */
      readonly phone?: string | undefined;
      /** La lista de precios con que compra */
      readonly price_list_id?: string | undefined;
      /** Notas */
      readonly notes?: string | undefined;
    };

export interface DataFolder {
  /** Qué recurso es */
  readonly object: 'data_folder';
  /** Ruta */
  readonly path: string;
  /** Todo lo que hay en la carpeta */
  readonly bytes: number;
  /** Documentos, catálogo y ajustes */
  readonly database_bytes: number;
  /** El diario de números, con los XML firmados */
  readonly journal_bytes: number;
  /** Espacio libre en el disco; falta donde no se sabe */
  readonly free_bytes?: number | undefined;
  /** Dónde está el registro de lo que hizo el programa */
  readonly logs_path: string;
}

export interface DebitNote {
  /** Qué recurso es */
  readonly object: 'debit_note';
  /** El comprador */
  readonly buyer: Party;
  /** El documento que se modifica */
  readonly modified_document: ModifiedDocument;
  /** Los motivos, cada uno con su valor */
  readonly reasons: readonly DebitReason[];
  /** Los impuestos */
  readonly taxes: readonly TaxTotal[];
  /** Subtotal sin impuestos, decimal en texto */
  readonly subtotal: string;
  /** IVA, decimal en texto */
  readonly iva: string;
  /** ICE, decimal en texto */
  readonly ice: string;
  /** IRBPNR, decimal en texto */
  readonly irbpnr: string;
  /** Total en dólares, decimal en texto */
  readonly total: string;
  /** Los pagos */
  readonly payments: readonly Payment[];
  /** Compensaciones de IVA */
  readonly compensations: readonly Compensation[];
  /** Máquina fiscal: marca, modelo y serie */
  readonly fiscal_machine?: FiscalMachine | undefined;
  /** Campos adicionales que se imprimen: nombre y valor */
  readonly additional_info: readonly AdditionalField[];
  /** Identificador */
  readonly id: string;
  /** País, por su código */
  readonly country: 'ec';
  /** Moneda */
  readonly currency: 'USD';
  /** Ambiente: sandbox, test o live */
  readonly environment: 'sandbox' | 'test' | 'live';
  /** Estado */
  readonly status: 'pending' | 'submitted' | 'authorized' | 'returned' | 'not_authorized' | 'annulled';
  /** Cuándo entró en cada estado */
  readonly status_transitions: StatusTransitions;
  /** Id del negocio */
  readonly entity_id: string;
  /** Número, como 001-001-000000001 */
  readonly number: string;
  /** Clave de acceso de 49 dígitos */
  readonly access_key: string;
  /** La autorización del SRI: número y fecha */
  readonly authorization?:
    | {
        /** Número, como 001-001-000000001 */
        readonly number: string;
        /** Cuándo lo autorizó el SRI */
        readonly authorized_at: string;
        /** Dirección del servidor que autorizó un documento de producción en lugar del SRI: no tiene validez. Falta si fue el SRI */
        readonly substitute_authority?: string | undefined;
      }
    | undefined;
  /** Lo que dijo el SRI, con causa y remedio */
  readonly sri_messages: readonly SriMessage[];
  /** Solo en la respuesta que lo emite o lo corrige: lo que la vista previa advierte del documento, como pagos que no suman el total. Falta si no hay nada */
  readonly warnings?:
    | readonly {
        /** Código */
        readonly code: string;
        /** Mensaje, en español, para una persona */
        readonly message: string;
        /** Detalle, en español, para una persona */
        readonly detail: string;
      }[]
    | undefined;
  /** Pares suyos, hasta 20; vuelven como llegaron */
  readonly metadata: Readonly<Record<string, string>>;
  /** Cuándo se emitió */
  readonly issued_at: string;
  /** Cómo va el correo del documento */
  readonly delivery_status:
    | 'none'
    | 'no_recipient'
    | 'queued'
    | 'sent'
    | 'delivered'
    | 'bounced'
    | 'complained'
    | 'failed';
  /** Los correos enviados y qué fue de cada uno */
  readonly emails: readonly EmailDelivery[];
  /** Cuántas veces se vio en el portal */
  readonly portal_views: number;
  /** Cuándo se vio por última vez en el portal */
  readonly portal_last_viewed_at?: string | undefined;
  /** Dónde lo ve el cliente, en consultas y listados; falta mientras el portal no lo muestra */
  readonly portal_url?: string | undefined;
  /** api, console, mcp, cli, imported, o el nombre corto de una tienda en línea */
  readonly channel: string;
  /** Id de la importación */
  readonly import_id?: string | undefined;
  /** Qué confirma que el SRI lo autorizó */
  readonly verification?: 'sri' | 'listed' | 'signature' | 'unconfirmed' | undefined;
  /** De qué archivo viene un documento importado */
  readonly listing?: ListingEvidence | undefined;
  /** Fecha de emisión, AAAA-MM-DD, en Ecuador */
  readonly issue_date: string;
  /** Cuándo se creó */
  readonly created_at: string;
  /** Cuándo cambió por última vez */
  readonly updated_at: string;
}

export interface DebitNoteBody {
  /** El comprador */
  readonly buyer: KnownPartyBody;
  /** El documento que se modifica */
  readonly modified_document: ModifiedDocumentBody;
  /** Los motivos, cada uno con su valor */
  readonly reasons: readonly DebitReasonBody[];
  /** Los pagos */
  readonly payments: readonly PaymentBody[];
  /** Devoluciones de IVA a adultos mayores y personas con discapacidad */
  readonly iva_refunds?: readonly IvaRefund[] | undefined;
  /** Compensaciones de IVA */
  readonly compensations?: readonly CompensationBody[] | undefined;
  /** Máquina fiscal: marca, modelo y serie */
  readonly fiscal_machine?: FiscalMachine | undefined;
  /** Campos adicionales que se imprimen: nombre y valor */
  readonly additional_info?: readonly AdditionalField[] | undefined;
  /** Establecimiento, tres dígitos */
  readonly establishment?: string | undefined;
  /** Punto de emisión, tres dígitos */
  readonly emission_point?: string | undefined;
  /** Pares suyos, hasta 20; vuelven como llegaron */
  readonly metadata?: Readonly<Record<string, string>> | undefined;
  /** Qué desenlace simula el ambiente sandbox */
  readonly simulate?:
    | 'authorized'
    | 'authorized_with_warnings'
    | 'returned'
    | 'returned_sequence'
    | 'returned_date'
    | 'not_authorized'
    | 'not_authorized_differences'
    | 'undecided'
    | 'unavailable'
    | undefined;
  /** Nombre corto de la tienda en línea que emite; sin él, el canal es `api` */
  readonly channel?: string | undefined;
}

export interface DebitNoteContent {
  /** Qué recurso es */
  readonly object: 'debit_note';
  /** El comprador */
  readonly buyer: Party;
  /** El documento que se modifica */
  readonly modified_document: ModifiedDocument;
  /** Los motivos, cada uno con su valor */
  readonly reasons: readonly DebitReason[];
  /** Los impuestos */
  readonly taxes: readonly TaxTotal[];
  /** Subtotal sin impuestos, decimal en texto */
  readonly subtotal: string;
  /** IVA, decimal en texto */
  readonly iva: string;
  /** ICE, decimal en texto */
  readonly ice: string;
  /** IRBPNR, decimal en texto */
  readonly irbpnr: string;
  /** Total en dólares, decimal en texto */
  readonly total: string;
  /** Los pagos */
  readonly payments: readonly Payment[];
  /** Compensaciones de IVA */
  readonly compensations: readonly Compensation[];
  /** Máquina fiscal: marca, modelo y serie */
  readonly fiscal_machine?: FiscalMachine | undefined;
  /** Campos adicionales que se imprimen: nombre y valor */
  readonly additional_info: readonly AdditionalField[];
}

export interface DebitNoteCorrection {
  /** El comprador */
  readonly buyer: KnownPartyBody;
  /** El documento que se modifica */
  readonly modified_document: ModifiedDocumentBody;
  /** Los motivos, cada uno con su valor */
  readonly reasons: readonly DebitReasonBody[];
  /** Los pagos */
  readonly payments: readonly PaymentBody[];
  /** Devoluciones de IVA a adultos mayores y personas con discapacidad */
  readonly iva_refunds?: readonly IvaRefund[] | undefined;
  /** Compensaciones de IVA */
  readonly compensations?: readonly CompensationBody[] | undefined;
  /** Máquina fiscal: marca, modelo y serie */
  readonly fiscal_machine?: FiscalMachine | undefined;
  /** Campos adicionales que se imprimen: nombre y valor */
  readonly additional_info?: readonly AdditionalField[] | undefined;
  /** Pares suyos, hasta 20; vuelven como llegaron */
  readonly metadata?: Readonly<Record<string, string>> | undefined;
  /** Qué desenlace simula el ambiente sandbox */
  readonly simulate?:
    | 'authorized'
    | 'authorized_with_warnings'
    | 'returned'
    | 'returned_sequence'
    | 'returned_date'
    | 'not_authorized'
    | 'not_authorized_differences'
    | 'undecided'
    | 'unavailable'
    | undefined;
}

export interface DebitReason {
  /** Descripción */
  readonly description: string;
  /** Monto en dólares, decimal en texto */
  readonly amount: string;
  /** Los impuestos */
  readonly taxes: readonly TaxLine[];
}

/** Un cargo: interés de mora, gastos de cobranza */
export interface DebitReasonBody {
  /** Descripción */
  readonly description: string;
  /** Decimal en texto, hasta dos decimales */
  readonly amount: string;
  /** Los impuestos */
  readonly taxes: readonly TaxBody[];
}

export interface Debt {
  /** Qué recurso es */
  readonly object: 'debt';
  /** Del documento o del saldo inicial */
  readonly id: string;
  /** Clase */
  readonly kind: 'document' | 'opening_balance';
  /** Si es un documento */
  readonly document_type?:
    | 'invoice'
    | 'purchase_settlement'
    | 'credit_note'
    | 'debit_note'
    | 'delivery_note'
    | 'withholding'
    | undefined;
  /** El número del documento, o lo anotado en el saldo inicial */
  readonly reference?: string | undefined;
  /** Fecha de emisión */
  readonly issued_on: string;
  /** Cuándo vence lo primero que se debe; falta si nada se debe */
  readonly due_on?: string | undefined;
  /** Lo que falta cobrar; bajo cero, lo que está a favor del cliente */
  readonly balance: string;
  /** De ello, lo vencido */
  readonly overdue: string;
}

export interface DebtAges {
  /** Lo que aún no vence */
  readonly current: string;
  /** Vencido de 1 a 30 días */
  readonly days_1_30: string;
  /** Vencido de 31 a 60 días */
  readonly days_31_60: string;
  /** Vencido de 61 a 90 días */
  readonly days_61_90: string;
  /** Vencido más de 90 días */
  readonly over_90: string;
}

export interface Declaration {
  /** Qué recurso es */
  readonly object: 'declaration';
  /** Id del negocio */
  readonly entity_id: string;
  /** Ambiente: sandbox, test o live */
  readonly environment: 'sandbox' | 'test' | 'live';
  /** Desde, AAAA-MM-DD */
  readonly from: string;
  /** Hasta, o a quién */
  readonly to: string;
  /** Formulario 104, por secciones */
  readonly iva: readonly DeclarationSection[];
  /** Cuándo se guardó: sus saldos pasan al período siguiente */
  readonly saved_at?: string | undefined;
  /** Formulario 103, por casilleros */
  readonly form_103: readonly DeclarationBox[];
  /** Lo retenido de renta, por código */
  readonly income_tax: readonly IncomeTaxRow[];
  /** Lo que conviene resolver antes de declarar */
  readonly left_out: {
    /** Emitidos sin decisión del SRI: no están en los casilleros */
    readonly undecided: number;
    /** Compras que el SRI no autorizó o anuló */
    readonly unauthorized_purchases: number;
    /** Compras que el SRI aún no confirma: están */
    readonly unconfirmed_purchases: number;
  };
}

export interface DeclarationBody {
  /** Por su casillero; `null` quita lo que se dijo. Lo demás queda como estaba */
  readonly boxes?: Readonly<Record<string, string | null>> | undefined;
}

export interface DeclarationBox {
  /** El número del casillero */
  readonly box: string;
  /** Cómo se llama para una persona */
  readonly label: string;
  /** Falta cuando la decide una persona */
  readonly value?: string | undefined;
  /** Una persona lo declara con `PUT`: ningún documento lo dice */
  readonly editable?: true | undefined;
  /** Cómo se obtuvo, o qué hay que decidir */
  readonly how: string;
  /** De qué documentos sale */
  readonly sources: readonly BoxSource[];
}

export interface DeclarationSection {
  /** Título, en español */
  readonly title: string;
  /** Cantidad de cajas */
  readonly boxes: readonly DeclarationBox[];
}

export interface DeliveryAttempt {
  /** La operación */
  readonly operation: 'reception' | 'authorization';
  /** Cuándo empezó el intento */
  readonly started_at: string;
  /** Cuánto tardó, en milésimas de segundo */
  readonly duration_ms: number;
  /** Lo que se entendió; «unknown: …» cuando no hubo respuesta */
  readonly outcome: string;
}

export interface DeliveryItem {
  /** Código */
  readonly code?: string | undefined;
  /** Código auxiliar del producto */
  readonly auxiliary_code?: string | undefined;
  /** Descripción */
  readonly description: string;
  /** Cantidad, decimal en texto */
  readonly quantity: string;
  /** Campos adicionales que se imprimen: nombre y valor */
  readonly additional_info: readonly {
    /** Nombre */
    readonly name: string;
    /** Valor, decimal en texto */
    readonly value: string;
  }[];
}

export interface DeliveryItemBody {
  /** Código */
  readonly code?: string | undefined;
  /** Código auxiliar del producto */
  readonly auxiliary_code?: string | undefined;
  /** Descripción */
  readonly description: string;
  /** Decimal en texto, hasta seis decimales */
  readonly quantity: string;
  /** Campos adicionales que se imprimen: nombre y valor */
  readonly additional_info?:
    | readonly {
        /** Nombre */
        readonly name: string;
        /** Valor, decimal en texto */
        readonly value: string;
      }[]
    | undefined;
}

export interface DeliveryNote {
  /** Qué recurso es */
  readonly object: 'delivery_note';
  /** Dirección de partida */
  readonly origin_address: string;
  /** El transportista */
  readonly carrier: Carrier;
  /** Placa del vehículo */
  readonly plate: string;
  /** Inicio del traslado, AAAA-MM-DD */
  readonly transport_start: string;
  /** Fin del traslado, AAAA-MM-DD */
  readonly transport_end: string;
  /** Los destinatarios */
  readonly recipients: readonly DeliveryRecipient[];
  /** Máquina fiscal: marca, modelo y serie */
  readonly fiscal_machine?: FiscalMachine | undefined;
  /** Campos adicionales que se imprimen: nombre y valor */
  readonly additional_info: readonly AdditionalField[];
  /** Identificador */
  readonly id: string;
  /** País, por su código */
  readonly country: 'ec';
  /** Moneda */
  readonly currency: 'USD';
  /** Ambiente: sandbox, test o live */
  readonly environment: 'sandbox' | 'test' | 'live';
  /** Estado */
  readonly status: 'pending' | 'submitted' | 'authorized' | 'returned' | 'not_authorized' | 'annulled';
  /** Cuándo entró en cada estado */
  readonly status_transitions: StatusTransitions;
  /** Id del negocio */
  readonly entity_id: string;
  /** Número, como 001-001-000000001 */
  readonly number: string;
  /** Clave de acceso de 49 dígitos */
  readonly access_key: string;
  /** La autorización del SRI: número y fecha */
  readonly authorization?:
    | {
        /** Número, como 001-001-000000001 */
        readonly number: string;
        /** Cuándo lo autorizó el SRI */
        readonly authorized_at: string;
        /** Dirección del servidor que autorizó un documento de producción en lugar del SRI: no tiene validez. Falta si fue el SRI */
        readonly substitute_authority?: string | undefined;
      }
    | undefined;
  /** Lo que dijo el SRI, con causa y remedio */
  readonly sri_messages: readonly SriMessage[];
  /** Solo en la respuesta que lo emite o lo corrige: lo que la vista previa advierte del documento, como pagos que no suman el total. Falta si no hay nada */
  readonly warnings?:
    | readonly {
        /** Código */
        readonly code: string;
        /** Mensaje, en español, para una persona */
        readonly message: string;
        /** Detalle, en español, para una persona */
        readonly detail: string;
      }[]
    | undefined;
  /** Pares suyos, hasta 20; vuelven como llegaron */
  readonly metadata: Readonly<Record<string, string>>;
  /** Cuándo se emitió */
  readonly issued_at: string;
  /** Cómo va el correo del documento */
  readonly delivery_status:
    | 'none'
    | 'no_recipient'
    | 'queued'
    | 'sent'
    | 'delivered'
    | 'bounced'
    | 'complained'
    | 'failed';
  /** Los correos enviados y qué fue de cada uno */
  readonly emails: readonly EmailDelivery[];
  /** Cuántas veces se vio en el portal */
  readonly portal_views: number;
  /** Cuándo se vio por última vez en el portal */
  readonly portal_last_viewed_at?: string | undefined;
  /** Dónde lo ve el cliente, en consultas y listados; falta mientras el portal no lo muestra */
  readonly portal_url?: string | undefined;
  /** api, console, mcp, cli, imported, o el nombre corto de una tienda en línea */
  readonly channel: string;
  /** Id de la importación */
  readonly import_id?: string | undefined;
  /** Qué confirma que el SRI lo autorizó */
  readonly verification?: 'sri' | 'listed' | 'signature' | 'unconfirmed' | undefined;
  /** De qué archivo viene un documento importado */
  readonly listing?: ListingEvidence | undefined;
  /** Fecha de emisión, AAAA-MM-DD, en Ecuador */
  readonly issue_date: string;
  /** Cuándo se creó */
  readonly created_at: string;
  /** Cuándo cambió por última vez */
  readonly updated_at: string;
}

export interface DeliveryNoteBody {
  /** Dirección de partida */
  readonly origin_address: string;
  /** El transportista */
  readonly carrier: CarrierBody;
  /** Placa: ABC1234, sin guion */
  readonly plate: string;
  /** Inicio del traslado, AAAA-MM-DD */
  readonly transport_start: string;
  /** Fin del traslado, AAAA-MM-DD */
  readonly transport_end: string;
  /** Los destinatarios */
  readonly recipients: readonly DeliveryRecipientBody[];
  /** Máquina fiscal: marca, modelo y serie */
  readonly fiscal_machine?: FiscalMachine | undefined;
  /** Campos adicionales que se imprimen: nombre y valor */
  readonly additional_info?: readonly AdditionalField[] | undefined;
  /** Establecimiento, tres dígitos */
  readonly establishment?: string | undefined;
  /** Punto de emisión, tres dígitos */
  readonly emission_point?: string | undefined;
  /** Pares suyos, hasta 20; vuelven como llegaron */
  readonly metadata?: Readonly<Record<string, string>> | undefined;
  /** Qué desenlace simula el ambiente sandbox */
  readonly simulate?:
    | 'authorized'
    | 'authorized_with_warnings'
    | 'returned'
    | 'returned_sequence'
    | 'returned_date'
    | 'not_authorized'
    | 'not_authorized_differences'
    | 'undecided'
    | 'unavailable'
    | undefined;
  /** Nombre corto de la tienda en línea que emite; sin él, el canal es `api` */
  readonly channel?: string | undefined;
}

export interface DeliveryNoteContent {
  /** Qué recurso es */
  readonly object: 'delivery_note';
  /** Dirección de partida */
  readonly origin_address: string;
  /** El transportista */
  readonly carrier: Carrier;
  /** Placa del vehículo */
  readonly plate: string;
  /** Inicio del traslado, AAAA-MM-DD */
  readonly transport_start: string;
  /** Fin del traslado, AAAA-MM-DD */
  readonly transport_end: string;
  /** Los destinatarios */
  readonly recipients: readonly DeliveryRecipient[];
  /** Máquina fiscal: marca, modelo y serie */
  readonly fiscal_machine?: FiscalMachine | undefined;
  /** Campos adicionales que se imprimen: nombre y valor */
  readonly additional_info: readonly AdditionalField[];
}

export interface DeliveryNoteCorrection {
  /** Dirección de partida */
  readonly origin_address: string;
  /** El transportista */
  readonly carrier: CarrierBody;
  /** Placa: ABC1234, sin guion */
  readonly plate: string;
  /** Inicio del traslado, AAAA-MM-DD */
  readonly transport_start: string;
  /** Fin del traslado, AAAA-MM-DD */
  readonly transport_end: string;
  /** Los destinatarios */
  readonly recipients: readonly DeliveryRecipientBody[];
  /** Máquina fiscal: marca, modelo y serie */
  readonly fiscal_machine?: FiscalMachine | undefined;
  /** Campos adicionales que se imprimen: nombre y valor */
  readonly additional_info?: readonly AdditionalField[] | undefined;
  /** Pares suyos, hasta 20; vuelven como llegaron */
  readonly metadata?: Readonly<Record<string, string>> | undefined;
  /** Qué desenlace simula el ambiente sandbox */
  readonly simulate?:
    | 'authorized'
    | 'authorized_with_warnings'
    | 'returned'
    | 'returned_sequence'
    | 'returned_date'
    | 'not_authorized'
    | 'not_authorized_differences'
    | 'undecided'
    | 'unavailable'
    | undefined;
}

export interface DeliveryRecipient {
  /** Número de identificación */
  readonly identification: string;
  /** Nombre */
  readonly name: string;
  /** Dirección */
  readonly address: string;
  /** Correo electrónico */
  readonly email?: string | undefined;
  /** Motivo */
  readonly reason: string;
  /** Ruta del traslado */
  readonly route?: string | undefined;
  /** Documento aduanero único */
  readonly customs_document?: string | undefined;
  /** Establecimiento de destino, tres dígitos */
  readonly destination_establishment?: string | undefined;
  /** El documento que sustenta */
  readonly support_document?: DeliverySupportDocument | undefined;
  /** Los elementos */
  readonly items: readonly DeliveryItem[];
}

export interface DeliveryRecipientBody {
  /** Número de identificación */
  readonly identification: string;
  /** Nombre */
  readonly name: string;
  /** Dirección */
  readonly address: string;
  /** Correo electrónico */
  readonly email?: string | undefined;
  /** Motivo */
  readonly reason: string;
  /** Ruta del traslado */
  readonly route?: string | undefined;
  /** Documento aduanero único */
  readonly customs_document?: string | undefined;
  /** Establecimiento de destino, tres dígitos */
  readonly destination_establishment?: string | undefined;
  /** El documento que sustenta */
  readonly support_document?: DeliverySupportDocumentBody | undefined;
  /** Los elementos */
  readonly items: readonly DeliveryItemBody[];
}

export interface DeliverySupportDocument {
  /** Tipo de comprobante */
  readonly document_type?: string | undefined;
  /** Número, como 001-001-000000001 */
  readonly number?: string | undefined;
  /** Fecha de emisión, AAAA-MM-DD, en Ecuador */
  readonly issue_date?: string | undefined;
  /** Número de autorización, de 10, 37 o 49 dígitos */
  readonly authorization_number?: string | undefined;
}

/** El comprobante que sustenta el traslado */
export interface DeliverySupportDocumentBody {
  /** Tipo de comprobante: factura, nota_venta… o su código del SRI, como 12 */
  readonly document_type: string;
  /** Número, como 001-001-000000001 */
  readonly number: string;
  /** Fecha de emisión, AAAA-MM-DD, en Ecuador */
  readonly issue_date: string;
  /** Número de autorización, de 10, 37 o 49 dígitos */
  readonly authorization_number: string;
}

export interface DestinationBody {
  /** Motivo */
  readonly reason: string;
  /** Documento aduanero único */
  readonly customs_document?: string | undefined;
  /** Establecimiento de destino, tres dígitos */
  readonly destination_establishment?: string | undefined;
  /** Ruta del traslado */
  readonly route?: string | undefined;
}

/** Dividendos: fecha de pago, impuesto pagado por la sociedad, ejercicio */
export interface DividendsBody {
  /** Fecha de pago, AAAA-MM-DD */
  readonly payment_date: string;
  /** Decimal en texto, hasta dos decimales */
  readonly income_tax_paid: string;
  /** Ejercicio fiscal */
  readonly fiscal_year: string;
}

export type Document = Invoice | PurchaseSettlement | CreditNote | DebitNote | DeliveryNote | Withholding;

export type DocumentContent =
  | InvoiceContent
  | PurchaseSettlementContent
  | CreditNoteContent
  | DebitNoteContent
  | DeliveryNoteContent
  | WithholdingContent;

export type DocumentCorrection =
  | InvoiceCorrection
  | PurchaseSettlementCorrection
  | CreditNoteCorrection
  | DebitNoteCorrection
  | DeliveryNoteCorrection
  | WithholdingCorrection;

export interface DocumentDraft {
  /** Qué recurso es */
  readonly object: 'document_draft';
  /** Identificador */
  readonly id: string;
  /** Ambiente: sandbox, test o live */
  readonly environment: 'sandbox' | 'test' | 'live';
  /** Tipo */
  readonly type:
    | 'invoice'
    | 'purchase_settlement'
    | 'credit_note'
    | 'debit_note'
    | 'delivery_note'
    | 'withholding';
  /** Cómo se llama para una persona */
  readonly label?: string | undefined;
  /** Total en dólares, decimal en texto */
  readonly total?: string | undefined;
  /** Quien lo escribió la última vez, si había ingresado su PIN */
  readonly operator?: OperatorNamed | undefined;
  /** Cuándo se creó */
  readonly created_at: string;
  /** Cuándo cambió por última vez */
  readonly updated_at: string;
  /** El cuerpo con que se emite */
  readonly body: Readonly<Record<string, unknown>>;
}

export interface DocumentDraftBody {
  /** Ambiente: sandbox, test o live */
  readonly environment: 'sandbox' | 'test' | 'live';
  /** Tipo */
  readonly type:
    | 'invoice'
    | 'purchase_settlement'
    | 'credit_note'
    | 'debit_note'
    | 'delivery_note'
    | 'withholding';
  /** El cuerpo de emitir como va quedando, sin comprobarlo. Hasta 512 KB */
  readonly body: Readonly<Record<string, unknown>>;
  /** Por lo que se lo reconoce: con quién es */
  readonly label?: string | undefined;
  /** Lo que suma, cuando ya se puede calcular */
  readonly total?: string | undefined;
}

export interface DocumentDraftListed {
  /** Qué recurso es */
  readonly object: 'document_draft';
  /** Identificador */
  readonly id: string;
  /** Ambiente: sandbox, test o live */
  readonly environment: 'sandbox' | 'test' | 'live';
  /** Tipo */
  readonly type:
    | 'invoice'
    | 'purchase_settlement'
    | 'credit_note'
    | 'debit_note'
    | 'delivery_note'
    | 'withholding';
  /** Cómo se llama para una persona */
  readonly label?: string | undefined;
  /** Total en dólares, decimal en texto */
  readonly total?: string | undefined;
  /** Quien lo escribió la última vez, si había ingresado su PIN */
  readonly operator?: OperatorNamed | undefined;
  /** Cuándo se creó */
  readonly created_at: string;
  /** Cuándo cambió por última vez */
  readonly updated_at: string;
}

export interface DocumentEvent {
  /** Identificador */
  readonly id: string;
  /** Qué recurso es */
  readonly object: 'document_event';
  /** Id del documento */
  readonly document_id: string;
  /** Tipo */
  readonly type:
    | 'accepted'
    | 'signed'
    | 'received'
    | 'authorized'
    | 'authorization_mismatch'
    | 'authorization_accepted'
    | 'returned'
    | 'not_authorized'
    | 'ride_generated'
    | 'email_sent'
    | 'email_failed'
    | 'email_bounced'
    | 'corrected'
    | 'annulled'
    | 'send_delayed';
  /** Corrección a la que pertenece; la primera es 1 */
  readonly revision: number;
  /** Lo propio de cada paso */
  readonly data: Readonly<Record<string, unknown>>;
  /** Cuándo se creó */
  readonly created_at: string;
}

export interface DocumentExport {
  /** Qué recurso es */
  readonly object: 'document_export';
  /** Identificador */
  readonly id: string;
  /** Formato */
  readonly format: 'csv' | 'xlsx' | 'zip' | 'month';
  /** Estado */
  readonly status: 'running' | 'done' | 'failed';
  /** Documentos ya preparados */
  readonly documents_done: number;
  /** De un mes, con las compras */
  readonly documents_total: number;
  /** Cuándo se creó */
  readonly created_at: string;
  /** Cuando está listo */
  readonly file?:
    | {
        /** Nombre */
        readonly name: string;
        /** Tamaño en bytes */
        readonly bytes: number;
        /** Después se borra */
        readonly available_until: string;
      }
    | undefined;
  /** Qué pasó y qué hacer, si no se pudo */
  readonly failure?: string | undefined;
}

export interface DocumentExportBody {
  /** csv y xlsx: una fila por documento; zip: el XML y el RIDE de cada uno, con su lista; month: el mes para el contador, un ZIP con los XML y RIDE por tipo, los XML de las compras y un libro de Excel */
  readonly format: 'csv' | 'xlsx' | 'zip' | 'month';
  /** De month: el mes, 2026-10, o el semestre, 2026-S2 */
  readonly month?: string | undefined;
  /** Del CSV: punto y coma con decimales de coma, como lo abre Excel en Ecuador; o coma con punto */
  readonly separator?: 'semicolon' | 'comma' | undefined;
  /** Los elegidos uno por uno; sin ellos, los que cumplen los filtros */
  readonly document_ids?: readonly string[] | undefined;
  /** Los de la lista, con los mismos nombres; sin ellos, todos los documentos */
  readonly filters?:
    | {
        /** Tipo */
        readonly type?:
          | readonly (
              | 'invoice'
              | 'purchase_settlement'
              | 'credit_note'
              | 'debit_note'
              | 'delivery_note'
              | 'withholding'
            )[]
          | undefined;
        /** Estado */
        readonly status?:
          | readonly ('pending' | 'submitted' | 'authorized' | 'returned' | 'not_authorized' | 'annulled')[]
          | undefined;
        /** Las palabras que se buscan */
        readonly q?: string | undefined;
        /** La otra parte: comprador, proveedor, transportista o destinatario */
        readonly counterparty?: string | undefined;
        /** Emitidos desde este día, incluido */
        readonly 'issue_date[gte]'?: string | undefined;
        /** Emitidos hasta este día, incluido */
        readonly 'issue_date[lte]'?: string | undefined;
        /** Creados desde este instante */
        readonly 'created_at[gte]'?: string | undefined;
        /** Creados hasta este instante */
        readonly 'created_at[lte]'?: string | undefined;
        /** Por dónde se emitió: api, console, mcp, cli, imported o una tienda en línea */
        readonly channel?: readonly string[] | undefined;
        /** metadata[clave]=valor; hasta 20, y todos deben coincidir */
        readonly metadata?: Readonly<Record<string, string>> | undefined;
      }
    | undefined;
}

export interface DocumentPreview {
  /** Qué recurso es */
  readonly object: 'document_preview';
  /** Tipo */
  readonly type:
    | 'invoice'
    | 'purchase_settlement'
    | 'credit_note'
    | 'debit_note'
    | 'delivery_note'
    | 'withholding';
  /** Con él se emite exactamente este cuerpo */
  readonly preview_id: string;
  /** Ambiente: sandbox, test o live */
  readonly environment: 'sandbox' | 'test' | 'live';
  /** Id del negocio */
  readonly entity_id: string;
  /** Fecha de emisión, AAAA-MM-DD, en Ecuador */
  readonly issue_date: string;
  /** Total en dólares, decimal en texto */
  readonly total: string;
  /** Suma de los impuestos, decimal en texto */
  readonly tax_total: string;
  /** Lo que merece una mirada y no impide nada */
  readonly warnings: readonly {
    /** Código */
    readonly code: string;
    /** Mensaje, en español, para una persona */
    readonly message: string;
    /** Detalle, en español, para una persona */
    readonly detail: string;
  }[];
  /** El documento calculado */
  readonly document: DocumentContent;
}

export interface DocumentSums {
  /** Tipo */
  readonly type:
    | 'invoice'
    | 'purchase_settlement'
    | 'credit_note'
    | 'debit_note'
    | 'delivery_note'
    | 'withholding';
  /** Estado */
  readonly status: 'pending' | 'submitted' | 'authorized' | 'returned' | 'not_authorized' | 'annulled';
  /** Los documentos */
  readonly documents: number;
  /** Antes de impuestos */
  readonly subtotal: string;
  /** IVA, decimal en texto */
  readonly iva: string;
  /** Total en dólares, decimal en texto */
  readonly total: string;
  /** Por tarifa */
  readonly by_rate: readonly RateSum[];
}

export interface DocumentTotals {
  /** Qué recurso es */
  readonly object: 'document_totals';
  /** Los documentos */
  readonly documents: number;
  /** Por tipo y estado */
  readonly rows: readonly DocumentSums[];
  /** Facturas más notas de débito menos notas de crédito; sin las devueltas, no autorizadas ni anuladas */
  readonly sales: SalesSums;
}

export interface DocumentView {
  /** Qué recurso es */
  readonly object: 'document_view';
  /** Identificador */
  readonly id: string;
  /** Nombre */
  readonly name: string;
  readonly filters: Readonly<Record<string, string>>;
  readonly shared: boolean;
  /** Cuándo se creó */
  readonly created_at: string;
}

export interface DocumentViewBody {
  /** Nombre */
  readonly name: string;
  /** Los filtros como los escribe la ventana; el servicio los guarda sin leerlos */
  readonly filters: Readonly<Record<string, string>>;
  /** De todo el negocio; sin ello, de quien la guarda. Donde no hay operadores, siempre del negocio */
  readonly shared?: boolean | undefined;
}

export interface DocumentViewPatch {
  /** Nombre */
  readonly name?: string | undefined;
  /** Los filtros como los escribe la ventana; el servicio los guarda sin leerlos */
  readonly filters?: Readonly<Record<string, string>> | undefined;
}

export interface Drawer {
  /** Qué recurso es */
  readonly object: 'drawer';
  /** Si se abrió */
  readonly opened: boolean;
  /** Qué anda mal */
  readonly trouble?:
    | {
        /** Código */
        readonly code:
          | 'host_not_found'
          | 'connection_refused'
          | 'unreachable'
          | 'timeout'
          | 'connection_lost'
          | 'paper_out'
          | 'cover_open'
          | 'printer_error'
          | 'offline'
          | 'device_missing'
          | 'device_not_permitted'
          | 'device_failed'
          | 'queue_unavailable'
          | 'queue_refused'
          | 'interrupted'
          | 'job_unprintable';
        /** Mensaje, en español, para una persona */
        readonly message: string;
        /** Qué hacer, en español */
        readonly remedy: string;
      }
    | undefined;
}

export interface DrawerBody {
  /** Sin ella, la de `till_id`, o la de siempre */
  readonly printer_id?: string | undefined;
  /** La caja cuyo cajón se abre */
  readonly till_id?: string | undefined;
}

export interface DueDeclaration {
  /** Qué recurso es */
  readonly object: 'due_declaration';
  /** 104: IVA; 103: retenciones de renta */
  readonly form: '103' | '104';
  /** Desde, AAAA-MM-DD */
  readonly from: string;
  /** Hasta, o a quién */
  readonly to: string;
  /** Por el noveno dígito del RUC; el siguiente día laborable */
  readonly due_on: string;
  /** Con lo que hay hasta ahora; falta mientras una persona no diga los saldos */
  readonly to_pay?: string | undefined;
  /** Cuándo se guardaron sus cifras */
  readonly saved_at?: string | undefined;
}

export interface Email {
  /** Qué recurso es */
  readonly object: 'email';
  /** Id del documento */
  readonly document_id: string;
  /** Hasta, o a quién */
  readonly to: readonly string[];
}

export interface EmailBody {
  /** Hasta, o a quién */
  readonly to?: readonly string[] | undefined;
}

export interface EmailDelivery {
  /** Hasta, o a quién */
  readonly to: string;
  /** Estado */
  readonly status: 'queued' | 'sent' | 'delivered' | 'bounced' | 'complained' | 'failed';
  /** Cuándo se envió */
  readonly sent_at?: string | undefined;
  /** Cuándo llegó */
  readonly delivered_at?: string | undefined;
  /** Cuándo se abrió */
  readonly opened_at?: string | undefined;
  /** Cuándo rebotó */
  readonly bounced_at?: string | undefined;
  /** Cuándo lo marcó como no deseado */
  readonly complained_at?: string | undefined;
  /** Si el rebote es permanente, pasajero o no se sabe */
  readonly bounce_type?: 'permanent' | 'transient' | 'undetermined' | undefined;
}

export interface EmailPreset {
  /** Qué recurso es */
  readonly object: 'email_preset';
  /** Identificador */
  readonly id: string;
  /** Nombre */
  readonly name: string;
  /** Con {dominio} donde va el de la empresa */
  readonly host: string;
  /** Puerto */
  readonly port: number;
  readonly security: 'starttls' | 'tls' | 'none';
  readonly password_help: string;
}

export interface EmailResult {
  /** Id del documento */
  readonly document_id: string;
  /** Estado */
  readonly status: 'queued' | 'refused';
  /** A quién va; vacío si se rechazó */
  readonly to: readonly string[];
  /** Por qué se rechazó */
  readonly problem?:
    | {
        /** Código */
        readonly code: string;
        /** Título, en español */
        readonly title: string;
        /** Estado */
        readonly status: number;
        /** Detalle, en español, para una persona */
        readonly detail: string;
        /** Todas las faltas, cada una con su lugar */
        readonly errors?:
          | readonly {
              /** Puntero JSON dentro del cuerpo */
              readonly pointer?: string | undefined;
              /** Nombre del parámetro o de la cabecera */
              readonly parameter?: string | undefined;
              /** Código */
              readonly code:
                | 'required'
                | 'unknown_field'
                | 'invalid_type'
                | 'invalid_format'
                | 'invalid_value'
                | 'too_short'
                | 'too_long'
                | 'too_few'
                | 'too_many'
                | 'out_of_range'
                | 'line_breaks'
                | 'reserved_name'
                | 'repeated'
                | 'rate_not_in_force'
                | 'unknown_rate'
                | 'tariff_required'
                | 'not_allowed_here'
                | 'not_found'
                | 'kind_unknown'
                | 'discount_over_amount'
                | 'tip_over_limit'
                | 'total_over_limit'
                | 'document_too_large'
                | 'payment_amount_required'
                | 'buyer_not_allowed'
                | 'invoice_not_authorized'
                | 'not_an_invoice'
                | 'credit_exceeds_balance'
                | 'consumidor_final_no_credit'
                | 'quantity_over_line'
                | 'date_in_future'
                | 'date_order'
                | 'unknown_in_document'
                | 'cedula_required'
                | 'refund_over_iva'
                | 'discount_over_base'
                | 'below_zero'
                | 'address_required'
                | 'term_required'
                | 'subsidy_below_price'
                | 'supplier_type_required'
                | 'not_in_force'
                | 'percent_required'
                | 'percent_not_admitted'
                | 'unknown_code'
                | 'totals_mismatch'
                | string;
              /** Mensaje, en español, para una persona */
              readonly message: string;
              /** Lo que tiene que decir la aprobación que falta; su acción es `code` */
              readonly about?: ApprovalSubject | undefined;
            }[]
          | undefined;
      }
    | undefined;
}

export interface EmailSettings {
  /** Qué recurso es */
  readonly object: 'email_settings';
  /** Falta mientras no hay cuenta: nada se envía */
  readonly account?:
    | {
        /** Servidor SMTP de salida */
        readonly host: string;
        /** Casi siempre 587 con starttls, o 465 con tls */
        readonly port: number;
        /** none solo se admite en este mismo equipo */
        readonly security: 'starttls' | 'tls' | 'none';
        /** Sin él, el servidor no pide identificarse */
        readonly user?: string | undefined;
        /** Quien firma; sin él, el nombre del negocio */
        readonly from_name?: string | undefined;
        /** Desde dónde se envía */
        readonly from_address: string;
        readonly has_password: boolean;
        /** Cuándo cambió por última vez */
        readonly updated_at: string;
      }
    | undefined;
  /** Correos que esperan salir */
  readonly queued: number;
  /** Por qué no sale nada; los correos esperan */
  readonly trouble?:
    | {
        /** Código */
        readonly code:
          | 'host_not_found'
          | 'connection_refused'
          | 'connection_lost'
          | 'timeout'
          | 'certificate_untrusted'
          | 'certificate_expired'
          | 'certificate_of_another_host'
          | 'tls_mismatch'
          | 'tls_unavailable'
          | 'wrong_password'
          | 'app_password_required'
          | 'password_login_disabled'
          | 'auth_unavailable'
          | 'auth_required'
          | 'password_unreadable'
          | 'sender_refused'
          | 'sending_limit'
          | 'server_busy'
          | 'server_refused';
        /** Mensaje, en español, para una persona */
        readonly message: string;
        /** Qué hacer, en español */
        readonly remedy: string;
        /** Desde cuándo */
        readonly since: string;
        readonly next_try_at: string;
      }
    | undefined;
}

export interface EmailSettingsBody {
  /** Servidor SMTP de salida */
  readonly host: string;
  /** Casi siempre 587 con starttls, o 465 con tls */
  readonly port: number;
  /** none solo se admite en este mismo equipo */
  readonly security: 'starttls' | 'tls' | 'none';
  /** Sin él, el servidor no pide identificarse */
  readonly user?: string | undefined;
  /** Quien firma; sin él, el nombre del negocio */
  readonly from_name?: string | undefined;
  /** Desde dónde se envía */
  readonly from_address: string;
  /** Nunca se muestra. Sin ella queda la anterior, si el servidor, el puerto, la seguridad y el usuario son los mismos */
  readonly password?: string | undefined;
}

export interface EmailTest {
  /** Qué recurso es */
  readonly object: 'email_test';
  readonly ok: boolean;
  /** Código */
  readonly code:
    | 'sent'
    | 'host_not_found'
    | 'connection_refused'
    | 'connection_lost'
    | 'timeout'
    | 'certificate_untrusted'
    | 'certificate_expired'
    | 'certificate_of_another_host'
    | 'tls_mismatch'
    | 'tls_unavailable'
    | 'wrong_password'
    | 'app_password_required'
    | 'password_login_disabled'
    | 'auth_unavailable'
    | 'auth_required'
    | 'password_unreadable'
    | 'sender_refused'
    | 'sending_limit'
    | 'server_busy'
    | 'server_refused'
    | 'recipient_invalid'
    | 'recipient_refused'
    | 'recipient_deferred'
    | 'message_refused'
    | 'message_deferred'
    | 'message_too_large'
    | 'document_not_authorized'
    | 'interrupted';
  /** Mensaje, en español, para una persona */
  readonly message: string;
  /** Qué hacer, en español */
  readonly remedy?: string | undefined;
  /** Lo que dijo el servidor, tal cual */
  readonly response?: string | undefined;
}

export interface EmailTestBody {
  /** Hasta, o a quién */
  readonly to: string;
}

export interface EmailsBody {
  /** Ids de los documentos */
  readonly document_ids: readonly string[];
  /** Hasta, o a quién */
  readonly to?: readonly string[] | undefined;
}

export interface EmissionPoint {
  /** Qué recurso es */
  readonly object: 'emission_point';
  /** Id del negocio */
  readonly entity_id: string;
  /** Ambiente: sandbox, test o live */
  readonly environment: 'sandbox' | 'test' | 'live';
  /** Establecimiento, tres dígitos */
  readonly establishment: string;
  /** Del establecimiento */
  readonly address?: string | undefined;
  /** Punto de emisión, tres dígitos */
  readonly emission_point: string;
  /** Una por tipo de documento */
  readonly series: readonly Series[];
}

export interface EmissionPointBody {
  /** Dice de qué negocio: con sandbox, del de práctica; con test o live, del real */
  readonly environment: 'sandbox' | 'test' | 'live';
  /** Establecimiento, tres dígitos */
  readonly establishment: string;
  /** Del establecimiento, y solo si es nuevo */
  readonly address?: string | undefined;
  /** Punto de emisión, tres dígitos */
  readonly emission_point: string;
  /** El primer número de cada tipo, por ambiente; sin él, 1. Una numeración no retrocede */
  readonly next_numbers?: Readonly<Record<string, Readonly<Record<string, number>>>> | undefined;
}

export interface EnrolmentBody {
  /** El código que dio la matriz, entero, o sus doce letras y cifras con `address`; sirve una vez y durante 24 horas */
  readonly code: string;
  /** Dónde contesta la matriz, con las doce letras y cifras: 192.168.1.10, con :puerto si no es 7443. Antes de enviarle el código se comprueba que sea la que lo dio */
  readonly address?: string | undefined;
  /** Cómo se llama esta caja en la matriz; si falta, su punto de emisión o el nombre de la computadora */
  readonly name?: string | undefined;
}

export interface Entity {
  /** Qué recurso es */
  readonly object: 'entity';
  /** Identificador */
  readonly id: string;
  /** Clase */
  readonly kind: 'sandbox' | 'live';
  /** País, por su código */
  readonly country: 'ec';
  /** RUC, 13 dígitos */
  readonly ruc: string;
  /** Razón social */
  readonly legal_name: string;
  /** Nombre comercial */
  readonly trade_name?: string | undefined;
  /** Dirección de la matriz */
  readonly head_office_address: string;
  /** Teléfono de la matriz */
  readonly head_office_phone?: string | undefined;
  /** Correo de la matriz */
  readonly head_office_email?: string | undefined;
  /** A dónde se responde a los correos */
  readonly reply_to_email?: string | undefined;
  /** Leyenda al pie de páginas, tickets y correos */
  readonly footer_legend?: string | undefined;
  /** Si está obligado a llevar contabilidad */
  readonly keeps_accounting: boolean;
  /** Régimen tributario */
  readonly regime: 'general' | 'rimpe_emprendedor' | 'rimpe_negocio_popular';
  /** Resolución de contribuyente especial */
  readonly special_taxpayer_resolution?: string | undefined;
  /** Resolución de agente de retención */
  readonly withholding_agent_resolution?: string | undefined;
  /** Resolución de gran contribuyente */
  readonly large_taxpayer_resolution?: string | undefined;
  /** El certificado de firma */
  readonly certificate?: Certificate | undefined;
  /** Si el portal muestra también los documentos de pruebas (test) */
  readonly portal_shows_test: boolean;
  /** Desde cuándo emite en producción */
  readonly live_since?: string | undefined;
  /** Si puede emitir, y si no, por qué */
  readonly issuing: {
    /** Si está permitido */
    readonly allowed: boolean;
    /** Qué bloquea la emisión */
    readonly lock?:
      | {
          /** Código */
          readonly code: string;
          /** Mensaje, en español, para una persona */
          readonly message: string;
          /** Cuántos, o si, se canceló */
          readonly canceled: boolean;
        }
      | undefined;
  };
  /** El logotipo */
  readonly logo?:
    | {
        /** Dónde está la imagen en este mismo servicio; se pide con la misma clave */
        readonly url: string;
        /** Tipo del archivo */
        readonly content_type: 'image/png' | 'image/jpeg';
        /** Bytes */
        readonly size: number;
      }
    | undefined;
  /** Cuándo se creó */
  readonly created_at: string;
}

export interface EntityPatch {
  /** Razón social */
  readonly legal_name?: string | undefined;
  /** Nombre comercial */
  readonly trade_name?: string | null | undefined;
  /** Dirección de la matriz */
  readonly head_office_address?: string | undefined;
  /** Teléfono de la matriz */
  readonly head_office_phone?: string | null | undefined;
  /** Correo de la matriz */
  readonly head_office_email?: string | null | undefined;
  /** A dónde se responde a los correos */
  readonly reply_to_email?: string | null | undefined;
  /** Leyenda al pie de páginas, tickets y correos */
  readonly footer_legend?: string | null | undefined;
  /** Si está obligado a llevar contabilidad */
  readonly keeps_accounting?: boolean | undefined;
  /** Régimen tributario */
  readonly regime?: 'general' | 'rimpe_emprendedor' | 'rimpe_negocio_popular' | undefined;
  /** Resolución de contribuyente especial */
  readonly special_taxpayer_resolution?: string | null | undefined;
  /** Resolución de agente de retención */
  readonly withholding_agent_resolution?: string | null | undefined;
  /** Resolución de gran contribuyente */
  readonly large_taxpayer_resolution?: string | null | undefined;
  /** Si el portal muestra documentos de prueba */
  readonly portal_shows_test?: boolean | undefined;
}

export interface Establishment {
  /** Qué recurso es */
  readonly object: 'establishment';
  /** Id del negocio */
  readonly entity_id: string;
  /** Código */
  readonly code: string;
  /** Dirección */
  readonly address?: string | undefined;
}

export interface EstablishmentPatch {
  /** Ambiente: sandbox, test o live */
  readonly environment: 'sandbox' | 'test' | 'live';
  /** Dirección */
  readonly address: string;
}

export interface Event {
  /** Identificador */
  readonly id: string;
  /** Qué recurso es */
  readonly object: 'event';
  /** Tipo */
  readonly type:
    | 'sync.offline'
    | 'sync.recovered'
    | 'certificate.expiring'
    | 'certificate.expired'
    | 'entity.updated'
    | 'clock.untrusted'
    | 'clock.confirmed'
    | 'series.stopped'
    | 'series.resumed'
    | 'series.raised'
    | 'series.replaced'
    | 'storage.damaged'
    | 'journal.incomplete'
    | 'authority.substituted'
    | 'payment.reversed';
  /** Cuándo se creó */
  readonly created_at: string;
  /** Ambiente: sandbox, test o live */
  readonly environment?: 'sandbox' | 'test' | 'live' | undefined;
  /** Id del negocio */
  readonly entity_id?: string | undefined;
  /** Lo propio de cada suceso */
  readonly data: Readonly<Record<string, unknown>>;
}

export interface Exchange {
  /** Qué recurso es */
  readonly object: 'exchange';
  /** Identificador */
  readonly id: string;
  /** Id del documento */
  readonly document_id: string;
  /** Corrección a la que pertenece; la primera es 1 */
  readonly revision: number;
  /** La operación */
  readonly operation: 'reception' | 'authorization';
  /** «sandbox:» en el ambiente de práctica */
  readonly endpoint: string;
  /** Lo que se entendió; «unknown: …» cuando no se sabe nada */
  readonly outcome: string;
  /** Estado HTTP */
  readonly http_status: number | null;
  readonly started_at: string;
  /** Cuánto tardó, en milésimas de segundo */
  readonly duration_ms: number;
}

export interface ExpiringLots {
  /** Qué recurso es */
  readonly object: 'expiring_lots';
  /** Ambiente: sandbox, test o live */
  readonly environment: 'sandbox' | 'test' | 'live';
  readonly days: number;
  /** Lo que ya caducó primero; los 500 primeros */
  readonly lots: readonly {
    /** Id del producto */
    readonly product_id: string;
    /** Código */
    readonly code: string;
    /** Nombre */
    readonly name: string;
    /** Unidad */
    readonly unit?: string | undefined;
    /** Número, como 001-001-000000001 */
    readonly number?: string | undefined;
    readonly expires_on: string;
    /** Cuánto hay */
    readonly quantity: string;
    /** Días hasta que caduque: 0 es hoy; negativos si ya caducó */
    readonly days_left: number;
    /** Cuánto hay del producto sin caducar: una venta de más toma lo caducado */
    readonly unexpired: string;
    /** Lo que cuesta, al centavo, si tiene costo; solo para quien puede ver los costos */
    readonly value?: string | undefined;
  }[];
  /** Cuántos son */
  readonly lots_count: number;
  /** De ellos, cuántos ya caducaron */
  readonly expired_count: number;
  /** Lo que cuestan todos los que tienen costo; solo para quien puede ver los costos */
  readonly value?: string | undefined;
}

export interface Export {
  /** Incoterm de la factura */
  readonly incoterm?: string | undefined;
  /** Lugar del incoterm */
  readonly incoterm_place?: string | undefined;
  /** País de origen, por su código */
  readonly origin_country?: string | undefined;
  /** Puerto de embarque */
  readonly loading_port?: string | undefined;
  /** Puerto de destino */
  readonly destination_port?: string | undefined;
  /** País de destino, por su código */
  readonly destination_country?: string | undefined;
  /** País de adquisición, por su código */
  readonly acquisition_country?: string | undefined;
  /** Subtotal según el incoterm */
  readonly subtotal_incoterm?: string | undefined;
  /** Flete internacional */
  readonly international_freight: string;
  /** Seguro internacional */
  readonly international_insurance: string;
  /** Gastos aduaneros */
  readonly customs_costs: string;
  /** Otros gastos de transporte */
  readonly other_transport_costs: string;
}

/** Factura de exportación (anexo 4) */
export interface ExportBody {
  /** Incoterm de la factura */
  readonly incoterm: string;
  /** Lugar del incoterm */
  readonly incoterm_place: string;
  /** País por el código del SRI: 593 es Ecuador */
  readonly origin_country: string;
  /** Puerto de embarque */
  readonly loading_port: string;
  /** Puerto de destino */
  readonly destination_port: string;
  /** País por el código del SRI: 593 es Ecuador */
  readonly destination_country?: string | undefined;
  /** País por el código del SRI: 593 es Ecuador */
  readonly acquisition_country?: string | undefined;
  /** Subtotal según el incoterm */
  readonly subtotal_incoterm?: string | undefined;
  /** Decimal en texto, hasta dos decimales */
  readonly international_freight?: string | undefined;
  /** Decimal en texto, hasta dos decimales */
  readonly international_insurance?: string | undefined;
  /** Decimal en texto, hasta dos decimales */
  readonly customs_costs?: string | undefined;
  /** Decimal en texto, hasta dos decimales */
  readonly other_transport_costs?: string | undefined;
}

export interface FaultReport {
  /** Qué recurso es */
  readonly object: 'fault_report';
  /** Del programa */
  readonly version: string;
  /** Del computador: sistema, procesador y Node */
  readonly system: string;
  readonly reported_at: string;
  /** El documento calculado */
  readonly document: {
    /** Identificador */
    readonly id: string;
    /** Tipo */
    readonly type:
      | 'invoice'
      | 'purchase_settlement'
      | 'credit_note'
      | 'debit_note'
      | 'delivery_note'
      | 'withholding';
    /** Ambiente: sandbox, test o live */
    readonly environment: 'sandbox' | 'test' | 'live';
    /** Estado */
    readonly status: 'pending' | 'submitted' | 'authorized' | 'returned' | 'not_authorized' | 'annulled';
    /** Número, como 001-001-000000001 */
    readonly number: string;
    /** Clave de acceso de 49 dígitos */
    readonly access_key: string;
    /** Fecha de emisión, AAAA-MM-DD, en Ecuador */
    readonly issue_date: string;
    /** Corrección a la que pertenece; la primera es 1 */
    readonly revision: number;
    /** Lo que dijo el SRI, con causa y remedio */
    readonly sri_messages: readonly SriMessage[];
  };
  /** Como se firmó, sin el certificado; null si aún no se firma */
  readonly xml: string | null;
  readonly exchanges: readonly {
    /** La operación */
    readonly operation: 'reception' | 'authorization';
    /** Corrección a la que pertenece; la primera es 1 */
    readonly revision: number;
    /** Lo que se entendió; «unknown: …» cuando no se sabe nada */
    readonly outcome: string;
    /** Estado HTTP */
    readonly http_status: number | null;
    readonly started_at: string;
    /** Lo que respondió el SRI, sin certificados; null si no respondió */
    readonly answer: string | null;
  }[];
}

/** Solo si el documento sale de una máquina fiscal */
export interface FiscalMachine {
  /** Marca */
  readonly brand: string;
  /** Modelo */
  readonly model: string;
  /** Número de serie */
  readonly serial: string;
}

export interface FiscalMachineBody {
  /** Marca */
  readonly brand: string;
  /** Modelo */
  readonly model: string;
  /** Número de serie */
  readonly serial: string;
}

export interface FiscalMachineDocument {
  /** Qué recurso es */
  readonly object: 'fiscal_machine_document';
  /** Id del documento */
  readonly document_id: string;
  /** Tipo */
  readonly type:
    | 'invoice'
    | 'purchase_settlement'
    | 'credit_note'
    | 'debit_note'
    | 'delivery_note'
    | 'withholding';
  /** Estado */
  readonly status: 'pending' | 'submitted' | 'authorized' | 'returned' | 'not_authorized' | 'annulled';
  /** Número, como 001-001-000000001 */
  readonly number: string;
  readonly counterparty_name: string;
  /** Suma de los impuestos, decimal en texto */
  readonly tax_total: string;
  /** Total en dólares, decimal en texto */
  readonly total: string;
  /** Cuándo se emitió */
  readonly issued_at: string;
}

export interface FiscalMachinePatch {
  /** Marca */
  readonly brand?: string | undefined;
  /** Modelo */
  readonly model?: string | undefined;
  /** Si está en uso */
  readonly active?: boolean | undefined;
}

export interface FiscalMachineTotals {
  /** Qué recurso es */
  readonly object: 'fiscal_machine_totals';
  /** Máquina fiscal: marca, modelo y serie */
  readonly fiscal_machine: RegisteredFiscalMachine;
  /** Ambiente: sandbox, test o live */
  readonly environment: 'sandbox' | 'test' | 'live';
  /** Día, AAAA-MM-DD */
  readonly date: string;
  readonly types: readonly {
    /** Tipo */
    readonly type:
      | 'invoice'
      | 'purchase_settlement'
      | 'credit_note'
      | 'debit_note'
      | 'delivery_note'
      | 'withholding';
    /** Cuántos */
    readonly count: number;
    /** Cuántos de ellos autorizó ya el SRI */
    readonly authorized: number;
    /** Aparte de los anteriores */
    readonly annulled: number;
    readonly first_number: string;
    readonly last_number: string;
    /** Suma de los impuestos, decimal en texto */
    readonly tax_total: string;
    /** Total en dólares, decimal en texto */
    readonly total: string;
  }[];
  /** Lo vendido a cada tarifa de IVA */
  readonly by_rate: readonly RateSum[];
  readonly generated_at: string;
}

export interface ForeignPayment {
  /** Régimen tributario */
  readonly regime?: string | undefined;
  /** País, por su código */
  readonly country?: string | undefined;
  /** Si aplica convenio de doble tributación */
  readonly double_taxation_treaty?: boolean | undefined;
  /** Si el pago está sujeto a retención */
  readonly subject_to_withholding?: boolean | undefined;
  /** Si el pago es a un régimen fiscal preferente */
  readonly preferential_regime_payment?: boolean | undefined;
}

/** Pago al exterior */
export interface ForeignPaymentBody {
  /** 01 general, 02 paraíso fiscal, 03 preferente o de menor imposición */
  readonly regime: '01' | '02' | '03';
  /** País del pago: por la tabla de países, o por la de paraísos fiscales */
  readonly country: string;
  /** Si se aplica un convenio de doble tributación */
  readonly double_taxation_treaty: boolean;
  /** Si el pago está sujeto a retención por la ley; solo y siempre sin convenio */
  readonly subject_to_withholding?: boolean | undefined;
  /** Si el pago es a un régimen fiscal preferente; con el régimen 03, siempre true */
  readonly preferential_regime_payment?: boolean | undefined;
}

export interface ForgottenPinBody {
  /** La contraseña de los respaldos, o la clave del archivo de la firma electrónica; sobra para el primer PIN de la caja donde no se guarda ninguna */
  readonly secret?: string | undefined;
  readonly pin: string;
}

export interface GoodsReceipt {
  /** Identificador */
  readonly id: string;
  /** entry: su mercadería entra; return: se devolvió al proveedor y sale; discount: nada se devolvió, y lo que hay cuesta menos */
  readonly effect: 'entry' | 'return' | 'discount';
  /** Cuándo entró, salió o bajó de costo */
  readonly entered_at: string;
  /** Quién lo ingresó */
  readonly operator?: OperatorNamed | undefined;
  /** Quién lo aprobó, si hizo falta */
  readonly approved_by?: OperatorNamed | undefined;
  /** Si entró con el IVA en el costo */
  readonly iva_in_cost: boolean;
  /** Cuánto de lo que cuestan sus líneas es flete */
  readonly freight: string;
  /** Lo que costó todo lo que entró, al centavo */
  readonly total: string;
  /** Las líneas */
  readonly lines: readonly {
    /** Número de línea */
    readonly line: number;
    /** Id del producto */
    readonly product_id: string;
    /** Cantidad, decimal en texto */
    readonly quantity: string;
    /** Lo que costó la línea, al centavo */
    readonly cost: string;
  }[];
  /** Productos */
  readonly products: readonly ReceivedProduct[];
  /** Cuándo se deshizo */
  readonly reversed_at?: string | undefined;
  /** Por qué se deshizo */
  readonly reversal_reason?: string | undefined;
  /** Quién lo deshizo */
  readonly reversed_by?: OperatorNamed | undefined;
}

export interface GoodsReceiptBody {
  /** Obligatorio de una nota de crédito; lo demás entra. entry: su mercadería entra; return: se devolvió al proveedor y sale; discount: nada se devolvió, y lo que hay cuesta menos */
  readonly effect?: 'entry' | 'return' | 'discount' | undefined;
  /** La de lo que se vio: si ya entraría otra cosa, o a otro costo, nada entra */
  readonly revision?: string | undefined;
  /** Lo que costó traer la mercadería, además de la compra: sin IVA si se acredita. Se reparte entre las líneas que entran, según lo que cuestan, al centavo */
  readonly freight?: string | undefined;
  /** A qué lote entra cada línea de un producto con lotes; las demás entran sin lote */
  readonly lots?:
    | readonly {
        /** Su lugar desde 0 */
        readonly line: number;
        /** El número que le puso el fabricante; sin él, solo la caducidad */
        readonly number?: string | undefined;
        /** Hasta qué día es bueno, ese día incluido */
        readonly expires_on: string;
      }[]
    | undefined;
  /** Lo que entra de un lote que ya caducó entra de todos modos */
  readonly confirm_expired?: true | undefined;
  /** De la aprobación de quien puede cambiar las existencias */
  readonly approval_id?: string | undefined;
}

export interface GoodsReceiptReversalBody {
  /** Por qué se deshace */
  readonly reason?: string | undefined;
  /** De la aprobación de quien puede cambiar las existencias */
  readonly approval_id?: string | undefined;
}

export interface HeadDecisions {
  /** Qué recurso es */
  readonly object: 'head_decisions';
  /** De qué lleva algo la matriz: lo nuevo de eso se crea en ella */
  readonly kinds: readonly ('product' | 'price_list' | 'operator')[];
  /** De los productos preguntados, los de la matriz */
  readonly product_ids: readonly string[];
  /** Las listas de precios de la matriz */
  readonly price_list_ids: readonly string[];
  /** Los operadores de la matriz */
  readonly operator_ids: readonly string[];
  /** Los ajustes que decide la matriz */
  readonly settings: readonly string[];
}

export interface HeadOffice {
  /** Qué recurso es */
  readonly object: 'head_office';
  /** not_enrolled: no informa a ninguna matriz; enrolled: informa; unproven: se restauró, y antes de informar se pone de acuerdo con la matriz; forked: otra computadora informa con la misma identidad, y esta dejó de hacerlo; revoked: la matriz ya no la recibe. En los dos últimos no emite en producción hasta que se la une con otro código */
  readonly state: 'not_enrolled' | 'enrolled' | 'unproven' | 'forked' | 'revoked';
  /** Dirección */
  readonly url?: string | undefined;
  /** Desde cuándo esta caja está unida a la matriz */
  readonly enrolled_at?: string | undefined;
  /** Hasta dónde la matriz confirmó lo enviado */
  readonly position?: number | undefined;
  /** Cuántos registros faltan por enviar */
  readonly waiting?: number | undefined;
  /** Se traen de la matriz los documentos, la caja y el inventario de esta caja que aquí faltan */
  readonly fetching?: true | undefined;
  /** La matriz pidió retirar esta caja: termina cuando todo lo suyo esté allí */
  readonly retiring?: true | undefined;
  /** Puntos de emisión que se dejaron al restaurar en una carpeta vacía, pues nada prueba su último número. Se vuelve a ellos diciendo el siguiente de cada serie */
  readonly replaced_points?:
    | readonly {
        /** Establecimiento, tres dígitos */
        readonly establishment: string;
        /** Punto de emisión, tres dígitos */
        readonly emission_point: string;
        readonly instead: string;
      }[]
    | undefined;
  /** Turnos de caja que alguien tiene que revisar, de los que se trajeron al restaurar */
  readonly fetched_cash_sessions?:
    | readonly {
        /** Identificador */
        readonly id: string;
        /** Cuándo se abrió */
        readonly opened_at: string;
        readonly operator_name: string;
        readonly outcome: 'open' | 'left_out';
      }[]
    | undefined;
  /** Cuándo contestó la matriz por última vez */
  readonly reached_at?: string | undefined;
  /** Por qué falló el último intento; falta si no falló */
  readonly problem?: string | undefined;
}

export interface HeadOfficeMove {
  /** Dónde contesta ahora la matriz; se la reconoce por el mismo certificado */
  readonly url: string;
}

export interface Health {
  /** Nombre */
  readonly name: 'mostrador';
  /** Versión del programa */
  readonly version: string;
  /** Responde al reto: prueba qué servicio es */
  readonly proof?: string | undefined;
}

export interface HeldSale {
  /** Qué recurso es */
  readonly object: 'held_sale';
  /** Identificador */
  readonly id: string;
  /** Ambiente: sandbox, test o live */
  readonly environment: 'sandbox' | 'test' | 'live';
  readonly till_id?: string | undefined;
  readonly till_name?: string | undefined;
  /** Cómo se llama para una persona */
  readonly label: string;
  /** Total en dólares, decimal en texto */
  readonly total: string;
  readonly customer_name?: string | undefined;
  /** Quien la guardó, si había ingresado su PIN */
  readonly operator?: OperatorNamed | undefined;
  /** Cuándo se creó */
  readonly created_at: string;
  readonly content: Readonly<Record<string, unknown>>;
}

export interface HeldSaleBody {
  /** Ambiente: sandbox, test o live */
  readonly environment: 'sandbox' | 'test' | 'live';
  readonly till_id?: string | undefined;
  /** Por lo que se la reconoce */
  readonly label: string;
  /** Decimal en texto, hasta dos decimales */
  readonly total: string;
  readonly customer_name?: string | undefined;
  /** La venta como la escribe la ventana; el servicio la guarda sin leerla. Hasta 256 KB */
  readonly content: Readonly<Record<string, unknown>>;
}

export interface HeldSaleListed {
  /** Qué recurso es */
  readonly object: 'held_sale';
  /** Identificador */
  readonly id: string;
  /** Ambiente: sandbox, test o live */
  readonly environment: 'sandbox' | 'test' | 'live';
  readonly till_id?: string | undefined;
  readonly till_name?: string | undefined;
  /** Cómo se llama para una persona */
  readonly label: string;
  /** Total en dólares, decimal en texto */
  readonly total: string;
  readonly customer_name?: string | undefined;
  /** Quien la guardó, si había ingresado su PIN */
  readonly operator?: OperatorNamed | undefined;
  /** Cuándo se creó */
  readonly created_at: string;
}

export interface HostedHead {
  /** Qué recurso es */
  readonly object: 'hosted_head';
  /** off: este equipo no es la matriz; starting: se inicia; running: contesta; failed: terminó o no pudo iniciar, y se intenta otra vez */
  readonly state: 'off' | 'starting' | 'running' | 'failed';
  /** Por qué no pudo iniciar, y qué hacer */
  readonly problem?: string | undefined;
  /** En qué puerto contesta a las cajas */
  readonly port?: number | undefined;
  /** Lo que se teclea en las otras cajas: las direcciones de este equipo en su red */
  readonly addresses?: readonly string[] | undefined;
  /** La huella de su certificado, por la que la reconocen las cajas */
  readonly pin?: string | undefined;
  /** Dónde están sus datos */
  readonly data_dir?: string | undefined;
  /** Las cajas que se unieron */
  readonly stations?: readonly HostedStation[] | undefined;
}

export interface HostedHeadBody {
  /** En qué puerto, desde 1024; si falta, 7443. 0: uno que esté libre, y desde entonces el mismo */
  readonly port?: number | undefined;
}

export interface HostedHeadKey {
  /** Qué recurso es */
  readonly object: 'hosted_head_key';
  /** La clave, esta única vez */
  readonly key: string;
  /** La ventana de la matriz, en un navegador de este equipo */
  readonly url: string;
  /** Hasta cuándo abre: un día */
  readonly expires_at: string;
}

/** Una caja que se unió a la matriz */
export interface HostedStation {
  /** Identificador */
  readonly id: string;
  /** Nombre */
  readonly name: string;
  /** Estado */
  readonly state: 'enrolled' | 'revoked';
  readonly emission_points: readonly string[];
  /** Los documentos */
  readonly documents: number;
  readonly waiting?: number | undefined;
  readonly last_seen_at?: string | undefined;
}

export interface IdentifiedSupplier {
  /** De lo que otros emitieron, también el código tal como está escrito */
  readonly identification_type: 'ruc' | 'cedula' | 'pasaporte' | 'consumidor_final' | 'exterior' | string;
  /** Número de identificación */
  readonly identification: string;
}

export type IdentifiedSupplierBody =
  | {
      /** Tipo de identificación */
      readonly identification_type: 'ruc';
      /** Número de identificación */
      readonly identification: string;
    }
  | {
      /** Tipo de identificación */
      readonly identification_type: 'cedula';
      /** Número de identificación */
      readonly identification: string;
    }
  | {
      /** Tipo de identificación */
      readonly identification_type: 'pasaporte' | 'exterior';
      /** Número de identificación */
      readonly identification: string;
    };

export interface Import {
  /** Identificador */
  readonly id: string;
  /** Qué recurso es */
  readonly object: 'import';
  /** Id del negocio */
  readonly entity_id: string;
  /** País, por su código */
  readonly country: 'ec';
  /** Ambiente: sandbox, test o live */
  readonly environment: 'sandbox' | 'test' | 'live';
  /** Moneda */
  readonly currency: 'USD';
  /** Estado */
  readonly status: 'queued' | 'processing' | 'completed' | 'failed' | 'canceled';
  /** Cuándo entró en cada estado */
  readonly status_transitions: ImportTransitions;
  /** Los archivos */
  readonly files: readonly ImportFile[];
  /** Las cuentas */
  readonly counts: {
    /** Los hallados */
    readonly found: number;
    /** Los que esperan */
    readonly pending: number;
    /** Los importados */
    readonly imported: number;
    /** Los que ya estaban */
    readonly duplicate: number;
    /** Los omitidos */
    readonly skipped: number;
    /** Los que fallaron */
    readonly failed: number;
  };
  /** Con qué evidencia se importó cada documento */
  readonly verification: {
    /** Los confirmados por el SRI */
    readonly sri: number;
    /** Los confirmados por un listado */
    readonly listed: number;
    /** Los confirmados por su firma */
    readonly signature: number;
    /** Los que nada confirma */
    readonly unconfirmed: number;
  };
  /** Facturas y notas de débito importadas, menos las notas de crédito, con impuestos */
  readonly sales_total: string;
  /** Documentos importados antes que esta evidencia confirma, según la que tenían */
  readonly upgraded: {
    /** Los confirmados por su firma */
    readonly signature: number;
    /** Los que nada confirma */
    readonly unconfirmed: number;
  };
  /** Qué numeración dejó la importación */
  readonly numbering: readonly ImportNumbering[];
  /** Por qué falló */
  readonly failure?:
    | {
        /** Código */
        readonly code:
          | 'unreadable_archive'
          | 'encrypted_archive'
          | 'archive_too_large'
          | 'too_many_entries'
          | 'no_documents'
          | 'internal_error';
        /** Mensaje, en español, para una persona */
        readonly message: string;
      }
    | undefined;
  /** Cuándo se creó */
  readonly created_at: string;
  /** Cuándo cambió por última vez */
  readonly updated_at: string;
}

export interface ImportFile {
  /** Nombre */
  readonly name: string;
  /** Ausente mientras no se abre, y si no es ninguno */
  readonly kind?: 'xml' | 'zip' | 'text' | undefined;
  /** Bytes */
  readonly size: number;
  /** SHA-256, en hexadecimal */
  readonly sha256: string;
  /** Carpetas, ocultos y archivos comprimidos dentro de otro */
  readonly ignored_entries: number;
}

export interface ImportItem {
  /** Identificador */
  readonly id: string;
  /** Qué recurso es */
  readonly object: 'import_item';
  /** Id de la importación */
  readonly import_id: string;
  /** Nombre del archivo */
  readonly file: string;
  /** Dentro del ZIP */
  readonly entry?: string | undefined;
  /** Del listado */
  readonly line?: number | undefined;
  /** Clave de acceso de 49 dígitos */
  readonly access_key?: string | undefined;
  /** Tipo de comprobante */
  readonly document_type?:
    | 'invoice'
    | 'purchase_settlement'
    | 'credit_note'
    | 'debit_note'
    | 'delivery_note'
    | 'withholding'
    | undefined;
  /** Número, como 001-001-000000001 */
  readonly number?: string | undefined;
  /** Fecha de emisión, AAAA-MM-DD, en Ecuador */
  readonly issue_date?: string | undefined;
  /** El resultado */
  readonly result: 'pending' | 'imported' | 'duplicate' | 'skipped' | 'failed';
  /** Ausente mientras está pendiente */
  readonly code?:
    | 'confirmed_by_sri'
    | 'listed_by_sri'
    | 'signature_only'
    | 'issuer_signature_only'
    | 'already_exists'
    | 'evidence_added'
    | 'wrong_issuer'
    | 'wrong_environment'
    | 'unsupported_version'
    | 'annulled'
    | 'not_authorized'
    | 'no_sri_in_sandbox'
    | 'canceled'
    | 'not_importable'
    | 'not_a_document'
    | 'unreadable_xml'
    | 'unknown_code'
    | 'entry_too_large'
    | 'invalid_access_key'
    | 'invalid_signature'
    | 'certificate_mismatch'
    | 'certificate_expired'
    | 'authorization_mismatch'
    | 'unknown_to_sri'
    | 'xml_unavailable'
    | 'number_taken'
    | 'sri_unavailable'
    | undefined;
  /** Mensaje, en español, para una persona */
  readonly message?: string | undefined;
  /** Los datos que completan el mensaje */
  readonly params: Readonly<Record<string, string>>;
  /** Qué confirma que el SRI lo autorizó */
  readonly verification?: 'sri' | 'listed' | 'signature' | 'unconfirmed' | undefined;
  /** Id del documento */
  readonly document_id?: string | undefined;
  /** Cuándo se creó */
  readonly created_at: string;
  /** Cuándo cambió por última vez */
  readonly updated_at: string;
}

export interface ImportNumbering {
  /** Id de la serie */
  readonly series_id: string;
  /** Tipo de comprobante */
  readonly document_type:
    | 'invoice'
    | 'purchase_settlement'
    | 'credit_note'
    | 'debit_note'
    | 'delivery_note'
    | 'withholding';
  /** Establecimiento, tres dígitos */
  readonly establishment: string;
  /** Punto de emisión, tres dígitos */
  readonly emission_point: string;
  /** El mayor número importado */
  readonly highest_imported: number;
  /** El mayor que ya se había tomado aquí; 0 si ninguno */
  readonly highest_reserved: number;
  /** El número que sigue */
  readonly next_number: number;
  /** Si está en uso */
  readonly active: boolean;
  /** La serie no existía */
  readonly created: boolean;
}

/** Cuándo entró la importación en cada estado */
export type ImportTransitions = Readonly<Record<string, string>>;

export interface InStoreBarcodes {
  /** Qué recurso es */
  readonly object: 'in_store_barcodes';
  /** Productos que no tenían código de barras y ahora tienen uno */
  readonly assigned_count: number;
}

export interface InStoreBarcodesBody {
  /** A qué productos; sin nada, a todos */
  readonly products?:
    | {
        /** Las palabras que se buscan */
        readonly q?: string | undefined;
        /** Categoría */
        readonly category?: string | undefined;
        /** Los ids */
        readonly ids?: readonly string[] | undefined;
        /** Solo las variantes de este producto con variantes */
        readonly parent_id?: string | undefined;
        /** Si está en uso */
        readonly active?: boolean | undefined;
      }
    | undefined;
}

export interface IncomeTaxRow {
  /** Código */
  readonly code: string;
  /** Concepto */
  readonly concept: string;
  /** Porcentaje, decimal en texto */
  readonly percent: string;
  /** Los documentos */
  readonly documents: number;
  /** Base imponible, decimal en texto */
  readonly base: string;
  /** Valor, decimal en texto */
  readonly value: string;
}

export interface Invoice {
  /** Qué recurso es */
  readonly object: 'invoice';
  /** El comprador */
  readonly buyer: Party;
  /** Las líneas */
  readonly lines: readonly Line[];
  /** Los impuestos */
  readonly taxes: readonly TaxTotal[];
  /** Suma de las líneas antes de impuestos */
  readonly subtotal: string;
  /** Descuento en dólares, decimal en texto */
  readonly discount: string;
  /** IVA, decimal en texto */
  readonly iva: string;
  /** ICE, decimal en texto */
  readonly ice: string;
  /** IRBPNR, decimal en texto */
  readonly irbpnr: string;
  /** Propina, decimal en texto */
  readonly tip: string;
  /** Total en dólares, decimal en texto */
  readonly total: string;
  /** Lo que el Estado subsidia, sin impuestos */
  readonly subsidy: string;
  /** Los pagos */
  readonly payments: readonly Payment[];
  /** Placa del vehículo */
  readonly plate?: string | undefined;
  /** Número de la guía de remisión */
  readonly delivery_note_number?: string | undefined;
  /** Datos de exportación */
  readonly export?: Export | undefined;
  /** Reembolso de gastos (anexo 5) */
  readonly reimbursement?: Reimbursement | undefined;
  /** Las retenciones */
  readonly withholdings: readonly {
    /** De lo que otros emitieron, también el código tal como está escrito */
    readonly type:
      | 'iva_100'
      | 'iva_12_editores'
      | 'iva_100_distribuidores'
      | 'iva_100_voceadores'
      | 'renta_0_2'
      | 'renta_0_3'
      | string;
    /** Valor, decimal en texto */
    readonly value: string;
  }[];
  /** IVA retenido, decimal en texto */
  readonly withheld_iva: string;
  /** Renta retenida, decimal en texto */
  readonly withheld_renta: string;
  /** Datos de traslado: la factura hace de guía de remisión */
  readonly substitute_delivery_note?: SubstituteDeliveryNote | undefined;
  /** Rubros de terceros, que se cobran y no son ingreso */
  readonly third_party_charges: readonly {
    /** Concepto */
    readonly concept: string;
    /** Monto en dólares, decimal en texto */
    readonly amount: string;
  }[];
  /** Comprobante negociable (anexo 11) */
  readonly negotiable?: Negotiable | undefined;
  /** Compensaciones de IVA */
  readonly compensations: readonly Compensation[];
  /** Máquina fiscal: marca, modelo y serie */
  readonly fiscal_machine?: FiscalMachine | undefined;
  /** Campos adicionales que se imprimen: nombre y valor */
  readonly additional_info: readonly AdditionalField[];
  /** Identificador */
  readonly id: string;
  /** País, por su código */
  readonly country: 'ec';
  /** Moneda */
  readonly currency: 'USD';
  /** Ambiente: sandbox, test o live */
  readonly environment: 'sandbox' | 'test' | 'live';
  /** Estado */
  readonly status: 'pending' | 'submitted' | 'authorized' | 'returned' | 'not_authorized' | 'annulled';
  /** Cuándo entró en cada estado */
  readonly status_transitions: StatusTransitions;
  /** Id del negocio */
  readonly entity_id: string;
  /** Número, como 001-001-000000001 */
  readonly number: string;
  /** Clave de acceso de 49 dígitos */
  readonly access_key: string;
  /** La autorización del SRI: número y fecha */
  readonly authorization?:
    | {
        /** Número, como 001-001-000000001 */
        readonly number: string;
        /** Cuándo lo autorizó el SRI */
        readonly authorized_at: string;
        /** Dirección del servidor que autorizó un documento de producción en lugar del SRI: no tiene validez. Falta si fue el SRI */
        readonly substitute_authority?: string | undefined;
      }
    | undefined;
  /** Lo que dijo el SRI, con causa y remedio */
  readonly sri_messages: readonly SriMessage[];
  /** Solo en la respuesta que lo emite o lo corrige: lo que la vista previa advierte del documento, como pagos que no suman el total. Falta si no hay nada */
  readonly warnings?:
    | readonly {
        /** Código */
        readonly code: string;
        /** Mensaje, en español, para una persona */
        readonly message: string;
        /** Detalle, en español, para una persona */
        readonly detail: string;
      }[]
    | undefined;
  /** Pares suyos, hasta 20; vuelven como llegaron */
  readonly metadata: Readonly<Record<string, string>>;
  /** Cuándo se emitió */
  readonly issued_at: string;
  /** Cómo va el correo del documento */
  readonly delivery_status:
    | 'none'
    | 'no_recipient'
    | 'queued'
    | 'sent'
    | 'delivered'
    | 'bounced'
    | 'complained'
    | 'failed';
  /** Los correos enviados y qué fue de cada uno */
  readonly emails: readonly EmailDelivery[];
  /** Cuántas veces se vio en el portal */
  readonly portal_views: number;
  /** Cuándo se vio por última vez en el portal */
  readonly portal_last_viewed_at?: string | undefined;
  /** Dónde lo ve el cliente, en consultas y listados; falta mientras el portal no lo muestra */
  readonly portal_url?: string | undefined;
  /** api, console, mcp, cli, imported, o el nombre corto de una tienda en línea */
  readonly channel: string;
  /** Id de la importación */
  readonly import_id?: string | undefined;
  /** Qué confirma que el SRI lo autorizó */
  readonly verification?: 'sri' | 'listed' | 'signature' | 'unconfirmed' | undefined;
  /** De qué archivo viene un documento importado */
  readonly listing?: ListingEvidence | undefined;
  /** Fecha de emisión, AAAA-MM-DD, en Ecuador */
  readonly issue_date: string;
  /** Cuándo se creó */
  readonly created_at: string;
  /** Cuándo cambió por última vez */
  readonly updated_at: string;
  /** Lo que aún pueden rebajar notas de crédito */
  readonly credit_balance: string;
}

export interface InvoiceBody {
  /** El comprador */
  readonly buyer: BuyerBody;
  /** Las líneas */
  readonly lines: readonly LineBody[];
  /** Los pagos */
  readonly payments: readonly PaymentBody[];
  /** Decimal en texto, hasta dos decimales */
  readonly tip?: string | undefined;
  /** Descuentos adicionales sobre la base del IVA de una tarifa, después de las líneas */
  readonly additional_discounts?: readonly AdditionalDiscount[] | undefined;
  /** Devoluciones de IVA a adultos mayores y personas con discapacidad */
  readonly iva_refunds?: readonly IvaRefund[] | undefined;
  /** Compensaciones de IVA */
  readonly compensations?: readonly CompensationBody[] | undefined;
  /** Placa: ABC1234, sin guion */
  readonly plate?: string | undefined;
  /** Número de la guía de remisión */
  readonly delivery_note_number?: string | undefined;
  /** Datos de exportación */
  readonly export?: ExportBody | undefined;
  /** Reembolso de gastos (anexo 5) */
  readonly reimbursement?: ReimbursementBody | undefined;
  /** Las retenciones */
  readonly withholdings?: readonly InvoiceWithholdingBody[] | undefined;
  /** Datos de traslado: la factura hace de guía de remisión */
  readonly substitute_delivery_note?: SubstituteDeliveryNoteBody | undefined;
  /** Rubros de terceros, que se cobran y no son ingreso */
  readonly third_party_charges?: readonly ThirdPartyChargeBody[] | undefined;
  /** Comprobante negociable (anexo 11) */
  readonly negotiable?: NegotiableBody | undefined;
  /** Máquina fiscal: marca, modelo y serie */
  readonly fiscal_machine?: FiscalMachine | undefined;
  /** Campos adicionales que se imprimen: nombre y valor */
  readonly additional_info?: readonly AdditionalField[] | undefined;
  /** Establecimiento, tres dígitos */
  readonly establishment?: string | undefined;
  /** Punto de emisión, tres dígitos */
  readonly emission_point?: string | undefined;
  /** Pares suyos, hasta 20; vuelven como llegaron */
  readonly metadata?: Readonly<Record<string, string>> | undefined;
  /** Qué desenlace simula el ambiente sandbox */
  readonly simulate?:
    | 'authorized'
    | 'authorized_with_warnings'
    | 'returned'
    | 'returned_sequence'
    | 'returned_date'
    | 'not_authorized'
    | 'not_authorized_differences'
    | 'undecided'
    | 'unavailable'
    | undefined;
  /** Nombre corto de la tienda en línea que emite; sin él, el canal es `api` */
  readonly channel?: string | undefined;
}

export interface InvoiceContent {
  /** Qué recurso es */
  readonly object: 'invoice';
  /** El comprador */
  readonly buyer: Party;
  /** Las líneas */
  readonly lines: readonly Line[];
  /** Los impuestos */
  readonly taxes: readonly TaxTotal[];
  /** Suma de las líneas antes de impuestos */
  readonly subtotal: string;
  /** Descuento en dólares, decimal en texto */
  readonly discount: string;
  /** IVA, decimal en texto */
  readonly iva: string;
  /** ICE, decimal en texto */
  readonly ice: string;
  /** IRBPNR, decimal en texto */
  readonly irbpnr: string;
  /** Propina, decimal en texto */
  readonly tip: string;
  /** Total en dólares, decimal en texto */
  readonly total: string;
  /** Lo que el Estado subsidia, sin impuestos */
  readonly subsidy: string;
  /** Los pagos */
  readonly payments: readonly Payment[];
  /** Placa del vehículo */
  readonly plate?: string | undefined;
  /** Número de la guía de remisión */
  readonly delivery_note_number?: string | undefined;
  /** Datos de exportación */
  readonly export?: Export | undefined;
  /** Reembolso de gastos (anexo 5) */
  readonly reimbursement?: Reimbursement | undefined;
  /** Las retenciones */
  readonly withholdings: readonly {
    /** De lo que otros emitieron, también el código tal como está escrito */
    readonly type:
      | 'iva_100'
      | 'iva_12_editores'
      | 'iva_100_distribuidores'
      | 'iva_100_voceadores'
      | 'renta_0_2'
      | 'renta_0_3'
      | string;
    /** Valor, decimal en texto */
    readonly value: string;
  }[];
  /** IVA retenido, decimal en texto */
  readonly withheld_iva: string;
  /** Renta retenida, decimal en texto */
  readonly withheld_renta: string;
  /** Datos de traslado: la factura hace de guía de remisión */
  readonly substitute_delivery_note?: SubstituteDeliveryNote | undefined;
  /** Rubros de terceros, que se cobran y no son ingreso */
  readonly third_party_charges: readonly {
    /** Concepto */
    readonly concept: string;
    /** Monto en dólares, decimal en texto */
    readonly amount: string;
  }[];
  /** Comprobante negociable (anexo 11) */
  readonly negotiable?: Negotiable | undefined;
  /** Compensaciones de IVA */
  readonly compensations: readonly Compensation[];
  /** Máquina fiscal: marca, modelo y serie */
  readonly fiscal_machine?: FiscalMachine | undefined;
  /** Campos adicionales que se imprimen: nombre y valor */
  readonly additional_info: readonly AdditionalField[];
}

export interface InvoiceCorrection {
  /** El comprador */
  readonly buyer: BuyerBody;
  /** Las líneas */
  readonly lines: readonly LineBody[];
  /** Los pagos */
  readonly payments: readonly PaymentBody[];
  /** Decimal en texto, hasta dos decimales */
  readonly tip?: string | undefined;
  /** Descuentos adicionales sobre la base del IVA de una tarifa, después de las líneas */
  readonly additional_discounts?: readonly AdditionalDiscount[] | undefined;
  /** Devoluciones de IVA a adultos mayores y personas con discapacidad */
  readonly iva_refunds?: readonly IvaRefund[] | undefined;
  /** Compensaciones de IVA */
  readonly compensations?: readonly CompensationBody[] | undefined;
  /** Placa: ABC1234, sin guion */
  readonly plate?: string | undefined;
  /** Número de la guía de remisión */
  readonly delivery_note_number?: string | undefined;
  /** Datos de exportación */
  readonly export?: ExportBody | undefined;
  /** Reembolso de gastos (anexo 5) */
  readonly reimbursement?: ReimbursementBody | undefined;
  /** Las retenciones */
  readonly withholdings?: readonly InvoiceWithholdingBody[] | undefined;
  /** Datos de traslado: la factura hace de guía de remisión */
  readonly substitute_delivery_note?: SubstituteDeliveryNoteBody | undefined;
  /** Rubros de terceros, que se cobran y no son ingreso */
  readonly third_party_charges?: readonly ThirdPartyChargeBody[] | undefined;
  /** Comprobante negociable (anexo 11) */
  readonly negotiable?: NegotiableBody | undefined;
  /** Máquina fiscal: marca, modelo y serie */
  readonly fiscal_machine?: FiscalMachine | undefined;
  /** Campos adicionales que se imprimen: nombre y valor */
  readonly additional_info?: readonly AdditionalField[] | undefined;
  /** Pares suyos, hasta 20; vuelven como llegaron */
  readonly metadata?: Readonly<Record<string, string>> | undefined;
  /** Qué desenlace simula el ambiente sandbox */
  readonly simulate?:
    | 'authorized'
    | 'authorized_with_warnings'
    | 'returned'
    | 'returned_sequence'
    | 'returned_date'
    | 'not_authorized'
    | 'not_authorized_differences'
    | 'undecided'
    | 'unavailable'
    | undefined;
}

export interface InvoiceOfShop {
  /** Qué recurso es */
  readonly object: 'invoice_of_shop';
  /** La caja que la emitió */
  readonly station: string;
  /** La factura de que se trata */
  readonly invoice: Invoice;
  /** Las notas que toman de ella, de cualquier caja, hasta donde la matriz sabe */
  readonly credit_notes: readonly CreditNote[];
}

export interface InvoiceWithholdingBody {
  /** Tipo */
  readonly type:
    | 'iva_100'
    | 'iva_12_editores'
    | 'iva_100_distribuidores'
    | 'iva_100_voceadores'
    | 'renta_0_2'
    | 'renta_0_3';
  /** Decimal en texto, hasta dos decimales */
  readonly value: string;
}

/** IVA devuelto a una persona adulta mayor, como lo autorizó el SRI */
export interface IvaRefund {
  /** Tarifa */
  readonly rate:
    | 'iva_0'
    | 'iva_5'
    | 'iva_8'
    | 'iva_12'
    | 'iva_13'
    | 'iva_14'
    | 'iva_15'
    | 'iva_no_objeto'
    | 'iva_exento';
  /** Decimal en texto, hasta dos decimales */
  readonly value: string;
}

export type KnownParty =
  | {
      /** Tipo de identificación */
      readonly identification_type: 'ruc';
      /** Número de identificación */
      readonly identification: string;
      /** Nombre */
      readonly name: string;
      /** Dirección */
      readonly address?: string | undefined;
      /** Correo electrónico */
      readonly email?: string | undefined;
    }
  | {
      /** Tipo de identificación */
      readonly identification_type: 'cedula';
      /** Número de identificación */
      readonly identification: string;
      /** Nombre */
      readonly name: string;
      /** Dirección */
      readonly address?: string | undefined;
      /** Correo electrónico */
      readonly email?: string | undefined;
    }
  | {
      /** Tipo de identificación */
      readonly identification_type: 'pasaporte' | 'exterior';
      /** Número de identificación */
      readonly identification: string;
      /** Nombre */
      readonly name: string;
      /** Dirección */
      readonly address?: string | undefined;
      /** Correo electrónico */
      readonly email?: string | undefined;
    };

export type KnownPartyBody =
  | KnownParty
  | {
      /** Un cliente guardado en el programa */
      readonly customer_id: string;
    };

export interface LabelPrintBody {
  /** De qué productos; sin nada, de todos */
  readonly products?:
    | {
        /** Las palabras que se buscan */
        readonly q?: string | undefined;
        /** Categoría */
        readonly category?: string | undefined;
        /** Los ids */
        readonly ids?: readonly string[] | undefined;
        /** Solo las variantes de este producto con variantes */
        readonly parent_id?: string | undefined;
        /** Si está en uso */
        readonly active?: boolean | undefined;
      }
    | undefined;
  /** Qué lleva la etiqueta además del nombre */
  readonly content?: 'price_and_barcode' | 'price' | 'barcode' | undefined;
  /** Etiquetas de cada producto */
  readonly copies?: number | undefined;
  /** Con los precios de esta lista */
  readonly price_list_id?: string | undefined;
  /** Solo de los productos cuya última etiqueta no tiene el precio de ahora, o que no han tenido ninguna con precio */
  readonly only_changed?: boolean | undefined;
  /** Sin ella, la de siempre */
  readonly printer_id?: string | undefined;
}

export interface LabelsBody {
  /** Hoja A4 de 24 (70 × 37 mm), de 40 (52,5 × 29,7 mm) o de 65 etiquetas (38,1 × 21,2 mm), o rollo de 50 × 25 mm */
  readonly format?: 'a4_24' | 'a4_40' | 'a4_65' | 'roll_50x25' | undefined;
  /** De qué productos; sin nada, de todos */
  readonly products?:
    | {
        /** Las palabras que se buscan */
        readonly q?: string | undefined;
        /** Categoría */
        readonly category?: string | undefined;
        /** Los ids */
        readonly ids?: readonly string[] | undefined;
        /** Solo las variantes de este producto con variantes */
        readonly parent_id?: string | undefined;
        /** Si está en uso */
        readonly active?: boolean | undefined;
      }
    | undefined;
  /** Qué lleva la etiqueta además del nombre */
  readonly content?: 'price_and_barcode' | 'price' | 'barcode' | undefined;
  /** Etiquetas de cada producto */
  readonly copies?: number | undefined;
  /** Con los precios de esta lista */
  readonly price_list_id?: string | undefined;
  /** Solo de los productos cuya última etiqueta no tiene el precio de ahora, o que no han tenido ninguna con precio */
  readonly only_changed?: boolean | undefined;
  /** Etiquetas que ya faltan en la primera hoja: se empieza después */
  readonly used?: number | undefined;
}

export interface LateDocument {
  /** Id del documento */
  readonly document_id: string;
  /** Tipo */
  readonly type:
    | 'invoice'
    | 'purchase_settlement'
    | 'credit_note'
    | 'debit_note'
    | 'delivery_note'
    | 'withholding';
  /** Número, como 001-001-000000001 */
  readonly number: string;
  /** Clave de acceso de 49 dígitos */
  readonly access_key: string;
  /** Estado */
  readonly status: 'pending' | 'submitted' | 'authorized' | 'returned' | 'not_authorized' | 'annulled';
  /** Cuándo se emitió */
  readonly issued_at: string;
  /** La fecha de autorización del SRI */
  readonly authorized_at?: string | undefined;
  /** Cuándo dejó de esperar sin ser autorizado: anulado, o reemplazado por otro */
  readonly closed_at?: string | undefined;
  /** Hasta la autorización, hasta «closed_at» o hasta el informe */
  readonly waited_seconds: number;
  /** A qué se debió cada parte de la espera, la mayor primero; juntas hacen toda */
  readonly causes: readonly WaitCause[];
  /** Intentos hechos */
  readonly attempts: readonly DeliveryAttempt[];
}

export interface Line {
  /** Código */
  readonly code?: string | undefined;
  /** Código auxiliar del producto */
  readonly auxiliary_code?: string | undefined;
  /** Descripción */
  readonly description: string;
  /** Unidad */
  readonly unit?: string | undefined;
  /** Cantidad, decimal en texto */
  readonly quantity: string;
  /** Precio unitario sin impuestos, decimal en texto */
  readonly unit_price: string;
  /** Descuento en dólares, decimal en texto */
  readonly discount: string;
  /** Neto, decimal en texto */
  readonly net: string;
  /** El precio como se indicó, con sus impuestos; de él salen los demás */
  readonly unit_price_with_taxes?: string | undefined;
  /** Descuento sobre el precio con impuestos */
  readonly discount_with_taxes?: string | undefined;
  /** Lo que paga el cliente por la línea */
  readonly total_with_taxes?: string | undefined;
  /** Precio sin subsidio */
  readonly unsubsidized_price?: string | undefined;
  /** Los impuestos */
  readonly taxes: readonly TaxLine[];
  /** Campos adicionales que se imprimen: nombre y valor */
  readonly additional_info: readonly {
    /** Nombre */
    readonly name: string;
    /** Valor, decimal en texto */
    readonly value: string;
  }[];
}

export interface LineBody {
  /** Código */
  readonly code?: string | undefined;
  /** Código auxiliar del producto */
  readonly auxiliary_code?: string | undefined;
  /** Descripción */
  readonly description: string;
  /** Unidad */
  readonly unit?: string | undefined;
  /** Decimal en texto, hasta seis decimales */
  readonly quantity: string;
  /** Decimal en texto, hasta seis decimales */
  readonly unit_price?: string | undefined;
  /** En lugar de «unit_price»: lo que paga el cliente por uno, con todos sus impuestos */
  readonly unit_price_with_taxes?: string | undefined;
  /** Decimal en texto, hasta dos decimales */
  readonly discount?: string | undefined;
  /** Precio sin el subsidio del Estado (anexos 6 y 7) */
  readonly unsubsidized_price?: string | undefined;
  /** Los impuestos */
  readonly taxes: readonly TaxBody[];
  /** Campos adicionales que se imprimen: nombre y valor */
  readonly additional_info?:
    | readonly {
        /** Nombre */
        readonly name: string;
        /** Valor, decimal en texto */
        readonly value: string;
      }[]
    | undefined;
}

export interface ListedDocument {
  /** Qué recurso es */
  readonly object: 'listed_document';
  /** Identificador */
  readonly id: string;
  /** Tipo */
  readonly type:
    | 'invoice'
    | 'purchase_settlement'
    | 'credit_note'
    | 'debit_note'
    | 'delivery_note'
    | 'withholding';
  /** Número, como 001-001-000000001 */
  readonly number: string;
  /** Estado */
  readonly status: 'pending' | 'submitted' | 'authorized' | 'returned' | 'not_authorized' | 'annulled';
  /** Fecha de emisión, AAAA-MM-DD, en Ecuador */
  readonly issue_date: string;
  /** Del comprador, proveedor o transportista */
  readonly identification: string;
  /** Nombre */
  readonly name: string;
  /** Total en dólares, decimal en texto */
  readonly total: string;
}

export interface ListingComparison {
  /** Qué recurso es */
  readonly object: 'listing_comparison';
  /** Id del negocio */
  readonly entity_id: string;
  /** Ambiente: sandbox, test o live */
  readonly environment: 'sandbox' | 'test' | 'live';
  /** Un mes, AAAA-MM, o un semestre, AAAA-S1 o AAAA-S2 */
  readonly month: string;
  /** Recibidos, emitidos, o los dos, según lo que traiga el listado */
  readonly sides: readonly {
    /** received: lo que otros emitieron al negocio; issued: lo que emitió */
    readonly side: 'received' | 'issued';
    /** En los listados, de este período */
    readonly listed: number;
    /** Los días que cubren los listados: solo de esos se dice qué sobra aquí. El de emitidos cubre los días que nombra; el de recibidos, los meses que nombra, o el día si nombra uno solo */
    readonly days: readonly {
      /** Desde, AAAA-MM-DD */
      readonly from: string;
      /** Hasta, o a quién */
      readonly to: string;
    }[];
    /** Los que están en los dos y son iguales */
    readonly equal: number;
    /** Los que traen los listados: solo esos se comparan */
    readonly document_types: readonly string[];
  }[];
  /** Los documentos */
  readonly documents: readonly ComparedDocument[];
  /** Filas de los listados que son de otro período: no se comparan */
  readonly other_months: number;
  /** Recibidos que no son compras, como las guías de remisión */
  readonly not_compared: number;
  /** Líneas de los listados que no se pudieron leer */
  readonly faults: readonly {
    /** Nombre del archivo */
    readonly file: string;
    /** Número de línea */
    readonly line: number;
    /** Mensaje, en español, para una persona */
    readonly message: string;
  }[];
}

export interface ListingDifference {
  /** El campo */
  readonly field: 'total' | 'base' | 'iva' | 'issue_date' | 'number' | 'access_key' | 'state';
  /** Lo que dice aquí */
  readonly here: string;
  /** Los confirmados por un listado */
  readonly listed: string;
}

/** La línea del listado del SRI que nombra un documento importado */
export interface ListingEvidence {
  /** Id de la importación */
  readonly import_id: string;
  /** Nombre del archivo */
  readonly file: string;
  /** Dentro del ZIP */
  readonly entry?: string | undefined;
  /** Del archivo */
  readonly sha256: string;
  /** Número de línea */
  readonly line: number;
  /** Cuándo lo autorizó el SRI */
  readonly authorized_at?: string | undefined;
}

export interface LotAssignment {
  /** Ambiente: sandbox, test o live */
  readonly environment: 'sandbox' | 'test' | 'live';
  /** El número que le puso el fabricante; sin él, solo la caducidad */
  readonly number?: string | undefined;
  /** Hasta qué día es bueno, ese día incluido */
  readonly expires_on: string;
  /** Cuánto de lo que no está en ningún lote */
  readonly quantity: string;
  /** Cuánto vio la persona sin lote; si ya no es eso, no se cambia nada: la misma petición no cuenta dos veces */
  readonly without_lot?: string | undefined;
  /** Lo que entra de un lote que ya caducó entra de todos modos */
  readonly confirm_expired?: true | undefined;
  /** De la aprobación de quien puede, si el operador no puede por sí mismo */
  readonly approval_id?: string | undefined;
}

export interface MailedMonth {
  /** Un mes, AAAA-MM, o un semestre, AAAA-S1 o AAAA-S2 */
  readonly month: string;
  /** Correo electrónico */
  readonly email: string;
  /** Estado */
  readonly status: 'queued' | 'sent' | 'delivered' | 'bounced' | 'complained' | 'failed';
  /** Cuándo se envió */
  readonly sent_at?: string | undefined;
  /** Por qué no salió todavía, o no llegó, y qué hacer */
  readonly problem?: string | undefined;
}

export interface ModifiedDocument {
  /** Tipo de comprobante */
  readonly document_type: string;
  /** Número, como 001-001-000000001 */
  readonly number: string;
  /** Fecha de emisión, AAAA-MM-DD, en Ecuador */
  readonly issue_date: string;
  /** Si la factura se emitió aquí */
  readonly document_id?: string | undefined;
}

/** La factura que se modifica */
export type ModifiedDocumentBody =
  | {
      /** Id del documento */
      readonly document_id: string;
    }
  | {
      /** Número, como 001-001-000000001 */
      readonly number: string;
      /** Fecha de emisión, AAAA-MM-DD, en Ecuador */
      readonly issue_date: string;
    };

/** El documento que modifica: solo de una nota, y siempre */
export interface ModifiedPurchase {
  /** Tipo de comprobante */
  readonly document_type?: '11' | '12' | '15' | '19' | '20' | 'factura' | 'nota_venta' | '09' | undefined;
  /** Número, como 001-001-000000001 */
  readonly number: string;
  /** La del documento modificado; sobra si está entre las compras */
  readonly authorization_number?: string | undefined;
}

export interface MonthlyMail {
  /** Qué recurso es */
  readonly object: 'monthly_mail';
  /** Ambiente: sandbox, test o live */
  readonly environment: 'sandbox' | 'test' | 'live';
  /** Falta cuando no se envía */
  readonly email?: string | undefined;
  /** El primer mes que se envía */
  readonly since?: string | undefined;
  /** Sin cuenta de correo, lo que toca espera */
  readonly has_account: boolean;
  /** Los últimos doce, el más nuevo primero */
  readonly months: readonly MailedMonth[];
}

export interface MonthlyMailBody {
  /** El correo del contador; null deja de enviar */
  readonly email: string | null;
}

export interface Move {
  /** Qué recurso es */
  readonly object: 'move';
  /** here: se emite aquí; moving: se escribe el archivo; moved: los números siguen en otra computadora */
  readonly state: 'here' | 'moving' | 'moved';
  readonly moved_at?: string | undefined;
  /** Lo que ya se escribió, mientras se escribe */
  readonly bytes?: number | undefined;
  /** El archivo que se escribió desde que se abrió el programa */
  readonly file?: string | undefined;
  /** Por qué no se pudo la última vez; se sigue emitiendo aquí */
  readonly problem?: string | undefined;
}

export interface MoveBody {
  /** Ruta completa del archivo que se escribe: en una memoria USB, por ejemplo */
  readonly file: string;
  readonly passphrase: string;
  /** La misma, escrita otra vez */
  readonly passphrase_again: string;
}

export interface MoveUndoBody {
  /** Quien lo deshace afirma que el archivo nunca se abrió en otra computadora, ni se abrirá */
  readonly never_opened: true;
}

export interface Negotiable {
  /** Correo al que se notifica */
  readonly notification_email: string;
}

/** Factura comercial negociable (anexo 11) */
export interface NegotiableBody {
  /** Adonde el SRI avisa que se confirmó */
  readonly notification_email: string;
}

export interface OpeningBalance {
  /** Qué recurso es */
  readonly object: 'opening_balance';
  /** Identificador */
  readonly id: string;
  /** Número de identificación */
  readonly identification: string;
  /** Nombre */
  readonly name: string;
  /** Bajo cero, si deja sin efecto a otro */
  readonly amount: string;
  /** Cuándo se le fio */
  readonly issued_on: string;
  /** Cuándo vence */
  readonly due_on: string;
  /** De dónde viene */
  readonly reference?: string | undefined;
  /** El saldo inicial que deja sin efecto */
  readonly reverses?: string | undefined;
  /** Por qué queda sin efecto */
  readonly reason?: string | undefined;
  /** Quien lo anotó o lo dejó sin efecto */
  readonly operator?: OperatorNamed | undefined;
  /** Cuándo se creó */
  readonly created_at: string;
}

export interface OpeningBalanceBody {
  /** Sin él: cédula con 10 cifras, RUC con 13; con letras, pasaporte */
  readonly identification_type?: 'ruc' | 'cedula' | 'pasaporte' | 'exterior' | undefined;
  /** Cédula, RUC o pasaporte con que se le facturó */
  readonly identification: string;
  /** El nombre del cliente */
  readonly name: string;
  /** Cuánto debe */
  readonly amount: string;
  /** Cuándo se le fio: no después de hoy */
  readonly issued_on: string;
  /** Cuándo vence; sin ella, el día en que se le fio */
  readonly due_on?: string | undefined;
  /** De dónde viene, como la página del cuaderno */
  readonly reference?: string | undefined;
}

export interface OpeningBalanceReversalBody {
  /** Por qué queda sin efecto */
  readonly reason: string;
}

export interface Operator {
  /** Qué recurso es */
  readonly object: 'operator';
  /** Identificador */
  readonly id: string;
  /** Nombre */
  readonly name: string;
  readonly role: 'cashier' | 'supervisor' | 'accountant' | 'administrator';
  /** Quien ya no trabaja aquí queda inactivo: no se borra */
  readonly active: boolean;
  /** Falso: llegó de la matriz y aún no tiene PIN en esta caja; no puede ingresar */
  readonly has_pin: boolean;
  /** Hasta cuándo no se le admite PIN, por los que puso mal */
  readonly locked_until?: string | undefined;
  /** Cuándo se creó */
  readonly created_at: string;
}

export interface OperatorApproval {
  /** Qué recurso es */
  readonly object: 'operator_approval';
  /** Identificador */
  readonly id: string;
  readonly action:
    | 'sell'
    | 'open_cash_session'
    | 'close_cash_session'
    | 'move_cash'
    | 'read_x_report'
    | 'close_cash_session_of_another'
    | 'move_cash_of_another'
    | 'discount_over_limit'
    | 'change_price'
    | 'sell_free_lines'
    | 'return_sale'
    | 'credit_unchecked'
    | 'open_drawer_without_sale'
    | 'receive_payments'
    | 'reverse_payments'
    | 'sell_over_credit_limit'
    | 'sell_below_cost'
    | 'read_documents'
    | 'send_documents'
    | 'issue_documents'
    | 'correct_documents'
    | 'void_document'
    | 'read_reports'
    | 'save_declarations'
    | 'read_receivables'
    | 'manage_credit'
    | 'manage_purchases'
    | 'import_documents'
    | 'edit_customers'
    | 'manage_customers'
    | 'edit_products'
    | 'move_stock'
    | 'read_costs'
    | 'read_approvals'
    | 'leave_live'
    | 'manage_operators'
    | 'manage_tills'
    | 'manage_fiscal_machines'
    | 'manage_printers'
    | 'manage_business'
    | 'manage_certificate'
    | 'manage_settings'
    | 'manage_backups'
    | 'manage_destinations'
    | 'manage_email'
    | 'manage_portal'
    | 'manage_webhooks'
    | 'manage_api_keys';
  readonly operator_id: string;
  readonly operator_name: string;
  /** Hasta cuándo vale */
  readonly expires_at: string;
}

export interface OperatorApprovalBody {
  readonly pin: string;
  readonly action:
    | 'open_cash_session'
    | 'close_cash_session'
    | 'move_cash'
    | 'read_x_report'
    | 'close_cash_session_of_another'
    | 'move_cash_of_another'
    | 'discount_over_limit'
    | 'change_price'
    | 'sell_free_lines'
    | 'return_sale'
    | 'credit_unchecked'
    | 'open_drawer_without_sale'
    | 'reverse_payments'
    | 'sell_over_credit_limit'
    | 'sell_below_cost'
    | 'void_document'
    | 'edit_products'
    | 'move_stock'
    | 'leave_live';
  /** Motivo */
  readonly reason?: string | undefined;
  /** Para qué: lo que se anula, se devuelve, se cambia o se vende a otro precio */
  readonly about?: ApprovalSubject | undefined;
}

export interface OperatorBody {
  /** Nombre */
  readonly name: string;
  readonly role: 'cashier' | 'supervisor' | 'accountant' | 'administrator';
  readonly pin: string;
}

export interface OperatorNamed {
  /** Identificador */
  readonly id: string;
  /** Nombre */
  readonly name: string;
}

export interface OperatorPatch {
  /** Nombre */
  readonly name?: string | undefined;
  readonly role?: 'cashier' | 'supervisor' | 'accountant' | 'administrator' | undefined;
  readonly pin?: string | undefined;
  /** Si está en uso */
  readonly active?: boolean | undefined;
}

export interface OperatorSignIn {
  /** Qué recurso es */
  readonly object: 'operator_sign_in';
  readonly operator: Operator;
  /** Lo que puede por sí mismo; lo demás lo aprueba otra persona con su PIN */
  readonly permissions: readonly (
    | 'sell'
    | 'open_cash_session'
    | 'close_cash_session'
    | 'move_cash'
    | 'read_x_report'
    | 'close_cash_session_of_another'
    | 'move_cash_of_another'
    | 'discount_over_limit'
    | 'change_price'
    | 'sell_free_lines'
    | 'return_sale'
    | 'credit_unchecked'
    | 'open_drawer_without_sale'
    | 'receive_payments'
    | 'reverse_payments'
    | 'sell_over_credit_limit'
    | 'sell_below_cost'
    | 'read_documents'
    | 'send_documents'
    | 'issue_documents'
    | 'correct_documents'
    | 'void_document'
    | 'read_reports'
    | 'save_declarations'
    | 'read_receivables'
    | 'manage_credit'
    | 'manage_purchases'
    | 'import_documents'
    | 'edit_customers'
    | 'manage_customers'
    | 'edit_products'
    | 'move_stock'
    | 'read_costs'
    | 'read_approvals'
    | 'leave_live'
    | 'manage_operators'
    | 'manage_tills'
    | 'manage_fiscal_machines'
    | 'manage_printers'
    | 'manage_business'
    | 'manage_certificate'
    | 'manage_settings'
    | 'manage_backups'
    | 'manage_destinations'
    | 'manage_email'
    | 'manage_portal'
    | 'manage_webhooks'
    | 'manage_api_keys'
  )[];
  readonly signed_in_at: string;
}

export interface OperatorSignInBody {
  readonly pin: string;
}

export interface Pairing {
  /** Qué recurso es */
  readonly object: 'pairing';
  /** Identificador */
  readonly id: string;
  /** Nombre */
  readonly name: string;
  /** Lo muestran las dos pantallas: la persona comprueba que es el mismo */
  readonly code: string;
  /** Estado */
  readonly status: 'pending' | 'approved' | 'rejected';
  /** Cuándo se creó */
  readonly created_at: string;
  /** Hasta cuándo vale */
  readonly expires_at: string;
}

export interface PairingAnswer {
  /** Qué recurso es */
  readonly object: 'pairing';
  /** Identificador */
  readonly id: string;
  /** Nombre */
  readonly name: string;
  /** Lo muestran las dos pantallas: la persona comprueba que es el mismo */
  readonly code: string;
  /** Estado */
  readonly status: 'pending' | 'approved' | 'rejected';
  /** Cuándo se creó */
  readonly created_at: string;
  /** Hasta cuándo vale */
  readonly expires_at: string;
  /** La clave, esta única vez */
  readonly api_key?: CreatedApiKey | undefined;
}

export interface PairingApproval {
  /** Ambiente: sandbox, test o live */
  readonly environment: 'sandbox' | 'test' | 'live';
  /** Permisos de la clave */
  readonly scopes?: readonly ('issue' | 'read' | 'config' | 'devices')[] | undefined;
  /** Orígenes exactos de las páginas web que pueden usar la clave */
  readonly allowed_origins?: readonly string[] | undefined;
  /** Desde este instante nadie entra con ella; sin él, vale hasta que se revoque */
  readonly expires_at?: string | undefined;
  /** De la clave; si no se dice, el del programa */
  readonly name?: string | undefined;
}

export interface PairingBody {
  /** Con qué nombre la reconocerá una persona */
  readonly name: string;
}

export interface Party {
  /** De lo que otros emitieron, también el código tal como está escrito */
  readonly identification_type: 'ruc' | 'cedula' | 'pasaporte' | 'consumidor_final' | 'exterior' | string;
  /** Número de identificación */
  readonly identification: string;
  /** Nombre */
  readonly name: string;
  /** Dirección */
  readonly address?: string | undefined;
  /** Correo electrónico */
  readonly email?: string | undefined;
}

export interface Payment {
  /** Forma de pago */
  readonly method:
    | 'sin_sistema_financiero'
    | 'compensacion_deudas'
    | 'tarjeta_debito'
    | 'dinero_electronico'
    | 'tarjeta_prepago'
    | 'tarjeta_credito'
    | 'otros_sistema_financiero'
    | 'endoso_titulos';
  /** Monto en dólares, decimal en texto */
  readonly amount: string;
  /** Plazo del pago */
  readonly term?:
    | {
        /** Cuántas unidades de tiempo */
        readonly length: number;
        /** Unidad */
        readonly unit: 'days' | 'weeks' | 'months' | 'years';
      }
    | undefined;
}

export interface PaymentAllocation {
  /** El documento o el saldo inicial que se paga */
  readonly debt_id: string;
  /** El número del documento, o lo anotado en el saldo inicial */
  readonly reference?: string | undefined;
  /** Monto en dólares, decimal en texto */
  readonly amount: string;
}

export interface PaymentAllocationBody {
  /** El documento o el saldo inicial que se paga */
  readonly debt_id: string;
  /** Cuánto de él */
  readonly amount: string;
}

/** El valor puede faltar cuando hay un solo pago */
export interface PaymentBody {
  /** Forma de pago */
  readonly method:
    | 'sin_sistema_financiero'
    | 'compensacion_deudas'
    | 'tarjeta_debito'
    | 'dinero_electronico'
    | 'tarjeta_prepago'
    | 'tarjeta_credito'
    | 'otros_sistema_financiero'
    | 'endoso_titulos';
  /** Decimal en texto, hasta dos decimales */
  readonly amount?: string | undefined;
  /** Plazo del pago */
  readonly term?:
    | {
        /** Cuántas unidades de tiempo */
        readonly length: number;
        /** Unidad */
        readonly unit: 'days' | 'weeks' | 'months' | 'years';
      }
    | undefined;
}

export interface PaymentReceived {
  /** Qué recurso es */
  readonly object: 'payment_received';
  /** Identificador */
  readonly id: string;
  /** Número de identificación */
  readonly identification: string;
  /** Nombre */
  readonly name: string;
  /** Cuándo se recibió */
  readonly received_on: string;
  /** Forma de pago */
  readonly method:
    | 'sin_sistema_financiero'
    | 'compensacion_deudas'
    | 'tarjeta_debito'
    | 'dinero_electronico'
    | 'tarjeta_prepago'
    | 'tarjeta_credito'
    | 'otros_sistema_financiero'
    | 'endoso_titulos';
  /** Bajo cero, si reversa otro cobro */
  readonly amount: string;
  /** Qué paga */
  readonly allocations: readonly PaymentAllocation[];
  /** Como el número de la transferencia */
  readonly reference?: string | undefined;
  /** El turno de caja en que entró o salió */
  readonly cash_session_id?: string | undefined;
  /** El cobro que deja sin efecto */
  readonly reverses?: string | undefined;
  /** El cobro que lo dejó sin efecto */
  readonly reversed_by?: string | undefined;
  /** Por qué se reversa */
  readonly reason?: string | undefined;
  /** Quien lo recibió o reversó */
  readonly operator?: OperatorNamed | undefined;
  /** Quien lo permitió */
  readonly approved_by?: OperatorNamed | undefined;
  /** Lo que el cliente debía después de este cobro */
  readonly balance: string;
  /** Cuándo se creó */
  readonly created_at: string;
}

export interface PaymentReceivedBody {
  /** Cédula, RUC o pasaporte con que se le facturó */
  readonly identification: string;
  /** Cuánto paga: no más de lo que debe */
  readonly amount: string;
  /** Cómo paga */
  readonly method:
    | 'sin_sistema_financiero'
    | 'compensacion_deudas'
    | 'tarjeta_debito'
    | 'dinero_electronico'
    | 'tarjeta_prepago'
    | 'tarjeta_credito'
    | 'otros_sistema_financiero'
    | 'endoso_titulos';
  /** Qué paga, cuando el cliente lo elige; suman el valor. Sin esto, lo más antiguo primero */
  readonly allocations?: readonly PaymentAllocationBody[] | undefined;
  /** Cuándo se recibió; sin ella, hoy */
  readonly received_on?: string | undefined;
  /** Como el número de la transferencia */
  readonly reference?: string | undefined;
  /** El turno de caja que lo recibe: debe estar abierto. Sin él no se recibe efectivo */
  readonly cash_session_id?: string | undefined;
}

export interface PaymentReversalBody {
  /** Por qué se reversa */
  readonly reason: string;
  /** El turno de caja que devuelve el dinero: debe estar abierto. Un cobro en efectivo no se reversa sin él */
  readonly cash_session_id?: string | undefined;
  /** De la aprobación de quien puede, si el operador no puede por sí mismo */
  readonly approval_id?: string | undefined;
}

export interface PeriodReport {
  /** Qué recurso es */
  readonly object: 'period_report';
  /** Id del negocio */
  readonly entity_id: string;
  /** Ambiente: sandbox, test o live */
  readonly environment: 'sandbox' | 'test' | 'live';
  /** Desde, AAAA-MM-DD */
  readonly from: string;
  /** Hasta, o a quién */
  readonly to: string;
  /** Sin los documentos devueltos, no autorizados ni anulados */
  readonly sales: {
    /** Facturas */
    readonly invoices: number;
    /** Notas de crédito */
    readonly credit_notes: number;
    /** Facturado */
    readonly invoiced: string;
    /** Cobrado con notas de débito */
    readonly debited: string;
    /** Acreditado con notas de crédito */
    readonly credited: string;
    /** Base imponible, decimal en texto */
    readonly base: string;
    /** IVA, decimal en texto */
    readonly iva: string;
    /** Facturas más notas de débito menos notas de crédito */
    readonly total: string;
    /** De ellos, los documentos sin decisión del SRI */
    readonly undecided: number;
    /** Lo que aún no tiene decisión, decimal en texto */
    readonly undecided_total: string;
  };
  /** Los días con ventas */
  readonly days: readonly ReportRow[];
  /** Por la hora de emisión en Ecuador */
  readonly hours: readonly ReportRow[];
  /** Los 50 que más vendieron */
  readonly products: readonly ReportRow[];
  /** Cuántos productos */
  readonly products_count: number;
  /** Con la categoría que cada producto tiene ahora */
  readonly categories: readonly ReportRow[];
  /** Cajas */
  readonly tills: readonly ReportRow[];
  /** De quién era la caja en que se cobró */
  readonly operators: readonly ReportRow[];
  /** Por tarifa de IVA */
  readonly rates: readonly ReportRow[];
  /** Lo devuelto resta de la forma en que se devolvió */
  readonly payments: readonly ReportRow[];
  /** Lo que el negocio retuvo a otros */
  readonly withheld: readonly WithheldRow[];
  /** Lo que otros retuvieron al negocio */
  readonly withheld_received: readonly WithheldRow[];
  /** De los productos que se controlan y hay */
  readonly stock: {
    /** Productos */
    readonly products: number;
    /** Existencias de ahora por su precio de venta sin IVA */
    readonly value: string;
  };
}

export interface Portal {
  /** Qué recurso es */
  readonly object: 'portal';
  readonly enabled: boolean;
  /** En qué dirección de este equipo escucha: 127.0.0.1 detrás de un proxy o túnel, 0.0.0.0 en todas las redes */
  readonly host: string;
  /** Puerto */
  readonly port: number;
  /** Proxies o túneles a los que se cree cuando dicen en X-Forwarded-For quién visita; a nadie más se le cree */
  readonly trusted_proxies: readonly string[];
  readonly public_url?: string | undefined;
  /** Estado */
  readonly state: 'off' | 'listening' | 'failed';
  /** Por qué no escucha, aunque está encendido */
  readonly trouble?:
    | {
        /** Código */
        readonly code: 'port_taken' | 'address_unavailable' | 'not_permitted';
        /** Mensaje, en español, para una persona */
        readonly message: string;
        /** Qué hacer, en español */
        readonly remedy: string;
      }
    | undefined;
}

export interface PortalBody {
  readonly enabled: boolean;
  /** En qué dirección de este equipo escucha: 127.0.0.1 detrás de un proxy o túnel, 0.0.0.0 en todas las redes */
  readonly host?: string | undefined;
  /** Puerto */
  readonly port?: number | undefined;
  /** Proxies o túneles a los que se cree cuando dicen en X-Forwarded-For quién visita; a nadie más se le cree */
  readonly trusted_proxies?: readonly string[] | undefined;
  /** Cómo llegan los clientes; los enlaces empiezan con ella y ningún otro nombre responde */
  readonly public_url?: string | undefined;
}

export interface PriceChange {
  /** Qué recurso es */
  readonly object: 'price_change';
  /** Lo que se vio: este cambio, de este catálogo */
  readonly revision: string;
  /** Productos a los que alcanza */
  readonly product_count: number;
  /** Cuántos cambiaron */
  readonly changed_count: number;
  /** Los que quedarían en cero o menos: no cambian */
  readonly impossible_count: number;
  /** Hasta 200, los que más cambian primero */
  readonly examples: readonly {
    /** Id del producto */
    readonly product_id: string;
    /** Código */
    readonly code: string;
    /** Nombre */
    readonly name: string;
    /** Cómo estaba */
    readonly before: string;
    /** Cómo queda */
    readonly after: string;
    /** Cómo estaba, con IVA */
    readonly before_with_iva: string;
    /** Cómo queda, con IVA */
    readonly after_with_iva: string;
    /** Lo que se puede */
    readonly possible: boolean;
  }[];
}

export interface PriceChangeBody {
  /** A qué productos; sin nada, a todos */
  readonly products?:
    | {
        /** Las palabras que se buscan */
        readonly q?: string | undefined;
        /** Categoría */
        readonly category?: string | undefined;
        /** Los ids */
        readonly ids?: readonly string[] | undefined;
        /** Solo las variantes de este producto con variantes */
        readonly parent_id?: string | undefined;
        /** Si está en uso */
        readonly active?: boolean | undefined;
      }
    | undefined;
  /** Cambia los precios de esta lista; donde no hay uno parte del precio general */
  readonly price_list_id?: string | undefined;
  /** El cambio */
  readonly change:
    | {
        /** Clase */
        readonly kind: 'percent';
        /** Valor, decimal en texto */
        readonly value: string;
      }
    | {
        /** Clase */
        readonly kind: 'amount';
        /** Valor, decimal en texto */
        readonly value: string;
      };
  /** Sobre qué precio se calcula y se redondea */
  readonly basis?: 'with_iva' | 'without_iva' | undefined;
  /** Cómo se redondea */
  readonly rounding?: 'cent' | 'five_cents' | 'ten_cents' | 'ninety_nine' | undefined;
}

export interface PriceList {
  /** Qué recurso es */
  readonly object: 'price_list';
  /** Identificador */
  readonly id: string;
  /** Nombre */
  readonly name: string;
  /** Productos con precio propio en esta lista */
  readonly product_count: number;
  /** Clientes a los que se les vende con esta lista */
  readonly customer_count: number;
  /** Cuándo se creó */
  readonly created_at: string;
}

export interface PriceListBody {
  /** Nombre */
  readonly name: string;
}

export interface PricedCart {
  /** Qué recurso es */
  readonly object: 'priced_cart';
  /** Las líneas */
  readonly lines: readonly {
    /** Código */
    readonly code: string;
    /** Cantidad, decimal en texto */
    readonly quantity: string;
    /** Precio unitario sin impuestos, decimal en texto */
    readonly unit_price?: string | undefined;
    /** Precio unitario que paga el cliente, con impuestos */
    readonly unit_price_with_taxes?: string | undefined;
    /** El descuento de la línea, como su precio: con IVA o sin él */
    readonly discount: string;
    /** La que se aplicó */
    readonly promotion?:
      | {
          /** Identificador */
          readonly id: string;
          /** Nombre */
          readonly name: string;
        }
      | undefined;
  }[];
  /** Lo que la factura lleva en `metadata` para contar en lo vendido con promociones */
  readonly metadata: Readonly<Record<string, string>>;
}

export interface PricedCartBody {
  /** Las líneas */
  readonly lines: readonly {
    /** Código */
    readonly code: string;
    /** Decimal en texto, hasta seis decimales */
    readonly quantity: string;
  }[];
  /** Con qué lista de precios se vende */
  readonly price_list_id?: string | undefined;
}

export interface PrintBody {
  /** Id del documento */
  readonly document_id: string;
  /** Sin ella, la de `till_id`, o la de siempre */
  readonly printer_id?: string | undefined;
  /** La caja que imprime, en su impresora si tiene una */
  readonly till_id?: string | undefined;
  /** Abre además el cajón, si se imprime ya */
  readonly open_drawer?: boolean | undefined;
}

export interface PrintJob {
  /** Identificador */
  readonly id: string;
  /** Qué recurso es */
  readonly object: 'print_job';
  /** Id de la impresora */
  readonly printer_id: string;
  /** Clase */
  readonly kind: 'document' | 'report' | 'test';
  /** Id del documento */
  readonly document_id?: string | undefined;
  /** Estado */
  readonly status: 'waiting' | 'printing' | 'printed' | 'failed' | 'cancelled';
  /** Sale marcado COPIA: no es la primera vez que se imprime */
  readonly copy: boolean;
  /** La impresora dijo que terminó; si no, solo se sabe que lo recibió todo */
  readonly confirmed: boolean;
  /** Un intento se cortó a la mitad: el papel pudo salir, entero o en parte. El siguiente lo dice */
  readonly might_have_printed: boolean;
  /** Los intentos */
  readonly tries: number;
  /** Del último intento */
  readonly trouble?:
    | {
        /** Código */
        readonly code:
          | 'host_not_found'
          | 'connection_refused'
          | 'unreachable'
          | 'timeout'
          | 'connection_lost'
          | 'paper_out'
          | 'cover_open'
          | 'printer_error'
          | 'offline'
          | 'device_missing'
          | 'device_not_permitted'
          | 'device_failed'
          | 'queue_unavailable'
          | 'queue_refused'
          | 'interrupted'
          | 'job_unprintable';
        /** Mensaje, en español, para una persona */
        readonly message: string;
        /** Qué hacer, en español */
        readonly remedy: string;
      }
    | undefined;
  /** Mientras espera */
  readonly next_attempt_at?: string | undefined;
  /** Cuándo se creó */
  readonly created_at: string;
  /** Cuándo cambió por última vez */
  readonly updated_at: string;
}

export interface PrintQueue {
  /** Qué recurso es */
  readonly object: 'print_queue';
  /** Nombre */
  readonly name: string;
}

export interface Printer {
  /** Identificador */
  readonly id: string;
  /** Qué recurso es */
  readonly object: 'printer';
  /** Cómo la llama la gente: "Caja 1" */
  readonly name: string;
  /** Cómo se conecta */
  readonly connection:
    | {
        /** Tipo */
        readonly type: 'network';
        /** Nombre o dirección del equipo */
        readonly host: string;
        /** Puerto */
        readonly port: number;
      }
    | {
        /** Tipo */
        readonly type: 'device';
        /** Ruta */
        readonly path: string;
      }
    | {
        /** Tipo */
        readonly type: 'queue';
        /** Nombre */
        readonly name: string;
      };
  /** a4 solo por una cola del sistema */
  readonly paper: 'roll80' | 'roll58' | 'a4';
  /** Cómo se escriben las letras en la impresora */
  readonly lettering: 'raster' | 'text';
  /** Para lettering text; lo que no cabe en ella se dibuja */
  readonly code_page: 'pc858' | 'wpc1252';
  /** Si corta el papel */
  readonly cuts: boolean;
  /** Si abre un cajón */
  readonly has_drawer: boolean;
  /** La que imprime cuando no se nombra otra */
  readonly is_default: boolean;
  /** Impresiones que esperan */
  readonly waiting: number;
  /** Por qué espera la más antigua; se intenta de nuevo por sí solo */
  readonly trouble?:
    | {
        /** Código */
        readonly code:
          | 'host_not_found'
          | 'connection_refused'
          | 'unreachable'
          | 'timeout'
          | 'connection_lost'
          | 'paper_out'
          | 'cover_open'
          | 'printer_error'
          | 'offline'
          | 'device_missing'
          | 'device_not_permitted'
          | 'device_failed'
          | 'queue_unavailable'
          | 'queue_refused'
          | 'interrupted'
          | 'job_unprintable';
        /** Mensaje, en español, para una persona */
        readonly message: string;
        /** Qué hacer, en español */
        readonly remedy: string;
      }
    | undefined;
  /** Cuándo se creó */
  readonly created_at: string;
  /** Cuándo cambió por última vez */
  readonly updated_at: string;
}

export interface PrinterBody {
  /** Cómo la llama la gente: "Caja 1" */
  readonly name: string;
  /** Cómo se conecta */
  readonly connection:
    | {
        /** Tipo */
        readonly type: 'network';
        /** Nombre o dirección del equipo */
        readonly host: string;
        /** Puerto */
        readonly port?: number | undefined;
      }
    | {
        /** Tipo */
        readonly type: 'device';
        /** Ruta */
        readonly path: string;
      }
    | {
        /** Tipo */
        readonly type: 'queue';
        /** Nombre */
        readonly name: string;
      };
  /** a4 solo por una cola del sistema */
  readonly paper?: 'roll80' | 'roll58' | 'a4' | undefined;
  /** Cómo se escriben las letras en la impresora */
  readonly lettering?: 'raster' | 'text' | undefined;
  /** Para lettering text; lo que no cabe en ella se dibuja */
  readonly code_page?: 'pc858' | 'wpc1252' | undefined;
  /** Si corta el papel */
  readonly cuts?: boolean | undefined;
  /** Si abre un cajón */
  readonly has_drawer?: boolean | undefined;
  /** La que imprime cuando no se nombra otra */
  readonly is_default?: boolean | undefined;
}

export interface PrinterStatus {
  /** Qué recurso es */
  readonly object: 'printer_status';
  /** unknown: se llega a ella, pero no dice cómo está; muchas no lo dicen */
  readonly state: 'ready' | 'paper_low' | 'unknown' | 'trouble';
  /** Qué anda mal */
  readonly trouble?:
    | {
        /** Código */
        readonly code:
          | 'host_not_found'
          | 'connection_refused'
          | 'unreachable'
          | 'timeout'
          | 'connection_lost'
          | 'paper_out'
          | 'cover_open'
          | 'printer_error'
          | 'offline'
          | 'device_missing'
          | 'device_not_permitted'
          | 'device_failed'
          | 'queue_unavailable'
          | 'queue_refused'
          | 'interrupted'
          | 'job_unprintable';
        /** Mensaje, en español, para una persona */
        readonly message: string;
        /** Qué hacer, en español */
        readonly remedy: string;
      }
    | undefined;
}

export interface Problem {
  /** Tipo */
  readonly type: string;
  /** Título, en español */
  readonly title: string;
  /** Estado */
  readonly status: number;
  /** Detalle, en español, para una persona */
  readonly detail: string;
  /** La petición que lo causó */
  readonly instance: string;
  /** Código */
  readonly code: string;
  /** Id de la petición, para el registro */
  readonly request_id: string;
  /** Todas las faltas, cada una con su lugar */
  readonly errors?:
    | readonly {
        /** Puntero JSON dentro del cuerpo */
        readonly pointer?: string | undefined;
        /** Nombre del parámetro o de la cabecera */
        readonly parameter?: string | undefined;
        /** Código */
        readonly code:
          | 'required'
          | 'unknown_field'
          | 'invalid_type'
          | 'invalid_format'
          | 'invalid_value'
          | 'too_short'
          | 'too_long'
          | 'too_few'
          | 'too_many'
          | 'out_of_range'
          | 'line_breaks'
          | 'reserved_name'
          | 'repeated'
          | 'rate_not_in_force'
          | 'unknown_rate'
          | 'tariff_required'
          | 'not_allowed_here'
          | 'not_found'
          | 'kind_unknown'
          | 'discount_over_amount'
          | 'tip_over_limit'
          | 'total_over_limit'
          | 'document_too_large'
          | 'payment_amount_required'
          | 'buyer_not_allowed'
          | 'invoice_not_authorized'
          | 'not_an_invoice'
          | 'credit_exceeds_balance'
          | 'consumidor_final_no_credit'
          | 'quantity_over_line'
          | 'date_in_future'
          | 'date_order'
          | 'unknown_in_document'
          | 'cedula_required'
          | 'refund_over_iva'
          | 'discount_over_base'
          | 'below_zero'
          | 'address_required'
          | 'term_required'
          | 'subsidy_below_price'
          | 'supplier_type_required'
          | 'not_in_force'
          | 'percent_required'
          | 'percent_not_admitted'
          | 'unknown_code'
          | 'totals_mismatch'
          | string;
        /** Mensaje, en español, para una persona */
        readonly message: string;
        /** Lo que tiene que decir la aprobación que falta; su acción es `code` */
        readonly about?: ApprovalSubject | undefined;
      }[]
    | undefined;
  /** Id del documento */
  readonly document_id?: string | undefined;
}

export interface Product {
  /** Qué recurso es */
  readonly object: 'product';
  /** Identificador */
  readonly id: string;
  /** Código */
  readonly code: string;
  /** Un GTIN (8, 12, 13 o 14 cifras) se guarda en su forma más corta: es el mismo con ceros delante */
  readonly barcode?: string | undefined;
  /** Nombre */
  readonly name: string;
  /** Unidad */
  readonly unit?: string | undefined;
  /** Precio unitario sin impuestos, decimal en texto */
  readonly unit_price: string;
  /** Precio unitario que paga el cliente, con impuestos */
  readonly unit_price_with_taxes?: string | undefined;
  /** IVA, decimal en texto */
  readonly iva:
    | 'iva_0'
    | 'iva_5'
    | 'iva_8'
    | 'iva_12'
    | 'iva_13'
    | 'iva_14'
    | 'iva_15'
    | 'iva_no_objeto'
    | 'iva_exento';
  /** Categoría */
  readonly category?: string | undefined;
  /** Si está en uso */
  readonly active: boolean;
  /** Los precios */
  readonly prices: readonly {
    /** Id de la lista de precios */
    readonly price_list_id: string;
    /** Precio unitario sin impuestos, decimal en texto */
    readonly unit_price: string;
    /** Precio unitario que paga el cliente, con impuestos */
    readonly unit_price_with_taxes?: string | undefined;
  }[];
  /** La imagen */
  readonly picture?:
    | {
        /** Dónde está la imagen en este mismo servicio; se pide con la misma clave */
        readonly url: string;
        /** Tipo del archivo */
        readonly content_type: 'image/png' | 'image/jpeg';
      }
    | undefined;
  /** De qué producto con variantes es una */
  readonly parent?:
    | {
        /** Identificador */
        readonly id: string;
        /** Nombre */
        readonly name: string;
        /** Sus atributos, como Talla y Color, con el valor de esta variante */
        readonly attributes: readonly {
          /** Nombre */
          readonly name: string;
          /** Valor, decimal en texto */
          readonly value: string;
        }[];
      }
    | undefined;
  /** Cuándo se creó */
  readonly created_at: string;
}

export interface ProductBody {
  /** Código */
  readonly code: string;
  /** Un GTIN (8, 12, 13 o 14 cifras) se guarda en su forma más corta: es el mismo con ceros delante */
  readonly barcode?: string | undefined;
  /** Nombre */
  readonly name: string;
  /** Unidad */
  readonly unit?: string | undefined;
  /** Precio de una unidad, sin IVA */
  readonly unit_price?: string | undefined;
  /** En lugar de «unit_price»: precio de una unidad con IVA, que es lo que paga el cliente */
  readonly unit_price_with_taxes?: string | undefined;
  /** IVA, decimal en texto */
  readonly iva?:
    | 'iva_0'
    | 'iva_5'
    | 'iva_8'
    | 'iva_12'
    | 'iva_13'
    | 'iva_14'
    | 'iva_15'
    | 'iva_no_objeto'
    | 'iva_exento'
    | undefined;
  /** Categoría */
  readonly category?: string | undefined;
  /** false: ya no se vende, pero sigue en el catálogo */
  readonly active?: boolean | undefined;
  /** Precios por lista; en las listas que no están aquí vale el precio general */
  readonly prices?:
    | readonly {
        /** Id de la lista de precios */
        readonly price_list_id: string;
        /** Precio de una unidad, sin IVA */
        readonly unit_price?: string | undefined;
        /** En lugar de «unit_price»: precio de una unidad con IVA, que es lo que paga el cliente */
        readonly unit_price_with_taxes?: string | undefined;
      }[]
    | undefined;
}

export interface ProductCategory {
  /** Qué recurso es */
  readonly object: 'product_category';
  /** Nombre */
  readonly name: string;
  /** Cuántos productos */
  readonly product_count: number;
}

export interface ProductCode {
  /** Qué recurso es */
  readonly object: 'product_code';
  /** Código */
  readonly code: string;
}

export interface ProductCost {
  /** Qué recurso es */
  readonly object: 'product_cost';
  /** Id del producto */
  readonly product_id: string;
  /** El promedio de lo que entró o, si no se controla, el que se anotó; falta si no se conoce */
  readonly unit_cost?: string | undefined;
  /** Lo que se gana, en porcentaje del precio general sin IVA: «32.5» */
  readonly margin?: string | undefined;
}

export interface ProductCostBody {
  /** De cuyas existencias se responde */
  readonly environment: 'sandbox' | 'test' | 'live';
  readonly unit_cost: string | null;
}

export interface ProductLots {
  /** Qué recurso es */
  readonly object: 'product_lots';
  /** Id del producto */
  readonly product_id: string;
  /** Ambiente: sandbox, test o live */
  readonly environment: 'sandbox' | 'test' | 'live';
  readonly lots: readonly {
    /** Número, como 001-001-000000001 */
    readonly number?: string | undefined;
    readonly expires_on: string;
    /** Cuánto hay */
    readonly quantity: string;
    /** Días hasta que caduque: 0 es hoy; negativos si ya caducó */
    readonly days_left: number;
  }[];
  /** Lo que hay y no está en ningún lote; negativo si se vendió lo que no constaba */
  readonly without_lot: string;
}

export interface ProductParent {
  /** Qué recurso es */
  readonly object: 'product_parent';
  /** Identificador */
  readonly id: string;
  /** Nombre */
  readonly name: string;
  /** Categoría */
  readonly category?: string | undefined;
  /** Sus atributos */
  readonly attributes: readonly {
    /** Cómo se llama, como «Talla» */
    readonly name: string;
    /** Sus valores en el orden en que se muestran, como «S», «M» y «L» */
    readonly values: readonly string[];
  }[];
  /** Sus variantes, también las que ya no se venden, por los valores de sus atributos */
  readonly variants: readonly {
    /** Un valor de cada atributo, en su orden */
    readonly values: readonly string[];
    /** El producto */
    readonly product: Product;
    /** Cuánto hay, donde se llevan existencias */
    readonly on_hand?: string | undefined;
  }[];
  /** Cuánto hay de todas, si se lleva de alguna */
  readonly on_hand?: string | undefined;
  /** Cuándo se creó */
  readonly created_at: string;
}

export interface ProductParentBody {
  /** Nombre */
  readonly name: string;
  /** La que se propone para sus variantes nuevas */
  readonly category?: string | undefined;
  /** En qué se diferencian sus variantes */
  readonly attributes: readonly {
    /** Cómo se llama, como «Talla» */
    readonly name: string;
    /** Sus valores en el orden en que se muestran, como «S», «M» y «L» */
    readonly values: readonly string[];
  }[];
  /** Las que se añaden: las que ya tiene se quedan como están */
  readonly variants?:
    | readonly {
        /** Un valor de cada atributo, en el orden de los atributos */
        readonly values: readonly string[];
        /** Un producto nuevo */
        readonly product?: ProductBody | undefined;
        /** En lugar de «product»: un producto que ya existe y no es variante de otro */
        readonly product_id?: string | undefined;
      }[]
    | undefined;
}

export interface ProfitReport {
  /** Qué recurso es */
  readonly object: 'profit_report';
  /** Id del negocio */
  readonly entity_id: string;
  /** Ambiente: sandbox, test o live */
  readonly environment: 'sandbox' | 'test' | 'live';
  /** Desde, AAAA-MM-DD */
  readonly from: string;
  /** Hasta, o a quién */
  readonly to: string;
  /** De todo lo vendido que tiene costo */
  readonly total: {
    /** Lo vendido sin IVA y con los descuentos, de lo que tiene costo */
    readonly base: string;
    /** Lo que costó, según el costo del momento de cada venta */
    readonly cost: string;
    /** La base menos el costo */
    readonly profit: string;
    /** La ganancia en porcentaje de la base: «32.5»; falta si la base es cero */
    readonly margin?: string | undefined;
  };
  /** La base de lo vendido cuyo costo no se conocía: no está en las demás cifras */
  readonly without_cost: string;
  /** Los días con ventas */
  readonly days: readonly ProfitRow[];
  /** Los 50 que más ganancia dejaron */
  readonly products: readonly ProfitRow[];
  /** Cuántos productos */
  readonly products_count: number;
  /** Con la categoría que cada producto tiene ahora */
  readonly categories: readonly ProfitRow[];
}

export interface ProfitRow {
  /** La clave, esta única vez */
  readonly key: string;
  /** Cómo lo conoce una persona; vacía si no se sabe de qué es */
  readonly label: string;
  /** Cuánto se vendió, menos lo devuelto */
  readonly quantity: string;
  /** Lo vendido sin IVA y con los descuentos, de lo que tiene costo */
  readonly base: string;
  /** Lo que costó, según el costo del momento de cada venta */
  readonly cost: string;
  /** La base menos el costo */
  readonly profit: string;
  /** La ganancia en porcentaje de la base: «32.5»; falta si la base es cero */
  readonly margin?: string | undefined;
}

export interface Proforma {
  /** Qué recurso es */
  readonly object: 'proforma';
  /** Identificador */
  readonly id: string;
  /** Ambiente: sandbox, test o live */
  readonly environment: 'sandbox' | 'test' | 'live';
  /** P, establecimiento, punto de emisión y número: propio, no es una serie del SRI */
  readonly number: string;
  /** open (por responder), accepted (aceptada), expired (venció sin respuesta) o invoiced (facturada) */
  readonly status: 'open' | 'accepted' | 'expired' | 'invoiced';
  /** Fecha de emisión, AAAA-MM-DD, en Ecuador */
  readonly issue_date: string;
  /** Hasta qué día vale, inclusive */
  readonly valid_until: string;
  /** Del comprador */
  readonly identification: string;
  /** Del comprador, o para quién es */
  readonly name: string;
  /** Total en dólares, decimal en texto */
  readonly total: string;
  /** Cuándo la aceptó el cliente */
  readonly accepted_at?: string | undefined;
  /** La factura en que se convirtió */
  readonly invoice?:
    | {
        /** Identificador */
        readonly id: string;
        /** Número, como 001-001-000000001 */
        readonly number: string;
      }
    | undefined;
  /** Quien la hizo */
  readonly operator?: OperatorNamed | undefined;
  /** Cuándo se creó */
  readonly created_at: string;
  /** Para quién es */
  readonly recipient_name?: string | undefined;
  /** El documento calculado */
  readonly document: InvoiceContent;
  /** El cuerpo de `POST /v1/ec/invoices` que la factura con sus precios; su `metadata` nombra la proforma */
  readonly invoice_body: Readonly<Record<string, unknown>>;
  /** Las líneas cuyo precio hoy es otro; vacía si está facturada */
  readonly price_changes: readonly ProformaPriceChange[];
  /** A quién se envió */
  readonly emails: readonly EmailDelivery[];
}

export interface ProformaAcceptanceBody {
  /** false: ya no, o fue un error */
  readonly accepted: boolean;
}

export interface ProformaBody {
  /** El comprador */
  readonly buyer: BuyerBody;
  /** Las líneas */
  readonly lines: readonly LineBody[];
  /** Decimal en texto, hasta dos decimales */
  readonly tip?: string | undefined;
  /** Descuentos adicionales sobre la base del IVA de una tarifa, después de las líneas */
  readonly additional_discounts?: readonly AdditionalDiscount[] | undefined;
  /** Devoluciones de IVA a adultos mayores y personas con discapacidad */
  readonly iva_refunds?: readonly IvaRefund[] | undefined;
  /** Compensaciones de IVA */
  readonly compensations?: readonly CompensationBody[] | undefined;
  /** Placa: ABC1234, sin guion */
  readonly plate?: string | undefined;
  /** Número de la guía de remisión */
  readonly delivery_note_number?: string | undefined;
  /** Datos de exportación */
  readonly export?: ExportBody | undefined;
  /** Reembolso de gastos (anexo 5) */
  readonly reimbursement?: ReimbursementBody | undefined;
  /** Las retenciones */
  readonly withholdings?: readonly InvoiceWithholdingBody[] | undefined;
  /** Datos de traslado: la factura hace de guía de remisión */
  readonly substitute_delivery_note?: SubstituteDeliveryNoteBody | undefined;
  /** Rubros de terceros, que se cobran y no son ingreso */
  readonly third_party_charges?: readonly ThirdPartyChargeBody[] | undefined;
  /** Comprobante negociable (anexo 11) */
  readonly negotiable?: NegotiableBody | undefined;
  /** Máquina fiscal: marca, modelo y serie */
  readonly fiscal_machine?: FiscalMachine | undefined;
  /** Campos adicionales que se imprimen: nombre y valor */
  readonly additional_info?: readonly AdditionalField[] | undefined;
  /** Establecimiento, tres dígitos */
  readonly establishment?: string | undefined;
  /** Punto de emisión, tres dígitos */
  readonly emission_point?: string | undefined;
  /** Cómo se pagaría; sin ellos, la factura empieza en efectivo */
  readonly payments?: readonly PaymentBody[] | undefined;
  /** Hasta qué día vale, inclusive: no antes de hoy. Sin ella, 15 días */
  readonly valid_until?: string | undefined;
  /** Para quién es, cuando solo se sabe su nombre y el comprador es consumidor final */
  readonly recipient_name?: string | undefined;
}

export interface ProformaEmail {
  /** Qué recurso es */
  readonly object: 'proforma_email';
  /** La proforma */
  readonly proforma_id: string;
  /** Hasta, o a quién */
  readonly to: readonly string[];
}

export interface ProformaListed {
  /** Qué recurso es */
  readonly object: 'proforma';
  /** Identificador */
  readonly id: string;
  /** Ambiente: sandbox, test o live */
  readonly environment: 'sandbox' | 'test' | 'live';
  /** P, establecimiento, punto de emisión y número: propio, no es una serie del SRI */
  readonly number: string;
  /** open (por responder), accepted (aceptada), expired (venció sin respuesta) o invoiced (facturada) */
  readonly status: 'open' | 'accepted' | 'expired' | 'invoiced';
  /** Fecha de emisión, AAAA-MM-DD, en Ecuador */
  readonly issue_date: string;
  /** Hasta qué día vale, inclusive */
  readonly valid_until: string;
  /** Del comprador */
  readonly identification: string;
  /** Del comprador, o para quién es */
  readonly name: string;
  /** Total en dólares, decimal en texto */
  readonly total: string;
  /** Cuándo la aceptó el cliente */
  readonly accepted_at?: string | undefined;
  /** La factura en que se convirtió */
  readonly invoice?:
    | {
        /** Identificador */
        readonly id: string;
        /** Número, como 001-001-000000001 */
        readonly number: string;
      }
    | undefined;
  /** Quien la hizo */
  readonly operator?: OperatorNamed | undefined;
  /** Cuándo se creó */
  readonly created_at: string;
}

export interface ProformaPriceChange {
  /** La línea, desde 0 */
  readonly line: number;
  /** El precio de hoy sin impuestos */
  readonly unit_price: string;
  /** El precio de hoy con impuestos, si así se indica el del producto */
  readonly unit_price_with_taxes?: string | undefined;
}

export interface ProformaPrintBody {
  /** Sin ella, la de `till_id`, o la de siempre */
  readonly printer_id?: string | undefined;
  /** La caja que imprime, en su impresora si tiene una */
  readonly till_id?: string | undefined;
}

export interface Promotion {
  /** Qué recurso es */
  readonly object: 'promotion';
  /** Identificador */
  readonly id: string;
  /** Nombre */
  readonly name: string;
  /** Lo que da */
  readonly terms:
    | {
        /** Clase */
        readonly kind: 'percent';
        /** Cuánto se descuenta, en porcentaje */
        readonly percent: string;
      }
    | {
        /** Clase */
        readonly kind: 'price';
        /** Lo que cuesta uno, con IVA */
        readonly unit_price_with_taxes: string;
      }
    | {
        /** Clase */
        readonly kind: 'n_for_m';
        /** Cuántos se llevan, del mismo producto */
        readonly take: number;
        /** Cuántos se pagan */
        readonly pay: number;
      };
  /** Sus productos */
  readonly products: readonly string[];
  /** Sus categorías */
  readonly categories: readonly string[];
  /** Las listas de precios de quienes la tienen */
  readonly price_lists: readonly string[];
  /** Primer día, en Ecuador */
  readonly from?: string | undefined;
  /** Último día, en Ecuador */
  readonly until?: string | undefined;
  /** Días de la semana, de 1 (lunes) a 7 */
  readonly weekdays: readonly number[];
  /** Si está en uso */
  readonly active: boolean;
  /** Cómo está hoy: apagada, programada, en curso o terminada */
  readonly status: 'off' | 'programmed' | 'running' | 'ended';
  /** Cuándo se creó */
  readonly created_at: string;
}

export interface PromotionBody {
  /** Nombre */
  readonly name: string;
  /** Lo que da */
  readonly terms:
    | {
        /** Clase */
        readonly kind: 'percent';
        /** Cuánto se descuenta, en porcentaje */
        readonly percent: string;
      }
    | {
        /** Clase */
        readonly kind: 'price';
        /** Lo que cuesta uno, con IVA */
        readonly unit_price_with_taxes: string;
      }
    | {
        /** Clase */
        readonly kind: 'n_for_m';
        /** Cuántos se llevan, del mismo producto */
        readonly take: number;
        /** Cuántos se pagan */
        readonly pay: number;
      };
  /** A qué productos */
  readonly products?: readonly string[] | undefined;
  /** A qué categorías; sin productos ni categorías, a todo el catálogo */
  readonly categories?: readonly string[] | undefined;
  /** A quienes se les vende con estas listas de precios; sin ninguna, a todos */
  readonly price_lists?: readonly string[] | undefined;
  /** Primer día, en Ecuador */
  readonly from?: string | undefined;
  /** Último día, en Ecuador */
  readonly until?: string | undefined;
  /** Días de la semana, de 1 (lunes) a 7; sin ninguno, todos */
  readonly weekdays?: readonly number[] | undefined;
  /** false: apagada, sin borrarla */
  readonly active?: boolean | undefined;
}

export interface PromotionPreview {
  /** Qué recurso es */
  readonly object: 'promotion_preview';
  /** Productos activos a los que alcanza */
  readonly product_count: number;
  /** Aquellos en los que no cambia nada, como los que no cuestan más que el precio especial */
  readonly unchanged_count: number;
  /** Los que se venderían por menos de lo que cuestan en producción */
  readonly below_cost_count: number;
  /** Hasta 20: primero los que quedan bajo el costo, y los que más bajan */
  readonly examples: readonly {
    /** Id del producto */
    readonly product_id: string;
    /** Código */
    readonly code: string;
    /** Nombre */
    readonly name: string;
    /** Cuántos se llevan */
    readonly quantity: string;
    /** Lo que se pagaría sin ella, con IVA */
    readonly before: string;
    /** Lo que se paga con ella, con IVA */
    readonly after: string;
    /** Lo mismo sin IVA */
    readonly net: string;
  }[];
}

export interface PromotionResult {
  /** Qué recurso es */
  readonly object: 'promotion_result';
  /** Con cuál se vendió */
  readonly promotion_id: string;
  /** Ambiente: sandbox, test o live */
  readonly environment: 'sandbox' | 'test' | 'live';
  /** Unidades */
  readonly quantity: string;
  /** Lo vendido, sin IVA y con los descuentos */
  readonly sales: string;
  /** Lo que se rebajó por ella, sin IVA */
  readonly discount: string;
}

export interface Purchase {
  /** Qué recurso es */
  readonly object: 'purchase';
  /** Identificador */
  readonly id: string;
  /** Ambiente: sandbox, test o live */
  readonly environment: 'sandbox' | 'test' | 'live';
  /** Por su nombre (factura, nota_venta, nota_credito, nota_debito, retencion) o su código del SRI */
  readonly document_type: string;
  /** Número, como 001-001-000000001 */
  readonly number: string;
  /** Fecha de emisión, AAAA-MM-DD, en Ecuador */
  readonly issue_date: string;
  /** Clave de acceso de 49 dígitos */
  readonly access_key?: string | undefined;
  /** Número de autorización, de 10, 37 o 49 dígitos */
  readonly authorization_number?: string | undefined;
  /** El proveedor */
  readonly supplier: PurchaseSupplier;
  /** Antes de impuestos, después de todo descuento */
  readonly subtotal: string;
  /** IVA, decimal en texto */
  readonly iva: string;
  /** Total en dólares, decimal en texto */
  readonly total: string;
  /** De dónde viene */
  readonly origin: 'sri' | 'file' | 'email' | 'hand';
  /** La autorización del SRI: número y fecha */
  readonly authorization: PurchaseAuthorization;
  /** Desde cuándo corren los cinco días hábiles */
  readonly received_on: string;
  /** El mes en que se declara: el de emisión, o el que dijo una persona */
  readonly booked_month: string;
  /** unknown nadie lo dijo, y se pregunta antes de retener; goods bienes, services servicios, mixed unas líneas son servicios, professional_fees honorarios, rent arriendo de inmuebles, manual_work mano de obra, advertising publicidad, transport transporte, construction construcción, insurance seguros, electricity energía eléctrica, fuel combustibles, air_travel pasajes aéreos, farm_produce del campo, al productor, traded_produce del campo, a un comercializador */
  readonly kind:
    | 'unknown'
    | 'goods'
    | 'services'
    | 'mixed'
    | 'professional_fees'
    | 'rent'
    | 'manual_work'
    | 'advertising'
    | 'transport'
    | 'construction'
    | 'insurance'
    | 'electricity'
    | 'fuel'
    | 'air_travel'
    | 'farm_produce'
    | 'traded_produce';
  /** De una compra mixta: las líneas que son servicios, por su lugar desde 0 */
  readonly service_lines: readonly number[];
  /** Código de sustento tributario */
  readonly tax_support: string;
  /** El comprobante de retención */
  readonly withholding: PurchaseWithholding;
  /** to_enter: falta ingresar al inventario lo que trajo; entered: ya entró; none: no trae mercadería, se decidió que no lo cambia, o es de antes de llevar existencias */
  readonly inventory: 'none' | 'to_enter' | 'entered';
  /** Cuándo se creó */
  readonly created_at: string;
  /** Cuándo cambió por última vez */
  readonly updated_at: string;
  /** Base y valor por impuesto y tarifa */
  readonly taxes: readonly ValuedTax[];
  /** Los pagos */
  readonly payments: readonly Payment[];
  /** Las líneas */
  readonly lines: readonly Line[];
  /** Reembolso de gastos (anexo 5) */
  readonly reimbursement?:
    | {
        /** Los documentos */
        readonly documents: readonly {
          /** El proveedor */
          readonly supplier: IdentifiedSupplier;
          /** De lo que otros emitieron, también el código tal como está escrito */
          readonly supplier_type: 'persona_natural' | 'sociedad' | string;
          /** País del pago, por su código */
          readonly payment_country: string;
          /** Tipo de comprobante */
          readonly document_type: string;
          /** Número, como 001-001-000000001 */
          readonly number: string;
          /** Fecha de emisión, AAAA-MM-DD, en Ecuador */
          readonly issue_date: string;
          /** Número de autorización, de 10, 37 o 49 dígitos */
          readonly authorization_number: string;
          /** Los impuestos */
          readonly taxes: readonly ValuedTax[];
          /** Compensaciones de IVA */
          readonly compensations: readonly Compensation[];
        }[];
      }
    | undefined;
  /** De una nota: el documento que modifica; su autorización, si alguien la escribió */
  readonly modified_document?:
    | {
        /** Tipo de comprobante */
        readonly document_type: string;
        /** Número, como 001-001-000000001 */
        readonly number: string;
        /** Número de autorización, de 10, 37 o 49 dígitos */
        readonly authorization_number?: string | undefined;
      }
    | undefined;
  /** De una retención que le hizo un cliente: lo que retuvo */
  readonly withheld?: readonly WithheldFromUs[] | undefined;
}

export interface PurchaseArrival {
  /** Nombre del archivo */
  readonly file: string;
  /** Dentro de un ZIP o de un correo */
  readonly entry?: string | undefined;
  /** added: se registró; completed: estaba escrita a mano y ahora tiene su XML; there: ya estaba; listed: solo está su clave de acceso, con la que se la lee del SRI; refused: no se registró, por lo que dice `faults` */
  readonly result: 'added' | 'completed' | 'there' | 'listed' | 'refused';
  /** Id de la compra */
  readonly purchase_id?: string | undefined;
  /** Clave de acceso de 49 dígitos */
  readonly access_key?: string | undefined;
  /** Tipo de comprobante */
  readonly document_type?: string | undefined;
  /** Número, como 001-001-000000001 */
  readonly number?: string | undefined;
  /** El proveedor */
  readonly supplier?: string | undefined;
  /** Total en dólares, decimal en texto */
  readonly total?: string | undefined;
  /** Las faltas */
  readonly faults: readonly {
    /** Código */
    readonly code: string;
    /** Mensaje, en español, para una persona */
    readonly message: string;
  }[];
}

export interface PurchaseAuthorization {
  /** Estado */
  readonly state: 'authorized' | 'unconfirmed' | 'not_authorized' | 'annulled' | 'on_paper';
  /** Cuándo lo autorizó el SRI */
  readonly authorized_at?: string | undefined;
  /** Cuándo se preguntó al SRI por última vez */
  readonly checked_at?: string | undefined;
}

export interface PurchaseBody {
  /** Tipo de comprobante */
  readonly document_type?:
    | '11'
    | '12'
    | '15'
    | '19'
    | '20'
    | 'factura'
    | 'nota_venta'
    | 'nota_credito'
    | 'nota_debito'
    | '09'
    | 'retencion'
    | undefined;
  /** El proveedor */
  readonly supplier: KnownParty;
  /** Régimen tributario del proveedor */
  readonly supplier_regime?: 'general' | 'rimpe_emprendedor' | 'rimpe_negocio_popular' | undefined;
  /** Si el proveedor es contribuyente especial */
  readonly special_taxpayer?: boolean | undefined;
  /** Número, como 001-001-000000001 */
  readonly number: string;
  /** Fecha de emisión, AAAA-MM-DD, en Ecuador */
  readonly issue_date: string;
  /** La del SRI impresa en el papel; de uno electrónico, su clave de acceso */
  readonly authorization_number?: string | undefined;
  /** El documento que se modifica */
  readonly modified_document?: ModifiedPurchase | undefined;
  /** Obligatorio, salvo en una retención */
  readonly taxes?: readonly StatedTaxBody[] | undefined;
  /** Lo que un cliente retuvo: obligatorio en una retención, y solo en ella */
  readonly withheld?: readonly WithheldFromUsBody[] | undefined;
  /** Lo que se paga; si falta, las bases más los impuestos */
  readonly total?: string | undefined;
  /** Los pagos */
  readonly payments?: readonly PaymentBody[] | undefined;
}

export interface PurchaseChanges {
  /** Qué recurso es */
  readonly object: 'purchase_changes';
  /** En el orden en que se pidieron */
  readonly data: readonly {
    /** Identificador */
    readonly id: string;
    /** refused: quedó como estaba, por lo que dice `faults` */
    readonly result: 'done' | 'refused';
    /** Las faltas */
    readonly faults: readonly {
      /** Código */
      readonly code: string;
      /** Mensaje, en español, para una persona */
      readonly message: string;
    }[];
  }[];
}

export interface PurchaseInput {
  /** Clave de acceso, 49 dígitos: se lee del SRI */
  readonly access_key?: string | undefined;
  /** Lo que dice el papel, escrito a mano */
  readonly invoice?: PurchaseBody | undefined;
}

export interface PurchaseInventory {
  /** Qué recurso es */
  readonly object: 'purchase_inventory';
  /** Id de la compra */
  readonly purchase_id: string;
  /** Ambiente: sandbox, test o live */
  readonly environment: 'sandbox' | 'test' | 'live';
  /** to_match: falta decir qué son unas líneas; to_enter: se puede ingresar; nothing: no trae mercadería; entered: ya entró */
  readonly status: 'to_match' | 'to_enter' | 'nothing' | 'entered';
  /** Si el IVA es parte del costo: el negocio es negocio popular, o el sustento tributario de la compra no da crédito; de una nota de crédito, como entró la compra que modifica */
  readonly iva_in_cost: boolean;
  /** De una nota de crédito: el número de la compra que modifica, mientras falte ingresarla al inventario */
  readonly waiting_purchase?: string | undefined;
  /** Lo que puede hacer en el inventario. entry: su mercadería entra; return: se devolvió al proveedor y sale; discount: nada se devolvió, y lo que hay cuesta menos */
  readonly effects: readonly ('entry' | 'return' | 'discount')[];
  /** Las líneas */
  readonly lines: readonly PurchaseInventoryLine[];
  /** Lo que cuesta lo que es mercadería, al centavo */
  readonly total: string;
  /** Cambia con lo que entraría, cuánto y a qué costo */
  readonly revision: string;
  /** Cómo entró */
  readonly receipt?: GoodsReceipt | undefined;
  /** Los ingresos que se deshicieron */
  readonly reversed_receipts: readonly GoodsReceipt[];
}

export interface PurchaseInventoryLine {
  /** La línea de la compra, por su lugar desde 0 */
  readonly line: number;
  /** Código */
  readonly code?: string | undefined;
  /** Descripción */
  readonly description: string;
  /** Cuántas facturó el proveedor */
  readonly quantity: string;
  /** Lo que cuesta la línea, al centavo: con descuentos, con ICE, y con IVA si no se acredita. Suman lo que cuesta la compra */
  readonly cost: string;
  /** Falta mientras nadie diga qué es */
  readonly match?: PurchaseLineMatch | undefined;
  /** Unidades del producto que entran */
  readonly quantity_in?: string | undefined;
  /** Lo que cuesta cada una, hasta seis decimales */
  readonly unit_cost?: string | undefined;
  /** El código de la línea que es un código de barras */
  readonly barcode?: string | undefined;
}

export interface PurchaseLineMatch {
  /** product: es un producto; not_goods: no es mercadería, y no entra al inventario */
  readonly kind: 'product' | 'not_goods';
  /** supplier: lo que ya se dijo de este proveedor; barcode: por el código de barras; code: por el código del producto, y su nombre comparte una palabra */
  readonly source: 'supplier' | 'barcode' | 'code';
  /** El producto que es */
  readonly product?:
    | {
        /** Id del producto */
        readonly product_id: string;
        /** Código */
        readonly code: string;
        /** Nombre */
        readonly name: string;
        /** Lo que cuesta ahora una unidad */
        readonly unit_cost?: string | undefined;
        /** Lo que hay de él; falta si no se controla */
        readonly on_hand?: string | undefined;
        /** Se controla por lotes con caducidad */
        readonly tracks_lots: boolean;
      }
    | undefined;
  /** Cuántas unidades del producto trae cada una del proveedor: 12 en una caja de 12 */
  readonly factor?: string | undefined;
}

export interface PurchaseListed {
  /** Qué recurso es */
  readonly object: 'purchase';
  /** Identificador */
  readonly id: string;
  /** Ambiente: sandbox, test o live */
  readonly environment: 'sandbox' | 'test' | 'live';
  /** Por su nombre (factura, nota_venta, nota_credito, nota_debito, retencion) o su código del SRI */
  readonly document_type: string;
  /** Número, como 001-001-000000001 */
  readonly number: string;
  /** Fecha de emisión, AAAA-MM-DD, en Ecuador */
  readonly issue_date: string;
  /** Clave de acceso de 49 dígitos */
  readonly access_key?: string | undefined;
  /** Número de autorización, de 10, 37 o 49 dígitos */
  readonly authorization_number?: string | undefined;
  /** El proveedor */
  readonly supplier: PurchaseSupplier;
  /** Antes de impuestos, después de todo descuento */
  readonly subtotal: string;
  /** IVA, decimal en texto */
  readonly iva: string;
  /** Total en dólares, decimal en texto */
  readonly total: string;
  /** De dónde viene */
  readonly origin: 'sri' | 'file' | 'email' | 'hand';
  /** La autorización del SRI: número y fecha */
  readonly authorization: PurchaseAuthorization;
  /** Desde cuándo corren los cinco días hábiles */
  readonly received_on: string;
  /** El mes en que se declara: el de emisión, o el que dijo una persona */
  readonly booked_month: string;
  /** unknown nadie lo dijo, y se pregunta antes de retener; goods bienes, services servicios, mixed unas líneas son servicios, professional_fees honorarios, rent arriendo de inmuebles, manual_work mano de obra, advertising publicidad, transport transporte, construction construcción, insurance seguros, electricity energía eléctrica, fuel combustibles, air_travel pasajes aéreos, farm_produce del campo, al productor, traded_produce del campo, a un comercializador */
  readonly kind:
    | 'unknown'
    | 'goods'
    | 'services'
    | 'mixed'
    | 'professional_fees'
    | 'rent'
    | 'manual_work'
    | 'advertising'
    | 'transport'
    | 'construction'
    | 'insurance'
    | 'electricity'
    | 'fuel'
    | 'air_travel'
    | 'farm_produce'
    | 'traded_produce';
  /** De una compra mixta: las líneas que son servicios, por su lugar desde 0 */
  readonly service_lines: readonly number[];
  /** Código de sustento tributario */
  readonly tax_support: string;
  /** El comprobante de retención */
  readonly withholding: PurchaseWithholding;
  /** to_enter: falta ingresar al inventario lo que trajo; entered: ya entró; none: no trae mercadería, se decidió que no lo cambia, o es de antes de llevar existencias */
  readonly inventory: 'none' | 'to_enter' | 'entered';
  /** Cuándo se creó */
  readonly created_at: string;
  /** Cuándo cambió por última vez */
  readonly updated_at: string;
}

export interface PurchaseMatches {
  /** product: es este producto; not_goods: no es mercadería; unknown: se olvida lo que se dijo, y se vuelve a preguntar */
  readonly matches: readonly (
    | {
        /** Clase */
        readonly kind: 'product';
        /** Su lugar desde 0 */
        readonly line: number;
        /** Id del producto */
        readonly product_id: string;
        /** Cuántas unidades del producto trae cada una del proveedor */
        readonly factor?: string | undefined;
      }
    | {
        /** Clase */
        readonly kind: 'not_goods';
        /** Su lugar desde 0 */
        readonly line: number;
      }
    | {
        /** Clase */
        readonly kind: 'unknown';
        /** Su lugar desde 0 */
        readonly line: number;
      }
  )[];
}

export interface PurchasePatch {
  /** Clase */
  readonly kind?:
    | 'goods'
    | 'services'
    | 'mixed'
    | 'professional_fees'
    | 'rent'
    | 'manual_work'
    | 'advertising'
    | 'transport'
    | 'construction'
    | 'insurance'
    | 'electricity'
    | 'fuel'
    | 'air_travel'
    | 'farm_produce'
    | 'traded_produce'
    | undefined;
  /** De una compra mixta: las líneas que son servicios, por su lugar desde 0 */
  readonly service_lines?: readonly number[] | undefined;
  /** Sustento tributario, por su código */
  readonly tax_support?: string | undefined;
  /** Desde cuándo corren los cinco días hábiles */
  readonly received_on?: string | undefined;
  /** En qué mes se declara, mientras no se guardó su declaración; null: el de emisión */
  readonly booked_month?: string | null | undefined;
  /** Por qué no se retiene; null deshace la decisión */
  readonly waived_reason?: string | null | undefined;
  /** none: no cambia el inventario, como una nota de crédito de lo que ya salió con un egreso, y deja de esperar; nada se recuerda del proveedor */
  readonly inventory?: 'none' | undefined;
}

export interface PurchaseSettlement {
  /** Qué recurso es */
  readonly object: 'purchase_settlement';
  /** El proveedor */
  readonly supplier: Party;
  /** Las líneas */
  readonly lines: readonly Line[];
  /** Los impuestos */
  readonly taxes: readonly TaxTotal[];
  /** Subtotal sin impuestos, decimal en texto */
  readonly subtotal: string;
  /** Descuento en dólares, decimal en texto */
  readonly discount: string;
  /** IVA, decimal en texto */
  readonly iva: string;
  /** ICE, decimal en texto */
  readonly ice: string;
  /** IRBPNR, decimal en texto */
  readonly irbpnr: string;
  /** Total en dólares, decimal en texto */
  readonly total: string;
  /** Los pagos */
  readonly payments: readonly Payment[];
  /** Reembolso de gastos (anexo 5) */
  readonly reimbursement?: Reimbursement | undefined;
  /** Comprobante negociable (anexo 11) */
  readonly negotiable?: Negotiable | undefined;
  /** Máquina fiscal: marca, modelo y serie */
  readonly fiscal_machine?: FiscalMachine | undefined;
  /** Campos adicionales que se imprimen: nombre y valor */
  readonly additional_info: readonly AdditionalField[];
  /** Identificador */
  readonly id: string;
  /** País, por su código */
  readonly country: 'ec';
  /** Moneda */
  readonly currency: 'USD';
  /** Ambiente: sandbox, test o live */
  readonly environment: 'sandbox' | 'test' | 'live';
  /** Estado */
  readonly status: 'pending' | 'submitted' | 'authorized' | 'returned' | 'not_authorized' | 'annulled';
  /** Cuándo entró en cada estado */
  readonly status_transitions: StatusTransitions;
  /** Id del negocio */
  readonly entity_id: string;
  /** Número, como 001-001-000000001 */
  readonly number: string;
  /** Clave de acceso de 49 dígitos */
  readonly access_key: string;
  /** La autorización del SRI: número y fecha */
  readonly authorization?:
    | {
        /** Número, como 001-001-000000001 */
        readonly number: string;
        /** Cuándo lo autorizó el SRI */
        readonly authorized_at: string;
        /** Dirección del servidor que autorizó un documento de producción en lugar del SRI: no tiene validez. Falta si fue el SRI */
        readonly substitute_authority?: string | undefined;
      }
    | undefined;
  /** Lo que dijo el SRI, con causa y remedio */
  readonly sri_messages: readonly SriMessage[];
  /** Solo en la respuesta que lo emite o lo corrige: lo que la vista previa advierte del documento, como pagos que no suman el total. Falta si no hay nada */
  readonly warnings?:
    | readonly {
        /** Código */
        readonly code: string;
        /** Mensaje, en español, para una persona */
        readonly message: string;
        /** Detalle, en español, para una persona */
        readonly detail: string;
      }[]
    | undefined;
  /** Pares suyos, hasta 20; vuelven como llegaron */
  readonly metadata: Readonly<Record<string, string>>;
  /** Cuándo se emitió */
  readonly issued_at: string;
  /** Cómo va el correo del documento */
  readonly delivery_status:
    | 'none'
    | 'no_recipient'
    | 'queued'
    | 'sent'
    | 'delivered'
    | 'bounced'
    | 'complained'
    | 'failed';
  /** Los correos enviados y qué fue de cada uno */
  readonly emails: readonly EmailDelivery[];
  /** Cuántas veces se vio en el portal */
  readonly portal_views: number;
  /** Cuándo se vio por última vez en el portal */
  readonly portal_last_viewed_at?: string | undefined;
  /** Dónde lo ve el cliente, en consultas y listados; falta mientras el portal no lo muestra */
  readonly portal_url?: string | undefined;
  /** api, console, mcp, cli, imported, o el nombre corto de una tienda en línea */
  readonly channel: string;
  /** Id de la importación */
  readonly import_id?: string | undefined;
  /** Qué confirma que el SRI lo autorizó */
  readonly verification?: 'sri' | 'listed' | 'signature' | 'unconfirmed' | undefined;
  /** De qué archivo viene un documento importado */
  readonly listing?: ListingEvidence | undefined;
  /** Fecha de emisión, AAAA-MM-DD, en Ecuador */
  readonly issue_date: string;
  /** Cuándo se creó */
  readonly created_at: string;
  /** Cuándo cambió por última vez */
  readonly updated_at: string;
}

export interface PurchaseSettlementBody {
  /** El proveedor */
  readonly supplier: KnownPartyBody;
  /** Las líneas */
  readonly lines: readonly LineBody[];
  /** Los pagos */
  readonly payments: readonly PaymentBody[];
  /** Reembolso de gastos (anexo 5) */
  readonly reimbursement?: ReimbursementBody | undefined;
  /** Comprobante negociable (anexo 11) */
  readonly negotiable?: NegotiableBody | undefined;
  /** Descuentos adicionales sobre la base del IVA de una tarifa, después de las líneas */
  readonly additional_discounts?: readonly AdditionalDiscount[] | undefined;
  /** Máquina fiscal: marca, modelo y serie */
  readonly fiscal_machine?: FiscalMachine | undefined;
  /** Campos adicionales que se imprimen: nombre y valor */
  readonly additional_info?: readonly AdditionalField[] | undefined;
  /** Establecimiento, tres dígitos */
  readonly establishment?: string | undefined;
  /** Punto de emisión, tres dígitos */
  readonly emission_point?: string | undefined;
  /** Pares suyos, hasta 20; vuelven como llegaron */
  readonly metadata?: Readonly<Record<string, string>> | undefined;
  /** Qué desenlace simula el ambiente sandbox */
  readonly simulate?:
    | 'authorized'
    | 'authorized_with_warnings'
    | 'returned'
    | 'returned_sequence'
    | 'returned_date'
    | 'not_authorized'
    | 'not_authorized_differences'
    | 'undecided'
    | 'unavailable'
    | undefined;
  /** Nombre corto de la tienda en línea que emite; sin él, el canal es `api` */
  readonly channel?: string | undefined;
}

export interface PurchaseSettlementContent {
  /** Qué recurso es */
  readonly object: 'purchase_settlement';
  /** El proveedor */
  readonly supplier: Party;
  /** Las líneas */
  readonly lines: readonly Line[];
  /** Los impuestos */
  readonly taxes: readonly TaxTotal[];
  /** Subtotal sin impuestos, decimal en texto */
  readonly subtotal: string;
  /** Descuento en dólares, decimal en texto */
  readonly discount: string;
  /** IVA, decimal en texto */
  readonly iva: string;
  /** ICE, decimal en texto */
  readonly ice: string;
  /** IRBPNR, decimal en texto */
  readonly irbpnr: string;
  /** Total en dólares, decimal en texto */
  readonly total: string;
  /** Los pagos */
  readonly payments: readonly Payment[];
  /** Reembolso de gastos (anexo 5) */
  readonly reimbursement?: Reimbursement | undefined;
  /** Comprobante negociable (anexo 11) */
  readonly negotiable?: Negotiable | undefined;
  /** Máquina fiscal: marca, modelo y serie */
  readonly fiscal_machine?: FiscalMachine | undefined;
  /** Campos adicionales que se imprimen: nombre y valor */
  readonly additional_info: readonly AdditionalField[];
}

export interface PurchaseSettlementCorrection {
  /** El proveedor */
  readonly supplier: KnownPartyBody;
  /** Las líneas */
  readonly lines: readonly LineBody[];
  /** Los pagos */
  readonly payments: readonly PaymentBody[];
  /** Reembolso de gastos (anexo 5) */
  readonly reimbursement?: ReimbursementBody | undefined;
  /** Comprobante negociable (anexo 11) */
  readonly negotiable?: NegotiableBody | undefined;
  /** Descuentos adicionales sobre la base del IVA de una tarifa, después de las líneas */
  readonly additional_discounts?: readonly AdditionalDiscount[] | undefined;
  /** Máquina fiscal: marca, modelo y serie */
  readonly fiscal_machine?: FiscalMachine | undefined;
  /** Campos adicionales que se imprimen: nombre y valor */
  readonly additional_info?: readonly AdditionalField[] | undefined;
  /** Pares suyos, hasta 20; vuelven como llegaron */
  readonly metadata?: Readonly<Record<string, string>> | undefined;
  /** Qué desenlace simula el ambiente sandbox */
  readonly simulate?:
    | 'authorized'
    | 'authorized_with_warnings'
    | 'returned'
    | 'returned_sequence'
    | 'returned_date'
    | 'not_authorized'
    | 'not_authorized_differences'
    | 'undecided'
    | 'unavailable'
    | undefined;
}

export interface PurchaseSummary {
  /** Qué recurso es */
  readonly object: 'purchase_summary';
  /** Si el negocio retiene: agente de retención, contribuyente especial o gran contribuyente */
  readonly withholds: boolean;
  /** Por retener, con las atrasadas */
  readonly due: number;
  /** Si el plazo ya pasó */
  readonly late: number;
  /** De las que hay que retener: falta decir qué se compró (`kind`), y antes no se sugiere su retención */
  readonly kind_unknown: number;
  /** El próximo vencimiento, AAAA-MM-DD */
  readonly next_due_on?: string | undefined;
  /** Los que nada confirma */
  readonly unconfirmed: number;
  /** Falta ingresar al inventario lo que trajeron */
  readonly to_enter: number;
  /** No autorizadas o anuladas: no sustentan un gasto */
  readonly unauthorized: number;
  /** Liquidaciones de compra propias con IVA, de este mes y el anterior, sin su retención del 100 %: hasta cincuenta */
  readonly settlements: readonly {
    /** Identificador */
    readonly id: string;
    /** Número, como 001-001-000000001 */
    readonly number: string;
    /** El proveedor */
    readonly supplier: string;
    /** Fecha de emisión, AAAA-MM-DD, en Ecuador */
    readonly issue_date: string;
    /** IVA, decimal en texto */
    readonly iva: string;
  }[];
  /** Facturas de este mes y el anterior a clientes que retuvieron en el último año, cuya retención no llegó en cinco días hábiles: hasta cincuenta */
  readonly unwithheld_sales: readonly {
    /** Identificador */
    readonly id: string;
    /** Número, como 001-001-000000001 */
    readonly number: string;
    /** El cliente */
    readonly customer: string;
    /** Fecha de emisión, AAAA-MM-DD, en Ecuador */
    readonly issue_date: string;
    /** Total en dólares, decimal en texto */
    readonly total: string;
  }[];
}

export interface PurchaseSupplier {
  /** De lo que otros emitieron, también el código tal como está escrito */
  readonly identification_type: 'ruc' | 'cedula' | 'pasaporte' | 'consumidor_final' | 'exterior' | string;
  /** Número de identificación */
  readonly identification: string;
  /** Nombre */
  readonly name: string;
  /** Nombre comercial */
  readonly trade_name?: string | undefined;
  /** Dirección */
  readonly address?: string | undefined;
  /** Correo electrónico */
  readonly email?: string | undefined;
  /** Si está obligado a llevar contabilidad */
  readonly keeps_accounting?: boolean | undefined;
  /** Régimen tributario */
  readonly regime: 'general' | 'rimpe_emprendedor' | 'rimpe_negocio_popular';
  /** Si es contribuyente especial */
  readonly special_taxpayer: boolean;
  /** Si es agente de retención */
  readonly withholding_agent: boolean;
}

export interface PurchaseUpload {
  /** Qué recurso es */
  readonly object: 'purchase_upload';
  /** En el orden en que están en los archivos */
  readonly data: readonly PurchaseArrival[];
}

export interface PurchaseWithholding {
  /** Estado */
  readonly status: 'due' | 'late' | 'withheld' | 'refused' | 'waived' | 'not_needed';
  /** El quinto día hábil desde que se recibió */
  readonly due_on?: string | undefined;
  /** Por qué no se retiene */
  readonly reason?: string | undefined;
  /** La retención que se emitió */
  readonly document?:
    | {
        /** Identificador */
        readonly id: string;
        /** Número, como 001-001-000000001 */
        readonly number: string;
        /** Estado */
        readonly status: 'pending' | 'submitted' | 'authorized' | 'returned' | 'not_authorized' | 'annulled';
      }
    | undefined;
}

/** El cuerpo de la retención, listo para emitirla */
export interface PurchaseWithholdingBody {
  /** El proveedor */
  readonly supplier: {
    /** De lo que otros emitieron, también el código tal como está escrito */
    readonly identification_type: 'ruc' | 'cedula' | 'pasaporte' | 'consumidor_final' | 'exterior' | string;
    /** Número de identificación */
    readonly identification: string;
    /** Nombre */
    readonly name: string;
    /** Dirección */
    readonly address?: string | undefined;
    /** Correo electrónico */
    readonly email?: string | undefined;
  };
  /** Los documentos que sustentan */
  readonly support_documents: readonly SuggestedSupportDocument[];
}

export interface PurchaseWithholdingSuggestion {
  /** Qué recurso es */
  readonly object: 'purchase_withholding';
  /** Id de la compra */
  readonly purchase_id: string;
  /** Lo que se sugiere */
  readonly suggestion: WithholdingSuggestion;
  /** El cuerpo con que se emite */
  readonly body: PurchaseWithholdingBody;
}

export interface PurchasesBody {
  /** waive: no se retiene; unwaive: deshace esa decisión; remove: se quita; restore: vuelve lo que esta persona quitó en su ventana hace menos de diez minutos */
  readonly action: 'waive' | 'unwaive' | 'remove' | 'restore';
  /** Los ids */
  readonly ids: readonly string[];
  /** Por qué no se retiene; solo con waive */
  readonly waived_reason?: string | undefined;
}

export interface RateSum {
  /** Tarifa */
  readonly rate: string;
  /** Base imponible, decimal en texto */
  readonly base: string;
  /** IVA, decimal en texto */
  readonly iva: string;
}

export interface Readiness {
  /** Qué recurso es */
  readonly object: 'readiness';
  /** Id del negocio */
  readonly entity_id: string;
  /** Ambiente: sandbox, test o live */
  readonly environment: 'sandbox' | 'test' | 'live';
  /** Si está listo */
  readonly ready: boolean;
  /** Lo que se necesita para emitir, y qué falta */
  readonly requirements: readonly {
    /** Código */
    readonly code: string;
    /** Estado */
    readonly status: 'met' | 'missing' | 'warning';
    /** Si impide emitir */
    readonly blocking: boolean;
    /** Mensaje, en español, para una persona */
    readonly message: string;
    /** Qué hacer, en español */
    readonly remedy?: string | undefined;
  }[];
  /** Cuándo se comprobó */
  readonly checked_at: string;
}

export interface Receivable {
  /** Qué recurso es */
  readonly object: 'receivable';
  /** Cédula, RUC o pasaporte con que se le facturó */
  readonly identification: string;
  /** Como está entre los clientes o, si no está, en su documento */
  readonly name: string;
  /** Si está entre los clientes */
  readonly customer_id?: string | undefined;
  /** Lo que debe: la suma de sus deudas menos lo que tiene a favor */
  readonly balance: string;
  /** Lo que pagó o se le acreditó de más, como de una factura anulada después de cobrarla */
  readonly in_favor: string;
  /** De lo que debe, lo vencido, restado antes lo que tiene a favor */
  readonly overdue: string;
  /** Lo que debe según su antigüedad; lo que tiene a favor se resta de lo más antiguo */
  readonly ages: DebtAges;
  /** Desde cuándo vence lo más antiguo que debe; falta si no debe nada */
  readonly oldest_due_on?: string | undefined;
  /** Hasta cuánto puede deber; sin él, sin límite */
  readonly credit_limit?: string | undefined;
  /** En cuántos días vence lo que se le vende a crédito */
  readonly credit_days?: number | undefined;
  /** Lo que le queda de su límite; cero si lo pasó */
  readonly available?: string | undefined;
}

export interface ReceivableList {
  /** Qué recurso es */
  readonly object: 'list';
  /** Los de esta página */
  readonly data: readonly Receivable[];
  /** Con qué se pide la página siguiente; `null` en la última */
  readonly next_cursor: string | null;
  /** Con qué se pide la página anterior; `null` en la primera */
  readonly prev_cursor: string | null;
  /** Todos los clientes que cumplen los filtros */
  readonly total_count: number;
  /** Cuántos van antes del primero de esta página */
  readonly offset: number;
  /** De todos los que cumplen los filtros */
  readonly totals: {
    /** Lo que debe: la suma de sus deudas menos lo que tiene a favor */
    readonly balance: string;
    /** Lo que pagó o se le acreditó de más, como de una factura anulada después de cobrarla */
    readonly in_favor: string;
    /** De lo que debe, lo vencido, restado antes lo que tiene a favor */
    readonly overdue: string;
    /** Lo que debe según su antigüedad; lo que tiene a favor se resta de lo más antiguo */
    readonly ages: DebtAges;
  };
}

export interface ReceivableWithDebts {
  /** Qué recurso es */
  readonly object: 'receivable';
  /** Cédula, RUC o pasaporte con que se le facturó */
  readonly identification: string;
  /** Como está entre los clientes o, si no está, en su documento */
  readonly name: string;
  /** Si está entre los clientes */
  readonly customer_id?: string | undefined;
  /** Lo que debe: la suma de sus deudas menos lo que tiene a favor */
  readonly balance: string;
  /** Lo que pagó o se le acreditó de más, como de una factura anulada después de cobrarla */
  readonly in_favor: string;
  /** De lo que debe, lo vencido, restado antes lo que tiene a favor */
  readonly overdue: string;
  /** Lo que debe según su antigüedad; lo que tiene a favor se resta de lo más antiguo */
  readonly ages: DebtAges;
  /** Desde cuándo vence lo más antiguo que debe; falta si no debe nada */
  readonly oldest_due_on?: string | undefined;
  /** Hasta cuánto puede deber; sin él, sin límite */
  readonly credit_limit?: string | undefined;
  /** En cuántos días vence lo que se le vende a crédito */
  readonly credit_days?: number | undefined;
  /** Lo que le queda de su límite; cero si lo pasó */
  readonly available?: string | undefined;
  /** Lo más antiguo primero: en ese orden se pagan */
  readonly debts: readonly Debt[];
}

export interface ReceivedDocument {
  /** Qué recurso es */
  readonly object: 'received_document';
  /** Clave de acceso de 49 dígitos */
  readonly access_key: string;
  /** Tipo de comprobante */
  readonly document_type:
    | 'factura'
    | 'liquidacion_compra'
    | 'nota_credito'
    | 'nota_debito'
    | 'guia_remision'
    | 'retencion';
  /** Ambiente: sandbox, test o live */
  readonly environment: 'sandbox' | 'test' | 'live';
  /** La autorización del SRI: número y fecha */
  readonly authorization: {
    /** Número, como 001-001-000000001 */
    readonly number: string;
    /** Cuándo lo autorizó el SRI */
    readonly authorized_at: string;
    /** En qué quedó desde entonces, según el SRI; falta mientras no lo haya dicho */
    readonly state?: 'authorized' | 'not_authorized' | 'annulment_pending' | 'annulled' | undefined;
    /** Cuándo se comprobó el estado */
    readonly state_checked_at?: string | undefined;
  };
  /** El proveedor */
  readonly supplier: ReceivedDocumentSupplier;
  /** El comprador */
  readonly buyer?: ReceivedDocumentBuyer | undefined;
  /** Si está emitido al negocio de la clave de API; null cuando no dice a quién */
  readonly issued_to_you: boolean | null;
  /** Número, como 001-001-000000001 */
  readonly number: string;
  /** Fecha de emisión, AAAA-MM-DD, en Ecuador */
  readonly issue_date: string;
  /** Vacías en los tipos que no las tienen */
  readonly lines: readonly Line[];
  /** Los impuestos */
  readonly taxes: readonly TaxTotal[];
  /** Los totales */
  readonly totals: ReceivedDocumentTotals;
  /** Los pagos */
  readonly payments: readonly Payment[];
  /** Todo lo que dice, como lo muestra el documento de su tipo: `object` indica cuál es */
  readonly content: DocumentContent;
  /** `sri`: se acaba de leer. `kept`: se leyó antes, en `fetched_at`, y no cambia */
  readonly source: 'sri' | 'kept';
  /** Cuándo se leyó */
  readonly fetched_at: string;
}

export interface ReceivedDocumentBuyer {
  /** Falta en la guía de remisión, que no lo dice de sus destinatarios */
  readonly identification_type?:
    | 'ruc'
    | 'cedula'
    | 'pasaporte'
    | 'consumidor_final'
    | 'exterior'
    | string
    | undefined;
  /** Número de identificación */
  readonly identification: string;
  /** Nombre */
  readonly name: string;
  /** Dirección */
  readonly address?: string | undefined;
}

export interface ReceivedDocumentSupplier {
  /** Tipo de identificación */
  readonly identification_type: 'ruc';
  /** Número de identificación */
  readonly identification: string;
  /** Nombre */
  readonly name: string;
  /** Nombre comercial */
  readonly trade_name?: string | undefined;
  /** Dirección */
  readonly address: string;
  /** Si está obligado a llevar contabilidad */
  readonly keeps_accounting: boolean;
  /** Régimen tributario */
  readonly regime: 'general' | 'rimpe_emprendedor' | 'rimpe_negocio_popular';
  /** Si es contribuyente especial */
  readonly special_taxpayer: boolean;
  /** Resolución de contribuyente especial */
  readonly special_taxpayer_resolution?: string | undefined;
  /** Resolución de agente de retención */
  readonly withholding_agent_resolution?: string | undefined;
  /** Resolución de gran contribuyente */
  readonly large_taxpayer_resolution?: string | undefined;
}

export interface ReceivedDocumentTotals {
  /** Subtotal sin impuestos, decimal en texto */
  readonly subtotal?: string | undefined;
  /** Descuento en dólares, decimal en texto */
  readonly discount?: string | undefined;
  /** IVA, decimal en texto */
  readonly iva?: string | undefined;
  /** ICE, decimal en texto */
  readonly ice?: string | undefined;
  /** IRBPNR, decimal en texto */
  readonly irbpnr?: string | undefined;
  /** Propina, decimal en texto */
  readonly tip?: string | undefined;
  /** Solo en retenciones, igual que isd */
  readonly renta?: string | undefined;
  /** ISD, decimal en texto */
  readonly isd?: string | undefined;
  /** Total en dólares, decimal en texto */
  readonly total: string;
}

export interface ReceivedProduct {
  /** Id del producto */
  readonly product_id: string;
  /** Código */
  readonly code: string;
  /** Nombre */
  readonly name: string;
  /** Unidades que entraron o salieron; de una rebaja, las de la nota */
  readonly quantity: string;
  /** A cuánto entró o salió cada una; de una rebaja, cuánto quitó la nota a cada una */
  readonly unit_cost: string;
  /** El costo promedio antes */
  readonly cost_before?: string | undefined;
  /** El costo promedio después; falta si la nota es de algo sin costo */
  readonly cost_after?: string | undefined;
  /** Con el precio de entonces, en porcentaje */
  readonly margin_before?: string | undefined;
  /** El mismo precio con el costo nuevo */
  readonly margin_after?: string | undefined;
  /** Si entró: el precio con el que se gana el mismo porcentaje que antes, mientras el del producto sea menor */
  readonly proposed_price?:
    | {
        /** Precio unitario sin impuestos, decimal en texto */
        readonly unit_price?: string | undefined;
        /** Precio unitario que paga el cliente, con impuestos */
        readonly unit_price_with_taxes?: string | undefined;
      }
    | undefined;
}

export interface Refund {
  /** Forma de pago por la que se devolvió */
  readonly method:
    | 'sin_sistema_financiero'
    | 'compensacion_deudas'
    | 'tarjeta_debito'
    | 'dinero_electronico'
    | 'tarjeta_prepago'
    | 'tarjeta_credito'
    | 'otros_sistema_financiero'
    | 'endoso_titulos';
  /** Cuánto se devolvió por ella */
  readonly amount: string;
}

export interface RefundBody {
  /** Forma de pago por la que se devuelve */
  readonly method:
    | 'sin_sistema_financiero'
    | 'compensacion_deudas'
    | 'tarjeta_debito'
    | 'dinero_electronico'
    | 'tarjeta_prepago'
    | 'tarjeta_credito'
    | 'otros_sistema_financiero'
    | 'endoso_titulos';
  /** Cuánto se devuelve por ella: más que cero */
  readonly amount: string;
}

export interface RegisteredFiscalMachine {
  /** Qué recurso es */
  readonly object: 'fiscal_machine';
  /** Identificador */
  readonly id: string;
  /** Marca */
  readonly brand: string;
  /** Modelo */
  readonly model: string;
  /** Número de serie */
  readonly serial: string;
  /** Si está en uso */
  readonly active: boolean;
  /** Cuándo se creó */
  readonly created_at: string;
}

export interface ReimbursedDocument {
  /** El proveedor */
  readonly supplier: IdentifiedSupplier;
  /** De lo que otros emitieron, también el código tal como está escrito */
  readonly supplier_type: 'persona_natural' | 'sociedad' | string;
  /** País del pago, por su código */
  readonly payment_country: string;
  /** Tipo de comprobante */
  readonly document_type: string;
  /** Número, como 001-001-000000001 */
  readonly number: string;
  /** Fecha de emisión, AAAA-MM-DD, en Ecuador */
  readonly issue_date: string;
  /** Número de autorización, de 10, 37 o 49 dígitos */
  readonly authorization_number: string;
  /** Los impuestos */
  readonly taxes: readonly TaxLine[];
  /** Compensaciones de IVA */
  readonly compensations: readonly Compensation[];
}

export interface ReimbursedDocumentBody {
  /** El proveedor */
  readonly supplier: IdentifiedSupplierBody;
  /** Persona natural o sociedad */
  readonly supplier_type: 'persona_natural' | 'sociedad';
  /** País por el código del SRI: 593 es Ecuador */
  readonly payment_country?: string | undefined;
  /** Tipo de comprobante: factura, nota_venta… o su código del SRI, como 12 */
  readonly document_type: string;
  /** Número, como 001-001-000000001 */
  readonly number: string;
  /** Fecha de emisión, AAAA-MM-DD, en Ecuador */
  readonly issue_date: string;
  /** Número de autorización, de 10, 37 o 49 dígitos */
  readonly authorization_number: string;
  /** Los impuestos */
  readonly taxes: readonly StatedTaxBody[];
  /** Solo el XML de las facturas tiene lugar para ellas */
  readonly compensations?: readonly CompensationBody[] | undefined;
}

export interface Reimbursement {
  /** Tipo de comprobante */
  readonly document_type: string;
  /** Total en dólares, decimal en texto */
  readonly total: string;
  /** Base imponible, decimal en texto */
  readonly base: string;
  /** Impuesto */
  readonly tax: string;
  /** Los documentos */
  readonly documents: readonly ReimbursedDocument[];
}

/** Reembolso de gastos (anexo 5) */
export interface ReimbursementBody {
  /** Los documentos */
  readonly documents: readonly ReimbursedDocumentBody[];
}

export interface RelatedDocument {
  /** Qué recurso es */
  readonly object: 'related_document';
  /** names: este documento la nombra (la factura de una nota); named_by: lo nombra; replaces y replaced_by: se emitió en su lugar */
  readonly relation: 'names' | 'named_by' | 'replaces' | 'replaced_by';
  /** El documento calculado */
  readonly document: ListedDocument;
}

export interface Report {
  /** Qué recurso es */
  readonly object: 'report';
  /** Id del negocio */
  readonly entity_id: string;
  /** Ambiente: sandbox, test o live */
  readonly environment: 'sandbox' | 'test' | 'live';
  /** Desde, AAAA-MM-DD */
  readonly from: string;
  /** Hasta, o a quién */
  readonly to: string;
  /** Los tipos que tuvieron documentos */
  readonly types: readonly {
    /** Tipo */
    readonly type:
      | 'invoice'
      | 'purchase_settlement'
      | 'credit_note'
      | 'debit_note'
      | 'delivery_note'
      | 'withholding';
    /** Los estados */
    readonly statuses: Readonly<
      Record<
        string,
        {
          /** Cuántos */
          readonly count: number;
          /** Subtotal sin impuestos, decimal en texto */
          readonly subtotal: string;
          /** IVA, decimal en texto */
          readonly iva: string;
          /** Total en dólares, decimal en texto */
          readonly total: string;
        }
      >
    >;
  }[];
  /** Lo vendido: solo cuenta lo autorizado, con impuestos */
  readonly sales: {
    /** Facturado */
    readonly invoiced: string;
    /** Cobrado con notas de débito */
    readonly debited: string;
    /** Acreditado con notas de crédito */
    readonly credited: string;
    /** Facturado más notas de débito menos notas de crédito */
    readonly net: string;
    /** Por tarifa */
    readonly by_rate: readonly RateSum[];
  };
  /** Devueltos y no autorizados, del más nuevo al más antiguo, con qué hacer */
  readonly attention: readonly {
    /** Id del documento */
    readonly document_id: string;
    /** Tipo */
    readonly type:
      | 'invoice'
      | 'purchase_settlement'
      | 'credit_note'
      | 'debit_note'
      | 'delivery_note'
      | 'withholding';
    /** Número, como 001-001-000000001 */
    readonly number: string;
    /** Estado */
    readonly status: 'returned' | 'not_authorized';
    /** Fecha de emisión, AAAA-MM-DD, en Ecuador */
    readonly issue_date: string;
    /** Lo que dijo el SRI, con causa y remedio */
    readonly sri_messages: readonly SriMessage[];
  }[];
  /** Todos los devueltos y no autorizados del período */
  readonly attention_count: number;
  /** Los que aún no tienen decisión del SRI */
  readonly pending_count: number;
}

export interface ReportRow {
  /** La clave, esta única vez */
  readonly key: string;
  /** Cómo lo conoce una persona; vacía si no se sabe de quién o de qué es */
  readonly label: string;
  /** Los documentos */
  readonly documents: number;
  /** De productos, cuántos; 0 en lo demás */
  readonly quantity: string;
  /** Base imponible, decimal en texto */
  readonly base: string;
  /** IVA, decimal en texto */
  readonly iva: string;
  /** Total en dólares, decimal en texto */
  readonly total: string;
}

export interface Restore {
  /** Qué recurso es */
  readonly object: 'restore';
  /** none: no hay ninguna; receiving: llega el archivo; received: falta su contraseña; opening: se abre y se lee; opened: se ve qué trae y falta confirmar; restarting: se pone al volver a abrir el programa */
  readonly state: 'none' | 'receiving' | 'received' | 'opening' | 'opened' | 'restarting';
  /** opening: se descifra; checking: se lee cada página */
  readonly stage?: 'opening' | 'checking' | undefined;
  /** Lo que llegó o se descifró, mientras se hace */
  readonly bytes?: number | undefined;
  /** De todo el archivo, desde que llegó */
  readonly total?: number | undefined;
  /** Por qué no se pudo abrir */
  readonly fault?:
    | 'not_a_backup'
    | 'wrong_passphrase'
    | 'unreadable'
    | 'newer_version'
    | 'no_space'
    | 'failed'
    | undefined;
  /** Con `no_space`, el espacio que falta, si se supo antes de escribir */
  readonly room?:
    | {
        /** La carpeta de los datos */
        readonly folder: string;
        /** Bytes que deben estar libres en su disco */
        readonly needed: number;
        /** Bytes que están libres */
        readonly free: number;
      }
    | undefined;
  readonly backup?: BackupContents | undefined;
  /** Si el programa se cierra y se abre solo al confirmar; si no, lo hace una persona */
  readonly opens_by_itself: boolean;
  /** Cómo terminó la última, hasta que alguien dice que la vio */
  readonly last?:
    | {
        readonly finished_at: string;
        readonly ok: boolean;
        /** Por qué no se pudo; los datos son los de antes */
        readonly message?: string | undefined;
        /** Dónde quedaron los datos anteriores */
        readonly kept_as?: string | undefined;
        /** Si los datos anteriores estaban dañados y no se leyó todo de ellos */
        readonly damaged?: boolean | undefined;
        /** Documentos posteriores al respaldo que devolvieron los diarios de números */
        readonly recovered?: number | undefined;
        /** Segundos lugares que no respondieron y pueden tener documentos posteriores */
        readonly missing?: readonly string[] | undefined;
        readonly backup: BackupContents;
      }
    | undefined;
}

export interface RestoreOpenBody {
  readonly passphrase: string;
}

export interface RetryPrintBody {
  /** En otra impresora */
  readonly printer_id?: string | undefined;
}

export interface Role {
  /** Qué recurso es */
  readonly object: 'role';
  readonly role: 'cashier' | 'supervisor' | 'accountant' | 'administrator';
  readonly permissions: readonly (
    | 'sell'
    | 'open_cash_session'
    | 'close_cash_session'
    | 'move_cash'
    | 'read_x_report'
    | 'close_cash_session_of_another'
    | 'move_cash_of_another'
    | 'discount_over_limit'
    | 'change_price'
    | 'sell_free_lines'
    | 'return_sale'
    | 'credit_unchecked'
    | 'open_drawer_without_sale'
    | 'receive_payments'
    | 'reverse_payments'
    | 'sell_over_credit_limit'
    | 'sell_below_cost'
    | 'read_documents'
    | 'send_documents'
    | 'issue_documents'
    | 'correct_documents'
    | 'void_document'
    | 'read_reports'
    | 'save_declarations'
    | 'read_receivables'
    | 'manage_credit'
    | 'manage_purchases'
    | 'import_documents'
    | 'edit_customers'
    | 'manage_customers'
    | 'edit_products'
    | 'move_stock'
    | 'read_costs'
    | 'read_approvals'
    | 'leave_live'
    | 'manage_operators'
    | 'manage_tills'
    | 'manage_fiscal_machines'
    | 'manage_printers'
    | 'manage_business'
    | 'manage_certificate'
    | 'manage_settings'
    | 'manage_backups'
    | 'manage_destinations'
    | 'manage_email'
    | 'manage_portal'
    | 'manage_webhooks'
    | 'manage_api_keys'
  )[];
  /** Lo que puede mientras la tienda no decide otra cosa */
  readonly usual_permissions: readonly (
    | 'sell'
    | 'open_cash_session'
    | 'close_cash_session'
    | 'move_cash'
    | 'read_x_report'
    | 'close_cash_session_of_another'
    | 'move_cash_of_another'
    | 'discount_over_limit'
    | 'change_price'
    | 'sell_free_lines'
    | 'return_sale'
    | 'credit_unchecked'
    | 'open_drawer_without_sale'
    | 'receive_payments'
    | 'reverse_payments'
    | 'sell_over_credit_limit'
    | 'sell_below_cost'
    | 'read_documents'
    | 'send_documents'
    | 'issue_documents'
    | 'correct_documents'
    | 'void_document'
    | 'read_reports'
    | 'save_declarations'
    | 'read_receivables'
    | 'manage_credit'
    | 'manage_purchases'
    | 'import_documents'
    | 'edit_customers'
    | 'manage_customers'
    | 'edit_products'
    | 'move_stock'
    | 'read_costs'
    | 'read_approvals'
    | 'leave_live'
    | 'manage_operators'
    | 'manage_tills'
    | 'manage_fiscal_machines'
    | 'manage_printers'
    | 'manage_business'
    | 'manage_certificate'
    | 'manage_settings'
    | 'manage_backups'
    | 'manage_destinations'
    | 'manage_email'
    | 'manage_portal'
    | 'manage_webhooks'
    | 'manage_api_keys'
  )[];
}

export interface RoleBody {
  readonly permissions: readonly (
    | 'sell'
    | 'open_cash_session'
    | 'close_cash_session'
    | 'move_cash'
    | 'read_x_report'
    | 'close_cash_session_of_another'
    | 'move_cash_of_another'
    | 'discount_over_limit'
    | 'change_price'
    | 'sell_free_lines'
    | 'return_sale'
    | 'credit_unchecked'
    | 'open_drawer_without_sale'
    | 'receive_payments'
    | 'reverse_payments'
    | 'sell_over_credit_limit'
    | 'sell_below_cost'
    | 'read_documents'
    | 'send_documents'
    | 'issue_documents'
    | 'correct_documents'
    | 'void_document'
    | 'read_reports'
    | 'save_declarations'
    | 'read_receivables'
    | 'manage_credit'
    | 'manage_purchases'
    | 'import_documents'
    | 'edit_customers'
    | 'manage_customers'
    | 'edit_products'
    | 'move_stock'
    | 'read_costs'
    | 'read_approvals'
    | 'leave_live'
    | 'manage_tills'
    | 'manage_fiscal_machines'
    | 'manage_printers'
    | 'manage_business'
    | 'manage_certificate'
    | 'manage_settings'
    | 'manage_backups'
    | 'manage_destinations'
    | 'manage_email'
    | 'manage_portal'
    | 'manage_webhooks'
    | 'manage_api_keys'
  )[];
}

export interface SalesSums {
  /** Los documentos */
  readonly documents: number;
  /** Antes de impuestos */
  readonly subtotal: string;
  /** IVA, decimal en texto */
  readonly iva: string;
  /** Total en dólares, decimal en texto */
  readonly total: string;
  /** Por tarifa */
  readonly by_rate: readonly RateSum[];
}

export interface SandboxConditions {
  /** Qué recurso es */
  readonly object: 'sandbox_conditions';
  /** Lo que hace la recepción; null: lo de siempre */
  readonly reception:
    | 'unavailable'
    | 'timeout'
    | 'cut'
    | 'html'
    | 'fault'
    | 'empty'
    | 'garbage'
    | 'returned_43'
    | 'returned_45'
    | 'returned_65'
    | 'returned_70'
    | null;
  /** Lo que hace la autorización; null: lo de siempre */
  readonly authorization:
    | 'unavailable'
    | 'timeout'
    | 'cut'
    | 'html'
    | 'fault'
    | 'empty'
    | 'garbage'
    | 'signature_refused'
    | 'in_process'
    | 'unknown_key'
    | 'other_document'
    | 'wrong_date'
    | null;
  /** Milisegundos antes de cada respuesta */
  readonly latency_ms: number;
  /** A cuántas preguntas se aplica; null: hasta que se quite */
  readonly remaining: number | null;
}

export interface SandboxConditionsBody {
  /** Lo que hace la recepción; null: lo de siempre */
  readonly reception?:
    | 'unavailable'
    | 'timeout'
    | 'cut'
    | 'html'
    | 'fault'
    | 'empty'
    | 'garbage'
    | 'returned_43'
    | 'returned_45'
    | 'returned_65'
    | 'returned_70'
    | null
    | undefined;
  /** Lo que hace la autorización; null: lo de siempre */
  readonly authorization?:
    | 'unavailable'
    | 'timeout'
    | 'cut'
    | 'html'
    | 'fault'
    | 'empty'
    | 'garbage'
    | 'signature_refused'
    | 'in_process'
    | 'unknown_key'
    | 'other_document'
    | 'wrong_date'
    | null
    | undefined;
  /** Milisegundos antes de cada respuesta */
  readonly latency_ms?: number | undefined;
  /** A cuántas preguntas se aplica; null: hasta que se quite */
  readonly remaining?: number | null | undefined;
}

export interface SecondPlace {
  /** Qué recurso es */
  readonly object: 'second_place';
  /** La carpeta; ausente cuando no hay */
  readonly path?: string | undefined;
  /** off: no hay; current: tiene todo; behind: le falta lo último; late: le falta desde hace más de diez minutos */
  readonly state: 'off' | 'current' | 'behind' | 'late';
  readonly behind_since?: string | undefined;
  /** Cuándo tuvo todo por última vez */
  readonly copied_at?: string | undefined;
  /** Por qué no se puede copiar */
  readonly problem?: string | undefined;
}

export interface SecondPlaceBody {
  /** Una carpeta en otro disco, en una memoria USB o en la red; null la quita */
  readonly path: string | null;
}

export interface Series {
  /** Qué recurso es */
  readonly object: 'series';
  /** Identificador */
  readonly id: string;
  /** Id del negocio */
  readonly entity_id: string;
  /** Ambiente: sandbox, test o live */
  readonly environment: 'sandbox' | 'test' | 'live';
  /** Tipo de comprobante */
  readonly document_type:
    | 'invoice'
    | 'purchase_settlement'
    | 'credit_note'
    | 'debit_note'
    | 'delivery_note'
    | 'withholding';
  /** Establecimiento, tres dígitos */
  readonly establishment: string;
  /** Punto de emisión, tres dígitos */
  readonly emission_point: string;
  /** El número que sigue */
  readonly next_number: number;
  /** Si está en uso */
  readonly active: boolean;
  /** No da números hasta que una persona la reanude: el SRI ya tenía el de ese documento (number_taken), u otra caja de la matriz dio el mismo número (number_conflict), o los datos son una copia y nada prueba cuál fue el último (unproven), o el negocio se movió a otra computadora (moved), u otra computadora informa a la matriz como esta caja (forked), o la matriz ya no la recibe (revoked) */
  readonly stopped?:
    | {
        /** Motivo */
        readonly reason:
          | 'number_taken'
          | 'number_conflict'
          | 'unproven'
          | 'moved'
          | 'forked'
          | 'revoked'
          | 'head_office';
        /** Con unproven, por qué: los datos se copiaron o están sin su diario (copied), este computador o el segundo lugar recuerdan números posteriores (behind), o el diario está dañado o recortado (journal_damaged) */
        readonly cause?: 'copied' | 'behind' | 'journal_damaged' | undefined;
        /** Id del documento */
        readonly document_id?: string | undefined;
        /** Cuándo */
        readonly at: string;
      }
    | undefined;
}

export interface SeriesPatch {
  /** Solo puede subir */
  readonly next_number: number;
}

export interface SeriesResumption {
  /** Desde dónde seguir; solo puede subir. Sin él, el que sigue al último usado aquí. Una serie sin probar lo exige */
  readonly next_number?: number | undefined;
}

export interface Session {
  /** Qué recurso es */
  readonly object: 'session';
  readonly token: string;
  /** Hasta cuándo vale */
  readonly expires_at: string;
}

export interface SessionBody {
  readonly token: string;
}

export interface SessionKey {
  /** Qué recurso es */
  readonly object: 'session_key';
  /** La clave, esta única vez */
  readonly key: string;
  /** Ambiente: sandbox, test o live */
  readonly environment: 'sandbox' | 'test' | 'live';
  /** Id del negocio */
  readonly entity_id: string;
}

export interface SessionKeyBody {
  /** Ambiente: sandbox, test o live */
  readonly environment: 'sandbox' | 'test' | 'live';
  /** Puerta por la que entran los documentos */
  readonly channel?: 'console' | 'cli' | undefined;
  /** La caja donde se pide: consta en Actividad */
  readonly till_id?: string | undefined;
  /** Sale de Producción: sin ello, un negocio que ya emite en ella no da claves de otro ambiente */
  readonly leave_live?: boolean | undefined;
}

export interface Settings {
  /** Qué recurso es */
  readonly object: 'settings';
  /** Puerto en 127.0.0.1 y ::1; 0 es cualquiera libre */
  readonly port?: string | undefined;
  /** Lo que va antes de /comprobantes-electronicos-ws/, en pruebas */
  readonly authority_test_url?: string | undefined;
  /** Segundos que se espera cada respuesta del SRI; 30 si no se dice */
  readonly authority_timeout?: string | undefined;
  /** RUC de quien provee el programa (anexo 26): va en cada documento como «RUC Proveedor». Sin él, el de esta compilación; si tampoco lo trae, no se escribe */
  readonly software_provider_ruc?: string | undefined;
  /** Peticiones por segundo de cada clave, u off */
  readonly rate_limit?: string | undefined;
  readonly log_level?: 'debug' | 'info' | 'warn' | 'error' | 'silent' | undefined;
  /** Quién guarda la clave de los secretos en el escritorio: «system», el sistema operativo; «file», un archivo de la carpeta de datos, que abre también un servicio sin ventana. Sin este ajuste, system */
  readonly secret_key_kept_by?: 'system' | 'file' | undefined;
  /** Si se llevan existencias; rige de inmediato. Sin este ajuste, no */
  readonly stock_enabled?: 'on' | 'off' | undefined;
  /** Si hay productos con lotes y caducidad; rige de inmediato. Sin este ajuste, no */
  readonly lots_enabled?: 'on' | 'off' | undefined;
  /** Si hay productos con variantes; rige de inmediato. Sin este ajuste, no */
  readonly variants_enabled?: 'on' | 'off' | undefined;
  /** Etiquetas de la balanza (EAN-13 con prefijo 20 a 29), por prefijo y separadas por «;»: «20:price:5:5:2» es prefijo, price o weight, dígitos del código, dígitos del valor y decimales. Rige de inmediato; sin este ajuste, ninguna */
  readonly scale_labels?: string | undefined;
  /** Precios con IVA: «exact», se paga justo el precio y el IVA es el resto; «classic», el IVA es base × tarifa y puede variar un centavo. Rige de inmediato; sin este ajuste, exact */
  readonly prices_with_taxes?: 'exact' | 'classic' | undefined;
  /** Idioma de lo que se imprime: «en» pone el inglés junto al español en la página de cada documento, que la ley quiere en español, y los reportes de caja solo en inglés. Rige de inmediato; sin este ajuste, es */
  readonly page_language?: 'es' | 'en' | undefined;
}

export interface SettingsBody {
  /** Puerto */
  readonly port?: string | null | undefined;
  readonly authority_test_url?: string | null | undefined;
  readonly authority_timeout?: string | null | undefined;
  readonly software_provider_ruc?: string | null | undefined;
  readonly rate_limit?: string | null | undefined;
  readonly log_level?: 'debug' | 'info' | 'warn' | 'error' | 'silent' | null | undefined;
  readonly secret_key_kept_by?: 'system' | 'file' | null | undefined;
  readonly stock_enabled?: 'on' | 'off' | null | undefined;
  readonly lots_enabled?: 'on' | 'off' | null | undefined;
  readonly variants_enabled?: 'on' | 'off' | null | undefined;
  readonly scale_labels?: string | null | undefined;
  readonly prices_with_taxes?: 'exact' | 'classic' | null | undefined;
  readonly page_language?: 'es' | 'en' | null | undefined;
  /** El RUC que se envía está bien escrito, aunque no pase su dígito verificador */
  readonly confirm_doubtful_ruc?: true | undefined;
}

export interface SetupBody {
  readonly business: {
    /** RUC, 13 dígitos */
    readonly ruc: string;
    /** Razón social */
    readonly legal_name: string;
    /** Nombre comercial */
    readonly trade_name?: string | undefined;
    /** Dirección de la matriz */
    readonly head_office_address: string;
    /** Teléfono de la matriz */
    readonly head_office_phone?: string | undefined;
    /** Correo de la matriz */
    readonly head_office_email?: string | undefined;
    /** A dónde se responde a los correos */
    readonly reply_to_email?: string | undefined;
    /** Leyenda al pie de páginas, tickets y correos */
    readonly footer_legend?: string | undefined;
    /** Si está obligado a llevar contabilidad */
    readonly keeps_accounting?: boolean | undefined;
    /** Régimen tributario */
    readonly regime?: 'general' | 'rimpe_emprendedor' | 'rimpe_negocio_popular' | undefined;
    /** Resolución de contribuyente especial */
    readonly special_taxpayer_resolution?: string | undefined;
    /** Resolución de agente de retención */
    readonly withholding_agent_resolution?: string | undefined;
    /** Resolución de gran contribuyente */
    readonly large_taxpayer_resolution?: string | undefined;
  };
  /** Sin decirlo, 001 con el punto 001; una lista vacía los deja para después */
  readonly establishments?:
    | readonly {
        /** Código */
        readonly code: string;
        /** Dirección */
        readonly address?: string | undefined;
        readonly emission_points?:
          | readonly {
              /** Código */
              readonly code: string;
              readonly next_numbers?: Readonly<Record<string, Readonly<Record<string, number>>>> | undefined;
            }[]
          | undefined;
      }[]
    | undefined;
  /** Sin él, el que se instaló antes de crear el negocio, si lo hay */
  readonly certificate?:
    | {
        readonly p12_base64: string;
        readonly password: string;
      }
    | undefined;
}

export interface SetupDecision {
  readonly choice?: 'practice' | 'business' | undefined;
  /** Un paso que se deja para después */
  readonly skip?: 'certificate' | 'logo' | 'printer' | 'test' | undefined;
  /** Se pasó a producción */
  readonly finished?: true | undefined;
}

export interface SetupProgress {
  /** Qué recurso es */
  readonly object: 'setup_progress';
  /** Falta mientras nadie ha elegido */
  readonly choice?: 'practice' | 'business' | undefined;
  /** Si la ventana debe preguntarlo: nadie ha elegido, ni hay negocio ni documentos */
  readonly must_choose: boolean;
  /** El que firma, o el que espera a que se cree el negocio */
  readonly certificate?: Certificate | undefined;
  /** Lo que el certificado dice del negocio, y la matriz de dónde emite */
  readonly proposed: {
    /** RUC, 13 dígitos */
    readonly ruc?: string | undefined;
    /** Razón social */
    readonly legal_name?: string | undefined;
    /** El que la matriz dio a esta caja, 001-002: el primero debe ser ese; falta si ya se numera */
    readonly emission_point?: string | undefined;
  };
  readonly steps: readonly {
    readonly step: 'certificate' | 'business' | 'points' | 'logo' | 'printer' | 'test' | 'live';
    /** Estado */
    readonly state: 'done' | 'skipped' | 'open';
  }[];
  /** Por donde se sigue */
  readonly next_step: 'certificate' | 'business' | 'points' | 'logo' | 'printer' | 'test' | 'live';
  /** Cuándo una persona pasó a producción desde la configuración */
  readonly finished_at?: string | undefined;
}

export interface SlipPrintBody {
  /** Sin ella, la de la caja que lo recibió, o la de siempre */
  readonly printer_id?: string | undefined;
}

/** Qué dijo el SRI, por qué, y qué hacer */
export interface SriMessage {
  /** Código */
  readonly code: string;
  /** Mensaje, en español, para una persona */
  readonly message: string;
  /** Detalle, en español, para una persona */
  readonly detail: string;
  /** Tipo */
  readonly type: 'error' | 'warning' | 'info';
  /** Dónde está la falla: business (el negocio), customer (los datos del cliente), program (el programa), authority (el SRI) o none; falta si no se sabe */
  readonly fault?: 'business' | 'customer' | 'program' | 'authority' | 'none' | undefined;
  /** Qué pasó y por qué */
  readonly cause: string;
  /** Qué hacer */
  readonly remedy: string;
}

export interface StaffEvent {
  /** Qué recurso es */
  readonly object: 'staff_event';
  /** Identificador */
  readonly id: string;
  /** Tipo */
  readonly type:
    | 'operator_created'
    | 'operator_renamed'
    | 'operator_role_changed'
    | 'operator_dismissed'
    | 'operator_reinstated'
    | 'role_changed'
    | 'pin_changed'
    | 'pin_reset'
    | 'pin_reset_refused'
    | 'pin_wrong'
    | 'pin_locked'
    | 'signed_in'
    | 'signed_out'
    | 'approval_given'
    | 'approval_refused'
    | 'destination_changed'
    | 'live_left'
    | 'head_code_created'
    | 'head_key_created'
    | 'head_ended';
  /** Cuándo se creó */
  readonly created_at: string;
  /** De quién se trata */
  readonly operator?: OperatorNamed | undefined;
  /** Quien lo hizo o lo pidió, si es otra persona que había ingresado */
  readonly by?: OperatorNamed | undefined;
  /** El rol que cambió, o el que se dio */
  readonly role?: 'cashier' | 'supervisor' | 'accountant' | 'administrator' | undefined;
  readonly former_role?: 'cashier' | 'supervisor' | 'accountant' | 'administrator' | undefined;
  readonly former_name?: string | undefined;
  /** Lo que se aprobó, o no */
  readonly action?:
    | 'sell'
    | 'open_cash_session'
    | 'close_cash_session'
    | 'move_cash'
    | 'read_x_report'
    | 'close_cash_session_of_another'
    | 'move_cash_of_another'
    | 'discount_over_limit'
    | 'change_price'
    | 'sell_free_lines'
    | 'return_sale'
    | 'credit_unchecked'
    | 'open_drawer_without_sale'
    | 'receive_payments'
    | 'reverse_payments'
    | 'sell_over_credit_limit'
    | 'sell_below_cost'
    | 'read_documents'
    | 'send_documents'
    | 'issue_documents'
    | 'correct_documents'
    | 'void_document'
    | 'read_reports'
    | 'save_declarations'
    | 'read_receivables'
    | 'manage_credit'
    | 'manage_purchases'
    | 'import_documents'
    | 'edit_customers'
    | 'manage_customers'
    | 'edit_products'
    | 'move_stock'
    | 'read_costs'
    | 'read_approvals'
    | 'leave_live'
    | 'manage_operators'
    | 'manage_tills'
    | 'manage_fiscal_machines'
    | 'manage_printers'
    | 'manage_business'
    | 'manage_certificate'
    | 'manage_settings'
    | 'manage_backups'
    | 'manage_destinations'
    | 'manage_email'
    | 'manage_portal'
    | 'manage_webhooks'
    | 'manage_api_keys'
    | undefined;
  /** Lo que el rol puede desde entonces */
  readonly given?:
    | readonly (
        | 'sell'
        | 'open_cash_session'
        | 'close_cash_session'
        | 'move_cash'
        | 'read_x_report'
        | 'close_cash_session_of_another'
        | 'move_cash_of_another'
        | 'discount_over_limit'
        | 'change_price'
        | 'sell_free_lines'
        | 'return_sale'
        | 'credit_unchecked'
        | 'open_drawer_without_sale'
        | 'receive_payments'
        | 'reverse_payments'
        | 'sell_over_credit_limit'
        | 'sell_below_cost'
        | 'read_documents'
        | 'send_documents'
        | 'issue_documents'
        | 'correct_documents'
        | 'void_document'
        | 'read_reports'
        | 'save_declarations'
        | 'read_receivables'
        | 'manage_credit'
        | 'manage_purchases'
        | 'import_documents'
        | 'edit_customers'
        | 'manage_customers'
        | 'edit_products'
        | 'move_stock'
        | 'read_costs'
        | 'read_approvals'
        | 'leave_live'
        | 'manage_operators'
        | 'manage_tills'
        | 'manage_fiscal_machines'
        | 'manage_printers'
        | 'manage_business'
        | 'manage_certificate'
        | 'manage_settings'
        | 'manage_backups'
        | 'manage_destinations'
        | 'manage_email'
        | 'manage_portal'
        | 'manage_webhooks'
        | 'manage_api_keys'
      )[]
    | undefined;
  /** Lo que el rol ya no puede */
  readonly taken?:
    | readonly (
        | 'sell'
        | 'open_cash_session'
        | 'close_cash_session'
        | 'move_cash'
        | 'read_x_report'
        | 'close_cash_session_of_another'
        | 'move_cash_of_another'
        | 'discount_over_limit'
        | 'change_price'
        | 'sell_free_lines'
        | 'return_sale'
        | 'credit_unchecked'
        | 'open_drawer_without_sale'
        | 'receive_payments'
        | 'reverse_payments'
        | 'sell_over_credit_limit'
        | 'sell_below_cost'
        | 'read_documents'
        | 'send_documents'
        | 'issue_documents'
        | 'correct_documents'
        | 'void_document'
        | 'read_reports'
        | 'save_declarations'
        | 'read_receivables'
        | 'manage_credit'
        | 'manage_purchases'
        | 'import_documents'
        | 'edit_customers'
        | 'manage_customers'
        | 'edit_products'
        | 'move_stock'
        | 'read_costs'
        | 'read_approvals'
        | 'leave_live'
        | 'manage_operators'
        | 'manage_tills'
        | 'manage_fiscal_machines'
        | 'manage_printers'
        | 'manage_business'
        | 'manage_certificate'
        | 'manage_settings'
        | 'manage_backups'
        | 'manage_destinations'
        | 'manage_email'
        | 'manage_portal'
        | 'manage_webhooks'
        | 'manage_api_keys'
      )[]
    | undefined;
  readonly locked_until?: string | undefined;
  /** Con qué se puso de nuevo un PIN olvidado; ausente si lo puso el dueño de los datos */
  readonly proof?: 'backup_passphrase' | 'certificate_password' | undefined;
  /** Por dónde salen copias de los documentos */
  readonly destination?:
    | 'webhook'
    | 'email_account'
    | 'monthly_mail'
    | 'backup_folder'
    | 'backup_service'
    | 'second_place'
    | 'head_office'
    | undefined;
  /** A dónde salen desde entonces, sin claves; ausente si ya no salen */
  readonly address?: string | undefined;
  /** A dónde salían antes */
  readonly former_address?: string | undefined;
  /** En qué entorno trabaja la ventana desde entonces */
  readonly environment?: 'sandbox' | 'test' | 'live' | undefined;
  /** De qué entorno salió */
  readonly former_environment?: 'sandbox' | 'test' | 'live' | undefined;
  /** La caja de la ventana */
  readonly till?:
    | {
        /** Identificador */
        readonly id: string;
        /** Nombre */
        readonly name: string;
      }
    | undefined;
  /** Lo cambió un programa con su clave de API */
  readonly by_program?: true | undefined;
}

export interface StatedTaxBody {
  /** Tipo */
  readonly type: 'iva' | 'ice' | 'irbpnr';
  /** Tarifa: iva_15, ice_3092, irbpnr_5001 */
  readonly rate: string;
  /** Decimal en texto, hasta dos decimales */
  readonly base: string;
  /** Decimal en texto, hasta dos decimales */
  readonly value?: string | undefined;
}

export interface Statement {
  /** Qué recurso es */
  readonly object: 'statement';
  /** Número de identificación */
  readonly identification: string;
  /** Nombre */
  readonly name: string;
  /** Desde, AAAA-MM-DD */
  readonly from?: string | undefined;
  /** Hasta, o a quién */
  readonly to: string;
  /** Lo que debía antes del primer día */
  readonly opening: string;
  /** En orden de fecha */
  readonly entries: readonly StatementEntry[];
  /** Todo lo que subió la deuda en esos días */
  readonly charges: string;
  /** Todo lo que la bajó */
  readonly credits: string;
  /** Lo que debía al terminar el último día */
  readonly closing: string;
}

export interface StatementEmail {
  /** Qué recurso es */
  readonly object: 'statement_email';
  /** Si el servidor de correo lo aceptó */
  readonly ok: boolean;
  /** Código */
  readonly code:
    | 'sent'
    | 'host_not_found'
    | 'connection_refused'
    | 'connection_lost'
    | 'timeout'
    | 'certificate_untrusted'
    | 'certificate_expired'
    | 'certificate_of_another_host'
    | 'tls_mismatch'
    | 'tls_unavailable'
    | 'wrong_password'
    | 'app_password_required'
    | 'password_login_disabled'
    | 'auth_unavailable'
    | 'auth_required'
    | 'password_unreadable'
    | 'sender_refused'
    | 'sending_limit'
    | 'server_busy'
    | 'server_refused'
    | 'recipient_invalid'
    | 'recipient_refused'
    | 'recipient_deferred'
    | 'message_refused'
    | 'message_deferred'
    | 'message_too_large'
    | 'document_not_authorized'
    | 'interrupted';
  /** Mensaje, en español, para una persona */
  readonly message: string;
  /** Qué hacer, en español */
  readonly remedy?: string | undefined;
  /** Lo que dijo el servidor, tal cual */
  readonly response?: string | undefined;
}

export interface StatementEmailBody {
  /** Primer día; sin él, desde el principio */
  readonly from?: string | undefined;
  /** Último día, incluido; sin él, hasta hoy */
  readonly to?: string | undefined;
  /** A quién */
  readonly email: string;
}

export interface StatementEntry {
  /** Clase */
  readonly kind:
    | 'opening_balance'
    | 'invoice'
    | 'debit_note'
    | 'credit_note'
    | 'payment'
    | 'payment_reversal'
    | 'opening_balance_reversal';
  /** Del documento, del cobro o del saldo inicial */
  readonly id: string;
  /** Día, AAAA-MM-DD */
  readonly date: string;
  /** El número del documento, o lo anotado */
  readonly reference?: string | undefined;
  /** De un cobro, cómo pagó */
  readonly method?:
    | 'sin_sistema_financiero'
    | 'compensacion_deudas'
    | 'tarjeta_debito'
    | 'dinero_electronico'
    | 'tarjeta_prepago'
    | 'tarjeta_credito'
    | 'otros_sistema_financiero'
    | 'endoso_titulos'
    | undefined;
  /** De lo que se debe, cuándo vence lo último */
  readonly due_on?: string | undefined;
  /** Lo que sube la deuda; de un documento, lo que quedó a crédito */
  readonly charge: string;
  /** Lo que baja la deuda */
  readonly credit: string;
  /** Lo que debe después */
  readonly balance: string;
}

export interface StatementPrintBody {
  /** Primer día; sin él, desde el principio */
  readonly from?: string | undefined;
  /** Último día, incluido; sin él, hasta hoy */
  readonly to?: string | undefined;
  /** Sin ella, la de siempre */
  readonly printer_id?: string | undefined;
}

/** Cuándo entró el documento en cada estado */
export type StatusTransitions = Readonly<Record<string, string>>;

export interface StockItem {
  /** Qué recurso es */
  readonly object: 'stock_item';
  /** Id del producto */
  readonly product_id: string;
  /** Código */
  readonly code: string;
  /** Código de barras */
  readonly barcode?: string | undefined;
  /** Nombre */
  readonly name: string;
  /** Unidad */
  readonly unit?: string | undefined;
  /** Categoría */
  readonly category?: string | undefined;
  /** Si está en uso */
  readonly active: boolean;
  /** Lo que hay; negativa si se vendió lo que no constaba. Sin ella no se controla */
  readonly on_hand?: string | undefined;
  readonly minimum?: string | undefined;
  /** Llegó al mínimo, o a cero si no hay mínimo */
  readonly low: boolean;
  /** Cuándo cambió por última vez */
  readonly updated_at?: string | undefined;
  /** Se controla por lotes con caducidad */
  readonly tracks_lots: boolean;
  /** Lo que cuesta una unidad en promedio; solo para quien puede ver los costos */
  readonly unit_cost?: string | undefined;
}

export interface StockItemPatch {
  /** Ambiente: sandbox, test o live */
  readonly environment: 'sandbox' | 'test' | 'live';
  readonly minimum?: string | null | undefined;
  /** false deja de controlarlo; sus movimientos se conservan */
  readonly tracked?: boolean | undefined;
  /** true lo controla por lotes con caducidad, en todos los ambientes; false ya no, y lo que hay en sus lotes se conserva */
  readonly tracks_lots?: boolean | undefined;
  /** De la aprobación de quien puede, si el operador no puede por sí mismo */
  readonly approval_id?: string | undefined;
}

export interface StockList {
  /** Qué recurso es */
  readonly object: 'list';
  /** Los de esta página */
  readonly data: readonly StockItem[];
  /** Con qué se pide la página siguiente; `null` en la última */
  readonly next_cursor: string | null;
  /** Con qué se pide la página anterior; `null` en la primera */
  readonly prev_cursor: string | null;
  /** Todos los que coinciden */
  readonly total_count: number;
  /** De todo lo que se controla, cuántos llegaron a su mínimo */
  readonly low_count: number;
  /** Cuántos van antes del primero */
  readonly offset: number;
  /** Lo que cuesta todo lo que hay y tiene costo, al centavo: en la primera página, sin búsqueda; falta si nada lo tiene, y para quien no puede ver los costos */
  readonly value?: string | undefined;
}

export interface StockMovement {
  /** Qué recurso es */
  readonly object: 'stock_movement';
  /** Crece con cada movimiento */
  readonly id: string;
  /** Ambiente: sandbox, test o live */
  readonly environment: 'sandbox' | 'test' | 'live';
  /** Id del producto */
  readonly product_id: string;
  /** Clase */
  readonly kind: 'in' | 'out' | 'count' | 'sale' | 'return' | 'correction' | 'annulment';
  /** Con signo: lo que entró o salió */
  readonly quantity: string;
  /** Lo que quedó */
  readonly on_hand: string;
  /** A cuánto entró o salió cada unidad; si no se movió ninguna, lo que cuestan desde entonces. Solo para quien puede ver los costos */
  readonly unit_cost?: string | undefined;
  /** Motivo */
  readonly reason?: string | undefined;
  /** Id del documento */
  readonly document_id?: string | undefined;
  /** Tipo de comprobante */
  readonly document_type?:
    | 'invoice'
    | 'purchase_settlement'
    | 'credit_note'
    | 'debit_note'
    | 'delivery_note'
    | 'withholding'
    | undefined;
  readonly document_number?: string | undefined;
  readonly operator?: OperatorNamed | undefined;
  readonly approved_by?: OperatorNamed | undefined;
  /** Cuándo se creó */
  readonly created_at: string;
}

export interface StockMovementBody {
  /** Ambiente: sandbox, test o live */
  readonly environment: 'sandbox' | 'test' | 'live';
  /** Clase */
  readonly kind: 'in' | 'out' | 'count';
  /** Productos */
  readonly products: readonly {
    /** Id del producto */
    readonly product_id: string;
    /** Cuánto entra o sale; en un conteo, cuánto hay */
    readonly quantity: string;
    /** Lo que cuesta una unidad, hasta seis decimales: sin IVA, o con IVA si el negocio no puede acreditarlo */
    readonly unit_cost?: string | undefined;
    /** De un producto con lotes: a cuáles entra, o de cuáles sale; lo demás entra sin lote, o sale como una venta */
    readonly lots?:
      | readonly {
          /** El número que le puso el fabricante; sin él, solo la caducidad */
          readonly number?: string | undefined;
          /** Hasta qué día es bueno, ese día incluido */
          readonly expires_on: string;
          /** Decimal en texto, hasta seis decimales */
          readonly quantity: string;
        }[]
      | undefined;
  }[];
  /** Motivo */
  readonly reason?: string | undefined;
  /** Lo que entra de un lote que ya caducó entra de todos modos */
  readonly confirm_expired?: true | undefined;
  /** De la aprobación de quien puede, si el operador no puede por sí mismo */
  readonly approval_id?: string | undefined;
}

export interface SubstituteDeliveryNote {
  /** Dirección de partida */
  readonly origin_address: string;
  /** Dirección de llegada */
  readonly destination_address: string;
  /** Inicio del traslado, AAAA-MM-DD */
  readonly transport_start: string;
  /** Fin del traslado, AAAA-MM-DD */
  readonly transport_end: string;
  /** El transportista */
  readonly carrier: Carrier;
  /** Placa del vehículo */
  readonly plate: string;
  /** Destinos */
  readonly destinations: readonly {
    /** Motivo */
    readonly reason: string;
    /** Documento aduanero único */
    readonly customs_document?: string | undefined;
    /** Establecimiento de destino, tres dígitos */
    readonly destination_establishment?: string | undefined;
    /** Ruta del traslado */
    readonly route?: string | undefined;
  }[];
}

/** Factura que hace de guía de remisión (anexo 9) */
export interface SubstituteDeliveryNoteBody {
  /** Dirección de partida */
  readonly origin_address: string;
  /** Dirección de llegada */
  readonly destination_address: string;
  /** Inicio del traslado, AAAA-MM-DD */
  readonly transport_start: string;
  /** Fin del traslado, AAAA-MM-DD */
  readonly transport_end: string;
  /** El transportista */
  readonly carrier: CarrierBody;
  /** Placa: ABC1234, sin guion */
  readonly plate: string;
  /** Destinos */
  readonly destinations: readonly DestinationBody[];
}

export type SuggestedSupplier = Carrier;

export interface SuggestedSupportDocument {
  /** Tipo de comprobante */
  readonly document_type: string;
  /** Número, como 001-001-000000001 */
  readonly number: string;
  /** Fecha de emisión, AAAA-MM-DD, en Ecuador */
  readonly issue_date: string;
  /** Número de autorización, de 10, 37 o 49 dígitos */
  readonly authorization_number?: string | undefined;
  /** Fecha del registro contable, AAAA-MM-DD */
  readonly accounting_date?: string | undefined;
  /** Sustento tributario, por su código */
  readonly tax_support: string;
  /** Datos del pago al exterior */
  readonly foreign_payment?: ForeignPayment | undefined;
  /** Subtotal sin impuestos, decimal en texto */
  readonly subtotal: string;
  /** Total en dólares, decimal en texto */
  readonly total: string;
  /** Los impuestos */
  readonly taxes: readonly ValuedTax[];
  /** Las retenciones */
  readonly withholdings: readonly {
    /** Impuesto */
    readonly tax: 'renta' | 'iva' | 'isd';
    /** Código */
    readonly code: string;
    /** Base imponible, decimal en texto */
    readonly base: string;
    /** Porcentaje, decimal en texto */
    readonly percent: string;
    /** Datos del dividendo, en retenciones sobre dividendos */
    readonly dividends?:
      | {
          /** Fecha de pago, AAAA-MM-DD */
          readonly payment_date: string;
          /** Impuesto a la renta pagado */
          readonly income_tax_paid: string;
          /** Ejercicio fiscal */
          readonly fiscal_year: string;
        }
      | undefined;
    /** Cajas de banano y su precio, en retenciones a bananeros */
    readonly banana_boxes?:
      | {
          /** Cantidad de cajas */
          readonly boxes: number;
          /** Precio de la caja */
          readonly box_price: string;
        }
      | undefined;
  }[];
  /** Reembolso de gastos (anexo 5) */
  readonly reimbursement?:
    | {
        /** Los documentos */
        readonly documents: readonly {
          /** El proveedor */
          readonly supplier: IdentifiedSupplier;
          /** De lo que otros emitieron, también el código tal como está escrito */
          readonly supplier_type: 'persona_natural' | 'sociedad' | string;
          /** País del pago, por su código */
          readonly payment_country: string;
          /** Tipo de comprobante */
          readonly document_type: string;
          /** Número, como 001-001-000000001 */
          readonly number: string;
          /** Fecha de emisión, AAAA-MM-DD, en Ecuador */
          readonly issue_date: string;
          /** Número de autorización, de 10, 37 o 49 dígitos */
          readonly authorization_number: string;
          /** Los impuestos */
          readonly taxes: readonly ValuedTax[];
          /** Compensaciones de IVA */
          readonly compensations: readonly Compensation[];
        }[];
      }
    | undefined;
  /** Los pagos */
  readonly payments: readonly {
    /** Forma de pago */
    readonly method:
      | 'sin_sistema_financiero'
      | 'compensacion_deudas'
      | 'tarjeta_debito'
      | 'dinero_electronico'
      | 'tarjeta_prepago'
      | 'tarjeta_credito'
      | 'otros_sistema_financiero'
      | 'endoso_titulos';
    /** Monto en dólares, decimal en texto */
    readonly amount: string;
  }[];
}

export interface SuggestedWithholding {
  /** Impuesto */
  readonly tax: 'renta' | 'iva' | 'isd';
  /** Código */
  readonly code: string;
  /** Base imponible, decimal en texto */
  readonly base: string;
  /** Porcentaje, decimal en texto */
  readonly percent: string;
  /** Renta por su código, IVA por su porcentaje: renta_312, iva_30 */
  readonly rate: string;
  /** Concepto */
  readonly concept: string;
  /** Valor, decimal en texto */
  readonly value: string;
  /** Por qué se retiene, en palabras */
  readonly reason: string;
  /** De dónde sale el porcentaje, y desde cuándo rige */
  readonly source: string;
}

export interface SupplierInvoiceBody {
  /** El proveedor */
  readonly supplier: KnownParty;
  /** Número, como 001-001-000000001 */
  readonly number: string;
  /** Fecha de emisión, AAAA-MM-DD, en Ecuador */
  readonly issue_date: string;
  /** Número de autorización, de 10, 37 o 49 dígitos */
  readonly authorization_number?: string | undefined;
  /** Las líneas */
  readonly lines?: readonly LineBody[] | undefined;
  /** Los impuestos */
  readonly taxes?: readonly StatedTaxBody[] | undefined;
  /** Decimal en texto, hasta dos decimales */
  readonly subtotal?: string | undefined;
  /** Decimal en texto, hasta dos decimales */
  readonly total?: string | undefined;
  /** Los pagos */
  readonly payments?: readonly PaymentBody[] | undefined;
}

export interface SupportFile {
  /** Qué recurso es */
  readonly object: 'support_file';
  readonly made_at: string;
  /** Versión del programa */
  readonly version: string;
  /** Sistema operativo, procesador y Node */
  readonly system: string;
  readonly running_seconds: number;
  readonly memory_bytes: number;
  readonly data_folder: {
    /** Todo lo que hay en la carpeta */
    readonly bytes: number;
    /** Documentos, catálogo y ajustes */
    readonly database_bytes: number;
    /** El diario de números, con los XML firmados */
    readonly journal_bytes: number;
    /** Espacio libre en el disco; falta donde no se sabe */
    readonly free_bytes?: number | undefined;
  };
  /** Las cuentas */
  readonly counts: {
    /** Los documentos */
    readonly documents: readonly {
      /** Ambiente: sandbox, test o live */
      readonly environment: 'sandbox' | 'test' | 'live';
      /** Tipo */
      readonly type:
        | 'invoice'
        | 'purchase_settlement'
        | 'credit_note'
        | 'debit_note'
        | 'delivery_note'
        | 'withholding';
      /** Estado */
      readonly status: 'pending' | 'submitted' | 'authorized' | 'returned' | 'not_authorized' | 'annulled';
      /** Los documentos */
      readonly documents: number;
    }[];
    /** Filas de lo demás, por su tabla */
    readonly others: Readonly<Record<string, number>>;
  };
  readonly readiness: readonly {
    /** Ambiente: sandbox, test o live */
    readonly environment: 'sandbox' | 'test' | 'live';
    /** Si está listo */
    readonly ready: boolean;
    /** Lo que se necesita para emitir, y qué falta */
    readonly requirements: readonly {
      /** Código */
      readonly code: string;
      /** Estado */
      readonly status: 'met' | 'missing' | 'warning';
      /** Si impide emitir */
      readonly blocking: boolean;
      /** Mensaje, en español, para una persona */
      readonly message: string;
      /** Qué hacer, en español */
      readonly remedy?: string | undefined;
    }[];
  }[];
  readonly settings: {
    /** Puerto en 127.0.0.1 y ::1; 0 es cualquiera libre */
    readonly port?: string | undefined;
    /** Lo que va antes de /comprobantes-electronicos-ws/, en pruebas */
    readonly authority_test_url?: string | undefined;
    /** Segundos que se espera cada respuesta del SRI; 30 si no se dice */
    readonly authority_timeout?: string | undefined;
    /** RUC de quien provee el programa (anexo 26): va en cada documento como «RUC Proveedor». Sin él, el de esta compilación; si tampoco lo trae, no se escribe */
    readonly software_provider_ruc?: string | undefined;
    /** Peticiones por segundo de cada clave, u off */
    readonly rate_limit?: string | undefined;
    readonly log_level?: 'debug' | 'info' | 'warn' | 'error' | 'silent' | undefined;
    /** Quién guarda la clave de los secretos en el escritorio: «system», el sistema operativo; «file», un archivo de la carpeta de datos, que abre también un servicio sin ventana. Sin este ajuste, system */
    readonly secret_key_kept_by?: 'system' | 'file' | undefined;
    /** Si se llevan existencias; rige de inmediato. Sin este ajuste, no */
    readonly stock_enabled?: 'on' | 'off' | undefined;
    /** Si hay productos con lotes y caducidad; rige de inmediato. Sin este ajuste, no */
    readonly lots_enabled?: 'on' | 'off' | undefined;
    /** Si hay productos con variantes; rige de inmediato. Sin este ajuste, no */
    readonly variants_enabled?: 'on' | 'off' | undefined;
    /** Etiquetas de la balanza (EAN-13 con prefijo 20 a 29), por prefijo y separadas por «;»: «20:price:5:5:2» es prefijo, price o weight, dígitos del código, dígitos del valor y decimales. Rige de inmediato; sin este ajuste, ninguna */
    readonly scale_labels?: string | undefined;
    /** Precios con IVA: «exact», se paga justo el precio y el IVA es el resto; «classic», el IVA es base × tarifa y puede variar un centavo. Rige de inmediato; sin este ajuste, exact */
    readonly prices_with_taxes?: 'exact' | 'classic' | undefined;
    /** Idioma de lo que se imprime: «en» pone el inglés junto al español en la página de cada documento, que la ley quiere en español, y los reportes de caja solo en inglés. Rige de inmediato; sin este ajuste, es */
    readonly page_language?: 'es' | 'en' | undefined;
  };
  readonly sync: {
    /** Según el último intento de verdad; null antes del primero */
    readonly online: boolean | null;
    /** Cuándo fue el último intento */
    readonly last_attempt_at?: string | undefined;
    /** Si está en pausa */
    readonly paused: boolean;
    /** Desde cuándo está en pausa */
    readonly paused_since?: string | undefined;
    /** Documentos sin decisión del SRI todavía */
    readonly waiting: number;
    /** Documentos que el SRI aún no recibe */
    readonly unsent: number;
    /** Documentos que esperan a que una persona decida */
    readonly needs_decision: number;
    /** Por estado */
    readonly by_status: {
      /** Los que esperan */
      readonly pending: number;
      /** Los enviados sin decisión */
      readonly submitted: number;
    };
    /** Qué sigue para cada documento sin decisión */
    readonly by_step: {
      /** Si se firma */
      readonly sign: number;
      /** Si se envía */
      readonly send: number;
      /** Lo que se pregunta */
      readonly ask: number;
      /** Si se pregunta a una persona antes de enviar lo atrasado */
      readonly ask_before_send: number;
    };
    /** Desde cuándo espera el más antiguo */
    readonly oldest_waiting_at?: string | undefined;
    /** Ausente cuando nada espera, o en pausa */
    readonly next_attempt_at?: string | undefined;
    /** Servidores del SRI */
    readonly hosts: readonly SyncHost[];
    /** Las diez últimas, la más nueva primero */
    readonly last_answers: readonly SyncAnswer[];
    /** La firma */
    readonly signing: {
      /** Estado */
      readonly state: 'ready' | 'waiting';
      /** El problema, si lo hay */
      readonly problem?: string | undefined;
      /** Mensaje, en español, para una persona */
      readonly message?: string | undefined;
    };
    /** El reloj del equipo frente al del SRI */
    readonly clock: {
      /** Estado */
      readonly state: 'trusted' | 'doubtful' | 'untrusted';
      /** Cuánto difiere el reloj, en segundos */
      readonly skew_seconds?: number | undefined;
    };
    /** Día fiscal */
    readonly fiscal_day: {
      /** Día, AAAA-MM-DD */
      readonly date: string;
      /** Segundos que faltan */
      readonly seconds_left: number;
      /** De los de hoy, los que el SRI aún no recibe */
      readonly unsent: number;
    };
  };
  readonly backups: readonly {
    /** Dónde */
    readonly place: 'folder' | 's3' | 'second_place';
    /** El último que se guardó y se comprobó; falta si no hay ninguno */
    readonly last?:
      | {
          /** Cuándo */
          readonly at: string;
          /** Nombre del archivo */
          readonly file: string;
          /** Tamaño en bytes */
          readonly bytes: number;
          /** Los documentos */
          readonly documents: number;
        }
      | undefined;
    /** Si hace más de 48 horas que no se guarda ninguno */
    readonly is_late: boolean;
    /** Por qué no se pudo; se intenta otra vez en next_at */
    readonly trouble?:
      | {
          /** Mensaje, en español, para una persona */
          readonly message: string;
          /** Desde cuándo */
          readonly since: string;
        }
      | undefined;
    readonly next_at: string;
    /** Cómo van ahí los de la matriz de este equipo, que se hacen con los de la caja; falta si no lo es */
    readonly head_office?:
      | {
          /** El último que se guardó y se comprobó; falta si no hay ninguno */
          readonly last?:
            | {
                /** Cuándo */
                readonly at: string;
                /** Nombre del archivo */
                readonly file: string;
                /** Tamaño en bytes */
                readonly bytes: number;
                /** Los documentos */
                readonly documents: number;
              }
            | undefined;
          /** Si hace más de 48 horas que no se guarda ninguno */
          readonly is_late: boolean;
          /** Por qué no se pudo; se intenta otra vez en next_at */
          readonly trouble?:
            | {
                /** Mensaje, en español, para una persona */
                readonly message: string;
                /** Desde cuándo */
                readonly since: string;
              }
            | undefined;
        }
      | undefined;
  }[];
  /** Lo último que le pasó a la instalación, lo más nuevo primero */
  readonly events: readonly {
    /** Tipo */
    readonly type: string;
    /** Cuándo se creó */
    readonly created_at: string;
  }[];
  /** Lo último del registro, lo más viejo primero */
  readonly log: readonly string[];
  /** Cada vez que el programa terminó por un error, lo más nuevo primero */
  readonly crashes: readonly {
    /** Cuándo */
    readonly at: string;
    /** Cómo terminó: uncaughtException, unhandledRejection, o lo que dice el escritorio */
    readonly kind: string;
    /** Versión del programa */
    readonly version: string;
    readonly system: string;
    readonly uptime_seconds: number;
    readonly memory_bytes: number;
    /** El error */
    readonly error: string;
  }[];
}

export interface Sync {
  /** Qué recurso es */
  readonly object: 'sync';
  /** Según el último intento de verdad; null antes del primero */
  readonly online: boolean | null;
  /** Cuándo fue el último intento */
  readonly last_attempt_at?: string | undefined;
  /** Si está en pausa */
  readonly paused: boolean;
  /** Desde cuándo está en pausa */
  readonly paused_since?: string | undefined;
  /** Documentos sin decisión del SRI todavía */
  readonly waiting: number;
  /** Documentos que el SRI aún no recibe */
  readonly unsent: number;
  /** Documentos que esperan a que una persona decida */
  readonly needs_decision: number;
  /** Por estado */
  readonly by_status: {
    /** Los que esperan */
    readonly pending: number;
    /** Los enviados sin decisión */
    readonly submitted: number;
  };
  /** Qué sigue para cada documento sin decisión */
  readonly by_step: {
    /** Si se firma */
    readonly sign: number;
    /** Si se envía */
    readonly send: number;
    /** Lo que se pregunta */
    readonly ask: number;
    /** Si se pregunta a una persona antes de enviar lo atrasado */
    readonly ask_before_send: number;
  };
  /** Desde cuándo espera el más antiguo */
  readonly oldest_waiting_at?: string | undefined;
  /** Ausente cuando nada espera, o en pausa */
  readonly next_attempt_at?: string | undefined;
  /** Servidores del SRI */
  readonly hosts: readonly SyncHost[];
  /** Las diez últimas, la más nueva primero */
  readonly last_answers: readonly SyncAnswer[];
  /** La firma */
  readonly signing: {
    /** Estado */
    readonly state: 'ready' | 'waiting';
    /** El problema, si lo hay */
    readonly problem?: string | undefined;
    /** Mensaje, en español, para una persona */
    readonly message?: string | undefined;
  };
  /** El reloj del equipo frente al del SRI */
  readonly clock: {
    /** Estado */
    readonly state: 'trusted' | 'doubtful' | 'untrusted';
    /** Cuánto difiere el reloj, en segundos */
    readonly skew_seconds?: number | undefined;
  };
  /** Día fiscal */
  readonly fiscal_day: {
    /** Día, AAAA-MM-DD */
    readonly date: string;
    /** Segundos que faltan */
    readonly seconds_left: number;
    /** De los de hoy, los que el SRI aún no recibe */
    readonly unsent: number;
  };
}

export interface SyncAnswer {
  /** Ambiente: sandbox, test o live */
  readonly environment: 'sandbox' | 'test' | 'live';
  /** La operación */
  readonly operation: 'reception' | 'authorization';
  /** Cuándo */
  readonly at: string;
  /** Lo que se entendió; «unknown: …» cuando no se sabe nada */
  readonly outcome: string;
  /** Estado HTTP */
  readonly http_status: number | null;
  /** Cuánto tardó, en milésimas de segundo */
  readonly duration_ms: number;
  /** Id del documento */
  readonly document_id: string;
}

export interface SyncHost {
  /** Ambiente: sandbox, test o live */
  readonly environment: 'sandbox' | 'test' | 'live';
  /** closed: responde; open: se espera hasta retry_at; half_open: se prueba con un documento */
  readonly state: 'closed' | 'open' | 'half_open';
  /** Intentos seguidos sin una respuesta clara */
  readonly failures: number;
  /** Cuándo se intenta de nuevo */
  readonly retry_at?: string | undefined;
}

export interface TaxBody {
  /** Tipo */
  readonly type: 'iva' | 'ice' | 'irbpnr';
  /** Tarifa: iva_15, ice_3092, irbpnr_5001 */
  readonly rate: string;
  /** Porcentaje, o dólares por unidad; cuatro cifras en total */
  readonly tariff?: string | undefined;
  /** Decimal en texto, hasta dos decimales */
  readonly base?: string | undefined;
  /** Decimal en texto, hasta dos decimales */
  readonly value?: string | undefined;
}

export interface TaxLine {
  /** De lo que otros emitieron, también el código tal como está escrito */
  readonly type: 'iva' | 'ice' | 'irbpnr' | string;
  /** Tarifa: iva_15; de lo que otros emitieron, el código que no está en las tablas */
  readonly rate: string;
  /** Porcentaje, o dólares por unidad, que se aplicó */
  readonly tariff: string;
  /** Base imponible, decimal en texto */
  readonly base: string;
  /** Valor, decimal en texto */
  readonly value: string;
}

export interface TaxTotal {
  /** De lo que otros emitieron, también el código tal como está escrito */
  readonly type: 'iva' | 'ice' | 'irbpnr' | string;
  /** Tarifa: iva_15; de lo que otros emitieron, el código que no está en las tablas */
  readonly rate: string;
  /** Porcentaje, o dólares por unidad, que se aplicó */
  readonly tariff?: string | undefined;
  /** Base imponible, decimal en texto */
  readonly base: string;
  /** Valor, decimal en texto */
  readonly value: string;
  /** Descuento adicional sobre la base de la tarifa */
  readonly additional_discount?: string | undefined;
  /** Devolución de IVA */
  readonly refund?: string | undefined;
}

export interface Taxpayer {
  /** Qué recurso es */
  readonly object: 'taxpayer';
  /** Número de identificación */
  readonly identification: string;
  /** Tipo de identificación */
  readonly identification_type: 'ruc' | 'cedula';
  /** Si es contribuyente especial; null cuando lo que se sabe no lo dice */
  readonly special_taxpayer: boolean | null;
  /** Resolución de contribuyente especial */
  readonly special_taxpayer_resolution?: string | undefined;
  /** Nombre */
  readonly name?: string | undefined;
  /** Régimen tributario */
  readonly regime?: 'general' | 'rimpe_emprendedor' | 'rimpe_negocio_popular' | undefined;
  /** business: es su propio negocio. received_document: el último comprobante suyo leído del SRI. document: un documento que usted le emitió. customer: sus clientes guardados */
  readonly source: 'business' | 'received_document' | 'document' | 'customer';
  /** Cuándo lo dijo esa fuente */
  readonly checked_at: string;
}

/** Rubro de terceros: se cobra, sin ser venta (anexo 8) */
export interface ThirdPartyChargeBody {
  /** Concepto */
  readonly concept: string;
  /** Decimal en texto, hasta dos decimales */
  readonly amount: string;
}

export interface Tiles {
  /** Qué recurso es */
  readonly object: 'tiles';
  /** Páginas */
  readonly pages: readonly {
    /** Nombre */
    readonly name: string;
    /** Productos */
    readonly products: readonly Product[];
  }[];
}

export interface TilesBody {
  /** Páginas */
  readonly pages: readonly {
    /** Nombre */
    readonly name: string;
    /** Ids de los productos */
    readonly product_ids: readonly string[];
  }[];
}

export interface Till {
  /** Qué recurso es */
  readonly object: 'till';
  /** Identificador */
  readonly id: string;
  /** Nombre */
  readonly name: string;
  /** Ambiente: sandbox, test o live */
  readonly environment: 'sandbox' | 'test' | 'live';
  /** Id del negocio */
  readonly entity_id: string;
  /** Establecimiento, tres dígitos */
  readonly establishment: string;
  /** Punto de emisión, tres dígitos */
  readonly emission_point: string;
  /** Su marca, modelo y serie van en `fiscal_machine` de cada documento de esta caja */
  readonly fiscal_machine?: RegisteredFiscalMachine | undefined;
  /** Su impresora; sin ella imprime en la de siempre */
  readonly printer_id?: string | undefined;
  /** Si está en uso */
  readonly active: boolean;
  readonly open_cash_session_id?: string | undefined;
  /** Del último cierre; 0 si no hay */
  readonly last_z_number: number;
  /** Cuándo se creó */
  readonly created_at: string;
}

export interface TillBody {
  /** Nombre */
  readonly name: string;
  /** Ambiente: sandbox, test o live */
  readonly environment: 'sandbox' | 'test' | 'live';
  /** Establecimiento, tres dígitos */
  readonly establishment: string;
  /** Punto de emisión, tres dígitos */
  readonly emission_point: string;
  /** Lo que se vende en esta caja sale de esa máquina fiscal */
  readonly fiscal_machine_id?: string | undefined;
  /** Donde imprime; sin ella, en la de siempre */
  readonly printer_id?: string | undefined;
}

export interface TillPatch {
  /** Nombre */
  readonly name?: string | undefined;
  readonly fiscal_machine_id?: string | null | undefined;
  /** Id de la impresora */
  readonly printer_id?: string | null | undefined;
  /** Si está en uso */
  readonly active?: boolean | undefined;
}

export interface TimelinessDay {
  /** Día, AAAA-MM-DD */
  readonly date: string;
  /** Documentos emitidos aquí ese día */
  readonly issued: number;
  /** De ellos, los que el SRI autorizó */
  readonly authorized: number;
  /** Si el plazo ya pasó */
  readonly late: number;
  /** De la emisión a la autorización: la mitad tardó a lo sumo esto */
  readonly p50_seconds?: number | undefined;
  /** 95 de cada 100 tardaron a lo sumo esto */
  readonly p95_seconds?: number | undefined;
}

export interface TimelinessIssuer {
  /** RUC, 13 dígitos */
  readonly ruc: string;
  /** Nombre */
  readonly name: string;
}

export interface TimelinessReport {
  /** Qué recurso es */
  readonly object: 'timeliness_report';
  /** Desde, AAAA-MM-DD */
  readonly from: string;
  /** Hasta, o a quién */
  readonly to: string;
  /** Desde cuántos minutos de espera cuenta como tardío */
  readonly late_after_minutes: number;
  /** Cuándo se hizo el informe */
  readonly made_at: string;
  /** Emisor del certificado */
  readonly issuer: TimelinessIssuer;
  /** Los días en que se emitió algo */
  readonly days: readonly TimelinessDay[];
  /** Cuántos tardaron, también los que no constan en «late» */
  readonly late_count: number;
  /** Los que más esperaron, hasta 2.000 */
  readonly late: readonly LateDocument[];
}

export interface Token {
  /** Qué recurso es */
  readonly object: 'token';
  readonly module: string;
  readonly slot: number;
  /** Número de serie */
  readonly serial: string;
  /** Cómo se llama para una persona */
  readonly label: string;
  readonly manufacturer: string;
  /** Modelo */
  readonly model: string;
  readonly pin: TokenPinState;
  readonly certificates: readonly {
    /** CKA_ID, en hexadecimal */
    readonly id: string;
    /** Cómo se llama para una persona */
    readonly label: string;
    /** Sujeto del certificado */
    readonly subject: string;
    /** Emisor del certificado */
    readonly issuer: string;
    /** Hasta cuándo vale */
    readonly valid_until: string;
    /** RUC, 13 dígitos */
    readonly ruc?: string | undefined;
  }[];
}

export interface TokenDriver {
  /** Qué recurso es */
  readonly object: 'token_driver';
  /** Nombre */
  readonly name: string;
  /** Ruta de su módulo PKCS#11 */
  readonly module: string;
  /** Está en este equipo */
  readonly present: boolean;
}

export interface TokenInspectBody {
  /** Ruta del módulo PKCS#11 del token */
  readonly module: string;
}

export interface TokenInstallBody {
  /** Ruta del módulo PKCS#11 del token */
  readonly module: string;
  /** Del token, cuando hay varios */
  readonly serial?: string | undefined;
  /** Para elegir uno; si no, se elige como en un .p12 */
  readonly certificate_id?: string | undefined;
  readonly pin: string;
  /** Guarda el PIN sellado; si no, se pide una vez en cada sesión */
  readonly keep_pin?: boolean | undefined;
  /** Acepta usar el último intento que queda antes de que el token se bloquee */
  readonly risk_last_try?: boolean | undefined;
}

export interface TokenPinBody {
  readonly pin: string;
  /** Acepta usar el último intento que queda antes de que el token se bloquee */
  readonly risk_last_try?: boolean | undefined;
}

export interface TokenPinState {
  readonly locked: boolean;
  /** Un PIN errado más lo bloquea */
  readonly final_try: boolean;
  /** Hubo un PIN errado desde el último correcto */
  readonly count_low: boolean;
  readonly uninitialized: boolean;
  /** El PIN se escribe en el propio lector */
  readonly protected_path: boolean;
}

export interface TokenState {
  /** Qué recurso es */
  readonly object: 'token_state';
  /** Estado */
  readonly state:
    | 'ready'
    | 'absent'
    | 'several_tokens'
    | 'key_missing'
    | 'pin_required'
    | 'pin_wrong'
    | 'pin_final_try'
    | 'locked'
    | 'driver_missing'
    | 'driver_crashed'
    | 'driver_hung'
    | 'token_failed'
    | 'unsupported';
  /** Mensaje, en español, para una persona */
  readonly message: string;
  /** Qué hacer, en español */
  readonly remedy?: string | undefined;
  /** Cuándo se comprobó */
  readonly checked_at: string;
  readonly pin_kept: boolean;
}

export interface TransactionAnnex {
  /** Qué recurso es */
  readonly object: 'transaction_annex';
  /** Id del negocio */
  readonly entity_id: string;
  /** Ambiente: sandbox, test o live */
  readonly environment: 'sandbox' | 'test' | 'live';
  /** Un mes, AAAA-MM, o un semestre, AAAA-S1 o AAAA-S2 */
  readonly month: string;
  /** Cuánto lleva de lo electrónico */
  readonly contents: 'required' | 'all';
  /** Desde, AAAA-MM-DD */
  readonly from: string;
  /** Hasta, o a quién */
  readonly to: string;
  /** Por tipo de documento */
  readonly purchases: readonly AnnexSummaryRow[];
  /** Por cliente y tipo: una fila reúne sus documentos */
  readonly sales: readonly AnnexSummaryRow[];
  /** Lo retenido de renta en las compras */
  readonly withheld_renta: string;
  /** Lo retenido de IVA en las compras */
  readonly withheld_iva: string;
  /** Lo que los clientes retuvieron de renta */
  readonly withheld_of_us_renta: string;
  /** Lo que los clientes retuvieron de IVA */
  readonly withheld_of_us_iva: string;
  /** Números anulados en el período */
  readonly annulled: number;
  /** Lo que falta, está en duda o decide una persona */
  readonly findings: readonly AnnexFinding[];
}

export interface TypedCode {
  /** Qué recurso es */
  readonly object: 'typed_code';
  /** Doce letras y cifras; sirve una vez */
  readonly code: string;
  /** Hasta cuándo vale */
  readonly expires_at: string;
  /** El que una caja nueva puede usar: 001-002; ninguna de la matriz lo tiene, ni se mostró con otro código */
  readonly emission_point?: string | undefined;
}

export interface ValuedTax {
  /** De lo que otros emitieron, también el código tal como está escrito */
  readonly type: 'iva' | 'ice' | 'irbpnr' | string;
  /** Tarifa: iva_15; de lo que otros emitieron, el código que no está en las tablas */
  readonly rate: string;
  /** Base imponible, decimal en texto */
  readonly base: string;
  /** Valor, decimal en texto */
  readonly value: string;
}

export interface ValuedTaxBody {
  /** Tipo */
  readonly type: 'iva' | 'ice' | 'irbpnr';
  /** Tarifa: iva_15, ice_3092, irbpnr_5001 */
  readonly rate: string;
  /** Decimal en texto, hasta dos decimales */
  readonly base: string;
  /** Decimal en texto, hasta dos decimales */
  readonly value: string;
}

export interface WaitCause {
  /** A qué se debió */
  readonly cause:
    | 'program_closed'
    | 'no_line'
    | 'authority_unavailable'
    | 'authority_deciding'
    | 'person'
    | 'signing'
    | 'queue';
  /** Cuánto de la espera */
  readonly seconds: number;
}

export interface WaitingDecision {
  /** Código */
  readonly code:
    | 'late'
    | 'number_taken'
    | 'number_unproven'
    | 'date_refused'
    | 'authorization_mismatch'
    | 'authorization_unknown';
  /** Qué pasó y qué se decide */
  readonly message: string;
  /** Los caminos: `POST /v1/local/documents/{id}/…`; `refresh-status` es el de `/v1/ec/documents/{id}` */
  readonly choices: readonly ('send' | 'replace' | 'refresh-status' | 'accept-authorization')[];
}

export interface WaitingDocument {
  /** Qué recurso es */
  readonly object: 'waiting_document';
  /** Id del documento */
  readonly document_id: string;
  /** Tipo */
  readonly type:
    | 'invoice'
    | 'purchase_settlement'
    | 'credit_note'
    | 'debit_note'
    | 'delivery_note'
    | 'withholding';
  /** Número, como 001-001-000000001 */
  readonly number: string;
  /** Fecha de emisión, AAAA-MM-DD, en Ecuador */
  readonly issue_date: string;
  /** Ambiente: sandbox, test o live */
  readonly environment: 'sandbox' | 'test' | 'live';
  /** Estado */
  readonly status: 'pending' | 'submitted' | 'authorized' | 'returned' | 'not_authorized' | 'annulled';
  readonly counterparty_name: string;
  /** Total en dólares, decimal en texto */
  readonly total: string;
  /** Qué sigue; ask_before_send: pudo llegar, se pregunta antes de reenviar */
  readonly step: 'sign' | 'send' | 'ask' | 'ask_before_send';
  /** Intentos en vano de ese paso */
  readonly attempts: number;
  /** Ausente mientras espera a una persona */
  readonly next_attempt_at?: string | undefined;
  /** Por qué no avanzó el último intento */
  readonly problem?: string | undefined;
  readonly problem_message?: string | undefined;
  readonly decision?: WaitingDecision | undefined;
  /** Cuándo se creó */
  readonly created_at: string;
}

export interface WebhookAttempt {
  /** Cuándo */
  readonly at: string;
  /** Ausente si no llegó respuesta */
  readonly status_code?: number | undefined;
  /** Por qué no se tiene por entregado */
  readonly error?: string | undefined;
  /** Cuánto tardó, en milésimas de segundo */
  readonly duration_ms: number;
}

export interface WebhookDelivery {
  /** Identificador */
  readonly id: string;
  /** Qué recurso es */
  readonly object: 'webhook_delivery';
  /** Id del endpoint */
  readonly endpoint_id: string;
  /** El evento */
  readonly event: {
    /** El mismo de la cabecera webhook-id */
    readonly id: string;
    /** Tipo */
    readonly type: string;
    /** El recurso, como estaba entonces */
    readonly data: Readonly<Record<string, unknown>>;
    /** Cuándo se creó */
    readonly created_at: string;
  };
  /** Estado */
  readonly status: 'pending' | 'succeeded' | 'failed';
  /** Intentos hechos */
  readonly attempts: readonly WebhookAttempt[];
  /** Mientras queda otro intento */
  readonly next_attempt_at?: string | undefined;
  /** Cuándo se creó */
  readonly created_at: string;
  /** Cuándo cambió por última vez */
  readonly updated_at: string;
}

export interface WebhookEndpoint {
  /** Identificador */
  readonly id: string;
  /** Qué recurso es */
  readonly object: 'webhook_endpoint';
  /** Ambiente: sandbox, test o live */
  readonly environment: 'sandbox' | 'test' | 'live';
  /** Dirección */
  readonly url: string;
  /** Los tipos de evento */
  readonly events: readonly (
    | '*'
    | 'invoice.*'
    | 'purchase_settlement.*'
    | 'credit_note.*'
    | 'debit_note.*'
    | 'delivery_note.*'
    | 'withholding.*'
    | 'document.*'
    | 'import.*'
    | 'certificate.*'
    | 'entity.*'
    | 'sync.*'
    | 'webhook.*'
    | 'invoice.submitted'
    | 'invoice.authorized'
    | 'invoice.returned'
    | 'invoice.not_authorized'
    | 'invoice.annulled'
    | 'invoice.authorization_mismatch'
    | 'purchase_settlement.submitted'
    | 'purchase_settlement.authorized'
    | 'purchase_settlement.returned'
    | 'purchase_settlement.not_authorized'
    | 'purchase_settlement.annulled'
    | 'purchase_settlement.authorization_mismatch'
    | 'credit_note.submitted'
    | 'credit_note.authorized'
    | 'credit_note.returned'
    | 'credit_note.not_authorized'
    | 'credit_note.annulled'
    | 'credit_note.authorization_mismatch'
    | 'debit_note.submitted'
    | 'debit_note.authorized'
    | 'debit_note.returned'
    | 'debit_note.not_authorized'
    | 'debit_note.annulled'
    | 'debit_note.authorization_mismatch'
    | 'delivery_note.submitted'
    | 'delivery_note.authorized'
    | 'delivery_note.returned'
    | 'delivery_note.not_authorized'
    | 'delivery_note.annulled'
    | 'delivery_note.authorization_mismatch'
    | 'withholding.submitted'
    | 'withholding.authorized'
    | 'withholding.returned'
    | 'withholding.not_authorized'
    | 'withholding.annulled'
    | 'withholding.authorization_mismatch'
    | 'document.email_sent'
    | 'document.email_failed'
    | 'document.email_bounced'
    | 'import.completed'
    | 'import.failed'
    | 'import.canceled'
    | 'certificate.expiring'
    | 'certificate.expired'
    | 'entity.updated'
    | 'sync.offline'
    | 'sync.recovered'
    | 'webhook.test'
  )[];
  /** No recibe nada hasta que se lo habilite */
  readonly disabled: boolean;
  /** Las cuatro últimas letras del secreto */
  readonly secret_hint: string;
  /** Hasta cuándo se firma también con el secreto anterior */
  readonly previous_secret_expires_at?: string | undefined;
  /** Entregas intentadas en las últimas 24 horas */
  readonly deliveries_24h: number;
  /** De ellas, las que aún no han llegado */
  readonly failed_24h: number;
  /** Desde cuándo falla todo intento */
  readonly failing_since?: string | undefined;
  /** Cuándo se creó */
  readonly created_at: string;
}

export interface WebhookEndpointBody {
  /** https; http solo hacia este equipo o la red local. Las redirecciones no se siguen */
  readonly url: string;
  /** Tipos de evento; también familias, como `invoice.*`, y `*` para todos */
  readonly events?:
    | readonly (
        | '*'
        | 'invoice.*'
        | 'purchase_settlement.*'
        | 'credit_note.*'
        | 'debit_note.*'
        | 'delivery_note.*'
        | 'withholding.*'
        | 'document.*'
        | 'import.*'
        | 'certificate.*'
        | 'entity.*'
        | 'sync.*'
        | 'webhook.*'
        | 'invoice.submitted'
        | 'invoice.authorized'
        | 'invoice.returned'
        | 'invoice.not_authorized'
        | 'invoice.annulled'
        | 'invoice.authorization_mismatch'
        | 'purchase_settlement.submitted'
        | 'purchase_settlement.authorized'
        | 'purchase_settlement.returned'
        | 'purchase_settlement.not_authorized'
        | 'purchase_settlement.annulled'
        | 'purchase_settlement.authorization_mismatch'
        | 'credit_note.submitted'
        | 'credit_note.authorized'
        | 'credit_note.returned'
        | 'credit_note.not_authorized'
        | 'credit_note.annulled'
        | 'credit_note.authorization_mismatch'
        | 'debit_note.submitted'
        | 'debit_note.authorized'
        | 'debit_note.returned'
        | 'debit_note.not_authorized'
        | 'debit_note.annulled'
        | 'debit_note.authorization_mismatch'
        | 'delivery_note.submitted'
        | 'delivery_note.authorized'
        | 'delivery_note.returned'
        | 'delivery_note.not_authorized'
        | 'delivery_note.annulled'
        | 'delivery_note.authorization_mismatch'
        | 'withholding.submitted'
        | 'withholding.authorized'
        | 'withholding.returned'
        | 'withholding.not_authorized'
        | 'withholding.annulled'
        | 'withholding.authorization_mismatch'
        | 'document.email_sent'
        | 'document.email_failed'
        | 'document.email_bounced'
        | 'import.completed'
        | 'import.failed'
        | 'import.canceled'
        | 'certificate.expiring'
        | 'certificate.expired'
        | 'entity.updated'
        | 'sync.offline'
        | 'sync.recovered'
        | 'webhook.test'
      )[]
    | undefined;
  /** Si está deshabilitado */
  readonly disabled?: boolean | undefined;
}

export interface WebhookEndpointPatch {
  /** https; http solo hacia este equipo o la red local. Las redirecciones no se siguen */
  readonly url?: string | undefined;
  /** Tipos de evento; también familias, como `invoice.*`, y `*` para todos */
  readonly events?:
    | readonly (
        | '*'
        | 'invoice.*'
        | 'purchase_settlement.*'
        | 'credit_note.*'
        | 'debit_note.*'
        | 'delivery_note.*'
        | 'withholding.*'
        | 'document.*'
        | 'import.*'
        | 'certificate.*'
        | 'entity.*'
        | 'sync.*'
        | 'webhook.*'
        | 'invoice.submitted'
        | 'invoice.authorized'
        | 'invoice.returned'
        | 'invoice.not_authorized'
        | 'invoice.annulled'
        | 'invoice.authorization_mismatch'
        | 'purchase_settlement.submitted'
        | 'purchase_settlement.authorized'
        | 'purchase_settlement.returned'
        | 'purchase_settlement.not_authorized'
        | 'purchase_settlement.annulled'
        | 'purchase_settlement.authorization_mismatch'
        | 'credit_note.submitted'
        | 'credit_note.authorized'
        | 'credit_note.returned'
        | 'credit_note.not_authorized'
        | 'credit_note.annulled'
        | 'credit_note.authorization_mismatch'
        | 'debit_note.submitted'
        | 'debit_note.authorized'
        | 'debit_note.returned'
        | 'debit_note.not_authorized'
        | 'debit_note.annulled'
        | 'debit_note.authorization_mismatch'
        | 'delivery_note.submitted'
        | 'delivery_note.authorized'
        | 'delivery_note.returned'
        | 'delivery_note.not_authorized'
        | 'delivery_note.annulled'
        | 'delivery_note.authorization_mismatch'
        | 'withholding.submitted'
        | 'withholding.authorized'
        | 'withholding.returned'
        | 'withholding.not_authorized'
        | 'withholding.annulled'
        | 'withholding.authorization_mismatch'
        | 'document.email_sent'
        | 'document.email_failed'
        | 'document.email_bounced'
        | 'import.completed'
        | 'import.failed'
        | 'import.canceled'
        | 'certificate.expiring'
        | 'certificate.expired'
        | 'entity.updated'
        | 'sync.offline'
        | 'sync.recovered'
        | 'webhook.test'
      )[]
    | undefined;
  /** Si está deshabilitado */
  readonly disabled?: boolean | undefined;
}

export interface WebhookEndpointWithSecret {
  /** Identificador */
  readonly id: string;
  /** Qué recurso es */
  readonly object: 'webhook_endpoint';
  /** Ambiente: sandbox, test o live */
  readonly environment: 'sandbox' | 'test' | 'live';
  /** Dirección */
  readonly url: string;
  /** Los tipos de evento */
  readonly events: readonly (
    | '*'
    | 'invoice.*'
    | 'purchase_settlement.*'
    | 'credit_note.*'
    | 'debit_note.*'
    | 'delivery_note.*'
    | 'withholding.*'
    | 'document.*'
    | 'import.*'
    | 'certificate.*'
    | 'entity.*'
    | 'sync.*'
    | 'webhook.*'
    | 'invoice.submitted'
    | 'invoice.authorized'
    | 'invoice.returned'
    | 'invoice.not_authorized'
    | 'invoice.annulled'
    | 'invoice.authorization_mismatch'
    | 'purchase_settlement.submitted'
    | 'purchase_settlement.authorized'
    | 'purchase_settlement.returned'
    | 'purchase_settlement.not_authorized'
    | 'purchase_settlement.annulled'
    | 'purchase_settlement.authorization_mismatch'
    | 'credit_note.submitted'
    | 'credit_note.authorized'
    | 'credit_note.returned'
    | 'credit_note.not_authorized'
    | 'credit_note.annulled'
    | 'credit_note.authorization_mismatch'
    | 'debit_note.submitted'
    | 'debit_note.authorized'
    | 'debit_note.returned'
    | 'debit_note.not_authorized'
    | 'debit_note.annulled'
    | 'debit_note.authorization_mismatch'
    | 'delivery_note.submitted'
    | 'delivery_note.authorized'
    | 'delivery_note.returned'
    | 'delivery_note.not_authorized'
    | 'delivery_note.annulled'
    | 'delivery_note.authorization_mismatch'
    | 'withholding.submitted'
    | 'withholding.authorized'
    | 'withholding.returned'
    | 'withholding.not_authorized'
    | 'withholding.annulled'
    | 'withholding.authorization_mismatch'
    | 'document.email_sent'
    | 'document.email_failed'
    | 'document.email_bounced'
    | 'import.completed'
    | 'import.failed'
    | 'import.canceled'
    | 'certificate.expiring'
    | 'certificate.expired'
    | 'entity.updated'
    | 'sync.offline'
    | 'sync.recovered'
    | 'webhook.test'
  )[];
  /** No recibe nada hasta que se lo habilite */
  readonly disabled: boolean;
  /** Las cuatro últimas letras del secreto */
  readonly secret_hint: string;
  /** Hasta cuándo se firma también con el secreto anterior */
  readonly previous_secret_expires_at?: string | undefined;
  /** Entregas intentadas en las últimas 24 horas */
  readonly deliveries_24h: number;
  /** De ellas, las que aún no han llegado */
  readonly failed_24h: number;
  /** Desde cuándo falla todo intento */
  readonly failing_since?: string | undefined;
  /** Cuándo se creó */
  readonly created_at: string;
  /** Empieza con `whsec_`; se muestra esta única vez */
  readonly secret: string;
}

export interface WebhookMessage {
  /** El mismo en cada intento, y en la cabecera webhook-id */
  readonly id: string;
  /** Qué recurso es */
  readonly object: 'event';
  /** Tipo */
  readonly type:
    | 'invoice.submitted'
    | 'invoice.authorized'
    | 'invoice.returned'
    | 'invoice.not_authorized'
    | 'invoice.annulled'
    | 'invoice.authorization_mismatch'
    | 'purchase_settlement.submitted'
    | 'purchase_settlement.authorized'
    | 'purchase_settlement.returned'
    | 'purchase_settlement.not_authorized'
    | 'purchase_settlement.annulled'
    | 'purchase_settlement.authorization_mismatch'
    | 'credit_note.submitted'
    | 'credit_note.authorized'
    | 'credit_note.returned'
    | 'credit_note.not_authorized'
    | 'credit_note.annulled'
    | 'credit_note.authorization_mismatch'
    | 'debit_note.submitted'
    | 'debit_note.authorized'
    | 'debit_note.returned'
    | 'debit_note.not_authorized'
    | 'debit_note.annulled'
    | 'debit_note.authorization_mismatch'
    | 'delivery_note.submitted'
    | 'delivery_note.authorized'
    | 'delivery_note.returned'
    | 'delivery_note.not_authorized'
    | 'delivery_note.annulled'
    | 'delivery_note.authorization_mismatch'
    | 'withholding.submitted'
    | 'withholding.authorized'
    | 'withholding.returned'
    | 'withholding.not_authorized'
    | 'withholding.annulled'
    | 'withholding.authorization_mismatch'
    | 'document.email_sent'
    | 'document.email_failed'
    | 'document.email_bounced'
    | 'import.completed'
    | 'import.failed'
    | 'import.canceled'
    | 'certificate.expiring'
    | 'certificate.expired'
    | 'entity.updated'
    | 'sync.offline'
    | 'sync.recovered'
    | 'webhook.test';
  /** Cuándo se creó */
  readonly created_at: string;
  /** Ambiente: sandbox, test o live */
  readonly environment: 'sandbox' | 'test' | 'live';
  /** Id del negocio */
  readonly entity_id: string;
  /** El recurso del que trata, como estaba entonces */
  readonly data: Readonly<Record<string, unknown>>;
}

export interface WindowSession {
  /** Qué recurso es */
  readonly object: 'window_session';
  readonly token: string;
}

export interface Withheld {
  /** renta, iva o isd; el código del SRI si un documento histórico lleva otro */
  readonly tax: 'renta' | 'iva' | 'isd' | string;
  /** Código */
  readonly code: string;
  /** Porcentaje, decimal en texto */
  readonly percent: string;
  /** Base imponible, decimal en texto */
  readonly base: string;
  /** Valor, decimal en texto */
  readonly value: string;
  /** Datos del dividendo, en retenciones sobre dividendos */
  readonly dividends?:
    | {
        /** Fecha de pago, AAAA-MM-DD */
        readonly payment_date: string;
        /** Impuesto a la renta pagado */
        readonly income_tax_paid: string;
        /** Ejercicio fiscal */
        readonly fiscal_year: string;
      }
    | undefined;
  /** Cajas de banano y su precio, en retenciones a bananeros */
  readonly banana_boxes?:
    | {
        /** Cantidad de cajas */
        readonly boxes: number;
        /** Precio de la caja */
        readonly box_price: string;
      }
    | undefined;
}

export interface WithheldBody {
  /** Impuesto */
  readonly tax: 'renta' | 'iva' | 'isd';
  /** Código de retención del SRI: 312, 3440, 1, 4580 */
  readonly code: string;
  /** Decimal en texto, hasta dos decimales */
  readonly base: string;
  /** Porcentaje en texto; puede faltar si el código tiene uno solo en la fecha */
  readonly percent?: string | undefined;
  /** Datos del dividendo, en retenciones sobre dividendos */
  readonly dividends?: DividendsBody | undefined;
  /** Cajas de banano y su precio, en retenciones a bananeros */
  readonly banana_boxes?: BananaBoxesBody | undefined;
}

export interface WithheldFromUs {
  /** Tipo de comprobante */
  readonly document_type?: string | undefined;
  /** Número, como 001-001-000000001 */
  readonly number?: string | undefined;
  /** Impuesto */
  readonly tax: 'renta' | 'iva' | 'isd' | string;
  /** Código */
  readonly code: string;
  /** Base imponible, decimal en texto */
  readonly base: string;
  /** Porcentaje, decimal en texto */
  readonly percent: string;
  /** Valor, decimal en texto */
  readonly value: string;
}

/** Lo que un cliente retuvo: solo de una retención recibida */
export interface WithheldFromUsBody {
  /** La factura propia de la que retuvo */
  readonly number: string;
  /** Impuesto */
  readonly tax: 'renta' | 'iva';
  /** Código */
  readonly code: string;
  /** Decimal en texto, hasta dos decimales */
  readonly base: string;
  /** Si falta, el del código en su fecha */
  readonly percent?: string | undefined;
}

export interface WithheldRow {
  /** renta, iva o isd */
  readonly tax: string;
  /** Código */
  readonly code: string;
  /** Porcentaje, decimal en texto */
  readonly percent: string;
  /** Los documentos */
  readonly documents: number;
  /** Base imponible, decimal en texto */
  readonly base: string;
  /** Valor, decimal en texto */
  readonly value: string;
}

export interface Withholding {
  /** Qué recurso es */
  readonly object: 'withholding';
  /** Fecha de emisión, AAAA-MM-DD, en Ecuador */
  readonly issue_date: string;
  /** Mes y año: 11/2026 */
  readonly fiscal_period: string;
  /** El proveedor */
  readonly supplier: Party;
  /** De lo que otros emitieron, también el código tal como está escrito */
  readonly supplier_type?: 'persona_natural' | 'sociedad' | string | undefined;
  /** Si es parte relacionada */
  readonly related_party: boolean;
  /** Los documentos que sustentan */
  readonly support_documents: readonly WithholdingSupportDocument[];
  /** Impuesto a la renta, decimal en texto */
  readonly renta: string;
  /** IVA, decimal en texto */
  readonly iva: string;
  /** ISD, decimal en texto */
  readonly isd: string;
  /** Todo lo retenido */
  readonly total: string;
  /** Máquina fiscal: marca, modelo y serie */
  readonly fiscal_machine?: FiscalMachine | undefined;
  /** Campos adicionales que se imprimen: nombre y valor */
  readonly additional_info: readonly AdditionalField[];
  /** Identificador */
  readonly id: string;
  /** País, por su código */
  readonly country: 'ec';
  /** Moneda */
  readonly currency: 'USD';
  /** Ambiente: sandbox, test o live */
  readonly environment: 'sandbox' | 'test' | 'live';
  /** Estado */
  readonly status: 'pending' | 'submitted' | 'authorized' | 'returned' | 'not_authorized' | 'annulled';
  /** Cuándo entró en cada estado */
  readonly status_transitions: StatusTransitions;
  /** Id del negocio */
  readonly entity_id: string;
  /** Número, como 001-001-000000001 */
  readonly number: string;
  /** Clave de acceso de 49 dígitos */
  readonly access_key: string;
  /** La autorización del SRI: número y fecha */
  readonly authorization?:
    | {
        /** Número, como 001-001-000000001 */
        readonly number: string;
        /** Cuándo lo autorizó el SRI */
        readonly authorized_at: string;
        /** Dirección del servidor que autorizó un documento de producción en lugar del SRI: no tiene validez. Falta si fue el SRI */
        readonly substitute_authority?: string | undefined;
      }
    | undefined;
  /** Lo que dijo el SRI, con causa y remedio */
  readonly sri_messages: readonly SriMessage[];
  /** Solo en la respuesta que lo emite o lo corrige: lo que la vista previa advierte del documento, como pagos que no suman el total. Falta si no hay nada */
  readonly warnings?:
    | readonly {
        /** Código */
        readonly code: string;
        /** Mensaje, en español, para una persona */
        readonly message: string;
        /** Detalle, en español, para una persona */
        readonly detail: string;
      }[]
    | undefined;
  /** Pares suyos, hasta 20; vuelven como llegaron */
  readonly metadata: Readonly<Record<string, string>>;
  /** Cuándo se emitió */
  readonly issued_at: string;
  /** Cómo va el correo del documento */
  readonly delivery_status:
    | 'none'
    | 'no_recipient'
    | 'queued'
    | 'sent'
    | 'delivered'
    | 'bounced'
    | 'complained'
    | 'failed';
  /** Los correos enviados y qué fue de cada uno */
  readonly emails: readonly EmailDelivery[];
  /** Cuántas veces se vio en el portal */
  readonly portal_views: number;
  /** Cuándo se vio por última vez en el portal */
  readonly portal_last_viewed_at?: string | undefined;
  /** Dónde lo ve el cliente, en consultas y listados; falta mientras el portal no lo muestra */
  readonly portal_url?: string | undefined;
  /** api, console, mcp, cli, imported, o el nombre corto de una tienda en línea */
  readonly channel: string;
  /** Id de la importación */
  readonly import_id?: string | undefined;
  /** Qué confirma que el SRI lo autorizó */
  readonly verification?: 'sri' | 'listed' | 'signature' | 'unconfirmed' | undefined;
  /** De qué archivo viene un documento importado */
  readonly listing?: ListingEvidence | undefined;
  /** Cuándo se creó */
  readonly created_at: string;
  /** Cuándo cambió por última vez */
  readonly updated_at: string;
}

export interface WithholdingBody {
  /** El proveedor */
  readonly supplier: KnownPartyBody;
  /** Solo y siempre cuando el proveedor tiene identificación del exterior */
  readonly supplier_type?: 'persona_natural' | 'sociedad' | undefined;
  /** Si es parte relacionada */
  readonly related_party?: boolean | undefined;
  /** Los documentos que sustentan */
  readonly support_documents: readonly WithholdingSupportDocumentBody[];
  /** Máquina fiscal: marca, modelo y serie */
  readonly fiscal_machine?: FiscalMachine | undefined;
  /** Campos adicionales que se imprimen: nombre y valor */
  readonly additional_info?: readonly AdditionalField[] | undefined;
  /** Establecimiento, tres dígitos */
  readonly establishment?: string | undefined;
  /** Punto de emisión, tres dígitos */
  readonly emission_point?: string | undefined;
  /** Pares suyos, hasta 20; vuelven como llegaron */
  readonly metadata?: Readonly<Record<string, string>> | undefined;
  /** Qué desenlace simula el ambiente sandbox */
  readonly simulate?:
    | 'authorized'
    | 'authorized_with_warnings'
    | 'returned'
    | 'returned_sequence'
    | 'returned_date'
    | 'not_authorized'
    | 'not_authorized_differences'
    | 'undecided'
    | 'unavailable'
    | undefined;
  /** Nombre corto de la tienda en línea que emite; sin él, el canal es `api` */
  readonly channel?: string | undefined;
}

export interface WithholdingContent {
  /** Qué recurso es */
  readonly object: 'withholding';
  /** Fecha de emisión, AAAA-MM-DD, en Ecuador */
  readonly issue_date: string;
  /** Mes y año: 11/2026 */
  readonly fiscal_period: string;
  /** El proveedor */
  readonly supplier: Party;
  /** De lo que otros emitieron, también el código tal como está escrito */
  readonly supplier_type?: 'persona_natural' | 'sociedad' | string | undefined;
  /** Si es parte relacionada */
  readonly related_party: boolean;
  /** Los documentos que sustentan */
  readonly support_documents: readonly WithholdingSupportDocument[];
  /** Impuesto a la renta, decimal en texto */
  readonly renta: string;
  /** IVA, decimal en texto */
  readonly iva: string;
  /** ISD, decimal en texto */
  readonly isd: string;
  /** Todo lo retenido */
  readonly total: string;
  /** Máquina fiscal: marca, modelo y serie */
  readonly fiscal_machine?: FiscalMachine | undefined;
  /** Campos adicionales que se imprimen: nombre y valor */
  readonly additional_info: readonly AdditionalField[];
}

export interface WithholdingCorrection {
  /** El proveedor */
  readonly supplier: KnownPartyBody;
  /** Solo y siempre cuando el proveedor tiene identificación del exterior */
  readonly supplier_type?: 'persona_natural' | 'sociedad' | undefined;
  /** Si es parte relacionada */
  readonly related_party?: boolean | undefined;
  /** Los documentos que sustentan */
  readonly support_documents: readonly WithholdingSupportDocumentBody[];
  /** Máquina fiscal: marca, modelo y serie */
  readonly fiscal_machine?: FiscalMachine | undefined;
  /** Campos adicionales que se imprimen: nombre y valor */
  readonly additional_info?: readonly AdditionalField[] | undefined;
  /** Pares suyos, hasta 20; vuelven como llegaron */
  readonly metadata?: Readonly<Record<string, string>> | undefined;
  /** Qué desenlace simula el ambiente sandbox */
  readonly simulate?:
    | 'authorized'
    | 'authorized_with_warnings'
    | 'returned'
    | 'returned_sequence'
    | 'returned_date'
    | 'not_authorized'
    | 'not_authorized_differences'
    | 'undecided'
    | 'unavailable'
    | undefined;
}

export interface WithholdingSuggestion {
  /** Qué recurso es */
  readonly object: 'withholding_suggestion';
  /** Fecha de emisión, AAAA-MM-DD, en Ecuador */
  readonly issue_date: string;
  /** El proveedor */
  readonly supplier: SuggestedSupplier;
  /** Si el comprador es este negocio; null cuando no se sabe */
  readonly issued_to_you: boolean | null;
  /** Los documentos que sustentan */
  readonly support_documents: readonly SuggestedSupportDocument[];
  /** Las retenciones */
  readonly withholdings: readonly SuggestedWithholding[];
  /** Total retenido, decimal en texto */
  readonly total_withheld: string;
  /** Lo que conviene mirar antes de retener */
  readonly warnings: readonly {
    /** Código */
    readonly code: string;
    /** Mensaje, en español, para una persona */
    readonly message: string;
    /** Detalle, en español, para una persona */
    readonly detail: string;
  }[];
}

export interface WithholdingSuggestionBody {
  /** Clave de acceso de la factura, que se lee del SRI */
  readonly access_key?: string | undefined;
  /** La factura tal como se emitió, cuando no se la puede leer del SRI */
  readonly invoice?: SupplierInvoiceBody | undefined;
  /** Qué se compró: goods bienes, services servicios */
  readonly kind: 'goods' | 'services';
  /** Si el proveedor es contribuyente especial */
  readonly special_taxpayer?: boolean | undefined;
  /** Régimen del proveedor; si falta, el que dice su factura */
  readonly supplier_regime?: 'general' | 'rimpe_emprendedor' | 'rimpe_negocio_popular' | undefined;
  /** Fecha de la retención, cuyos porcentajes se aplican; si falta, hoy */
  readonly issue_date?: string | undefined;
}

export interface WithholdingSupportDocument {
  /** Tipo de comprobante */
  readonly document_type?: string | undefined;
  /** Número, como 001-001-000000001 */
  readonly number?: string | undefined;
  /** Fecha de emisión, AAAA-MM-DD, en Ecuador */
  readonly issue_date?: string | undefined;
  /** Número de autorización, de 10, 37 o 49 dígitos */
  readonly authorization_number?: string | undefined;
  /** Fecha del registro contable, AAAA-MM-DD */
  readonly accounting_date?: string | undefined;
  /** Sustento tributario, por su código */
  readonly tax_support?: string | undefined;
  /** Datos del pago al exterior */
  readonly foreign_payment?: ForeignPayment | undefined;
  /** Subtotal sin impuestos, decimal en texto */
  readonly subtotal?: string | undefined;
  /** Total en dólares, decimal en texto */
  readonly total?: string | undefined;
  /** Los impuestos */
  readonly taxes: readonly TaxLine[];
  /** Las retenciones */
  readonly withholdings: readonly Withheld[];
  /** Reembolso de gastos (anexo 5) */
  readonly reimbursement?: Reimbursement | undefined;
  /** Los pagos */
  readonly payments: readonly Payment[];
}

export interface WithholdingSupportDocumentBody {
  /** Tipo de comprobante: factura, nota_venta… o su código del SRI, como 12 */
  readonly document_type: string;
  /** En una autorretención se escribe el número propio, cualquiera que vaya aquí */
  readonly number: string;
  /** Fecha de emisión, AAAA-MM-DD, en Ecuador */
  readonly issue_date: string;
  /** Número de autorización, de 10, 37 o 49 dígitos */
  readonly authorization_number?: string | undefined;
  /** Fecha del registro contable, AAAA-MM-DD */
  readonly accounting_date?: string | undefined;
  /** Código de sustento tributario: 01, 02, … */
  readonly tax_support: string;
  /** Datos del pago al exterior */
  readonly foreign_payment?: ForeignPaymentBody | undefined;
  /** Decimal en texto, hasta dos decimales */
  readonly subtotal: string;
  /** Decimal en texto, hasta dos decimales */
  readonly total: string;
  /** Los impuestos */
  readonly taxes: readonly ValuedTaxBody[];
  /** Las retenciones */
  readonly withholdings: readonly WithheldBody[];
  /** Reembolso de gastos (anexo 5) */
  readonly reimbursement?: ReimbursementBody | undefined;
  /** Los pagos */
  readonly payments: readonly PaymentBody[];
}

export interface Workspace {
  /** Qué recurso es */
  readonly object: 'workspace';
  /** Versión del programa */
  readonly version: string;
  /** RUC Proveedor que va en cada documento; falta donde nadie lo dijo */
  readonly software_provider_ruc?: string | undefined;
  /** Quién responde en lugar del SRI en producción; falta donde es el SRI */
  readonly substitute_authority?: string | undefined;
  /** Quién guarda la clave del certificado y de las contraseñas */
  readonly secret_key: {
    readonly kept_by: 'system' | 'file';
    /** Si el sistema operativo debía guardarla y no pudo: en el escritorio, sin llavero */
    readonly is_unprotected: boolean;
  };
  /** De este programa; falta donde no se actualiza por sí mismo */
  readonly update?:
    | {
        /** Estado */
        readonly state: 'idle' | 'checking' | 'up_to_date' | 'downloading' | 'ready' | 'installing';
        /** La que se descarga o está lista */
        readonly version?: string | undefined;
      }
    | undefined;
  /** Si hay una cuenta de correo; sin ella, lo que se envía espera */
  readonly sends_mail: boolean;
  readonly entities: readonly Entity[];
  /** El del negocio, en el que abre cada ventana: live desde que alguien pasó a producción o se emitió en ella */
  readonly environment: 'sandbox' | 'test' | 'live';
  readonly environments: readonly ('sandbox' | 'test' | 'live')[];
}

export interface XReportBody {
  /** De la aprobación de quien puede, si el operador no puede por sí mismo */
  readonly approval_id?: string | undefined;
}
