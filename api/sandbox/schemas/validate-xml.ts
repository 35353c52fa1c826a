import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { XmlBufferInputProvider, XmlDocument, XmlLibError, XsdValidator, xmlRegisterInputProvider } from 'libxml2-wasm';

/** The forms whose schemas lie in this folder. */
export type Form = 'fa3' | 'jpk-v7m' | 'auth-token';

/** Where FA(3) says that its types are. */
const FA3_TYPES = 'http://crd.gov.pl/xml/schematy/dziedzinowe/mf/2022/01/05/eD/DefinicjeTypy/';

const validators = new Map<Form, XsdValidator>();

/** What is wrong with an XML document by its form's official schema, one message for each place. Empty: it is valid. */
export function schemaProblems(form: Form, xml: Uint8Array): string[] {
  try {
    using document = XmlDocument.fromBuffer(xml);
    validatorOf(form).validate(document);
    return [];
  } catch (error) {
    if (error instanceof XmlLibError) return error.details.map(({ message }) => message.trim());
    throw error;
  }
}

function validatorOf(form: Form): XsdValidator {
  const known = validators.get(form);
  if (known) return known;
  const folder = path.join(import.meta.dirname, form);
  const files = readdirSync(folder).map((name) => [name, readFileSync(path.join(folder, name))] as const);
  const places = form === 'fa3' ? FA3_TYPES : `${form}/`;
  // Schemas are read from memory: libxml2 asks nobody else for them.
  xmlRegisterInputProvider(
    new XmlBufferInputProvider(Object.fromEntries(files.map(([name, bytes]) => [`${places}${name}`, bytes]))),
  );
  const url = `${form}/schemat.xsd`;
  using schema = XmlDocument.fromBuffer(readFileSync(path.join(folder, 'schemat.xsd')), { url });
  const validator = XsdValidator.fromDoc(schema);
  validators.set(form, validator);
  return validator;
}
