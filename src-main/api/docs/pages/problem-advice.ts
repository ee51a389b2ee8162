import type { ProblemCode } from '../../../contract/problems/problems.ts';

/** Why an error happens and what its receiver does about it. */
export interface ProblemAdvice {
  readonly cause: string;
  readonly action: string;
}

/** The error reference: one entry for every code, which the compiler holds to be complete. */
export const problemAdvice: Readonly<Record<ProblemCode, ProblemAdvice>> = {
  malformed_request: {
    cause: 'Los bytes que llegaron no se pueden leer como una petición HTTP/1.1.',
    action: 'Use la biblioteca HTTP de su lenguaje en vez de escribir la petición a mano.',
  },
  headers_too_large: {
    cause: 'Las cabeceras juntas pasan de 16 KB.',
    action: 'Quite las cabeceras que no hagan falta; ninguna de las que Mostrador lee es larga.',
  },
  request_timeout: {
    cause: 'La petición empezó y no llegó completa a tiempo.',
    action: 'Revise que el cuerpo tenga el largo que dice Content-Length y repita la petición.',
  },
  malformed_json: {
    cause:
      'El cuerpo llegó vacío, cortado, fuera de UTF-8, no es JSON o repite un nombre en un mismo objeto.',
    action: 'Revise cómo se arma el cuerpo; use la función de su lenguaje que escribe JSON.',
  },
  idempotency_key_invalid: {
    cause: 'La cabecera Idempotency-Key está vacía o pasa de 255 caracteres.',
    action: 'Use un valor propio de 1 a 255 caracteres, por ejemplo el número interno de la venta o un UUID.',
  },
  missing_api_key: {
    cause: 'La petición no trae la cabecera Authorization.',
    action: 'Envíe Authorization: Bearer y su clave de API.',
  },
  invalid_api_key: {
    cause:
      'La clave o el enlace no existe, está incompleto, es de otra instalación, ya se usó o fue revocado.',
    action:
      'Copie la clave de nuevo o cree otra en Configuración. Los intentos fallidos se responden cada vez más despacio.',
  },
  host_not_allowed: {
    cause: 'La cabecera Host no es un nombre de este mismo equipo con el puerto del servicio.',
    action: 'Llame a http://127.0.0.1, http://localhost o http://[::1] con el puerto que indica el servicio.',
  },
  origin_not_allowed: {
    cause: 'Una página web llamó al servicio y su origen no está en la lista de la clave.',
    action: 'Cree una clave cuyo allowed_origins incluya exactamente el origen de la página.',
  },
  insufficient_scope: {
    cause:
      'La clave no tiene el permiso que la operación pide, o la operación es solo para personas o solo para claves.',
    action: 'Cree una clave con ese permiso, o haga la operación desde la ventana del programa.',
  },
  operator_required: {
    cause: 'La operación la hace una persona del mostrador, y en esta sesión nadie ha ingresado su PIN.',
    action: 'Ingrese con POST /v1/local/operators/{id}/sign-in y repita la operación.',
  },
  operator_not_allowed: {
    cause: 'El rol de la persona que ingresó no permite la operación, y no hay una aprobación que sirva.',
    action:
      'Quien puede la aprueba con su PIN en POST /v1/local/operators/{id}/approvals; envíe su id en approval_id. Sirve una vez y dos minutos.',
  },
  pin_wrong: {
    cause: 'El PIN no es el de esa persona.',
    action: 'Pruebe de nuevo; después de varios incorrectos hay que esperar lo que dice Retry-After.',
  },
  pin_locked: {
    cause: 'Hubo varios PIN incorrectos seguidos y aún no pasa la espera, que crece con cada uno.',
    action: 'Espere lo que dice Retry-After, o pida a quien administra que le ponga un PIN nuevo.',
  },
  entity_locked: {
    cause: 'La emisión del negocio está bloqueada; issuing.lock del negocio dice por qué.',
    action: 'Resuelva la causa que indica el bloqueo y vuelva a emitir.',
  },
  not_found: {
    cause:
      'La dirección o el registro no existe, o pertenece a otro negocio o a otro ambiente que el de la clave.',
    action: 'Compruebe la dirección, el identificador y que la clave sea del ambiente en que se emitió.',
  },
  method_not_allowed: {
    cause: 'La dirección existe, pero no con ese método.',
    action: 'Use uno de los métodos de la cabecera Allow.',
  },
  not_acceptable: {
    cause: 'La cabecera Accept excluye el formato en que la operación responde.',
    action: 'Quite la cabecera Accept o incluya en ella el formato de la operación.',
  },
  preview_mismatch: {
    cause:
      'El cuerpo o el ajuste de precios con IVA difiere del previsualizado, o la previsualización es de otro día. No se emitió nada.',
    action: 'Previsualice de nuevo, muéstrelo y emita con el preview_id nuevo.',
  },
  invalid_state: {
    cause:
      'El estado del documento no admite la acción: solo se corrige uno devuelto o no autorizado, solo se anula o envía uno autorizado.',
    action: 'Consulte el documento y decida según su estado.',
  },
  not_ready: {
    cause:
      'Falta algo para hacerlo ahora, y detail dice qué: un documento sin firmar aún, un certificado, una serie, una cuenta de correo.',
    action: 'Complete lo que falta y repita. Un archivo: vuelva a pedirlo en unos segundos.',
  },
  number_conflict: {
    cause: 'El número de la serie ya lo tiene otro documento.',
    action: 'Revise el número siguiente de la serie en Configuración.',
  },
  payload_too_large: {
    cause: 'El cuerpo pasa del límite de 1 MiB.',
    action: 'Reparta el contenido en varias peticiones.',
  },
  unsupported_media_type: {
    cause: 'El cuerpo no se declaró como application/json en UTF-8, o llegó comprimido.',
    action: 'Envíe Content-Type: application/json y el cuerpo sin comprimir.',
  },
  validation_failed: {
    cause: 'Uno o más datos del cuerpo o de los parámetros no son válidos.',
    action:
      'Corrija cada elemento de errors: pointer o parameter dice dónde y code dice qué. Vienen todos de una vez.',
  },
  idempotency_key_reused: {
    cause: 'La misma Idempotency-Key llegó antes con otro cuerpo.',
    action:
      'Consulte lo que hizo aquella vez; al emitir, document_id dice qué documento es. Si es lo que quería, no lo repita: ' +
      'con otra clave se haría dos veces. Otra clave es solo para otra operación.',
  },
  invalid_cursor: {
    cause: 'El cursor no es de este listado, fue alterado o se usó con otros filtros.',
    action: 'Empiece sin cursor y envíe en cada página los mismos filtros.',
  },
  unknown_parameter: {
    cause: 'La dirección lleva un parámetro que la operación no tiene.',
    action: 'Corrija el nombre del parámetro; nunca se descarta uno en silencio.',
  },
  repeated_metadata_key: {
    cause: 'El filtro `metadata[clave]` llegó más de una vez con la misma clave.',
    action: 'Envíe cada clave una sola vez: un documento tiene un solo valor para ella.',
  },
  unknown_type: {
    cause: 'El filtro `type` nombra un tipo que no existe.',
    action: 'Use los que indica el detalle, en singular, como `invoice`.',
  },
  simulate_not_allowed: {
    cause: 'El campo simulate llegó con una clave de los ambientes test o live.',
    action: 'Quite simulate, o use una clave sandbox.',
  },
  read_only_field: {
    cause:
      'El cuerpo trae un dato que no se edita. Del negocio real, la razón social, el régimen y si lleva contabilidad vienen del RUC.',
    action: 'Quite del cuerpo los campos que nombra errors. Lo que cambió en el RUC se trae con «setup».',
  },
  credit_exceeds_balance: {
    cause:
      'El total de la nota supera credit_balance: lo que queda de la factura después de las notas de crédito autorizadas o aún sin decidir.',
    action:
      'Consulte credit_balance de la factura y reduzca la nota. Una nota devuelta o no autorizada devuelve su valor, y al corregirla tiene que caber de nuevo.',
  },
  consumidor_final_no_credit: {
    cause: 'La factura se emitió a consumidor final, y el SRI no admite notas de crédito sobre ella.',
    action: 'No se puede acreditar. En adelante, identifique al comprador si puede haber una devolución.',
  },
  consumidor_final_no_annulment: {
    cause:
      'El documento se emitió a consumidor final desde el 1 de enero de 2026, y el SRI no permite anularlo. Los emitidos hasta el 31 de diciembre de 2025 sí se podían anular.',
    action: 'No se puede anular. En adelante, identifique al comprador si la venta puede deshacerse.',
  },
  annulled_on_out_of_range: {
    cause: 'annulled_on es anterior a la emisión del documento o posterior a hoy en Ecuador.',
    action: 'Envíe el día en que se anuló en el portal del SRI.',
  },
  not_available_in_sandbox: {
    cause: 'Se pidió algo que solo el SRI sabe con una clave de práctica (sandbox), que nunca le pregunta.',
    action: 'Envíe usted los datos, o use una clave de pruebas (test) o de producción (live).',
  },
  rate_limited: {
    cause: 'La clave hizo más peticiones por segundo de las permitidas.',
    action: 'Espere los segundos de Retry-After y reparta las peticiones.',
  },
  refresh_too_soon: {
    cause: 'La consulta de este documento al SRI se pidió hace menos de 10 segundos.',
    action:
      'Espere los segundos de Retry-After. El servicio consulta también por su cuenta: `wait` o un webhook lo avisan.',
  },
  internal_error: {
    cause: 'Un fallo del programa. Nada se hizo a medias.',
    action:
      'Repita con la misma Idempotency-Key. Si persiste, informe el request_id: el registro tiene el detalle.',
  },
  starting: {
    cause:
      'El servicio aún está abriendo sus datos. En producción no emite hasta que los revisa, unos segundos después de cada inicio.',
    action: 'Repita en unos segundos.',
  },
  maintenance: {
    cause: 'Reservado: el servicio hace algo consigo mismo que no admite nada más a la vez.',
    action: 'Repita en unos minutos.',
  },
  authority_unavailable: {
    cause: 'El servicio del SRI no respondió a una consulta. La emisión no depende de ella.',
    action: 'Repita en unos segundos, o envíe usted los datos.',
  },
  storage_damaged: {
    cause:
      'El disco devolvió otra cosa que lo que se guardó. Desde entonces no se emite ni se escribe nada, para no repetir un número; lo que se puede leer sigue a la vista.',
    action:
      'Detenga Mostrador y restaure el último respaldo con «restore» (los números no retroceden) o rehaga los datos con «rebuild». Revise el disco.',
  },
  code_used: {
    cause: 'El código de la matriz ya se usó, venció a las 24 horas, o está mal copiado.',
    action: 'Pida otro código en la matriz y escríbalo entero.',
  },
  emission_point_taken: {
    cause: 'Otra caja de la matriz emite con el mismo establecimiento y punto de emisión.',
    action:
      'Dé a esta caja un punto de emisión propio y únala otra vez con un código nuevo. Si reemplaza a la otra, antes retire aquella en la matriz.',
  },
  other_business: {
    cause: 'La matriz reúne los documentos de otro RUC, o el código es para otro establecimiento.',
    action: 'Use un código de la matriz de este negocio y de este establecimiento.',
  },
  invoice_not_reported: {
    cause: 'La caja que emitió la factura estuvo sin red y todavía no la informó a la matriz.',
    action: 'Espere a que esa caja se conecte, o pida a otra persona que apruebe la nota de crédito.',
  },
  feed_gap: {
    cause: 'La matriz volvió a un respaldo anterior y no tiene lo que la caja ya le había enviado.',
    action: 'Nada: la caja lo envía todo otra vez por sí sola.',
  },
  station_forked: {
    cause: 'Dos computadoras informan a la matriz como la misma caja: una carpeta de datos se copió.',
    action: 'Separe de la matriz la que no debe seguir y únala otra vez con un código nuevo.',
  },
  changes_gap: {
    cause: 'La matriz volvió a un respaldo anterior, o la caja tiene un establecimiento más.',
    action: 'Nada: la caja pide todo otra vez por sí sola.',
  },
  owned_by_head_office: {
    cause:
      'Esta caja está unida a una matriz, y de esto decide ella: catálogo, precios, operadores o ajustes.',
    action: 'Haga el cambio en la matriz; llega a las cajas por sí solo.',
  },
  feed_too_new: {
    cause: 'La caja se actualizó antes que la matriz, y envía lo que esta aún no entiende.',
    action: 'Actualice la matriz; la caja lo envía entonces por sí sola.',
  },
  busy: {
    cause: 'Muchas cajas vuelven a la matriz a la vez, como después de un corte.',
    action: 'Nada: cada caja vuelve más tarde por sí sola, en el momento que la matriz le dijo.',
  },
  station_revoked: {
    cause: 'La matriz retiró a esta caja.',
    action: 'Si debe seguir, sepárela y únala otra vez con un código nuevo.',
  },
  head_office_unreachable: {
    cause: 'La matriz no contesta en la dirección del código, o lo que contesta no es ella.',
    action: 'Revise que la matriz esté encendida y que este equipo llegue a ella por la red.',
  },
  head_office_not_started: {
    cause: 'El programa no pudo iniciar la matriz en este equipo.',
    action: 'El detalle dice por qué y qué hacer: casi siempre falta PostgreSQL o espacio.',
  },
  head_office_full: {
    cause:
      'El disco de la base de datos de la matriz no tiene espacio. Las cajas siguen emitiendo y guardan lo que falta por enviar.',
    action: 'Libere espacio en la matriz: las cajas repiten solas.',
  },
  storage_full: {
    cause: 'El disco no tiene espacio. No se guardó nada; lo ya guardado se puede consultar.',
    action: 'Libere espacio en el disco y repita.',
  },
};
