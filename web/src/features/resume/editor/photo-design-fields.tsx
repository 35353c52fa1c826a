import { type PageSetup, PHOTO_SHAPES, PHOTO_SIZE_LIMITS } from '@kreda/document/kinds/resume/model/page-setup';
import { largestPhotoSize } from '@kreda/document/kinds/resume/styles/photo-style';
import { resolveStyle } from '@kreda/document/kinds/resume/styles/resolve-style';
import { Button, NativeSelect } from '@mantine/core';
import { Link } from 'react-router';
import { path } from '../../../lib/path.ts';
import { useResume } from '../state/use-resume.ts';
import { useT } from './appearance-messages.ts';
import classes from './appearance-panel.module.css';
import { PercentSlider } from './percent-slider.tsx';
import { routeOfStep } from './steps.ts';
import { useSetPageSetup } from './use-set-page-setup.ts';

/**
 * Settings for the photo's shape and size, where the template can change them. Without a photo on the page, a link to the form where it is added.
 *
 * @param onLeave called when the link is followed.
 */
export function PhotoDesignFields({ onLeave }: { onLeave: () => void }) {
  const t = useT();
  const resume = useResume();
  const { pageSetup } = resume;
  const set = useSetPageSetup();
  if (resume.photo === null || !resume.sections['personal-data'].config.fields.photo) {
    return (
      <section className={classes.group}>
        <p className={classes.about}>{t('photo.none')}</p>
        <Button
          component={Link}
          to={path(routeOfStep('personal-data'), { id: resume.uuid })}
          variant="default"
          onClick={onLeave}
        >
          {t('photo.open')}
        </Button>
      </section>
    );
  }
  const largest = largestPhotoSize(resolveStyle({ ...resume, pageSetup: { ...pageSetup, photoSize: 1 } }));
  if (largest === null) {
    return (
      <section className={classes.group}>
        <p className={classes.about}>{t('photo.fixed')}</p>
      </section>
    );
  }
  return (
    <section className={classes.group}>
      <NativeSelect
        label={t('design.photoShape')}
        value={pageSetup.photoShape}
        data={(['template', ...PHOTO_SHAPES] as const).map((shape) => ({
          value: shape,
          label: t(`design.photoShapes.${shape}`),
        }))}
        onChange={(event) => set({ photoShape: event.currentTarget.value as PageSetup['photoShape'] })}
      />
      <PercentSlider
        label={t('design.photoSize')}
        limits={{ min: PHOTO_SIZE_LIMITS.min, max: largest }}
        value={Math.min(pageSetup.photoSize, largest)}
        onChange={(photoSize) => set({ photoSize })}
      />
    </section>
  );
}
