import { describe, expect, test } from 'vitest';
import { editPhoto, NO_EDITS, type PhotoAction, type PhotoEdits, UNEDITED } from './photo-edits.ts';

const after = (...actions: PhotoAction[]): PhotoEdits => actions.reduce(editPhoto, NO_EDITS);

describe('editing a photo', () => {
  test('rotates in both directions, and back to the start after four turns', () => {
    expect(after({ type: 'rotate', byDegrees: 90 }).now.rotation).toBe(90);
    expect(after({ type: 'rotate', byDegrees: -90 }).now.rotation).toBe(270);
    const right: PhotoAction = { type: 'rotate', byDegrees: 90 };
    expect(after(right, right, right, right).now).toEqual(UNEDITED);
  });

  test('undoes and redoes changes one by one', () => {
    const flip: PhotoAction = { type: 'flip' };
    const turned: PhotoAction = { type: 'rotate', byDegrees: 90 };
    expect(after(turned, flip, { type: 'undo' }).now).toMatchObject({ rotation: 90, isFlipped: false });
    expect(after(turned, flip, { type: 'undo' }, { type: 'undo' }).now).toEqual(UNEDITED);
    expect(after(turned, flip, { type: 'undo' }, { type: 'redo' }).now).toMatchObject({ isFlipped: true });
    expect(after({ type: 'undo' }, { type: 'redo' })).toEqual(NO_EDITS);
  });

  test('undoes a gesture of many steps as one change', () => {
    const dragged = after(
      { type: 'change', change: { brightness: 1.1 } },
      { type: 'change', change: { brightness: 1.2 } },
      { type: 'record', before: UNEDITED },
    );
    expect(dragged.past).toEqual([UNEDITED]);
    expect(editPhoto(dragged, { type: 'undo' }).now).toEqual(UNEDITED);
  });

  test('records nothing if nothing was changed', () => {
    expect(after({ type: 'record', before: UNEDITED }, { type: 'reset' })).toEqual(NO_EDITS);
  });

  test('resets all edits, which can be undone', () => {
    const reset = after({ type: 'flip' }, { type: 'reset' });
    expect(reset.now).toEqual(UNEDITED);
    expect(editPhoto(reset, { type: 'undo' }).now.isFlipped).toBe(true);
  });

  test('cannot redo after another change', () => {
    const edits = after({ type: 'flip' }, { type: 'undo' }, { type: 'rotate', byDegrees: 90 });
    expect(edits.undone).toEqual([]);
  });
});
