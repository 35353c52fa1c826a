/** How a photo is cropped, rotated, flipped and brightened. */
export interface PhotoEdit {
  /** Offset of the photo's centre from the centre of the cropping frame, in px. */
  crop: { x: number; y: number };
  /** At least 1, where the photo just fills the frame. */
  zoom: number;
  /** Clockwise, in degrees. */
  rotation: 0 | 90 | 180 | 270;
  isFlipped: boolean;
  /** 1 leaves the photo unchanged. */
  brightness: number;
}

export const UNEDITED: PhotoEdit = { crop: { x: 0, y: 0 }, zoom: 1, rotation: 0, isFlipped: false, brightness: 1 };
export const MAX_ZOOM = 4;
export const BRIGHTNESS = { min: 0.5, max: 1.5, step: 0.05 } as const;

/** The current edit with its history for undo and redo. */
export interface PhotoEdits {
  past: readonly PhotoEdit[];
  now: PhotoEdit;
  undone: readonly PhotoEdit[];
}

export type PhotoAction =
  /** Shown at once; recorded when the gesture ends. */
  | { type: 'change'; change: Partial<PhotoEdit> }
  /** Ends a gesture of many changes, such as dragging, so that it is undone as one. */
  | { type: 'record'; before: PhotoEdit }
  | { type: 'rotate'; byDegrees: 90 | -90 }
  | { type: 'flip' }
  | { type: 'reset' }
  | { type: 'undo' }
  | { type: 'redo' };

export const NO_EDITS: PhotoEdits = { past: [], now: UNEDITED, undone: [] };

const isSame = (a: PhotoEdit, b: PhotoEdit) => JSON.stringify(a) === JSON.stringify(b);

/** Applies an action to the edits. A pure function. */
export function editPhoto(edits: PhotoEdits, action: PhotoAction): PhotoEdits {
  const { past, now, undone } = edits;
  const next = (edit: PhotoEdit): PhotoEdits =>
    isSame(edit, now) ? edits : { past: [...past, now], now: edit, undone: [] };
  switch (action.type) {
    case 'change':
      return { ...edits, now: { ...now, ...action.change } };
    case 'record':
      return isSame(action.before, now) ? edits : { past: [...past, action.before], now, undone: [] };
    case 'rotate': {
      const rotation = ((now.rotation + action.byDegrees + 360) % 360) as PhotoEdit['rotation'];
      return next({ ...now, rotation, crop: { x: 0, y: 0 } });
    }
    case 'flip':
      return next({ ...now, isFlipped: !now.isFlipped, crop: { x: -now.crop.x, y: now.crop.y } });
    case 'reset':
      return next(UNEDITED);
    case 'undo': {
      const last = past.at(-1);
      return last ? { past: past.slice(0, -1), now: last, undone: [...undone, now] } : edits;
    }
    case 'redo': {
      const last = undone.at(-1);
      return last ? { past: [...past, now], now: last, undone: undone.slice(0, -1) } : edits;
    }
  }
}
