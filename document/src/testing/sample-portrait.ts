import sharp from 'sharp';

/** A drawn portrait for samples of templates. It shows no real person and needs no licence. */
const PORTRAIT = `<svg xmlns="http://www.w3.org/2000/svg" width="600" height="760">
  <defs>
    <linearGradient id="wall" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#dfe6ee"/><stop offset="1" stop-color="#b9c6d6"/></linearGradient>
    <linearGradient id="skin" x1="0" y1="0" x2="1" y2="0"><stop offset="0" stop-color="#f0c6a6"/><stop offset="1" stop-color="#e2ab86"/></linearGradient>
    <linearGradient id="hair" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#5b3a29"/><stop offset="1" stop-color="#2f1d16"/></linearGradient>
    <linearGradient id="jacket" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#33415c"/><stop offset="1" stop-color="#1f2a40"/></linearGradient>
  </defs>
  <rect width="600" height="760" fill="url(#wall)"/>
  <path d="M140 360C120 180 210 90 305 90C410 90 480 175 462 350C456 420 480 470 470 540L132 540C118 470 146 430 140 360Z" fill="url(#hair)"/>
  <path d="M245 470L355 470L360 580L300 650L240 580Z" fill="#d79f7a"/>
  <path d="M40 760C48 640 120 596 232 572L300 640L368 572C480 596 552 640 560 760Z" fill="url(#jacket)"/>
  <path d="M232 572L300 700L368 572L352 556L300 628L248 556Z" fill="#f7f9fc"/>
  <ellipse cx="300" cy="345" rx="118" ry="150" fill="url(#skin)"/>
  <path d="M180 330C180 220 232 170 300 170C372 170 422 222 420 332C404 286 372 250 330 238C288 262 214 262 180 330Z" fill="url(#hair)"/>
  <path d="M225 318q28 -16 54 0M322 318q28 -16 54 0" fill="none" stroke="#4a2e20" stroke-width="7" stroke-linecap="round"/>
  <ellipse cx="253" cy="346" rx="12" ry="9" fill="#3b2a22"/><ellipse cx="349" cy="346" rx="12" ry="9" fill="#3b2a22"/>
  <path d="M300 352q-14 40 -6 52q8 6 18 2" fill="none" stroke="#c98d69" stroke-width="5" stroke-linecap="round"/>
  <path d="M252 436q48 40 98 0q-50 20 -98 0Z" fill="#b4574f"/>
</svg>`;

/** A JPEG of 600 × 760 px. */
export function samplePortrait(): Promise<Buffer> {
  return sharp(Buffer.from(PORTRAIT)).jpeg({ quality: 84 }).toBuffer();
}
