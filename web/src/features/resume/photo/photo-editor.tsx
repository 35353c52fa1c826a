import { errorText } from '../../../ui/error-text.ts';
import 'react-easy-crop/react-easy-crop.css';
import { ActionIcon, Button, Group, Modal, Slider, Text, Tooltip } from '@mantine/core';
import {
  IconArrowBackUp,
  IconArrowForwardUp,
  IconFlipHorizontal,
  IconRestore,
  IconRotate2,
  IconRotateClockwise2,
} from '@tabler/icons-react';
import { type ReactNode, useEffect, useReducer, useRef, useState } from 'react';
import Cropper from 'react-easy-crop';
import { useT } from '../forms/messages.ts';
import classes from './photo-editor.module.css';
import { BRIGHTNESS, editPhoto, MAX_ZOOM, NO_EDITS, type PhotoAction, type PhotoEdit } from './photo-edits.ts';
import { loadPicture, type PhotoArea, renderPhoto } from './render-photo.ts';

interface PhotoEditorProps {
  /** The URL of the image to edit: a chosen file or the stored photo. */
  url: string;
  /** Aspect ratio (width by height) of the photo in the template. */
  aspect: number;
  /** Receives the finished JPEG. Rejects with an error for `errorText`. */
  onApply: (photo: File) => Promise<void>;
  onClose: () => void;
}

/** Crops, rotates and flips a photo and sets its brightness. Every step can be undone and redone. */
export function PhotoEditor({ url, aspect, onApply, onClose }: PhotoEditorProps) {
  const t = useT();
  const [edits, dispatch] = useReducer(editPhoto, NO_EDITS);
  const [picture, setPicture] = useState<HTMLImageElement | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [isApplying, setApplying] = useState(false);
  const area = useRef<PhotoArea | null>(null);
  const { now } = edits;

  useEffect(() => {
    let isCurrent = true;
    loadPicture(url).then(
      (loaded) => isCurrent && setPicture(loaded),
      () => isCurrent && setProblem(t('photoEditor.notAnImage')),
    );
    return () => {
      isCurrent = false;
    };
  }, [url, t]);

  // A gesture of many steps is recorded as one change, from its start.
  const gestureStart = useRef<PhotoEdit | null>(null);
  const change = (step: Partial<PhotoEdit>) => {
    gestureStart.current ??= now;
    dispatch({ type: 'change', change: step });
  };
  const endGesture = () => {
    if (gestureStart.current) dispatch({ type: 'record', before: gestureStart.current });
    gestureStart.current = null;
  };

  const apply = async () => {
    if (!picture || !area.current) return;
    setApplying(true);
    setProblem(null);
    try {
      await onApply(await renderPhoto(picture, now, area.current));
      onClose();
    } catch (error) {
      setProblem(errorText(error));
      setApplying(false);
    }
  };
  const tool = (label: string, icon: ReactNode, action: PhotoAction, isPossible = true) => {
    const isOff = !picture || !isPossible;
    return (
      <Tooltip label={label}>
        {/* Not `disabled`: a button that its own action disables keeps the focus (docs/decisions/0059). */}
        <ActionIcon
          variant="default"
          size="xl"
          aria-label={label}
          aria-disabled={isOff || undefined}
          className={classes.tool}
          onClick={() => !isOff && dispatch(action)}
        >
          {icon}
        </ActionIcon>
      </Tooltip>
    );
  };

  return (
    <Modal
      opened
      onClose={onClose}
      size="lg"
      title={t('photoEditor.title')}
      closeButtonProps={{ 'aria-label': t('photoEditor.close') }}
    >
      <div className={classes.frame}>
        {picture && (
          <Cropper
            image={url}
            crop={now.crop}
            zoom={now.zoom}
            rotation={now.rotation}
            aspect={aspect}
            maxZoom={MAX_ZOOM}
            transform={`translate(${now.crop.x}px, ${now.crop.y}px) rotate(${now.rotation}deg) scale(${now.zoom}) scaleX(${now.isFlipped ? -1 : 1})`}
            style={{ mediaStyle: { filter: `brightness(${now.brightness})` } }}
            cropperProps={{ role: 'group', 'aria-label': t('photoEditor.area') }}
            disableAutomaticStylesInjection
            onCropChange={(crop) => change({ crop })}
            onZoomChange={(zoom) => change({ zoom })}
            onInteractionEnd={endGesture}
            onCropComplete={(_, areaPixels) => {
              area.current = areaPixels;
            }}
          />
        )}
      </div>
      <div className={classes.tools} role="toolbar" aria-label={t('photoEditor.title')}>
        {tool(t('photoEditor.rotateLeft'), <IconRotate2 size={20} />, { type: 'rotate', byDegrees: -90 })}
        {tool(t('photoEditor.rotateRight'), <IconRotateClockwise2 size={20} />, { type: 'rotate', byDegrees: 90 })}
        {tool(t('photoEditor.flip'), <IconFlipHorizontal size={20} />, { type: 'flip' })}
        <span className={classes.gap} />
        {tool(t('photoEditor.undo'), <IconArrowBackUp size={20} />, { type: 'undo' }, edits.past.length > 0)}
        {tool(t('photoEditor.repeat'), <IconArrowForwardUp size={20} />, { type: 'redo' }, edits.undone.length > 0)}
        {tool(t('photoEditor.reset'), <IconRestore size={20} />, { type: 'reset' })}
      </div>
      <div className={classes.sliders}>
        <LabelledSlider label={t('photoEditor.zoom')}>
          <Slider
            min={1}
            max={MAX_ZOOM}
            step={0.05}
            value={now.zoom}
            label={null}
            thumbLabel={t('photoEditor.zoom')}
            onChange={(zoom) => change({ zoom })}
            onChangeEnd={endGesture}
          />
        </LabelledSlider>
        <LabelledSlider label={t('photoEditor.brightness')}>
          <Slider
            {...BRIGHTNESS}
            value={now.brightness}
            label={null}
            thumbLabel={t('photoEditor.brightness')}
            onChange={(brightness) => change({ brightness })}
            onChangeEnd={endGesture}
          />
        </LabelledSlider>
      </div>
      {problem && (
        <Text size="sm" c="red" role="alert" mt="sm">
          {problem}
        </Text>
      )}
      <Group justify="flex-end" mt="lg">
        <Button variant="default" onClick={onClose}>
          {t('photoEditor.cancel')}
        </Button>
        <Button onClick={() => void apply()} loading={isApplying} disabled={!picture}>
          {t('photoEditor.apply')}
        </Button>
      </Group>
    </Modal>
  );
}

function LabelledSlider({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className={classes.measure}>
      <span>{label}</span>
      {children}
    </div>
  );
}
