/** What each screen is for, in three sentences, and the way to the manual. */
export const help = {
  title: 'Ayuda de esta pantalla',
  open: 'Ayuda',
  more: 'Leer más en el manual',
  manual: 'Manual',
  index: 'Índice del manual',
  noPage: 'El manual no tiene esta página',
  noPageHint: 'Búsquela en el índice.',
  topics: {
    home: 'Aquí está lo que necesita de usted: rechazos, documentos sin decisión, la firma, los respaldos y los números que faltan. Cada línea lleva a donde se arregla. Si no hay nada, todo está al día.',
    counter:
      'Escanee un producto, o escriba su nombre, código o precio y pulse Enter. F4 identifica al comprador y F9 cobra. La venta en curso se conserva aunque se corte la luz.',
    machine:
      'Se vende como en el mostrador, por la máquina fiscal que elija. Su día se suma aparte, documento por documento. Las máquinas se registran en Ajustes.',
    returns:
      'Escanee el ticket, o busque la venta por cliente, día o total. Elija qué vuelve y cómo se devuelve el dinero. Sale una nota de crédito, nunca por más de lo que queda.',
    cash: 'El turno empieza con el dinero del cajón y termina con un conteo. Anote aquí los ingresos y egresos, con su motivo. El reporte X mira el turno sin cerrarlo.',
    closing:
      'Cuente billetes y monedas: lo que debería haber se muestra después. El Z cierra el turno y se puede imprimir otra vez. Un turno cerrado no se abre de nuevo.',
    purchases:
      'Registre lo que le facturan sus proveedores: con la clave de acceso, el XML, un ZIP o a mano. Se sugiere qué retener y por qué, y la retención sale de aquí. Hay cinco días hábiles para entregarla: la lista dice cuál vence.',
    receivables:
      'Quién debe, cuánto y desde cuándo: sale de las ventas a crédito, sin anotarlas otra vez. Entre en un cliente para cobrarle: se paga lo más antiguo primero. Lo que debían antes se anota como saldo inicial.',
    reports:
      'Lo vendido en los días que elija, por día, hora, producto y lo demás, con sus notas de crédito restadas. Cada gráfico tiene su tabla, que se imprime y se exporta. Lo rechazado y lo anulado no cuenta.',
    documents:
      'Busque por número, clave de acceso, nombre o identificación, y filtre por estado, tipo y fechas. Marque varios para enviarlos, imprimirlos o exportarlos. Lo filtrado se guarda como vista.',
    document:
      'Aquí están el documento, su estado en el SRI y todo lo que le pasó. Si fue rechazado, se explica por qué y qué hacer. Desde aquí se imprime, se envía, se acredita o se anula.',
    proformas:
      'Lo que se ofrece antes de vender, hasta una fecha y sin valor tributario. Búsquelas por número, cliente o total. Cada una se vende o se factura una sola vez, con sus precios o con los de hoy.',
    editor:
      'Se ven primero los datos de un caso común; lo demás se agrega cuando hace falta. El borrador se guarda solo y los totales se calculan mientras escribe. La vista previa muestra la hoja tal como saldrá.',
    correction:
      'Cada mensaje del SRI está junto al dato del que habla. Corríjalo y reenvíe: el número y la clave de acceso siguen siendo los mismos. Hasta que se autorice, el documento no vale.',
    imports:
      'Traiga los XML, un ZIP o el listado del SRI de su sistema anterior. El programa dice qué hizo con cada uno. Mientras lee, se puede cancelar.',
    stock:
      'Cada venta descuenta y cada devolución devuelve lo que se controla. Los ingresos, ajustes y conteos quedan con su motivo. Una venta nunca se detiene por falta de existencias.',
    products:
      'Cada producto tiene código, precio y tarifa de IVA; el código de barras es el que lee el escáner. Muchos precios se cambian a la vez, y antes se ve cómo quedan. Lo que ya no se vende se desactiva y se puede volver a activar.',
    sheets:
      'Elija el archivo de Excel o CSV y diga qué es cada columna. Antes de confirmar se ve qué cambiará. Una fila con errores no entra, y se dice por qué.',
    customers:
      'Quien compra con su identificación queda guardado para la próxima vez. Puede tener su correo y su lista de precios. Lo ya emitido no cambia.',
    setUp:
      'El recorrido va paso a paso y se puede dejar en cualquier momento. La próxima vez continúa donde quedó. Pasar a producción se confirma al final.',
    settings:
      'El entorno en que se trabaja, el tema y el idioma de esta ventana, los precios con IVA y las existencias. Cada persona ve las secciones que puede cambiar. Producción se elige siempre a propósito.',
    about:
      'Qué versión es, bajo qué licencia, y dónde están sus datos. El archivo para soporte dice a quien le ayuda cómo está todo, sin datos de personas. Véalo antes de enviarlo.',
    business:
      'Los datos que van en cada documento, el logo y los puntos de emisión. El número que sigue solo puede subir. Lo ya emitido no cambia.',
    certificate:
      'Instale aquí su archivo .p12 o su token. Se dice hasta cuándo vale y se prueba que firma. Renuévelo antes de que venza: sin firma no se emite.',
    backups:
      'Diga una carpeta de otro disco, una hora y una contraseña: cada día se guarda y se comprueba un respaldo. Guarde la contraseña en otro lugar, porque sin ella nadie lo abre. Desde aquí también se pasa a otra computadora.',
    people:
      'Desde que hay operadores, la ventana pide el PIN de alguien antes de mostrar nada. Cada rol puede lo que usted decida. A quien ya no trabaja aquí se lo desactiva.',
    approvals:
      'Quién permitió qué a quién, y qué hizo cada persona. Se filtra por persona, por lo que fue y por día. Nadie puede cambiarlo ni borrarlo.',
    tills:
      'Cada caja emite desde su propio punto de emisión. Puede tener su impresora y su cajón. La que ya no se usa se desactiva.',
    printers:
      'Agregue la impresora por red o por el sistema, con el ancho de su papel. La prueba imprime una hoja y abre el cajón. Si falla, el trabajo espera y se dice por qué.',
    machines:
      'Las máquinas fiscales que el SRI pide registrar, con marca, modelo y serie. Mientras haya una activa, aparece su pantalla. La que ya no se usa se desactiva.',
    keys: 'Aquí se ve y se cambia la tecla de cada acción. Una que ya está en uso se avisa. Siempre se puede volver a las de fábrica.',
    email:
      'La cuenta desde la que se envían los documentos a sus clientes. La prueba manda un correo de verdad y explica qué falla. La contraseña nunca se muestra.',
    portal:
      'Una página en la que sus clientes ven sus documentos con un enlace. Decida dónde responde y quién puede llegar. Apagada, nadie de afuera ve nada.',
    programs:
      'Otros programas pueden emitir por usted si les da permiso. Compare el código de las dos pantallas, o cree una clave y cópiela en ese momento. Quitar el permiso los detiene en el acto.',
    headOffice:
      'Pegue el código que le dio la matriz para que reúna lo que emite esta caja. Sin red se sigue emitiendo: lo pendiente le llega después. Abajo, en la barra, se ve si está al día.',
    rehearsal:
      'Ensaye en práctica lo que pasa cuando el SRI no responde, devuelve o demora. Nada sale de su computadora. Al terminar, vuelva a lo normal.',
  },
};
