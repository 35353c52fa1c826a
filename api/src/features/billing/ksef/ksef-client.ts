/** A document as KSeF is sent it. */
interface SentXml {
  /** FA(3), in UTF-8. */
  xml: string;
  /** SHA-256 of the XML, in base64. */
  hash: string;
  /** Declares that the document was issued in the mode offline24 (VAT Act, art. 106nda). */
  isOffline: boolean;
  /** The hash of the rejected document that this one replaces; null: it replaces none. */
  replacedHash: string | null;
}

/** What KSeF says of a document that it got. */
export type KsefStatus =
  | { state: 'processing' }
  | { state: 'accepted'; ksefNumber: string }
  /** KSeF has a document of this seller, kind and number already, in a session that may be another one. */
  | { state: 'duplicate'; ksefNumber: string; sessionRef: string }
  /** KSeF cancelled the processing for a reason of its own: the document has to be sent again. */
  | { state: 'cancelled'; reason: string }
  /** KSeF refuses the document for good. */
  | { state: 'rejected'; reason: string };

/** A document of a session, as KSeF lists it. */
export interface ListedDocument {
  documentRef: string;
  hash: string;
  ksefNumber: string | null;
}

/**
 * The national e-invoicing system (KSeF), version 2, as its documentation describes it.
 *
 * @throws {ProviderDown} from each call, when KSeF does not answer, or not as documented.
 */
export interface KsefClient {
  /** Opens a session for documents of the form FA(3), or names the one that is open. Returns KSeF's id of it. */
  openSession(): Promise<string>;
  /** Sends a document in a session that `openSession` has named. Returns KSeF's id of it; KSeF checks it afterwards. */
  send(sessionRef: string, document: SentXml): Promise<string>;
  status(sent: { sessionRef: string; documentRef: string }): Promise<KsefStatus>;
  /** Everything that KSeF got in a session: it tells whether a send whose answer was lost has arrived. */
  listDocuments(sessionRef: string): Promise<ListedDocument[]>;
  /** KSeF's signed confirmation of receipt (UPO), XML. */
  confirmation(accepted: { sessionRef: string; ksefNumber: string }): Promise<string>;
}
