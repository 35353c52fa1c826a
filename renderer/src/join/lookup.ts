import { type PDFArray, PDFDict, PDFName, type PDFObject, type PDFStream } from 'pdf-lib';

/** An entry of a dictionary or of a stream's dictionary, with its reference followed. */
export function lookup(dict: PDFDict | PDFStream, key: string): PDFObject | undefined {
  return (dict instanceof PDFDict ? dict : dict.dict).lookup(PDFName.of(key));
}

/** The items of an array, with their references followed. */
export function itemsOf(array: PDFArray): (PDFObject | undefined)[] {
  return array.asArray().map((_, index) => array.lookup(index));
}
