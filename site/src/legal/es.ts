import type { LegalTexts } from './legal-text.ts';

export const texts: LegalTexts = {
  terms: {
    title: 'Términos y condiciones',
    lead: 'Las reglas para usar {{name}} y comprar el acceso. Puedes leerlas, guardarlas e imprimirlas aquí en cualquier momento.',
    sections: [
      {
        heading: 'Quién gestiona el sitio',
        blocks: [
          '{{name}} lo gestiona {{seller}}, {{address}}, número fiscal (NIP) {{taxId}}. En estos términos nos llamamos «nosotros». Escríbenos a {{mail}}.',
        ],
      },
      {
        heading: 'Qué haces aquí',
        blocks: [
          'En este sitio puedes:',
          [
            'crear currículums, cambiar su aspecto y ver las páginas A4 terminadas, gratis y sin cuenta;',
            'guardar currículums en una cuenta, gratis;',
            'descargar currículums en PDF, archivo de Word o página web y leer la Revista digital+ mientras tengas un paquete activo;',
            'ver ofertas de empleo; respondes a una oferta ante quien la publicó.',
          ],
          'Necesitas un navegador actual con JavaScript y cookies activados, conexión a internet y, para una cuenta, una dirección de correo. El PDF se abre con cualquier programa para este formato.',
        ],
      },
      {
        heading: 'La cuenta',
        blocks: [
          'La cuenta es voluntaria y gratuita. La abres con tu correo y una contraseña, o con Google. Protege la contraseña y no compartas la cuenta.',
          'El contrato de la cuenta es indefinido. Lo terminas cuando quieras eliminando la cuenta en su página. Con ella desaparecen los currículums, las fotos y los archivos terminados, y la suscripción deja de renovarse.',
          'Un CV creado sin cuenta pertenece al navegador en que se hizo. Lo eliminamos cuando nada ha cambiado en él durante 90 días. Lo que está en la papelera se elimina a los 30 días.',
        ],
      },
      {
        heading: 'Tu contenido',
        blocks: [
          'Lo que escribes es tuyo. Lo usamos solo para prestar el servicio.',
          'No puedes aportar contenido ilícito ni datos ajenos sin base legal, hacerte pasar por otra persona ni perturbar el sitio. Podemos retirar el contenido ilícito y bloquear una cuenta. Te daremos el motivo y estudiaremos la reclamación que envíes a {{mail}}. A la misma dirección puedes avisar de contenido ilícito.',
        ],
      },
      {
        heading: 'Paquetes y precios',
        blocks: [
          'Los paquetes y precios actuales están en la lista de precios, en la página de inicio y antes de cada pago. Los precios son en eslotis polacos o en euros, como los muestra la lista de precios, e incluyen el IVA. Una suscripción se paga en la moneda en la que se pidió. Hay tres tipos de paquetes:',
          [
            'único: pagas una vez, el acceso termina tras el tiempo indicado y nada se renueva;',
            'suscripción: pagas un mes o un año por adelantado y el acceso se renueva hasta que canceles;',
            'prueba: verificamos el método de pago y no cobramos nada; al terminar empieza la suscripción, salvo que hayas cancelado. Se ofrece una vez: por cuenta, buzón de correo y tarjeta o cuenta de PayPal.',
          ],
          'Un código de descuento baja el precio de una compra; en una suscripción, el del primer periodo.',
        ],
      },
      {
        heading: 'Compra y pago',
        blocks: [
          'Eliges un paquete, das tus datos, aceptas que el servicio empiece de inmediato y pulsas el botón de pago. Antes ves el precio y lo que ocurre después. Pagas con tarjeta, BLIK o Przelewy24 (a través de Stripe) o con PayPal, donde se ofrezcan.',
          'El contrato se celebra cuando el proveedor confirma el pago o, en una prueba, el método de pago. El acceso empieza de inmediato. Enviamos la confirmación y la factura por correo; las facturas están también en la página Pagos.',
        ],
      },
      {
        heading: 'Suscripción y cancelación',
        blocks: [
          'Los periodos son meses naturales. La página Pagos muestra el día y el importe del próximo pago. El precio acordado en la compra no cambia mientras dura la suscripción.',
          'Puedes cancelar en cualquier momento en la página Pagos, sin dar motivos. El acceso dura hasta el final del periodo pagado, y hasta ese día puedes retirar la cancelación.',
          'Si el pago de otro periodo falla, lo intentamos de nuevo a los 1, 3 y 5 días, con un correo cada vez. Después la suscripción termina. No pagas por los días sin acceso. Si el banco pide una confirmación o no acepta el pago de este modo, no lo repetimos, sino que te escribimos de inmediato. Te recordamos por correo, con antelación, el pago tras el periodo de prueba y la renovación anual.',
        ],
      },
      {
        heading: 'Desistimiento y reembolso',
        blocks: [
          'Durante 14 días desde la compra puedes desistir del contrato sin dar motivos y recuperar todo lo pagado. Vale también para cada pago de una suscripción y para los currículums ya descargados. Si el derecho legal de desistimiento se extingue antes porque el servicio se prestó por completo, devolvemos el dinero igualmente.',
          'Basta el botón «Desistir del contrato aquí» de la página Pagos o al pie de las páginas del sitio (salvo el editor), también sin iniciar sesión, con el número de pedido y el correo. Basta también una declaración enviada a {{mail}}, por ejemplo: «Desisto del contrato de acceso a {{name}}. Fecha de compra, nombre y apellidos, correo de la cuenta». Confirmamos de inmediato la declaración por correo. Estás a tiempo si la envías antes de que acabe el plazo.',
          'Devolvemos el dinero sin demora, a más tardar en 14 días, por la misma vía por la que llegó. Con el desistimiento termina el acceso y no se cobra nada más. Tras el reembolso emitimos una factura rectificativa.',
        ],
      },
      {
        heading: 'Reclamaciones',
        blocks: [
          'Respondemos de que el servicio sea conforme al contrato según la ley polaca de derechos del consumidor. Si algo no funciona, escribe a {{mail}}: qué pasó, cuándo y qué esperas. Respondemos en 14 días.',
          'En una disputa puedes pedir ayuda gratuita a un defensor del consumidor o a la Inspección de Comercio polaca, que media. También puedes acudir a los tribunales.',
        ],
      },
      {
        heading: 'De qué no respondemos',
        blocks: [
          'No prometemos que un CV lleve a una entrevista o a un empleo, ni comprobamos que lo que escribes sea cierto. No respondemos de las ofertas en sitios de otras empresas. Nada en estos términos limita los derechos que te da la ley.',
        ],
      },
      {
        heading: 'Cambios y ley aplicable',
        blocks: [
          'Podemos cambiar los términos cuando cambien la ley, el sitio o las formas de pago. Quien tenga cuenta lo sabrá por correo al menos 14 días antes y podrá eliminarla. A un paquete en curso se le aplican los términos del día de su compra.',
          'Se aplica la ley polaca. Si vives en otro país, conservas la protección que sus normas dan a los consumidores.',
        ],
      },
    ],
  },
  privacy: {
    title: 'Política de privacidad',
    lead: 'Qué datos recogemos, para qué, cuánto los guardamos y qué puedes hacer con ellos.',
    sections: [
      {
        heading: 'Quién es el responsable',
        blocks: [
          'El responsable de los datos es {{seller}}, {{address}}, número fiscal (NIP) {{taxId}}. Sobre tus datos escribe a {{mail}}.',
        ],
      },
      {
        heading: 'Qué datos y para qué',
        blocks: [
          {
            'CV y foto':
              'Todo lo que escribes y añades. Para preparar, guardar y maquetar tu documento (contrato, artículo 6.1.b del RGPD). Tú decides qué das; un CV rara vez necesita datos de salud o creencias.',
            Cuenta:
              'Correo, nombre y apellidos, la contraseña como huella, el idioma y, si entras con Google, el identificador de la cuenta de Google. Para llevar la cuenta (contrato).',
            'Compras y facturas':
              'Nombre, correo, datos de la empresa, país y lo que lo confirma (el país de la dirección de red y del pago), paquete, importes y fechas. Para cumplir el contrato y las obligaciones fiscales (artículo 6.1.b y c). Nunca vemos el número de la tarjeta: se lo das al proveedor de pagos.',
            Seguridad:
              'Sesiones con el nombre del navegador y un registro de lo ocurrido en la cuenta, con la red en lugar de la dirección IP completa. Para proteger las cuentas y detectar abusos (interés legítimo, letra f).',
            Correspondencia:
              'Lo que nos escribes. Para responder y resolver reclamaciones (interés legítimo u obligación legal).',
            'Medición de visitas': 'Solo con tu consentimiento (letra a) y solo donde el sitio lo pide.',
          },
        ],
      },
      {
        heading: 'Cuánto tiempo',
        blocks: [
          {
            'Currículums, fotos y PDF terminados':
              'Hasta que se eliminan; en la papelera, 30 días. Sin cuenta: hasta 90 días tras el último cambio.',
            Cuenta: 'Hasta que se elimina.',
            Sesiones:
              'Recordadas: 30 días sin uso, 180 días como máximo. Otras: un día sin uso, una semana como máximo.',
            'Pedidos y facturas':
              '5 años desde el final del año en que venció el impuesto, o 10 años si pagaste el IVA de otro país de la Unión; sin vínculo con la cuenta una vez eliminada.',
            'Registro de lo ocurrido': 'Un año.',
            'Avisos de los proveedores de pago': '30 días desde su tramitación; después solo queda su número.',
            'Cola de correos': '30 días desde el envío, sin el contenido del mensaje.',
            'Periodos de prueba usados':
              'Dos años: resúmenes irreversibles del correo y de la tarjeta o cuenta de PayPal, sin la cuenta (nuestro interés: una sola prueba).',
            Correspondencia: 'Hasta resolver el asunto y prescribir las reclamaciones.',
          },
        ],
      },
      {
        heading: 'Quién más tiene acceso',
        blocks: [
          'No vendemos datos. Los damos solo a quienes hacen posible el servicio:',
          [
            'proveedores de servidores y correo, que actúan según nuestras instrucciones;',
            'proveedores de pago: Stripe si pagas con tarjeta, BLIK o Przelewy24, PayPal si lo eliges;',
            'el registro de NIF-IVA de la Comisión Europea (VIES) si compras para una empresa de otro país de la Unión: solo el número;',
            'Google, si entras con Google o aceptas la medición de visitas;',
            'autoridades, cuando la ley lo exige.',
          ],
          'Stripe, PayPal y Google pueden tratar datos fuera del Espacio Económico Europeo, con base en una decisión de adecuación de la Comisión Europea o en cláusulas contractuales tipo.',
        ],
      },
      {
        heading: 'Tus derechos',
        blocks: [
          [
            'Acceso y portabilidad: descargas una copia de todos los datos en la página de la cuenta.',
            'Rectificación: cambias tú los currículums y tu nombre; el resto, nosotros si lo pides.',
            'Supresión: eliminas los currículums en Mis documentos y la cuenta en su página.',
            'Limitación y oposición al tratamiento basado en nuestro interés.',
            'Retirar el consentimiento cuando quieras; lo hecho antes sigue siendo lícito.',
            'Una queja ante el presidente de la Oficina polaca de Protección de Datos Personales o ante la autoridad de tu país.',
          ],
          'Para usar un derecho que no tiene botón, escribe a {{mail}}. Respondemos en un mes.',
        ],
      },
      {
        heading: 'Lo que no hacemos',
        blocks: [
          'No tomamos decisiones sobre ti solo por medios automáticos, no hacemos perfiles y no mostramos tu CV a reclutadores. Dar datos es voluntario, pero sin correo no hay cuenta y sin datos de factura no hay compra.',
        ],
      },
      {
        heading: 'Cómo los protegemos',
        blocks: [
          'La conexión está cifrada, guardamos contraseñas y claves de sesión solo como huellas, y a un CV llega solo su dueño. El registro técnico no contiene correos, contraseñas ni direcciones IP. Escribimos a quienes tienen cuenta sobre cualquier cambio importante.',
        ],
      },
    ],
  },
  cookies: {
    title: 'Cookies y consentimiento',
    lead: 'Qué guardamos en tu navegador y cuándo te pedimos permiso.',
    sections: [
      {
        heading: 'Cookies de este sitio',
        blocks: [
          'El sitio solo usa cookies propias. Ninguna sirve a la publicidad. Con conexión cifrada, los nombres de las cuatro primeras empiezan por «__Host-».',
          {
            session: 'Recuerda que estás en tu cuenta. Hasta cerrar el navegador o hasta 30 días sin uso.',
            visitor: 'Une un CV creado sin cuenta con este navegador. Un año o hasta que entres.',
            'sign-in': 'Protege la entrada con Google. 10 minutos.',
            device:
              'Demuestra que ya has entrado en tu cuenta con este navegador, para que los intentos ajenos de adivinar tu contraseña no te dejen fuera. Un año.',
            language: 'El idioma del sitio que elegiste. Un año.',
            currency: 'La moneda elegida para los precios. Un año.',
            consent: 'Tu respuesta sobre la medición de visitas. Un año.',
            timezone: 'La zona horaria del navegador. Un año.',
            'screen-resolution': 'La resolución de la pantalla. Un año.',
          },
        ],
      },
      {
        heading: 'Memoria del navegador',
        blocks: [
          'Además de cookies, el navegador guarda: los cambios de un CV aún sin guardar (hasta que se guardan o sales), tu elección de tema claro u oscuro, tu elección de adjuntar o no los datos del CV al PDF y un mensaje para la página siguiente (hasta cerrar la pestaña). Si has aceptado la medición, el navegador recuerda también los números de los pedidos ya contados.',
        ],
      },
      {
        heading: 'Cookies de otras empresas',
        blocks: [
          'Si pagas con tarjeta, BLIK o Przelewy24, Stripe usa cookies propias que protegen contra el fraude. PayPal y Google usan las suyas en sus propias páginas, si las utilizas.',
          'Las visitas se miden con el gestor de etiquetas de Google, y solo si el sitio ha preguntado y tú has aceptado. Se envía entonces qué páginas y plantillas miras, qué buscas y qué compras, nunca el contenido de un CV, y tu correo electrónico cuando te registras o inicias sesión. Sin consentimiento no se carga nada y todo lo demás funciona igual. Puedes retirarlo; la página siguiente se abre ya sin medición.',
        ],
      },
      {
        heading: 'Cómo eliminarlas',
        blocks: [
          'Las cookies y la memoria se eliminan en los ajustes del navegador. Sin la cookie visitor no hay camino de vuelta a un CV creado sin cuenta. Sin session y visitor el sitio no sabe de quién es el CV que debe abrir.',
        ],
      },
    ],
  },
  contact: {
    title: 'Contacto',
    lead: 'Escríbenos por correo, en polaco o inglés. Respondemos a las reclamaciones en 14 días y a las solicitudes sobre datos en un mes.',
    sections: [
      {
        heading: 'Qué indicar en cada asunto',
        blocks: [
          {
            'Pago o factura':
              'Indica el correo de la cuenta, el día y el importe del pago o el número de la factura. Nunca envíes el número de una tarjeta.',
            'Devolución del dinero':
              'Lo más rápido es el botón «Desistir del contrato aquí» de la página Pagos o al pie de las páginas del sitio (salvo el editor). Si no tienes el número de pedido, indica el correo de la cuenta y el día de la compra.',
            'Cancelar la suscripción':
              'Se hace en la página Pagos. Si algo no funciona, indica el correo de la cuenta.',
            'Cuenta y acceso':
              'Indica el correo de la cuenta y lo que ves en pantalla. No conocemos tu contraseña y nunca te la pedimos.',
            'Un CV o PDF se ve mal':
              'Indica la dirección de la página del CV, el navegador y lo que debería ser distinto. Ayuda una captura.',
            'Tus datos': 'Di desde el correo de la cuenta qué derecho ejerces.',
            'Contenido ilícito': 'Indica la dirección de la página en que está y el motivo del aviso.',
          },
        ],
      },
    ],
  },
};
