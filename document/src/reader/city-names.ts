/**
 * Large cities of the countries whose languages the reader knows, and capitals, as they are written there and in English. In small
 * letters, separated by bars. A city that is not here is recognised by its position only.
 */
const CITIES = `
  warszawa|warsaw|kraków|krakow|cracow|łódź|wrocław|wroclaw|poznań|poznan|gdańsk|gdansk|gdynia|sopot|szczecin|bydgoszcz|lublin|białystok|katowice|
  gliwice|zabrze|bytom|sosnowiec|tychy|rybnik|częstochowa|radom|toruń|kielce|rzeszów|olsztyn|opole|zielona góra|gorzów wielkopolski|bielsko-biała|
  płock|elbląg|wałbrzych|włocławek|tarnów|chorzów|koszalin|kalisz|legnica|słupsk|leszno|oleśnica|nowy sącz|siedlce|konin|piła|lubin|przemyśl|
  london|manchester|birmingham|leeds|glasgow|edinburgh|liverpool|bristol|sheffield|york|bradford|cambridge|oxford|cardiff|belfast|dublin|cork|galway|
  nottingham|leicester|newcastle|southampton|brighton|reading|bath|aberdeen|
  berlin|hamburg|münchen|munich|köln|cologne|frankfurt|frankfurt am main|stuttgart|düsseldorf|leipzig|dortmund|essen|bremen|dresden|hannover|nürnberg|
  duisburg|bochum|wuppertal|bielefeld|bonn|münster|karlsruhe|mannheim|augsburg|wiesbaden|kiel|mainz|freiburg|fürth|erlangen|würzburg|ulm|regensburg|
  heidelberg|darmstadt|potsdam|rostock|erfurt|kassel|aachen|wien|vienna|graz|linz|salzburg|innsbruck|zürich|zurich|basel|bern|genf|geneva|lausanne|
  praha|prague|brno|ostrava|plzeň|liberec|olomouc|pardubice|hradec králové|zlín|bratislava|košice|žilina|nitra|prešov|trnava|trenčín|banská bystrica|
  київ|kyiv|kiev|львів|lviv|харків|kharkiv|одеса|odesa|дніпро|dnipro|запоріжжя|вінниця|полтава|чернівці|тернопіль|івано-франківськ|луцьк|рівне|ужгород|
  københavn|copenhagen|aarhus|århus|odense|aalborg|esbjerg|randers|kolding|vejle|roskilde|
  madrid|barcelona|valencia|sevilla|seville|zaragoza|málaga|murcia|palma|bilbao|alicante|córdoba|valladolid|vigo|gijón|granada|cádiz|salamanca|
  santander|pamplona|san sebastián|toledo|badajoz|oviedo|buenos aires|ciudad de méxico|bogotá|lima|santiago|montevideo|
  roma|rome|milano|milan|napoli|naples|torino|turin|palermo|genova|bologna|firenze|florence|bari|catania|venezia|venice|verona|padova|trieste|brescia|
  parma|modena|pisa|bergamo|perugia|cagliari|
  vilnius|kaunas|klaipėda|šiauliai|panevėžys|alytus|marijampolė|riga|rīga|tallinn|
  stockholm|göteborg|gothenburg|malmö|uppsala|västerås|örebro|linköping|helsingborg|jönköping|norrköping|lund|umeå|gävle|oslo|bergen|trondheim|helsinki|
  paris|lyon|marseille|toulouse|bordeaux|lille|nantes|strasbourg|brussels|bruxelles|antwerp|gent|ghent|amsterdam|rotterdam|utrecht|eindhoven|
  the hague|den haag|lisboa|lisbon|porto|budapest|bucharest|sofia|athens|zagreb|ljubljana|belgrade|luxembourg|istanbul|ankara|
  new york|san francisco|los angeles|chicago|boston|seattle|austin|houston|dallas|denver|portland|atlanta|philadelphia|san diego|san jose|miami|
  washington|toronto|vancouver|montreal|ottawa|sydney|melbourne|singapore|tokyo|bangalore|mumbai|delhi|dubai|tel aviv`;

const NAMES: ReadonlySet<string> = new Set(CITIES.split('|').map((name) => name.trim()));

/** True for the name of a large city, with a postcode or without: "60-123 Poznań". */
export function isCityName(text: string): boolean {
  const name = text.trim().replace(/^(?:[A-Z]{1,2}-)?\d{2,5}(?:[ -]\d{2,3})?\s+/, '');
  return NAMES.has(name.toLowerCase());
}
