import { components, decimal, rgbOf, utf16Hex } from '../pdf/pdf-objects.ts';

/** The coordinate system of text: its units per CSS px, and the y of the page's top. */
export interface TextSpace {
  xPerPx: number;
  yPerPx: number;
  top: number;
}

/** Writes text operators (ISO 32000-1, 9.4), and leaves out those that would change nothing. */
export class TextOperatorWriter {
  readonly #step: number;
  readonly #space: TextSpace;
  #written = '';
  #resource = '';
  #size = 0;
  #font = '';
  #paint = '#000000';
  #mode = 0;
  #rise = 0;
  #array = '';
  #codes = '';

  /** @param step the largest single adjustment inside a word, thousandths of an em. */
  constructor(step: number, space: TextSpace) {
    this.#step = step;
    this.#space = space;
  }

  /** In CSS px; y points up from the page's top. */
  moveTo(x: number, y: number): void {
    const { xPerPx, yPerPx, top } = this.#space;
    this.#set(`1 0 0 1 ${decimal(x * xPerPx)} ${decimal(top + y * yPerPx)} Tm`);
  }

  /** `#rrggbb`; undefined for invisible text. */
  setPaint(colour: string | undefined): void {
    const mode = colour === undefined ? 3 : 0;
    if (this.#mode !== mode) this.#set(`${mode} Tr`);
    this.#mode = mode;
    if (colour === undefined || colour === this.#paint) return;
    this.#paint = colour;
    this.#set(`${components(rgbOf(colour))} rg`);
  }

  /** @param size in CSS px. */
  setFont(resource: string, size: number): void {
    if (resource === this.#resource && size === this.#size) return;
    this.#resource = resource;
    this.#size = size;
    const font = `/${resource} ${decimal(size * this.#space.xPerPx)} Tf`;
    if (this.#font !== font) this.#set(font);
    this.#font = font;
  }

  /** The distance of glyphs above the baseline, in CSS px. */
  setRise(rise: number): void {
    if (this.#rise === rise) return;
    this.#set(`${decimal(rise * this.#space.yPerPx)} Ts`);
    this.#rise = rise;
  }

  /** Moves right by thousandths of an em. */
  adjust(by: number): void {
    this.#endCodes();
    // In TJ a positive number moves left.
    const parts = Math.max(1, Math.ceil(Math.abs(by) / this.#step));
    const part = decimal(-by / parts);
    this.#array += part;
    for (let more = 1; more < parts; more++) this.#array += ` ${part}`;
  }

  /** @param code four hexadecimal digits. */
  show(code: string): void {
    this.#codes += code;
  }

  /** @param operator the operator that begins marked content. */
  beginMark(operator: string): void {
    this.#set(operator);
  }

  endMark(): void {
    this.#set('EMC');
  }

  beginActualText(text: string): void {
    this.#set(`/Span <</ActualText <FEFF${utf16Hex(text)}>>> BDC`);
  }

  endActualText(): void {
    this.#set('EMC');
  }

  flush(): void {
    this.#endCodes();
    if (this.#array !== '') this.#written += `[${this.#array}]TJ\n`;
    this.#array = '';
  }

  operators(): string {
    // Rise and rendering mode persist after the text object; reset them for the next layer.
    if (this.#rise !== 0) this.#set('0 Ts');
    if (this.#mode !== 0) this.#set('0 Tr');
    return this.#written;
  }

  #endCodes(): void {
    if (this.#codes !== '') this.#array += `<${this.#codes}>`;
    this.#codes = '';
  }

  #set(operator: string): void {
    this.flush();
    this.#written += `${operator}\n`;
  }
}
