/** The Encoding Standard's decoder (https://encoding.spec.whatwg.org/#interface-textdecoder), which browsers and Node have. */
declare class TextDecoder {
  constructor(label?: string, options?: { fatal?: boolean; ignoreBOM?: boolean });
  decode(bytes: Uint8Array): string;
}
