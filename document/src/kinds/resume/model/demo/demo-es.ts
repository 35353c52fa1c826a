import { ES_CURRENT } from '../clauses/clauses-es.ts';
import { demoContent } from './demo-content.ts';

export const DEMO_ES = demoContent({
  person: {
    firstName: 'Lucía',
    lastName: 'Navarro Molina',
    profession: 'Especialista en marketing y comercio electrónico',
    email: 'lucia.navarro@example.com',
    phone: '+34 600 000 142',
    city: 'Valencia',
    website: 'lucia-navarro.example.com',
    linkedin: 'linkedin.com/in/lucia.navarro',
  },
  summary:
    'Especialista en marketing con más de seis años de experiencia en venta en línea. Combino el análisis de datos con la buena redacción: la campaña «De la huerta a casa», que dirigí, aumentó las ventas un 39 % con un presupuesto menor que el del año anterior. Prefiero decidir con pruebas que con intuiciones.',
  experiences: [
    {
      position: 'Responsable de marketing digital',
      company: 'Huerta Viva S. L.',
      city: 'Valencia',
      from: '2022-06',
      companyDescription: 'Tienda en línea de productos de proximidad, con 105 agricultores y 85.000 pedidos al año.',
      points: [
        'Planificación y gestión de campañas en buscadores y redes sociales con un presupuesto anual de 240.000 €.',
        'Implantación de pruebas A/B en las fichas de producto: la tasa de conversión pasó del 1,8 % al 2,6 %.',
        'Coordinación de un equipo de tres personas y de dos agencias externas.',
      ],
      achievements: 'Reducción del coste de captación de clientes en un 30 % en dieciocho meses.',
    },
    {
      position: 'Redactora de contenidos',
      company: 'Librería El Farol',
      city: 'Valencia',
      from: '2019-10',
      to: '2022-05',
      points: [
        'Redacción del boletín semanal para 41.000 suscriptores; la tasa de apertura subió del 18 % al 30 %.',
        'Creación de un calendario editorial que redujo el tiempo de publicación de cinco días a dos.',
        'Aumento del tráfico orgánico en un 63 % en dos años.',
      ],
    },
    {
      position: 'Auxiliar de comercio electrónico',
      company: 'Lino y Esparto',
      city: 'Alicante',
      from: '2018-10',
      to: '2019-09',
      points: [
        'Redacción y publicación de 690 fichas de producto en español e inglés.',
        'Atención a clientes por correo y chat, con una valoración media de 4,8 sobre 5.',
      ],
    },
  ],
  education: [
    {
      schoolName: 'Universidad de Alicante',
      degree: 'Máster',
      fieldOfStudy: 'Comunicación Digital',
      city: 'Alicante',
      from: '2017-10',
      to: '2018-09',
      additionalActivities:
        'Trabajo de fin de máster sobre la confianza en las reseñas, calificado con matrícula de honor.',
    },
    {
      schoolName: 'Universitat de València',
      degree: 'Grado',
      fieldOfStudy: 'Periodismo',
      city: 'Valencia',
      from: '2013-09',
      to: '2017-06',
    },
  ],
  skills: [
    ['Publicidad en buscadores (SEM)', 5],
    ['Redacción publicitaria', 5],
    ['Analítica web', 4],
    ['Posicionamiento SEO', 4],
    ['Gestión de proyectos', 4],
    ['Dirección de equipos', 3],
  ],
  languages: [
    ['Español', 'native'],
    ['Valenciano', 'c1', 'Certificado C1 de la JQCV'],
    ['Inglés', 'b2'],
  ],
  software: [
    ['Google Ads', 5],
    ['Google Analytics 4', 5],
    ['PrestaShop', 4],
    ['Microsoft Excel', 4],
    ['Adobe Illustrator', 3],
  ],
  certifications: [
    { name: 'Certificación de Google Ads en la Red de Búsqueda', by: 'Google', date: '2024-02' },
    { name: 'Técnica en marketing digital', by: 'Instituto Levantino de Comercio', date: '2021-07' },
  ],
  courses: [
    {
      name: 'Analítica digital aplicada',
      by: 'Taller de Datos Turia',
      date: '2023-04',
      description: '60 horas de GA4, Looker Studio e introducción a SQL.',
    },
    { name: 'Liderazgo de equipos pequeños', by: 'Escuela de Negocios Malvarrosa', date: '2022-11' },
  ],
  awards: [
    {
      name: 'Premio a la mejor campaña de alimentación',
      by: 'Foro Mediterráneo de Comercio Electrónico',
      date: '2024-11',
      description: 'Primer puesto entre 52 candidaturas por «De la huerta a casa».',
    },
  ],
  projects: [
    {
      name: 'De la huerta a casa',
      role: 'Directora de campaña',
      from: '2024-03',
      to: '2024-09',
      url: 'delahuertaacasa.example.com',
      description: 'Campaña de temporada con 19 agricultores: vídeos, recetario en línea y cestas por suscripción.',
    },
    {
      name: 'Migración de la tienda en línea',
      role: 'Responsable de contenidos',
      from: '2023-01',
      to: '2023-07',
      description: 'Traslado de 2200 páginas a la nueva plataforma sin perder posiciones en los buscadores.',
    },
  ],
  publications: [
    {
      title: 'Cómo contar en la red los alimentos de proximidad',
      authors: 'L. Navarro Molina, J. Ferrer',
      publisher: 'Comercio en línea, n.º 4',
      date: '2023-11',
    },
  ],
  volunteering: [
    {
      name: 'Asociación Libros en la Calle',
      role: 'Voluntaria de comunicación',
      from: '2020-10',
      description:
        'Gestiono las redes y las campañas de donación: en 2024 recaudamos 12.600 € para bibliotecas de barrio.',
    },
  ],
  memberships: [{ organization: 'Asociación Levantina de Marketing', role: 'Vocal de la junta', from: '2021-03' }],
  licences: [['B', '2014-08']],
  references: [
    {
      name: 'Javier Ortega Ruiz',
      position: 'Director de marketing',
      company: 'Huerta Viva S. L.',
      contact: 'javier.ortega@example.com',
    },
    {
      name: 'Carmen Soler Vidal',
      position: 'Gerente',
      company: 'Librería El Farol',
      contact: 'carmen.soler@example.com',
    },
  ],
  interests: [
    'Senderismo por la sierra Calderona',
    'Cocina tradicional: recopilo recetas de arroces de mi comarca',
    'Cine de autor y cineclub',
  ],
  clause: ES_CURRENT,
});
