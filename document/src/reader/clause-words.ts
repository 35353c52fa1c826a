/** Beginnings of consents to the processing of personal data, which often follow the last section without a heading. */
const CLAUSE_START =
  /^(?:wyrażam zgodę|niniejszym wyrażam|zgadzam się na przetwarzanie|i (?:hereby )?(?:consent|agree|authorise|authorize|give)\b.*(?:data|processing)|ich (?:willige|stimme|bin damit einverstanden|erkläre)|hiermit (?:willige|erkläre|stimme)|(?:tímto )?(?:uděluji|souhlasím|dávám|poskytuji)|(?:цим |я )?(?:даю|надаю|погоджуюс)|(?:я, .{0,60})?даю згоду|(?:jeg|hermed) (?:giver|samtykker|accepterer|giver jeg)|jeg giver|(?:autorizo|consiento|doy mi consentimiento|presto mi consentimiento)|autorizzo|acconsento|il sottoscritto autorizza|(?:aš )?(?:sutinku|duodu sutikimą)|jag (?:samtycker|godkänner|ger)|(?:týmto )?(?:udeľujem|súhlasím|dávam)|(?:zgodnie z|pursuant to|gemäß|in accordance with|w związku z) .*(?:2016\/679|rodo|gdpr|dsgvo))/iu;
const DATA =
  /personal data|person(?:enbezogene|oplysninger|uppgifter)|dan(?:ych|e) osobow|osobní(?:ch)? údaj|osobných údaj|osobné údaj|персональн|datos (?:personales|de carácter)|dati personali|asmens duomen|personuppgift|2016\/679|gdpr|rodo|dsgvo|datenschutz/iu;

/** True for the first line of a consent clause. */
export function isClauseStart(line: string, following: string): boolean {
  return CLAUSE_START.test(line.trim()) && DATA.test(`${line} ${following}`);
}
