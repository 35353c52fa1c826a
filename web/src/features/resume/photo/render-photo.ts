import type { PhotoEdit } from './photo-edits.ts';

/** A part of the rotated photo, in px of its original size. */
export interface PhotoArea {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Longest side of an uploaded photo, in px: more than any template prints at 300 dpi. */
const MAX_SIDE_PX = 1_200;
const JPEG_QUALITY = 0.92;

/** Loads an image, rotated upright by its metadata. Rejects if the file is no image. */
export async function loadPicture(url: string): Promise<HTMLImageElement> {
  const picture = new Image();
  picture.src = url;
  await picture.decode();
  return picture;
}

/** Renders the edited photo as a JPEG file: rotated, flipped, cropped to `area`, with its brightness. */
export async function renderPhoto(picture: HTMLImageElement, edit: PhotoEdit, area: PhotoArea): Promise<File> {
  const scale = Math.min(1, MAX_SIDE_PX / Math.max(area.width, area.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(area.width * scale));
  canvas.height = Math.max(1, Math.round(area.height * scale));
  const context = canvas.getContext('2d');
  if (!context) throw new Error('This browser draws no pictures');
  // JPEG has no transparency.
  context.fillStyle = '#ffffff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  const isSideways = edit.rotation % 180 !== 0;
  const turned = {
    width: isSideways ? picture.naturalHeight : picture.naturalWidth,
    height: isSideways ? picture.naturalWidth : picture.naturalHeight,
  };
  context.scale(scale, scale);
  context.translate(turned.width / 2 - area.x, turned.height / 2 - area.y);
  context.rotate((edit.rotation * Math.PI) / 180);
  context.scale(edit.isFlipped ? -1 : 1, 1);
  context.imageSmoothingQuality = 'high';
  context.drawImage(picture, -picture.naturalWidth / 2, -picture.naturalHeight / 2);
  applyBrightness(context, edit.brightness);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', JPEG_QUALITY));
  if (!blob) throw new Error('The photo could not be written');
  return new File([blob], 'photo.jpg', { type: 'image/jpeg' });
}

/** Multiplies every channel, as CSS `brightness()` does in the preview. Safari's canvas has no filters. */
function applyBrightness(context: CanvasRenderingContext2D, brightness: number): void {
  if (brightness === 1) return;
  const { width, height } = context.canvas;
  const image = context.getImageData(0, 0, width, height);
  const { data } = image;
  // The array clamps values to one byte.
  for (let at = 0; at < data.length; at += 4) {
    data[at] = data[at]! * brightness;
    data[at + 1] = data[at + 1]! * brightness;
    data[at + 2] = data[at + 2]! * brightness;
  }
  context.putImageData(image, 0, 0);
}
