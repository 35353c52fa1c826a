import { buildXml } from '../../src/platform/build-xml.ts';
import type { SandboxDocument } from './state.ts';

/** KSeF's confirmation of receipt (UPO, version 4-3), without the ministry's signature. */
export function confirmationOf(document: SandboxDocument, nip: string): string {
  const { sessionRef, ksefNumber, number, issuedOn, receivedAt, hash, isOffline } = document;
  return buildXml({
    Potwierdzenie: {
      '@xmlns': 'http://upo.schematy.mf.gov.pl/KSeF/v4-3',
      NazwaPodmiotuPrzyjmujacego: 'Piaskownica',
      NumerReferencyjnySesji: sessionRef,
      Uwierzytelnienie: { IdKontekstu: { Nip: nip } },
      NazwaStrukturyLogicznej: 'Schemat_FA(3)_v1-0E.xsd',
      KodFormularza: 'FA (3)',
      Dokument: {
        NipSprzedawcy: nip,
        NumerKSeFDokumentu: ksefNumber ?? '',
        NumerFaktury: number,
        DataWystawieniaFaktury: issuedOn,
        DataPrzeslaniaDokumentu: receivedAt,
        DataNadaniaNumeruKSeF: receivedAt,
        SkrotDokumentu: hash,
        TrybWysylki: isOffline ? 'Offline' : 'Online',
      },
    },
  });
}
