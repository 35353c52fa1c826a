import type { FetchedPeers } from '../src/peers/fetched-peers.ts';
import { openReactPdf } from './react-pdf.ts';
import { openTypst } from './typst.ts';
import { openTypstDesign } from './typst-design.ts';

export const peers: FetchedPeers = { openReactPdf, openTypst, openTypstDesign };
