/** Formats a number for SVG with at most three decimals, so that the same layout gives the same bytes everywhere. */
export function num(value: number): string {
  const rounded = Math.round(value * 1000) / 1000;
  return String(rounded === 0 ? 0 : rounded);
}

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Escapes text or an attribute's value. White space that XML would normalise becomes a character reference. */
export function escapeXml(text: string): string {
  return text
    .replace(/[&<>"]/g, (character) => ESCAPES[character]!)
    .replace(/[\t\n\r]/g, (character) => `&#${character.charCodeAt(0)};`);
}

type Attributes = Readonly<Record<string, string | number | undefined>>;

/** Writes attributes, each after a space. Undefined ones are left out. */
export function writeAttributes(attributes: Attributes): string {
  let written = '';
  for (const key in attributes) {
    const value = attributes[key];
    if (value !== undefined) written += ` ${key}="${typeof value === 'number' ? num(value) : escapeXml(value)}"`;
  }
  return written;
}

/** Writes an element. Undefined attributes are left out. */
export function element(name: string, attributes: Attributes, content = ''): string {
  const open = `<${name}${writeAttributes(attributes)}`;
  return content === '' ? `${open}/>` : `${open}>${content}</${name}>`;
}
