import { emptyResume, type Resume } from '../kinds/resume/model/resume.ts';
import type { RichText } from '../kinds/resume/model/rich-text.ts';
import type { TemplateSlug } from '../kinds/resume/model/templates-by-slug.ts';
import { applyOperation, type Operation } from '../kinds/resume/operations/operation.ts';
import { entry } from './sample-resumes.ts';

/** The content of a CV in one script: a name, a profession, a job and a paragraph. */
interface Words {
  firstName: string;
  lastName: string;
  profession: string;
  position: string;
  company: string;
  text: string;
}

/** The same small CV in the scripts that have font families of their own. */
export const SCRIPT_WORDS = {
  japanese: {
    firstName: '美咲',
    lastName: '田中',
    profession: 'ソフトウェアエンジニア',
    position: '主任エンジニア',
    company: '株式会社サンプル',
    text: '東京の会社で、決済システムの設計と開発を担当しました。「速さ」と「正しさ」の両方を大切にし、チーム（8名）の教育にも力を入れています。',
  },
  chinese: {
    firstName: '伟',
    lastName: '张',
    profession: '软件工程师',
    position: '高级工程师',
    company: '北京示例科技有限公司',
    text: '负责支付系统的设计与开发，带领八人的团队，把处理时间缩短了百分之四十。熟悉“云计算”、数据库和自动化测试；喜欢与同事分享经验。',
  },
  korean: {
    firstName: '민준',
    lastName: '김',
    profession: '소프트웨어 엔지니어',
    position: '선임 개발자',
    company: '주식회사 예시 (大韓)',
    text: '결제 시스템의 설계와 개발을 맡아 처리 시간을 사십 퍼센트 줄였습니다. 여덟 명의 팀을 이끌며 신입 사원 교육도 담당하고 있습니다.',
  },
  hindi: {
    firstName: 'प्रिया',
    lastName: 'शर्मा',
    profession: 'सॉफ़्टवेयर इंजीनियर',
    position: 'वरिष्ठ इंजीनियर',
    company: 'उदाहरण प्राइवेट लिमिटेड',
    text: 'भुगतान प्रणाली की रचना और विकास का उत्तरदायित्व संभाला। आठ लोगों की टीम का नेतृत्व किया, और क्षमता में चालीस प्रतिशत की वृद्धि की।',
  },
  thai: {
    firstName: 'สมชาย',
    lastName: 'ใจดี',
    profession: 'วิศวกรซอฟต์แวร์',
    position: 'วิศวกรอาวุโส',
    company: 'บริษัท ตัวอย่าง จำกัด',
    text: 'ออกแบบและพัฒนาระบบชำระเงินสำหรับร้านค้าทั่วประเทศ ดูแลทีมงานแปดคนและลดเวลาการทำงานลงสี่สิบเปอร์เซ็นต์ ชำนาญการทดสอบอัตโนมัติและฐานข้อมูล',
  },
  hebrew: {
    firstName: 'נועה',
    lastName: 'כהן',
    profession: 'מהנדסת תוכנה',
    position: 'ראש צוות פיתוח',
    company: 'חברת הדוגמה בע״מ',
    text: 'אחראית על תכנון ופיתוח של מערכת התשלומים. הובלתי צוות של 8 אנשים וקיצרתי את זמן העיבוד ב־40%. בעלת ניסיון ב־PostgreSQL ובבדיקות אוטומטיות.',
  },
  arabic: {
    firstName: 'ليلى',
    lastName: 'حداد',
    profession: 'مهندسة برمجيات',
    position: 'رئيسة فريق التطوير',
    company: 'شركة المثال المحدودة',
    text: 'مسؤولة عن تصميم نظام المدفوعات وتطويره. قدت فريقاً من 8 أشخاص وقلّصت زمن المعالجة بنسبة 40%. خبرة في PostgreSQL والاختبارات الآلية.',
  },
} as const satisfies Record<string, Words>;

export type Script = keyof typeof SCRIPT_WORDS;
export const SCRIPTS = Object.keys(SCRIPT_WORDS) as Script[];

/** A finished CV in that script. The resume's language is one of the product's. */
export function scriptResume(script: Script, pattern: TemplateSlug = 'modern'): Resume {
  const { firstName, lastName, profession, position, company, text }: Words = SCRIPT_WORDS[script];
  const empty = emptyResume(`00000000-0000-4000-8000-00000000000${SCRIPTS.indexOf(script)}`, 'en', pattern);
  const { data } = empty.sections['personal-data'];
  const content: RichText = [
    { type: 'paragraph', children: [{ text }] },
    { type: 'list', style: 'bulleted', items: [{ level: 0, children: [{ text }] }] },
  ];
  const job = entry('experiences', 'job', {
    position,
    company,
    dateFrom: '2019-03',
    present: true,
    description: content,
  });
  const skills = ['TypeScript', profession].map((name, index) => entry('skills', `skill-${index}`, { name, level: 4 }));
  const operations: Operation[] = [
    {
      type: 'data',
      section: 'personal-data',
      data: { ...data, firstName, lastName, profession, email: 'someone@example.com', phone: '+48 600 100 200' },
    },
    { type: 'data', section: 'summary', data: { content } },
    { type: 'data', section: 'experiences', data: { items: [job] } },
    { type: 'data', section: 'skills', data: { items: skills } },
    { type: 'done' },
  ];
  return operations.reduce(applyOperation, empty);
}
